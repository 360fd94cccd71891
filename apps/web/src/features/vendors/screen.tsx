import type { Vendor } from '@process-ai/contract/vendors';
import { Plus, SearchX, Store, Trash2 } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { DeletedVendors } from './components/deleted-vendors.tsx';
import { VendorCard } from './components/vendor-card.tsx';
import { copy } from './copy.ts';
import { matchesSearch } from './model.ts';
import { useVendors } from './queries.ts';

const AddVendorDialog = lazy(async () => ({
  default: (await import('./components/add-vendor-dialog.tsx')).AddVendorDialog,
}));

/** Who can deliver: the directory of vendors. */
export function VendorsScreen() {
  const vendors = useVendors();
  const [dialog, setDialog] = useState<'add' | 'deleted' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.list.title}
        description={copy.list.text}
        actions={
          <>
            <Button variant="ghost" onClick={() => setDialog('deleted')}>
              <Trash2 aria-hidden />
              {copy.list.recentlyDeleted}
            </Button>
            <Button variant="primary" onClick={() => setDialog('add')}>
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
      <Suspense>{dialog === 'add' ? <AddVendorDialog onClose={close} /> : null}</Suspense>
      <DeletedVendors open={dialog === 'deleted'} onOpenChange={close} />
    </div>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4';

function VendorList({ vendors }: { vendors: readonly Vendor[] }) {
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const shown = vendors.filter((vendor) => matchesSearch(vendor, query));
  if (vendors.length === 0) {
    return (
      <EmptyState icon={Store} title={copy.list.emptyTitle}>
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          value={query}
          onValueChange={(value) => setQuery(value || null)}
          label={copy.list.search}
          className="w-full sm:w-80"
        />
        <p role="status" className="text-muted text-xs">
          {copy.list.found(shown.length, vendors.length)}
        </p>
      </div>
      {shown.length > 0 ? (
        <ul className={GRID}>
          {shown.map((vendor) => (
            <VendorCard key={vendor.id} vendor={vendor} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          title={copy.list.noneFoundTitle}
          actions={<Button onClick={() => setQuery(null)}>{copy.list.clearSearch}</Button>}
        >
          {copy.list.noneFoundText(query)}
        </EmptyState>
      )}
    </div>
  );
}
