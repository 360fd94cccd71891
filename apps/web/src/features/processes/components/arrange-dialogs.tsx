import type { ProcessNode } from '@process-ai/contract/processes';
import { descendantIds } from '@process-ai/domain/hierarchy';
import { type FormEvent, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { dialogsCopy } from '../model/dialogs-copy.ts';
import { labelOf } from '../model.ts';
import { useRemoveProcesses } from '../queries.ts';

interface MoveDialogProps {
  nodes: readonly ProcessNode[];
  moved: readonly ProcessNode[];
  onClose: () => void;
  onMove: (parentId: string | null) => void;
}

/** Asks for the new parent: any process that is not moved itself, nor stands below one that is. */
export function MoveDialog({ nodes, moved, onClose, onMove }: MoveDialogProps) {
  const [parentId, setParentId] = useState(moved[0]?.parentId ?? '');
  const options = useMemo(() => {
    const leaving = new Set(moved.flatMap(({ id }) => [id, ...descendantIds(nodes, id)]));
    const staying = nodes.filter(({ id }) => !leaving.has(id));
    return [
      { value: '', label: dialogsCopy.parent.none },
      ...staying.map(({ id, code, name }) => ({ value: id, prefix: code, label: name })),
    ];
  }, [nodes, moved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onMove(parentId || null);
  };
  const [first] = moved;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={dialogsCopy.move.title(moved.length)}
      description={moved.length === 1 && first ? `${labelOf(first)}. ${dialogsCopy.move.text}` : dialogsCopy.move.text}
    >
      <form noValidate className="contents" onSubmit={submit}>
        <DialogBody>
          <Field label={dialogsCopy.move.target}>
            <SearchableSelect
              value={parentId}
              onValueChange={setParentId}
              options={options}
              listLabel={dialogsCopy.parent.list}
              placeholder={dialogsCopy.parent.none}
              searchLabel={dialogsCopy.parent.search}
              nothingFound={dialogsCopy.parent.nothing}
            />
          </Field>
        </DialogBody>
        <DialogButtons cancel={dialogsCopy.move.cancel} onCancel={onClose} submit={dialogsCopy.move.submit} />
      </form>
    </Dialog>
  );
}

interface DeleteDialogProps {
  sectorId: string;
  processes: readonly ProcessNode[];
  /** How many processes go with them. */
  below: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Opens as it is mounted. */
export function DeleteDialog({ sectorId, processes, below, onClose, onDeleted }: DeleteDialogProps) {
  const { one, several } = useRemoveProcesses(sectorId);
  const then = { onSuccess: onDeleted, onSettled: onClose };
  const [first] = processes;
  if (!first) return null;
  const single = processes.length === 1;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        single ? dialogsCopy.remove.title(first.code, below) : dialogsCopy.remove.titleOf(processes.length + below)
      }
      description={single ? dialogsCopy.remove.text(first.name, below) : dialogsCopy.remove.textOf}
      confirmLabel={dialogsCopy.remove.confirm}
      pending={one.isPending || several.isPending}
      onConfirm={() =>
        single
          ? one.mutate({ sectorId, processId: first.id }, then)
          : several.mutate({ sectorId, processIds: processes.map(({ id }) => id) }, then)
      }
    />
  );
}
