import type { DiscoveredProcess, ProcessNode, ResearchProposal } from '@process-ai/contract/processes';
import type { planMoves } from '@process-ai/domain/hierarchy-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorReason } from '../../lib/error-copy.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import { loadMoves } from './model/moves.ts';

/** What was found in each process of a sector and all below it. */
export const useRollUps = (sectorId: string) => trpc.values.rollUps.useQuery({ sectorId });

/** Reads a process anew, past the cache. */
export function useFetchProcess(sectorId: string) {
  const utils = trpc.useUtils();
  return (processId: string) => utils.processes.get.fetch({ sectorId, processId }, { staleTime: 0 });
}

export function useCreateProcess(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.processes.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: () => sectorChanged(sectorId, 'processes'),
  });
}

export function useUpdateProcess(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.processes.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: () => sectorChanged(sectorId, 'processes'),
  });
}

/** Deletes one process with all below it, or several at once. */
export function useRemoveProcesses(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const restore = useRestoreProcesses(sectorId);
  const options = {
    meta: { failure: copy.remove.failed },
    onSuccess: ({ deleted, deletionId }: { deleted: number; deletionId: string }) => {
      toast({
        title: copy.remove.done(deleted),
        action: { label: copy.undo, onSelect: () => restore.mutate({ sectorId, deletionId }) },
      });
      void sectorChanged(sectorId, 'processes');
    },
  };
  return { one: trpc.processes.remove.useMutation(options), several: trpc.processes.removeMany.useMutation(options) };
}

/**
 * Moves branches, one request after the other. The tree shows them in their new places at once; what the server has is
 * read after the last one.
 */
export function useMoveProcesses(sectorId: string) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const sectorChanged = useSectorChanged();
  return trpc.processes.move.useMutation({
    scope: { id: `move ${sectorId}` },
    meta: { failure: copy.move.failed },
    onMutate: async ({ moves }) => {
      const [rules] = await Promise.all([loadMoves(), utils.processes.tree.cancel({ sectorId })]);
      utils.processes.tree.setData({ sectorId }, (nodes) => nodes && placed(nodes, rules.planMoves(nodes, moves)));
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: [['processes', 'move']] }) === 1;
      return isLast ? sectorChanged(sectorId, 'processes') : undefined;
    },
  });
}

function placed(nodes: ProcessNode[], moved: ReturnType<typeof planMoves>): ProcessNode[] {
  const places = new Map(moved.map((place) => [place.id, place]));
  return nodes.map((node) => {
    const place = places.get(node.id);
    return place ? { ...node, ...place, version: node.version + 1 } : node;
  });
}

/** Copies branches beside themselves; taken back, the copies are deleted. */
export function useDuplicateProcesses(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const { several } = useRemoveProcesses(sectorId);
  return trpc.processes.duplicate.useMutation({
    meta: { failure: copy.duplicate.failed },
    onSuccess: async ({ created, processIds }) => {
      await sectorChanged(sectorId, 'processes');
      toast({
        tone: 'success',
        title: copy.duplicate.done(created),
        description: copy.duplicate.text,
        action: { label: copy.undo, onSelect: () => several.mutate({ sectorId, processIds }) },
      });
    },
  });
}

/** Those deleted, with the way back for each. */
export function useDeletedProcesses(sectorId: string) {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.processes.deletions.useQuery({ sectorId }, { enabled: open });
  const restore = useRestoreProcesses(sectorId);
  return {
    open,
    onOpenChange,
    items,
    error,
    restore: (deletionId: string) => restore.mutate({ sectorId, deletionId }),
    restoring: restore.isPending ? restore.variables.deletionId : undefined,
  };
}

function useRestoreProcesses(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.processes.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ restored }) => {
      toast({ tone: 'success', title: copy.restore.done(restored) });
      void sectorChanged(sectorId, 'processes');
    },
  });
}

/** The ids of all processes that were not analyzed and hold no opportunity, read past the cache. */
export function useFetchUnread(sectorId: string) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: () => unreadOf(utils, sectorId),
    meta: { failure: copy.analysis.failed },
  });
}

async function unreadOf(utils: ReturnType<typeof trpc.useUtils>, sectorId: string): Promise<string[]> {
  const nodes = await utils.processes.tree.fetch({ sectorId }, { staleTime: 0 });
  return nodes.flatMap(({ id, finding, opportunityCount }) => (finding === null && opportunityCount === 0 ? [id] : []));
}

/** Begins the analysis of all that nobody has analyzed yet, for the screen that comes next. Never rejects. */
export function useAnalyzeUnread() {
  const utils = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationFn: async (sectorId: string) => {
      const processIds = await unreadOf(utils, sectorId);
      if (processIds.length > 0) await utils.client.processes.startAnalysis.mutate({ sectorId, processIds });
    },
    meta: { failure: copy.analysis.failed },
  });
  return (sectorId: string) => mutateAsync(sectorId).catch(() => {});
}

/** Begins an analysis that goes on whatever becomes of the page; lib/job.ts follows it. */
export const useStartAnalysis = () =>
  trpc.processes.startAnalysis.useMutation({ meta: { failure: copy.analysis.failed } });

export const useStartResearch = () =>
  trpc.processes.startResearch.useMutation({ meta: { failure: copy.research.failed } });

/** Reads what a research has proposed by now, past the cache and past an earlier read that is still under way. */
export function useFetchResearched() {
  const utils = trpc.useUtils();
  return async (jobId: string) => {
    await utils.jobs.partialResult.cancel({ jobId });
    return (await utils.jobs.partialResult.fetch({ jobId }, { staleTime: 0 })) as ResearchProposal | null;
  };
}

/** Adds proposals, but for those whose code the sector has by now; resolves to how many were added and left out. */
export function useAddDiscovered(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const add = async (chosen: readonly DiscoveredProcess[]): Promise<{ added: number; present: number }> => {
    const nodes = await utils.processes.tree.fetch({ sectorId }, { staleTime: 0 });
    const codes = new Set(nodes.map(({ code }) => code));
    const missing = chosen.flatMap(({ code, name, level, description, parentCode }) =>
      codes.has(code) ? [] : [{ code, name, level, description, parentCode }],
    );
    if (missing.length > 0) await utils.client.processes.create.mutate({ sectorId, processes: missing });
    return { added: missing.length, present: chosen.length - missing.length };
  };
  return useMutation({
    // Somebody may add some of them this very moment: the second look finds them.
    mutationFn: (chosen: readonly DiscoveredProcess[]) =>
      add(chosen).catch((error: unknown) =>
        errorReason(error) === 'codesTaken' ? add(chosen) : Promise.reject(error),
      ),
    meta: { failure: copy.research.failedToAdd },
    onSuccess: () => sectorChanged(sectorId, 'processes'),
  });
}
