import type { Vendor } from '@process-ai/contract/vendors';
import { Bookmark, Calendar, MapPin, Plus, SearchX, Store } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Field } from '../../components/field.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { SearchableSelect } from '../../components/searchable-select.tsx';
import { Select } from '../../components/select.tsx';
import { cx } from '../../lib/cx.ts';
import { useVendors } from '../../lib/shared-queries.ts';
import { DirectoryNotice } from './components/directory-notice.tsx';
import { VendorWebsite } from './components/vendor-website.tsx';
import { copy } from './copy.ts';
import {
  allCategories,
  type Filters,
  filterVendors,
  industriesOf,
  monthLabel,
  ORIGINS,
  type Origin,
  originOf,
  SORTS,
  sortVendors,
} from './model.ts';
import { useDeletedVendors, useShortlists } from './queries.ts';
import { useFilters, useSort } from './use-filters.ts';

const AddVendorDialog = lazy(async () => ({
  default: (await import('./components/vendor-dialogs.tsx')).AddVendorDialog,
}));

/** The vendor directory. */
export function VendorsScreen() {
  const vendors = useVendors();
  const deleted = useDeletedVendors();
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.list.title}
        description={copy.list.text}
        actions={
          <>
            <RecentlyDeleted noun="vendors" deleted={deleted} />
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {copy.list.add}
            </Button>
          </>
        }
      />
      {vendors.isPending ? (
        <Loading label={copy.list.loading}>
          <div className={GRID}>
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
          </div>
        </Loading>
      ) : null}
      {vendors.isError ? (
        <FailedState title={copy.list.failed} error={vendors.error} onRetry={() => vendors.refetch()} />
      ) : null}
      {vendors.data ? <VendorList vendors={vendors.data} /> : null}
      <Suspense>{adding ? <AddVendorDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </div>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: copy.list.sorts[value] }));

function VendorList({ vendors }: { vendors: readonly Vendor[] }) {
  const [filters, change, clear] = useFilters();
  const [sort, setSort] = useSort();
  const shortlists = useShortlists().data;
  const shortlistedText = (vendorId: string) => {
    const entries = shortlists?.get(vendorId);
    return entries ? copy.shortlists.on(entries.map(({ sectorName }) => sectorName)) : null;
  };
  // Typing stays responsive while the cards update.
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => sortVendors(filterVendors(vendors, wanted), sort), [vendors, wanted, sort]);
  if (vendors.length === 0) {
    return (
      <EmptyState icon={Store} title={copy.list.emptyTitle}>
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <VendorFilters vendors={vendors} filters={filters} onFilters={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted text-xs">
          {copy.list.found(shown.length, vendors.length)}
        </p>
        <Select
          aria-label={copy.list.sort}
          value={sort}
          onValueChange={(next) => void setSort(next)}
          options={SORT_OPTIONS}
          className="w-auto! print:hidden"
        />
      </div>
      {shown.length > 0 ? (
        <ul className={GRID}>
          {shown.map((vendor) => (
            <VendorCard key={vendor.id} vendor={vendor} shortlisted={shortlistedText(vendor.id)} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          title={copy.list.noneFoundTitle}
          actions={<Button onClick={clear}>{copy.list.clear}</Button>}
        >
          {copy.list.noneFoundText}
        </EmptyState>
      )}
      {shown.some((vendor) => originOf(vendor) === 'curated') ? <DirectoryNotice /> : null}
    </div>
  );
}

const VendorCard = memo(({ vendor, shortlisted }: { vendor: Vendor; shortlisted: string | null }) => (
  <li className="relative flex min-w-0 flex-col break-inside-avoid gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong">
    <div>
      <h2 className="line-clamp-2 break-words font-semibold text-sm">
        <Link
          to={`/vendors/${vendor.id}`}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
        >
          {vendor.name}
        </Link>
      </h2>
      {vendor.industry ? (
        <Badge className="mt-1.5">
          <span className="truncate">{vendor.industry}</span>
        </Badge>
      ) : null}
    </div>
    <p className="line-clamp-3 text-pretty break-words text-muted">{vendor.overview}</p>
    {shortlisted ? (
      <p className="flex items-center gap-1.5 font-medium text-accent-ink text-xs">
        <Bookmark aria-hidden className="size-3.5 shrink-0 fill-current" />
        <span className="min-w-0 truncate">{shortlisted}</span>
      </p>
    ) : null}
    <div className="mt-auto grid gap-2 text-xs">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {vendor.headquarters ? (
          <span className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{copy.card.headquarters}:</span>
            {vendor.headquarters}
          </span>
        ) : null}
        {vendor.founded ? (
          <span className="inline-flex items-center gap-1">
            <Calendar aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{copy.card.founded}:</span>
            {vendor.founded}
          </span>
        ) : null}
        {vendor.website ? <VendorWebsite website={vendor.website} className="relative z-10" /> : null}
      </div>
      <p className="font-medium">
        {copy.card.products(vendor.products.length)} · {copy.card.aiCapabilities(vendor.aiCapabilities.length)}
      </p>
      <p className="text-muted">
        {vendor.factsAsOf === null ? copy.card.own : copy.card.factsAsOf(monthLabel(vendor.factsAsOf))}
      </p>
    </div>
  </li>
));

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

function VendorFilters({ vendors, filters, onFilters }: VendorFiltersProps) {
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
