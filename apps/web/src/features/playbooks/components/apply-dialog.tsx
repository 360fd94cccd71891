import type { Playbook, PlaybookPlan } from '@process-ai/contract/playbooks';
import { ChevronRight } from 'lucide-react';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { addsNothing } from '../model.ts';
import { useApplyPlaybook, usePlan } from '../queries.ts';

interface ApplyDialogProps {
  sectorId: string;
  playbook: Playbook;
  onClose: () => void;
}

/** What applying would add and leave alone, before it is done. Opens on mount. */
export function ApplyDialog({ sectorId, playbook, onClose }: ApplyDialogProps) {
  const plan = usePlan(sectorId, playbook.id);
  const apply = useApplyPlaybook(sectorId);
  const isIdle = plan.data ? addsNothing(plan.data) : true;
  return (
    <Dialog open onOpenChange={onClose} title={copy.apply.title(playbook.name)} description={copy.apply.text}>
      <DialogBody className="grid gap-5">
        {plan.isError ? (
          <FailedState title={copy.apply.failedToPlan} error={plan.error} onRetry={() => plan.refetch()} />
        ) : null}
        {plan.isPending ? (
          <Loading label={copy.apply.loading}>
            <Skeleton className="h-48" />
          </Loading>
        ) : null}
        {plan.data ? (
          <>
            {isIdle ? <p>{copy.apply.nothing}</p> : <Half title={copy.apply.adds} entries={plan.data.adds} />}
            <Half title={copy.apply.leaves} entries={plan.data.leaves} />
          </>
        ) : null}
      </DialogBody>
      <DialogButtons
        cancel={copy.apply.cancel}
        onCancel={onClose}
        submit={copy.apply.submit}
        onSubmit={() => apply.mutate({ sectorId, playbookId: playbook.id }, { onSuccess: onClose })}
        pending={apply.isPending}
        disabled={isIdle}
      />
    </Dialog>
  );
}

/** One side of the plan, kind by kind; each opens to its entries. */
function Half({ title, entries }: { title: string; entries: PlaybookPlan['adds'] }) {
  const kinds = [
    { kind: 'processes' as const, lines: inOrder(entries.processes.map(({ code, name }) => `${code} ${name}`)) },
    {
      kind: 'opportunities' as const,
      lines: inOrder(entries.opportunities.map(({ code, title: of }) => `${code} ${of}`)),
    },
    { kind: 'journeys' as const, lines: entries.journeys },
    { kind: 'roiInputs' as const, lines: entries.roiInputs.map(copy.apply.roiInput) },
  ].filter(({ lines }) => lines.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="divide-y">
        {kinds.map(({ kind, lines }) => (
          <li key={kind}>
            <details className="group">
              <summary className="flex min-h-9 list-none items-center gap-2 rounded">
                <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
                {copy.apply.kinds[kind](lines.length)}
              </summary>
              <ul className="grid gap-1 pb-3 pl-6 text-muted">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "1.2" before "1.10". */
const inOrder = (lines: string[]) => lines.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
