import type { ProcessNode } from '@process-ai/contract/processes';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { useRemoveProcess } from '../queries.ts';

interface DeleteProcessDialogProps {
  sectorId: string;
  process: ProcessNode;
  /** How many processes go with it. */
  below: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Opens as it is mounted. */
export function DeleteProcessDialog({ sectorId, process, below, onClose, onDeleted }: DeleteProcessDialogProps) {
  const remove = useRemoveProcess(sectorId);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={copy.remove.title(process.code, below)}
      description={copy.remove.text(process.name, below)}
      confirmLabel={copy.remove.confirm}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ sectorId, processId: process.id }, { onSuccess: onDeleted, onSettled: onClose })}
    />
  );
}
