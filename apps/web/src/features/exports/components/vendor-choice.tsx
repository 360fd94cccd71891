import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { noVendorFits } from '@process-ai/domain/vendor-comparison';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useAnalyzed, useShortlist, useVendorFits, useVendors } from '../../../lib/shared-queries.ts';
import { useIsSeen } from '../../../lib/use-is-seen.ts';
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

/** Proposed where there is no shortlist. */
const BEST = 5;
const NONE: readonly VendorFit[] = [];

/** All vendors by their fit to these processes, none = all that are analysed. Compared once somebody looks. */
function useRanking(sectorId: string, processIds: readonly string[], isSeen: boolean) {
  const analysed = useAnalyzed(sectorId, isSeen && processIds.length === 0);
  const compared = processIds.length > 0 ? processIds : (analysed.data ?? []);
  const fits = useVendorFits({ sectorId, processIds: compared }, isSeen);
  const isEmpty = processIds.length === 0 && analysed.data?.length === 0;
  return {
    fits: fits.data ?? NONE,
    isPending: !analysed.isError && !isEmpty && fits.isPending,
    isError: analysed.isError || fits.isError,
    retry: () => void (analysed.isError ? analysed.refetch() : fits.refetch()),
  };
}

interface VendorChoiceProps extends ReturnType<typeof useVendorChoice> {
  sectorId: string;
  /** What the vendors are compared by; none = all that is analysed. */
  processIds: readonly string[];
}

export function VendorChoice(props: VendorChoiceProps) {
  const { ref, isSeen } = useIsSeen();
  const ranking = useRanking(props.sectorId, props.processIds, isSeen);
  return (
    <div ref={ref} className="grid min-w-0 gap-2">
      <Choice {...props} ranking={ranking} />
    </div>
  );
}

function Choice({
  vendors,
  shortlist,
  kept,
  chosen,
  choose,
  ranking,
}: VendorChoiceProps & { ranking: ReturnType<typeof useRanking> }): ReactNode {
  const [timesTaken, setTimesTaken] = useState(0);
  const take = (vendorIds: string[] | null) => {
    choose(vendorIds);
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
  const best = ranking.fits.filter(({ fits }) => fits).slice(0, BEST);
  const unfit = ranking.isPending ? null : noVendorFits(ranking.fits);
  return (
    <>
      <VendorPicker
        // What is chosen stands first: anew when all of it changes at once.
        key={timesTaken}
        vendors={vendors.data}
        fits={ranking.fits}
        isRanking={ranking.isPending}
        kept={kept}
        chosen={chosen}
        onChoose={(ids) => choose([...ids])}
      />
      {ranking.isError ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warning text-xs">
          {copy.vendors.rankingFailed}
          <Button size="sm" onClick={ranking.retry}>
            {copy.vendors.rankAgain}
          </Button>
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-pretty text-muted text-xs">
        {unfit}
        {kept.size === 0 ? copy.vendors.noShortlist : isShortlist ? copy.vendors.isShortlist : null}
        {kept.size > 0 && !isShortlist ? (
          <Button size="sm" onClick={() => take(null)}>
            {copy.vendors.takeShortlist(kept.size)}
          </Button>
        ) : null}
        {kept.size === 0 && chosen.size === 0 && best.length > 0 ? (
          <Button size="sm" onClick={() => take(best.map(({ vendorId }) => vendorId))}>
            {copy.vendors.takeBest(best.length)}
          </Button>
        ) : null}
      </p>
    </>
  );
}
