import { ListX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyPage } from '../../../components/empty-state.tsx';
import { errorKind } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { comparisonAddress, roiAddress } from '../model.ts';
import { useAnalysed } from '../queries.ts';
import { SectorMissing } from './sector-missing.tsx';

/** An address without processes: the way back to choose some, or all of them at once. */
export function NothingSelected({ sectorId }: { sectorId: string }) {
  const analysed = useAnalysed(sectorId);
  const ids = analysed.data ?? [];
  if (errorKind(analysed.error) === 'NOT_FOUND') return <SectorMissing />;
  return (
    <EmptyPage
      icon={ListX}
      title={copy.noProcesses.title}
      actions={
        <>
          <Button variant="primary" asChild>
            <Link to={roiAddress(sectorId, [])}>{copy.noProcesses.back}</Link>
          </Button>
          {ids.length > 0 ? (
            <Button asChild>
              <Link to={comparisonAddress(sectorId, ids)}>{copy.noProcesses.all(ids.length)}</Link>
            </Button>
          ) : null}
        </>
      }
    >
      {copy.noProcesses.text}
    </EmptyPage>
  );
}
