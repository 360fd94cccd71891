import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { copy } from '../copy.ts';
import { useDeletedPlaybooks, useRestorePlaybook } from '../queries.ts';

interface DeletedPlaybooksProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeletedPlaybooks({ open, onOpenChange }: DeletedPlaybooksProps) {
  const deleted = useDeletedPlaybooks(open);
  const restore = useRestorePlaybook();
  return (
    <RecentlyDeletedDialog
      open={open}
      onOpenChange={onOpenChange}
      noun={copy.list.noun}
      items={deleted.data}
      error={deleted.error}
      restoring={restore.isPending ? restore.variables.playbookId : undefined}
      onRestore={(playbookId) => restore.mutate({ playbookId })}
    />
  );
}
