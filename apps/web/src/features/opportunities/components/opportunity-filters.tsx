import { Bookmark, ListFilter, SearchX } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { cx } from '../../../lib/cx.ts';
import { onDemand } from '../../../lib/on-demand.tsx';
import { copy } from '../copy.ts';
import {
  ClearFilters,
  FurtherFilters,
  type OpportunityFiltersProps,
  SORT_OPTIONS,
  StatusFilter,
  TypeFilter,
} from './filter-choices.tsx';

const layers = onDemand(() => import('./list-layers.tsx'));
const FilterSheet = layers.part('FilterSheet');
const SavedViewsDialog = layers.part('SavedViewsDialog');

/** Which opportunities the list holds, and in which order; all of it stands in the address. */
export const OpportunityFilters = memo(function OpportunityFilters(props: OpportunityFiltersProps) {
  const { sectorId, filters, onFilters, sort, onSort, narrow } = props;
  const moreId = useId();
  const { text, types, status, ...further } = filters;
  const used = Object.values(further).filter((filter) => filter !== null).length;
  const [wanted, setWanted] = useState(false);
  const showsMore = wanted || used > 0;
  const isFiltered = used > 0 || text !== '' || types.length > 0 || status !== null;
  const search = (
    <SearchInput
      label={copy.filters.search}
      value={text}
      onValueChange={(text) => onFilters({ text })}
      className={narrow ? 'min-w-0 grow' : 'min-w-40 max-w-64 grow basis-0'}
    />
  );
  if (narrow) {
    return (
      <div role="group" aria-label={copy.filters.label} className="flex min-w-0 grow items-center gap-1.5 print:hidden">
        {search}
        <FilterSheetButton {...props} active={used + Number(types.length > 0) + Number(status !== null)} />
      </div>
    );
  }
  return (
    <div role="group" aria-label={copy.filters.label} className="grid min-w-0 grow gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        {search}
        <TypeFilter filters={filters} onFilters={onFilters} />
        <StatusFilter filters={filters} onFilters={onFilters} />
        <Select
          aria-label={copy.filters.sort}
          value={sort}
          onValueChange={onSort}
          options={SORT_OPTIONS}
          className="w-auto! max-w-full"
        />
        <Button
          variant="ghost"
          aria-expanded={showsMore}
          aria-controls={moreId}
          disabled={used > 0}
          onClick={() => setWanted(!wanted)}
        >
          <ListFilter aria-hidden />
          {showsMore ? copy.filters.fewer : copy.filters.more}
        </Button>
        <SavedViews sectorId={sectorId} />
        {isFiltered ? <ClearFilters onFilters={onFilters} /> : null}
      </div>
      <div id={moreId} className={cx('flex flex-wrap items-center gap-1.5', !showsMore && 'hidden')}>
        {showsMore ? <FurtherFilters {...props} /> : null}
      </div>
    </div>
  );
});

/** One button in place of all filters. */
function FilterSheetButton(props: OpportunityFiltersProps & { active: number }) {
  const { sectorId, active } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={active > 0 ? copy.filters.active(active) : copy.filters.label}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden />
        {copy.filters.label}
        {active > 0 ? <Badge tone="accent">{active}</Badge> : null}
      </Button>
      <Suspense>
        {isOpen ? (
          <FilterSheet {...props} views={<SavedViews sectorId={sectorId} />} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** The filters of now under a name, and the names there are. Only the person who saved them sees them. */
function SavedViews({ sectorId }: { sectorId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        {copy.views.open}
      </Button>
      <Suspense>{isOpen ? <SavedViewsDialog sectorId={sectorId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={SearchX} title={copy.list.none} actions={<Button onClick={onClear}>{copy.list.clear}</Button>}>
    {copy.list.noneText}
  </EmptyState>
);
