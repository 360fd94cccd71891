import type { ActivityEvent, ActivityKind } from '@process-ai/contract/activity';
import { useMutation } from '@tanstack/react-query';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

interface Filters {
  kind: ActivityKind | null;
  userId: string | null;
}

/** Others work in the sector too: read anew each time that the screen opens. */
export const useActivity = (sectorId: string, { kind, userId }: Filters) =>
  trpc.activity.list.useInfiniteQuery(
    { sectorId, ...(kind && { kind }), ...(userId && { userId }) },
    { getNextPageParam: ({ next }) => next, staleTime: 0 },
  );

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Undo = (client: Client, sectorId: string, id: string) => Promise<unknown>;

/** How each kind is taken back, by the id that its event names. */
const UNDO: Partial<Record<ActivityKind, Undo>> = {
  import: (client, sectorId, importId) => client.imports.remove.mutate({ sectorId, importId }),
  playbook: (client, sectorId, applicationId) => client.playbooks.undo.mutate({ sectorId, applicationId }),
  processes: (client, sectorId, deletionId) => client.processes.restore.mutate({ sectorId, deletionId }),
  journeys: (client, sectorId, journeyId) => client.journeys.restore.mutate({ sectorId, journeyId }),
  insight: (client, sectorId, insightId) => client.insights.restore.mutate({ sectorId, insightId }),
  plan: (client, sectorId, changeId) => client.initiatives.undo.mutate({ sectorId, changeId }),
  link: (client, sectorId, linkId) => client.clientLinks.restore.mutate({ sectorId, linkId }),
};

/** Takes back what an event made, or took away. */
export function useUndoEvent(sectorId: string) {
  const { client } = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return useMutation({
    meta: { failure: copy.undo.failed },
    mutationFn: async ({ kind, subjectId }: ActivityEvent): Promise<unknown> =>
      subjectId === null ? null : await UNDO[kind]?.(client, sectorId, subjectId),
    onSuccess: (undone, event) => {
      toast({ tone: 'success', title: copy.undo.done, description: copy.undo.kept(keptOf(undone)) ?? copy.of(event) });
    },
    // Somebody else may have been faster.
    onSettled: () => sectorChanged(sectorId, 'processes'),
  });
}

/** An import or a playbook leaves what somebody has worked on. */
const keptOf = (undone: unknown): number =>
  typeof undone === 'object' && undone !== null && 'kept' in undone && Array.isArray(undone.kept)
    ? undone.kept.length
    : 0;
