import { type DiscoveredProcess, ResearchProposal } from '@process-ai/contract/processes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorReason } from '../../lib/error-copy.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

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

export function useRemoveProcess(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const restore = useRestoreProcesses(sectorId);
  return trpc.processes.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: ({ deleted, deletionId }) => {
      toast({
        title: copy.remove.done(deleted),
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ sectorId, deletionId }) },
      });
      void sectorChanged(sectorId, 'processes');
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
    return ResearchProposal.nullable().parse(await utils.jobs.partialResult.fetch({ jobId }, { staleTime: 0 }));
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
