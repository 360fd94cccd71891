import { ClientLinks } from '../../features/client-links/components/client-links.tsx';
import { ExportControls } from '../../features/exports/components/export-controls.tsx';

interface HandOverProps {
  sectorId: string;
  /** The processes to export; none = all with opportunities. */
  processIds: readonly string[];
}

/** How a client gets the blueprint: as files, and by link. */
export const HandOver = ({ sectorId, processIds }: HandOverProps) => (
  <>
    <ExportControls sectorId={sectorId} processIds={processIds} />
    <ClientLinks sectorId={sectorId} />
  </>
);
