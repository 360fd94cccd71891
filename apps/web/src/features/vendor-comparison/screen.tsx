import { FolderX, ListX, SearchX } from 'lucide-react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyPage } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { MayEdit } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { errorKind, errorReason, errorText } from '../../lib/error-copy.ts';
import { useAnalyzed, useSectorSummary, useVendorFits } from '../../lib/shared-queries.ts';
import { VendorComparison } from './components/vendor-comparison.tsx';
import { copy } from './copy.ts';
import { chosenProcesses, comparisonAddress, roiAddress, shortened } from './model.ts';
import { useBasis } from './queries.ts';

/** Who can deliver what the chosen processes need, best first. */
export function VendorComparisonScreen() {
  const { sectorId = '' } = useParams();
  const location = useLocation();
  const processIds = chosenProcesses(location);
  const shorter = shortened(location);
  if (shorter) return <Navigate to={shorter} replace />;
  if (processIds.length === 0) return <NothingSelected sectorId={sectorId} />;
  return <Compared sectorId={sectorId} processIds={processIds} />;
}

function Compared({ sectorId, processIds }: { sectorId: string; processIds: string[] }) {
  const choice = { sectorId, processIds };
  const basis = useBasis(choice);
  const fits = useVendorFits(choice);
  const sector = useSectorSummary(sectorId);
  const error = basis.error ?? fits.error;
  if (error && errorReason(error) === 'sectorMissing') return <SectorMissing />;
  if (error && errorKind(error) === 'NOT_FOUND')
    return <ProcessMissing sectorId={sectorId} reason={errorText(error)} />;
  if (error) {
    const retry = () => void Promise.all([basis.refetch(), fits.refetch()]);
    return <FailedState title={copy.failed} fallback={copy.failedWhy} error={error} onRetry={retry} />;
  }
  if (!basis.data || !fits.data) {
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-32" />
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <Skeleton className="h-96" />
          <Skeleton className="h-72" />
        </div>
      </Loading>
    );
  }
  if (fits.data.length === 0) return <NoResults sectorId={sectorId} />;
  return (
    <MayEdit value={sector.data?.role !== 'viewer'}>
      <VendorComparison choice={choice} basis={basis.data} fits={fits.data} />
    </MayEdit>
  );
}

/** The address names a process that has been deleted: another try would not help, another choice does. */
const ProcessMissing = ({ sectorId, reason }: { sectorId: string; reason: string }) => (
  <EmptyPage
    icon={SearchX}
    title={copy.failed}
    actions={
      <Button variant="primary" asChild>
        <Link to={roiAddress(sectorId, [])}>{copy.noProcesses.back}</Link>
      </Button>
    }
  >
    {copy.gone(reason)}
  </EmptyPage>
);

const NoResults = ({ sectorId }: { sectorId: string }) => (
  <EmptyPage
    icon={SearchX}
    title={copy.noResults.title}
    actions={
      <>
        <Button variant="primary" asChild>
          <Link to={`/sectors/${sectorId}`}>{copy.noResults.processes}</Link>
        </Button>
        <Button asChild>
          <Link to="/vendors">{copy.noResults.vendors}</Link>
        </Button>
      </>
    }
  >
    {copy.noResults.text}
  </EmptyPage>
);

/** An address without processes: the way back to choose some, or all of them at once. */
function NothingSelected({ sectorId }: { sectorId: string }) {
  const analysed = useAnalyzed(sectorId);
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

const SectorMissing = () => (
  <EmptyPage icon={FolderX} title={copy.missing.title} back={{ to: '/sectors', label: copy.missing.back }}>
    {copy.missing.text}
  </EmptyPage>
);
