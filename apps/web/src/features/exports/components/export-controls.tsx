import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { useCreateExport, useVendors } from '../queries.ts';
import { EarlierExports } from './earlier-exports.tsx';
import { VendorPicker } from './vendor-picker.tsx';

interface ExportControlsProps {
  sectorId: string;
  /** The processes to export; none = all with opportunities. */
  processIds: readonly string[];
}

/** Hands the client's blueprint over, together with the vendors chosen here. */
export function ExportControls({ sectorId, processIds }: ExportControlsProps) {
  const vendors = useVendors();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <section className="grid gap-4 border-t pt-6">
      <header>
        <h3 className="font-semibold text-base">{copy.title}</h3>
        <p className="text-muted">{copy.scope(processIds.length)}</p>
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
            <>
              <VendorPicker vendors={vendors.data} chosen={chosen} onChoose={setChosen} />
              <ExportButton
                sectorId={sectorId}
                processIds={processIds}
                // A vendor may have been deleted since it was chosen.
                vendorIds={vendors.data.filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
              />
            </>
          )}
        </div>
        <EarlierExports sectorId={sectorId} />
      </div>
    </section>
  );
}

function ExportButton({ vendorIds, ...blueprint }: ExportControlsProps & { vendorIds: string[] }) {
  const create = useCreateExport();
  const ready = vendorIds.length > 0;
  const { sectorId, processIds } = blueprint;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        disabled={!ready}
        pending={create.isPending}
        onClick={() => create.mutate({ sectorId, format: 'sheets', processIds: [...processIds], vendorIds })}
      >
        {create.isPending ? null : <FileSpreadsheet aria-hidden />}
        {copy.sheets.submit}
      </Button>
      <p className="text-muted text-xs">{copy.sheets.text}</p>
      <p role="status" className="text-xs">
        {create.isPending ? copy.sheets.pending : ready ? null : copy.sheets.hint}
      </p>
    </div>
  );
}
