import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { useDeletedVendors, useRestoreVendor } from '../queries.ts';

interface DeletedVendorsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeletedVendors({ open, onOpenChange }: DeletedVendorsProps) {
  const deleted = useDeletedVendors(open);
  const restore = useRestoreVendor();
  return (
    <RecentlyDeletedDialog
      open={open}
      onOpenChange={onOpenChange}
      noun="vendors"
      items={deleted.data}
      error={deleted.error}
      restoring={restore.isPending ? restore.variables.vendorId : undefined}
      onRestore={(vendorId) => restore.mutate({ vendorId })}
    />
  );
}
