import { Link } from 'react-router-dom';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { useDestination, useVendors } from '../queries.ts';
import { useChosenVendors } from './chosen-vendors.ts';
import { EarlierExports } from './earlier-exports.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { VendorPicker } from './vendor-picker.tsx';

interface ExportControlsProps {
  sectorId: string;
  /** The processes to export; none = all with opportunities. */
  processIds: readonly string[];
}

/** Hands the client's blueprint over, together with the vendors chosen here. */
export function ExportControls({ sectorId, processIds }: ExportControlsProps) {
  const vendors = useVendors();
  const destination = useDestination();
  const [chosen, setChosen] = useChosenVendors(sectorId);
  return (
    <section aria-label={copy.title} className="grid gap-4 border-t pt-6 print:hidden">
      <header className="max-w-prose">
        <h3 className="font-semibold text-base">{copy.title}</h3>
        <p className="text-pretty text-muted">
          {copy.scope(processIds.length)}{' '}
          {destination.data ? copy.destination[destination.data.google ? 'google' : 'download'] : null}
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          {vendors.isPending ? (
            <Loading label={copy.vendors.loading}>
              <Skeleton className="h-60" />
            </Loading>
          ) : vendors.isError ? (
            <FailedState title={copy.vendors.failed} error={vendors.error} onRetry={() => void vendors.refetch()} />
          ) : vendors.data.length === 0 ? (
            <p>
              {copy.vendors.empty}{' '}
              <Link to="/vendors" className="font-medium text-accent underline underline-offset-2">
                {copy.vendors.add}
              </Link>
            </p>
          ) : (
            <VendorPicker vendors={vendors.data} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
        <div className="grid content-start gap-6">
          <ExportButtons
            sectorId={sectorId}
            processIds={processIds}
            // A vendor may have been deleted since it was chosen.
            vendorIds={(vendors.data ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
          />
          <EarlierExports sectorId={sectorId} />
        </div>
      </div>
    </section>
  );
}
