import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import { Loading, Skeleton } from './loading.tsx';

interface ListedProps<Item> {
  query: { data: Item[] | undefined; error: unknown; refetch: () => unknown };
  copy: Record<'loading' | 'failed' | 'emptyTitle' | 'emptyText', string>;
  icon: LucideIcon;
  children: (items: Item[]) => ReactNode;
}

/** A list that is read: on its way, failed, empty, or there. */
export function Listed<Item>({ query, copy, icon, children }: ListedProps<Item>) {
  if (query.data === undefined) {
    return query.error ? (
      <FailedState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Loading label={copy.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return query.data.length === 0 ? (
    <EmptyState icon={icon} title={copy.emptyTitle}>
      {copy.emptyText}
    </EmptyState>
  ) : (
    children(query.data)
  );
}
