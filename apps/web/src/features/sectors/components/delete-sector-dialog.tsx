import type { SectorSummary } from '@process-ai/contract/sectors';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { useRemoveSector } from '../queries.ts';

interface DeleteSectorDialogProps {
  sector: SectorSummary;
  open: boolean;
  onClose: () => void;
}

export function DeleteSectorDialog({ sector, open, onClose }: DeleteSectorDialogProps) {
  const remove = useRemoveSector();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={copy.remove.title}
      description={copy.remove.text(sector.name, sector.counts.processes)}
      confirmLabel={copy.remove.confirm}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ sectorId: sector.id }, { onSettled: onClose })}
    />
  );
}
