import { useState } from 'react';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { ProcessChoice } from './process-choice.tsx';

interface AssignDialogProps {
  sectorId: string;
  quote: string;
  /** Those that it speaks of already. */
  not: readonly string[];
  pending: boolean;
  onAssign: (processId: string) => void;
  onClose: () => void;
}

/** A person chooses the process that a sentence speaks of. Opens on mount. */
export function AssignDialog({ sectorId, quote, not, pending, onAssign, onClose }: AssignDialogProps) {
  const processes = useProcessTree(sectorId);
  const [processId, setProcessId] = useState('');
  const options = processes.data?.filter(({ id }) => !not.includes(id));
  return (
    <Dialog open onOpenChange={onClose} title={copy.assign.title} description={<q dir="auto">{quote}</q>}>
      <DialogBody className="grid gap-4">
        {processes.isError ? (
          <FailedState title={copy.assign.loadFailed} error={processes.error} onRetry={() => processes.refetch()} />
        ) : options ? (
          <>
            <ProcessChoice label={copy.assign.process} processes={options} value={processId} onChange={setProcessId} />
            <p className="text-muted">{copy.assign.stays}</p>
          </>
        ) : (
          <Loading label={copy.assign.loading}>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </DialogBody>
      <DialogButtons
        cancel={copy.assign.cancel}
        onCancel={onClose}
        submit={copy.assign.submit}
        onSubmit={() => onAssign(processId)}
        pending={pending}
        disabled={!processId}
      />
    </Dialog>
  );
}
