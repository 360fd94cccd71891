import type { Process, ProcessNode } from '@process-ai/contract/processes';
import { descendantIds } from '@process-ai/domain/hierarchy';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { ancestorIds, countBelow, nodeById, type Tree } from '../../../components/tree/tree.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useProcess } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { fieldErrors, newValues, valuesOf } from '../form.ts';
import { dialogsCopy } from '../model/dialogs-copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { labelOf } from '../model.ts';
import { useCreateProcess, useFetchProcess, useUpdateProcess } from '../queries.ts';
import { useAddDialog, useEditDialog, useOpenProcess } from '../use-url-state.ts';
import { DeleteDialog, MoveDialog } from './arrange-dialogs.tsx';
import { ProcessFields } from './process-fields.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).ProcessForm);

interface ProcessDialogsProps {
  sectorId: string;
  all: Tree<ProcessNode>;
  nodes: readonly ProcessNode[];
  /** What is asked before it is done with some processes; null while nothing is. */
  asked: Asked | null;
  onAnswered: () => void;
  onMove: (ids: readonly string[], parentId: string | null) => void;
  onAdded: (id: string, parentId: string | null) => void;
}

/** The processes that are about to be deleted or moved; of several, the topmost ones. */
export interface Asked {
  verb: 'remove' | 'move';
  ids: readonly string[];
}

/** Whichever dialog stands open. Adding and editing are in the address, so that a reload comes back to them. */
export function ProcessDialogs({ sectorId, all, nodes, asked, onAnswered, onMove, onAdded }: ProcessDialogsProps) {
  const [addBelow, setAddBelow] = useAddDialog();
  const [editId, setEditId] = useEditDialog();
  const [openId, setOpenId] = useOpenProcess();
  const chosen = (asked?.ids ?? []).flatMap((id) => nodeById(all, id) ?? []);

  if (addBelow !== null) {
    return (
      <AddProcessDialog
        key={addBelow}
        sectorId={sectorId}
        nodes={nodes}
        parent={nodeById(all, addBelow)}
        onClose={() => void setAddBelow(null, { history: 'replace' })}
        onAdded={onAdded}
      />
    );
  }
  if (editId !== null) {
    return (
      <EditProcessDialog
        key={editId}
        sectorId={sectorId}
        processId={editId}
        nodes={nodes}
        onClose={() => void setEditId(null, { history: 'replace' })}
      />
    );
  }
  const [first] = chosen;
  if (!asked || !first) return null;
  if (asked.verb === 'move') {
    const move = (parentId: string | null) => onMove(asked.ids, parentId);
    return <MoveDialog nodes={nodes} moved={chosen} onClose={onAnswered} onMove={move} />;
  }
  /** Details of what is gone are gone too. */
  const closeDetails = () => {
    const path = openId ? [openId, ...ancestorIds(all, openId)] : [];
    if (path.some((id) => asked.ids.includes(id))) void setOpenId(null, { history: 'replace' });
  };
  const below = chosen.reduce((sum, { id }) => sum + countBelow(all, id), 0);
  return (
    <DeleteDialog sectorId={sectorId} processes={chosen} below={below} onClose={onAnswered} onDeleted={closeDetails} />
  );
}

interface AddProcessDialogProps {
  sectorId: string;
  nodes: readonly ProcessNode[];
  /** The process to add below; undefined for a root. */
  parent: ProcessNode | undefined;
  onClose: () => void;
  onAdded: (id: string, parentId: string | null) => void;
}

/** Opens as it is mounted. */
function AddProcessDialog({ sectorId, nodes, parent, onClose, onAdded }: AddProcessDialogProps) {
  const create = useCreateProcess(sectorId);
  const form = useForm({ resolver, defaultValues: newValues(parent) });
  const forgetDraft = useFormDraft(`process-${sectorId}-${parent?.id ?? 'root'}`, form);

  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, processes: [values] },
      {
        onSuccess: ([added]) => {
          close();
          if (!added) return;
          onAdded(added.id, added.parentId);
          toast({ tone: 'success', title: copy.create.done, description: labelOf(added) });
        },
        onError: (error) => {
          for (const { field, message } of fieldErrors(error)) form.setError(field, { message });
        },
      },
    ),
  );
  const description = parent ? dialogsCopy.create.below(labelOf(parent)) : undefined;

  return (
    <Dialog open onOpenChange={close} title={dialogsCopy.create.title} description={description}>
      <form noValidate className="contents" onSubmit={submit}>
        <ProcessFields
          form={form}
          parents={nodes}
          submit={dialogsCopy.create.submit}
          cancel={dialogsCopy.create.cancel}
          pending={create.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}

interface EditProcessDialogProps {
  sectorId: string;
  processId: string;
  nodes: readonly ProcessNode[];
  onClose: () => void;
}

/** Opens as it is mounted. */
function EditProcessDialog({ sectorId, processId, nodes, onClose }: EditProcessDialogProps) {
  const process = useProcess(sectorId, processId);
  return (
    <Dialog open onOpenChange={onClose} title={dialogsCopy.edit.title}>
      {process.data ? (
        <EditProcessForm sectorId={sectorId} process={process.data} nodes={nodes} onClose={onClose} />
      ) : (
        <DialogBody>
          {process.isError ? (
            <FailedState title={treeCopy.details.failed} error={process.error} onRetry={() => process.refetch()} />
          ) : (
            <Loading label={dialogsCopy.edit.loading}>
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
    resolver,
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
        submit={dialogsCopy.edit.submit}
        cancel={dialogsCopy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}
