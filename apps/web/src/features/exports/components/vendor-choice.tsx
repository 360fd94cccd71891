import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import { matchesWords } from '@process-ai/domain/matches-words';
import { noVendorFits } from '@process-ai/domain/vendor-comparison';
import { Bookmark } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { useAnalyzed, useShortlist, useVendorFits, useVendors } from '../../../lib/shared-queries.ts';
import { useIsSeen } from '../../../lib/use-is-seen.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';

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

/** A list that does not fit its height is easier searched than scrolled. */
const SEARCH_FROM = 9;

interface VendorPickerProps {
  vendors: readonly Vendor[];
  /** Best first; those that are not in it come last. */
  fits: readonly VendorFit[];
  isRanking: boolean;
  /** On the shortlist. */
  kept: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function VendorPicker({ vendors, fits, isRanking, kept, chosen, onChoose }: VendorPickerProps) {
  const [query, setQuery] = useState('');
  // A row that moves under the pointer is pressed wrongly: who stands first is settled with each search, and by a ranking
  // that comes in while nobody is at the list.
  const [first, setFirst] = useState(chosen);
  const list = useRef<HTMLUListElement>(null);
  const [order, setOrder] = useState(fits);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whether somebody is at the list shows in the page alone
    if (!list.current?.matches(':hover, :focus-within')) setOrder(fits);
  }, [fits]);
  const scores = useMemo(() => new Map(fits.map(({ vendorId, overallScore }) => [vendorId, overallScore])), [fits]);
  const ranked = useMemo(() => byRank(vendors, order), [vendors, order]);
  const shown = useMemo(() => chosenFirst(matching(ranked, query), first), [ranked, query, first]);
  const count = shown.filter(({ id }) => chosen.has(id)).length;

  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium">{copy.vendors.label}</legend>
      <p className="text-pretty text-muted text-xs">
        {isRanking ? copy.vendors.ranking : fits.length > 0 ? copy.vendors.ranked : copy.vendors.unranked}
      </p>
      {vendors.length >= SEARCH_FROM ? (
        <SearchInput
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            setFirst(chosen);
            setOrder(fits);
          }}
          label={copy.vendors.search}
        />
      ) : null}
      <div className="overflow-hidden rounded-lg border bg-surface">
        <div className="flex items-center gap-2 border-b bg-canvas py-1 pr-3 pl-2 text-xs">
          <label className="flex grow cursor-pointer items-center gap-2">
            <Checkbox
              checked={count === 0 ? false : count === shown.length ? true : 'indeterminate'}
              onCheckedChange={(all) =>
                choose(
                  shown.map(({ id }) => id),
                  all === true,
                )
              }
            />
            {copy.vendors.all}
          </label>
          <span role="status" className="text-muted">
            {copy.vendors.chosen(chosen.size, vendors.length)}
          </span>
        </div>
        <ul ref={list} className="max-h-60 overflow-y-auto py-1">
          {shown.map(({ id, name, industry }) => (
            <li key={id}>
              <label className="flex min-h-8 cursor-pointer items-center gap-2 pr-3 pl-2 hover:bg-subtle">
                <Checkbox checked={chosen.has(id)} onCheckedChange={(checked) => choose([id], checked === true)} />
                <span className="min-w-0 grow truncate">{name}</span>
                {kept.has(id) ? (
                  <Bookmark aria-label={copy.vendors.kept} className="size-3.5 shrink-0 text-muted" />
                ) : null}
                {industry ? (
                  <span className="max-w-[40%] truncate text-muted text-xs max-sm:hidden">{industry}</span>
                ) : null}
                {scores.has(id) ? (
                  <span className="w-16 shrink-0 text-right text-muted text-xs tabular-nums">
                    {copy.vendors.points(scores.get(id) ?? 0)}
                  </span>
                ) : null}
              </label>
            </li>
          ))}
          {shown.length === 0 ? <li className="px-3 py-2 text-muted">{copy.vendors.noneFound(query)}</li> : null}
        </ul>
      </div>
    </fieldset>
  );
}

function matching(vendors: readonly Vendor[], query: string): readonly Vendor[] {
  const matches = matchesWords(query);
  return vendors.filter(({ name, industry }) => matches(`${name} ${industry ?? ''}`));
}

function byRank(vendors: readonly Vendor[], fits: readonly VendorFit[]): Vendor[] {
  const ranks = new Map(fits.map(({ vendorId }, rank) => [vendorId, rank]));
  const rankOf = ({ id }: Vendor) => ranks.get(id) ?? fits.length;
  return vendors.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const chosenFirst = (vendors: readonly Vendor[], chosen: ReadonlySet<string>) =>
  vendors.toSorted((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)));
