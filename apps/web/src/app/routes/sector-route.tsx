import type { SectorSummary } from '@process-ai/contract/sectors';
import { FileDown, Lock, LockOpen } from 'lucide-react';
import { parseAsBoolean, parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { detailCopy as accessWords } from '../../features/sector-access/model/detail-copy.ts';
import { SectorDetailScreen } from '../../features/sectors/detail-screen.tsx';

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/exports/components/export-dialog.tsx')).ExportDialog,
}));

const AccessDialog = lazy(async () => ({
  default: (await import('../../features/sector-access/components/access-dialog.tsx')).AccessDialog,
}));

export const SectorRoute = () => (
  <SectorDetailScreen exporting={exportingOf} access={accessOf} readOnly={accessWords.readOnly} />
);

const accessOf = (sector: SectorSummary) => <Access key={sector.id} sector={sector} />;

/** By address, so that a link opens it as well. */
function Access({ sector }: { sector: SectorSummary }) {
  const [isOpen, setOpen] = useQueryState('access', parseAsBoolean.withDefault(false));
  return (
    <>
      <IconButton
        label={accessWords.open[sector.access]}
        icon={sector.access === 'all' ? LockOpen : Lock}
        onClick={() => void setOpen(true)}
      />
      <Suspense>{isOpen ? <AccessDialog sectorId={sector.id} onClose={() => void setOpen(null)} /> : null}</Suspense>
    </>
  );
}

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
