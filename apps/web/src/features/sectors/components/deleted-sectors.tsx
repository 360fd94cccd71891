import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { useDeletedSectors, useRestoreSector } from '../queries.ts';

interface DeletedSectorsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeletedSectors({ open, onOpenChange }: DeletedSectorsProps) {
  const deleted = useDeletedSectors(open);
  const restore = useRestoreSector();
  return (
    <RecentlyDeletedDialog
      open={open}
      onOpenChange={onOpenChange}
      noun="sectors"
      items={deleted.data}
      error={deleted.error}
      restoring={restore.isPending ? restore.variables.sectorId : undefined}
      onRestore={(sectorId) => restore.mutate({ sectorId })}
    />
  );
}
