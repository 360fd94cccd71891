import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { useDeletedProcesses } from '../queries.ts';

/** The button that shows what was deleted from a sector, each branch with all that went with it. */
export const DeletedProcesses = ({ sectorId, compact = false }: { sectorId: string; compact?: boolean }) => (
  <RecentlyDeleted noun="processes" sectorId={sectorId} useDeleted={useDeletedProcesses} compact={compact} />
);
