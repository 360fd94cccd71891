import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import { matchesWords } from '@process-ai/domain/matches-words';
import { Bookmark } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../../../components/checkbox.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { copy } from '../copy.ts';

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

export function VendorPicker({ vendors, fits, isRanking, kept, chosen, onChoose }: VendorPickerProps) {
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
