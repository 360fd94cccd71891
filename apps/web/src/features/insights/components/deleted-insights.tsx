import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { copy } from '../copy.ts';
import { useDeletedInsights, useRestoreInsight } from '../queries.ts';

interface DeletedInsightsProps {
  sectorId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeletedInsights({ sectorId, open, onOpenChange }: DeletedInsightsProps) {
  const deleted = useDeletedInsights(sectorId, open);
  const restore = useRestoreInsight(sectorId);
  return (
    <RecentlyDeletedDialog
      open={open}
      onOpenChange={onOpenChange}
      noun={copy.list.noun}
      items={deleted.data}
      error={deleted.error}
      restoring={restore.isPending ? restore.variables.insightId : undefined}
      onRestore={(insightId) => restore.mutate({ sectorId, insightId })}
    />
  );
}
