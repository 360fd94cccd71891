import type { SectorSummary } from '@process-ai/contract/sectors';
import { FileDown } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { SectorDetailScreen } from '../../features/sectors/detail-screen.tsx';

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/exports/components/export-dialog.tsx')).ExportDialog,
}));

export const SectorRoute = () => <SectorDetailScreen exporting={exportingOf} />;

const exportingOf = ({ id }: SectorSummary) => <Exporting key={id} sectorId={id} />;

/** By address, so that the palette and a link open it as well. */
function Exporting({ sectorId }: { sectorId: string }) {
  const [view, setView] = useQueryState('export', parseAsStringLiteral(['new', 'earlier']));
  return (
    <>
      <Button onClick={() => void setView('new')}>
        <FileDown aria-hidden />
        Export…
      </Button>
      <Suspense>
        {view === null ? null : (
          <ExportDialog
            sectorId={sectorId}
            view={view}
            onViewChange={(next) => void setView(next)}
            onClose={() => void setView(null)}
          />
        )}
      </Suspense>
    </>
  );
}
