import type { ServerStatus } from '@process-ai/contract/status';
import { Button } from '../../../components/button.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { useTestAnalyst } from '../queries.ts';

const words = copy.analyst;

/** One small question to a language model; what came of it stays in sight. */
export function AnalystTest({ analyst }: { analyst: ServerStatus['analyst'] }) {
  const test = useTestAnalyst();
  if (!analyst.canBeTested) return <p className="text-muted text-sm">{words.builtIn}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button pending={test.isPending} onClick={() => test.mutate()}>
        {words.test}
      </Button>
      <p role="status" className="text-sm">
        {test.isSuccess ? words.reached(test.data.milliseconds) : null}
        {test.isError ? <span className="text-danger">{errorText(test.error)}</span> : null}
      </p>
    </div>
  );
}
