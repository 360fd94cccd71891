import { formatByBasis } from '../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../lib/on-demand.tsx';
import { useProcessMoney } from '../lib/shared-queries.ts';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

const explanation = onDemand(() => import('./money-explanation.tsx'));
prefetchAtFirstSign(explanation);
const MoneyExplanation = explanation.part('MoneyExplanation');

interface ProcessSavingsProps {
  sectorId: string;
  processId: string;
}

/** What a process and all below it save a year, each basis apart; opens to where that comes from. */
export function ProcessSavings({ sectorId, processId }: ProcessSavingsProps) {
  const money = useProcessMoney(sectorId, processId);
  if (!money.data) return null;
  const { value, total } = money.data;
  const savings = { measured: value.measured.savings / 1000, benchmark: value.benchmark.savings / 1000 };
  if (value.measured.cost + value.benchmark.cost === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">This process saves a year:</span>
      <Explained
        title={WHERE_FROM}
        className="rounded text-left font-medium underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        renderExplanation={() => <MoneyExplanation sectorId={sectorId} processId={processId} />}
      >
        {formatByBasis(savings, value.size, total.currency)}
      </Explained>
    </p>
  );
}
