import type { SecondFactor } from '@process-ai/contract/second-factor';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { useSecondFactor } from '../queries.ts';

const SetupDialog = lazy(async () => ({ default: (await import('./second-factor-dialogs.tsx')).SetupDialog }));
const RemovalDialog = lazy(async () => ({ default: (await import('./second-factor-dialogs.tsx')).RemovalDialog }));

const words = copy.secondFactor;

/** Whether a code is asked for at sign-in, and the ways to change it. */
export function SecondFactorPanel({ email }: { email: string }) {
  const factor = useSecondFactor();
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const close = () => setOpen(null);
  if (factor.isPending) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  if (factor.isError) {
    return <FailedState title={words.failed} error={factor.error} onRetry={() => factor.refetch()} />;
  }
  const { isOn } = factor.data;
  return (
    <div className="grid gap-3">
      <State factor={factor.data} />
      <div>
        <Button onClick={() => setOpen(isOn ? 'remove' : 'set-up')}>
          {isOn ? words.remove.open : words.setup.open}
        </Button>
      </div>
      <Suspense>
        {open === 'set-up' ? <SetupDialog email={email} onClose={close} /> : null}
        {open === 'remove' ? <RemovalDialog email={email} isRequired={factor.data.isRequired} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

const State = ({ factor: { isOn, recoveryCodesLeft, isRequired } }: { factor: SecondFactor }) => (
  <div className="grid justify-items-start gap-1.5">
    <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
    {isOn ? <p className="text-muted">{words.codesLeft(recoveryCodesLeft)}</p> : null}
    {isRequired ? <p className="text-muted">{words.required}</p> : null}
  </div>
);
