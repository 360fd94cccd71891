import type { AuditKind } from '@process-ai/contract/audit';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import { endOfDay, startOfDay } from './model.ts';

export interface Filters {
  kind: AuditKind | null;
  who: string | null;
  sector: string | null;
  /** Days as YYYY-MM-DD, both included. */
  from: string | null;
  to: string | null;
}

const asked = ({ kind, who, sector, from, to }: Filters) => ({
  ...(kind && { kind }),
  ...(who && { userId: who }),
  ...(sector && { sectorId: sector }),
  ...(from && { from: startOfDay(from) }),
  ...(to && { to: endOfDay(to) }),
});

/** It grows while it is read: read anew each time that the screen opens. */
export const useAudit = (filters: Filters) =>
  trpc.audit.list.useInfiniteQuery(asked(filters), { getNextPageParam: ({ next }) => next, staleTime: 0 });

/** Where the file with the same entries is. */
export const csvAddress = (filters: Filters) => `/api/audit/csv?${new URLSearchParams(asked(filters))}`;

export const useEntry = (entryId: string) => trpc.audit.get.useQuery({ entryId });

export const useRetention = () => trpc.workspace.get.useQuery();

export function useSetRetention() {
  const utils = trpc.useUtils();
  return trpc.workspace.update.useMutation({
    meta: { failure: copy.retention.failed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      void utils.audit.list.invalidate();
      toast({ tone: 'success', title: copy.retention.done });
    },
  });
}
