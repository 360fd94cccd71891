import type { Vendor } from '@process-ai/contract/vendors';
import { useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { Select } from '../../../components/select.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { allCategories, type Filters, industriesOf, ORIGINS, type Origin } from '../model.ts';

interface VendorFiltersProps {
  vendors: readonly Vendor[];
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
}

const ALL = 'all';
const ORIGIN_OPTIONS = [ALL, ...ORIGINS].map((value) => ({
  value,
  label: copy.list.origins[value as Origin | typeof ALL],
}));

export function VendorFilters({ vendors, filters, onFilters }: VendorFiltersProps) {
  const industries = useMemo(
    () => [
      { value: ALL, label: copy.list.allIndustries },
      ...industriesOf(vendors).map(({ value, count }) => ({ value, label: `${value} (${count})` })),
    ],
    [vendors],
  );
  const categories = useMemo(
    () => [
      { value: '', label: copy.list.allCategories },
      ...allCategories(vendors).map(({ value, count }) => ({ value, label: `${value} (${count})` })),
    ],
    [vendors],
  );
  return (
    <div role="group" aria-label={copy.list.filters} className="flex flex-wrap items-center gap-2 print:hidden">
      <SearchInput
        label={copy.list.search}
        value={filters.text}
        onValueChange={(text) => onFilters({ text })}
        className="w-full sm:w-64"
      />
      <Select
        aria-label={copy.list.industry}
        value={filters.industry ?? ALL}
        onValueChange={(value) => onFilters({ industry: value === ALL ? null : value })}
        options={industries}
        className="w-auto! max-w-full"
      />
      <Field label={copy.list.category} labelHidden className="w-48 max-w-full">
        <SearchableSelect
          value={filters.category ?? ''}
          onValueChange={(value) => onFilters({ category: value || null })}
          options={categories}
          listLabel={copy.list.category}
          placeholder={copy.list.allCategories}
          searchLabel={copy.list.searchCategories}
          nothingFound={copy.list.noCategory}
        />
      </Field>
      <Select
        aria-label={copy.list.origin}
        value={filters.origin ?? ALL}
        onValueChange={(value) => onFilters({ origin: value === ALL ? null : (value as Origin) })}
        options={ORIGIN_OPTIONS}
        className="w-auto! max-w-full"
      />
      <Button
        aria-pressed={filters.withAi}
        className={cx(filters.withAi && 'border-accent! bg-accent-soft! text-accent-ink!')}
        onClick={() => onFilters({ withAi: !filters.withAi })}
      >
        {copy.list.withAi}
      </Button>
    </div>
  );
}
