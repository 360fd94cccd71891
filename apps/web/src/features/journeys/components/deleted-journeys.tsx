import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { useDeletedJourneys, useRestoreJourney } from '../queries.ts';

interface DeletedJourneysProps {
  sectorId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeletedJourneys({ sectorId, open, onOpenChange }: DeletedJourneysProps) {
  const deleted = useDeletedJourneys(sectorId, open);
  const restore = useRestoreJourney(sectorId);
  return (
    <RecentlyDeletedDialog
      open={open}
      onOpenChange={onOpenChange}
      noun="journeys"
      items={deleted.data}
      error={deleted.error}
      restoring={restore.isPending ? restore.variables.journeyId : undefined}
      onRestore={(journeyId) => restore.mutate({ sectorId, journeyId })}
    />
  );
}
