import { OPPORTUNITY_TYPES, type OpportunityType } from '@process-ai/contract/opportunities';
import { ListFilter, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { type Filters, NO_FILTERS, type Occurring, SORTS, type Sort } from '../model.ts';
import { FurtherFilters, Labelled, StatusFilter } from './filter-choices.tsx';
import { SavedViews } from './saved-views.tsx';

interface OpportunityFiltersProps {
  sectorId: string;
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
  currency: string;
  occurring: Occurring;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Where there is little room, all but the search stands in a sheet. */
  narrow: boolean;
  /** How many opportunities the filters leave. */
  found: number;
}

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: copy.filters.sorts[value] }));

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
        <FilterSheet {...props} active={used + Number(types.length > 0) + Number(status !== null)} />
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
function FilterSheet(props: OpportunityFiltersProps & { active: number }) {
  const { sectorId, filters, onFilters, sort, onSort, found, active } = props;
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
      <Sheet open={isOpen} onOpenChange={setOpen} title={copy.filters.label} className="w-88">
        <header className="flex items-center gap-2 border-b py-1.5 pr-1.5 pl-4">
          <h2 className="grow font-semibold">{copy.filters.label}</h2>
          <IconButton label={copy.filters.close} icon={X} onClick={() => setOpen(false)} />
        </header>
        <Labelled value>
          <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-4">
            <TypeFilter filters={filters} onFilters={onFilters} />
            <Field label={copy.filters.sort}>
              <Select value={sort} onValueChange={onSort} options={SORT_OPTIONS} />
            </Field>
            <StatusFilter filters={filters} onFilters={onFilters} />
            <FurtherFilters {...props} />
          </div>
        </Labelled>
        <footer className="flex flex-wrap items-center gap-2 border-t p-3">
          <SavedViews sectorId={sectorId} />
          {active > 0 ? <ClearFilters onFilters={onFilters} /> : null}
          <Button variant="primary" className="ml-auto" onClick={() => setOpen(false)}>
            {copy.filters.show(found)}
          </Button>
        </footer>
      </Sheet>
    </>
  );
}

const ClearFilters = ({ onFilters }: Pick<OpportunityFiltersProps, 'onFilters'>) => (
  <Button variant="ghost" onClick={() => onFilters(NO_FILTERS)}>
    <X aria-hidden />
    {copy.list.clear}
  </Button>
);

function TypeFilter({ filters: { types }, onFilters }: Pick<OpportunityFiltersProps, 'filters' | 'onFilters'>) {
  const toggle = (type: OpportunityType) =>
    onFilters({ types: OPPORTUNITY_TYPES.filter((each) => types.includes(each) !== (each === type)) });
  return (
    <div role="group" aria-label={copy.filters.type} className="flex gap-1">
      {OPPORTUNITY_TYPES.map((type) => (
        <Button
          key={type}
          aria-pressed={types.includes(type)}
          className={cx(types.includes(type) && 'border-accent! bg-accent-soft! text-accent-ink!')}
          onClick={() => toggle(type)}
        >
          {copy.types[type]}
        </Button>
      ))}
    </div>
  );
}
