import type { Basis, OpportunityType } from '@process-ai/contract/opportunities';
import { Button } from '../../../components/button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { type Filters, LISTED, SORTS, type Sort, TYPES } from '../model.ts';

interface OpportunityFiltersProps {
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
  sources: readonly string[];
  bases: readonly Basis[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: copy.filters.allStatuses },
  ...LISTED.map((value) => ({ value, label: copy.statuses[value] })),
];
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: copy.filters.sorts[value] }));

export function OpportunityFilters({ filters, onFilters, sources, bases, sort, onSort }: OpportunityFiltersProps) {
  const toggle = (type: OpportunityType) =>
    onFilters({ types: TYPES.filter((each) => filters.types.includes(each) !== (each === type)) });
  const sourceOptions = [{ value: ALL, label: copy.filters.allSources }, ...sources.map(asOption)];
  return (
    <div
      role="group"
      aria-label={copy.filters.label}
      className="flex flex-wrap items-center gap-x-1.5 gap-y-2 print:hidden"
    >
      <SearchInput
        label={copy.filters.search}
        value={filters.text}
        onValueChange={(text) => onFilters({ text })}
        className="w-full sm:min-w-52 sm:max-w-64 sm:grow sm:basis-0"
      />
      <div role="group" aria-label={copy.filters.type} className="flex gap-1">
        {TYPES.map((type) => (
          <Button
            key={type}
            aria-pressed={filters.types.includes(type)}
            className={cx(filters.types.includes(type) && 'border-accent! bg-accent-soft! text-accent-ink!')}
            onClick={() => toggle(type)}
          >
            {copy.types[type]}
          </Button>
        ))}
      </div>
      <Select
        aria-label={copy.filters.status}
        value={filters.status ?? ALL}
        onValueChange={(value) => onFilters({ status: value === ALL ? null : (value as Filters['status']) })}
        options={STATUSES}
        className="w-auto! max-w-full"
      />
      {sources.length > 1 ? (
        <Select
          aria-label={copy.filters.source}
          value={filters.source ?? ALL}
          onValueChange={(value) => onFilters({ source: value === ALL ? null : value })}
          options={sourceOptions}
          className="w-auto! max-w-56"
        />
      ) : null}
      {bases.length > 1 ? (
        <Select
          aria-label={copy.filters.basis}
          value={filters.basis ?? ALL}
          onValueChange={(value) => onFilters({ basis: value === ALL ? null : value })}
          options={[
            { value: ALL, label: copy.filters.allBases },
            ...bases.map((basis) => ({ value: basis, label: copy.basis.names[basis] })),
          ]}
          className="w-auto! max-w-full"
        />
      ) : null}
      <Select
        aria-label={copy.filters.sort}
        value={sort}
        onValueChange={onSort}
        options={SORT_OPTIONS}
        className="w-auto! max-w-full"
      />
    </div>
  );
}

const asOption = (source: string) => ({ value: source, label: source });
