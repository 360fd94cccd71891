import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useShortlist, useVendors } from '../../../lib/shared-queries.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { VendorPicker } from './vendor-picker.tsx';

/** The vendors that an export of a sector shows: until somebody chooses others here, those of its shortlist. */
export function useVendorChoice(sectorId: string) {
  const vendors = useVendors();
  const shortlist = useShortlist(sectorId);
  const [chosenIds, setChosenIds] = useSessionState<string[]>(`export-vendors:${sectorId}`);
  const kept = useMemo(() => new Set(shortlist.data?.map(({ vendorId }) => vendorId)), [shortlist.data]);
  const chosen = useMemo(() => (chosenIds === null ? kept : new Set(chosenIds)), [chosenIds, kept]);
  return {
    vendors,
    shortlist,
    kept,
    chosen,
    choose: setChosenIds,
    // A vendor may have been deleted since it was chosen.
    vendorIds: (vendors.data ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    isKnown: vendors.isSuccess && shortlist.isSuccess,
  };
}

type VendorChoiceProps = ReturnType<typeof useVendorChoice>;

export function VendorChoice({ vendors, shortlist, kept, chosen, choose }: VendorChoiceProps) {
  const [timesTaken, setTimesTaken] = useState(0);
  const takeShortlist = () => {
    choose(null);
    setTimesTaken(timesTaken + 1);
  };
  const isShortlist = chosen.size === kept.size && [...kept].every((id) => chosen.has(id));
  if (vendors.isPending || shortlist.isPending) {
    return (
      <Loading label={copy.vendors.loading}>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  if (vendors.isError) {
    return <FailedState title={copy.vendors.failed} error={vendors.error} onRetry={() => void vendors.refetch()} />;
  }
  if (shortlist.isError) {
    return (
      <FailedState
        title={copy.vendors.shortlistFailed}
        error={shortlist.error}
        onRetry={() => void shortlist.refetch()}
      />
    );
  }
  if (vendors.data.length === 0) {
    return (
      <p>
        {copy.vendors.empty}{' '}
        <Link to="/vendors" className="font-medium text-accent underline underline-offset-2">
          {copy.vendors.add}
        </Link>
      </p>
    );
  }
  return (
    <>
      <VendorPicker
        // What is chosen stands first: anew when all of it changes at once.
        key={timesTaken}
        vendors={vendors.data}
        chosen={chosen}
        onChoose={(ids) => choose([...ids])}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-pretty text-muted text-xs">
        {kept.size === 0 ? copy.vendors.noShortlist : isShortlist ? copy.vendors.isShortlist : null}
        {kept.size > 0 && !isShortlist ? (
          <Button size="sm" onClick={takeShortlist}>
            {copy.vendors.takeShortlist(kept.size)}
          </Button>
        ) : null}
      </p>
    </>
  );
}
