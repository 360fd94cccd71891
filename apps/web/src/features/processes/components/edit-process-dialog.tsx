import type { Process, ProcessNode } from '@process-ai/contract/processes';
import { descendantIds } from '@process-ai/domain/hierarchy';
import { useMemo } from 'react';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useProcess } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { fieldErrors, ProcessForm, valuesOf } from '../form.ts';
import { labelOf } from '../model.ts';
import { useFetchProcess, useUpdateProcess } from '../queries.ts';
import { ProcessFields } from './process-fields.tsx';

interface EditProcessDialogProps {
  sectorId: string;
  processId: string;
  nodes: readonly ProcessNode[];
  onClose: () => void;
}

/** Opens as it is mounted. */
export function EditProcessDialog({ sectorId, processId, nodes, onClose }: EditProcessDialogProps) {
  const process = useProcess(sectorId, processId);
  return (
    <Dialog open onOpenChange={onClose} title={copy.edit.title}>
      {process.data ? (
        <EditProcessForm sectorId={sectorId} process={process.data} nodes={nodes} onClose={onClose} />
      ) : (
        <DialogBody>
          {process.isError ? (
            <FailedState title={copy.details.failed} error={process.error} onRetry={() => process.refetch()} />
          ) : (
            <Loading label={copy.edit.loading}>
              <Skeleton className="h-72" />
            </Loading>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

interface EditProcessFormProps extends Omit<EditProcessDialogProps, 'processId'> {
  process: Process;
}

function EditProcessForm({ sectorId, process, nodes, onClose }: EditProcessFormProps) {
  const save = useUpdateProcess(sectorId);
  const fetchProcess = useFetchProcess(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: process,
    schema: ProcessForm,
    toValues: valuesOf,
    name: `process-${process.id}`,
    fetchStored: () => fetchProcess(process.id),
  });
  const parents = useMemo(() => {
    const below = new Set([base.id, ...descendantIds(nodes, base.id)]);
    return nodes.filter(({ id }) => !below.has(id));
  }, [nodes, base.id]);

  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { sectorId, processId: base.id, version: base.version, ...values },
      {
        onSuccess: (saved) => {
          close();
          toast({ tone: 'success', title: copy.edit.done, description: labelOf(saved) });
        },
        onError: (error) => {
          for (const { field, message } of fieldErrors(error)) form.setError(field, { message });
          return onError(error);
        },
      },
    ),
  );

  return (
    <form noValidate className="contents" onSubmit={submit}>
      <ProcessFields
        form={form}
        parents={parents}
        notice={<ConflictNotice {...conflict} />}
        submit={copy.edit.submit}
        cancel={copy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}
