import type { JourneySuggestions } from '@process-ai/contract/journeys';
import { useState } from 'react';
import { useJob, useJobResult } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useJourneys = (sectorId: string) => trpc.journeys.list.useQuery({ sectorId });

export const useJourneySavings = (sectorId: string) => trpc.journeys.savings.useQuery({ sectorId });

/** The deleted ones, with the function that restores one. */
export function useDeletedJourneys(sectorId: string) {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.journeys.deleted.useQuery({ sectorId }, { enabled: open });
  const restore = useRestoreJourney(sectorId);
  return {
    open,
    onOpenChange,
    items,
    error,
    restore: (journeyId: string) => restore.mutate({ sectorId, journeyId }),
    restoring: restore.isPending ? restore.variables.journeyId : undefined,
  };
}

/** Reads a journey from the server, not from the cache. */
export function useFetchJourney(sectorId: string) {
  const utils = trpc.useUtils();
  return async (journeyId: string) => {
    const journeys = await utils.journeys.list.fetch({ sectorId }, { staleTime: 0 });
    return journeys.find(({ id }) => id === journeyId);
  };
}

export function useCreateJourney(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.journeys.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: async ({ name }) => {
      await sectorChanged(sectorId, 'journeys');
      toast({ tone: 'success', title: copy.create.done, description: name });
    },
  });
}

export function useUpdateJourney(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.journeys.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: async ({ name }) => {
      await sectorChanged(sectorId, 'journeys');
      toast({ tone: 'success', title: copy.edit.done, description: name });
    },
  });
}

export function useRemoveJourney(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const restore = useRestoreJourney(sectorId);
  return trpc.journeys.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_nothing, { journeyId }) => {
      utils.journeys.list.setData({ sectorId }, (journeys) => journeys?.filter(({ id }) => id !== journeyId));
      toast({
        title: copy.remove.done,
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ sectorId, journeyId }) },
      });
      void sectorChanged(sectorId, 'journeys');
    },
  });
}

function useRestoreJourney(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.journeys.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ name }) => {
      toast({ tone: 'success', title: copy.restore.done, description: name });
      void sectorChanged(sectorId, 'journeys');
    },
  });
}

export function useStartSuggestions() {
  const utils = trpc.useUtils();
  return trpc.journeys.startSuggestions.useMutation({
    meta: { failure: copy.suggestions.failed },
    onSuccess: (job, { sectorId }) => {
      utils.jobs.get.setData({ jobId: job.id }, job);
      void utils.jobs.running.invalidate({ sectorId });
    },
  });
}

/** The job named in the address, followed as it runs, and its suggestions once it has succeeded. */
export function useSuggestions(jobId: string) {
  const job = useJob(jobId);
  const asked = trpc.jobs.get.useQuery({ jobId }, { enabled: job === null });
  const succeeded = job?.status === 'succeeded';
  const suggested = useJobResult<JourneySuggestions>(jobId, succeeded);
  return { job, found: suggested.data ?? null, error: job === null ? asked.error : suggested.error };
}

export function useCancelSuggestions() {
  const utils = trpc.useUtils();
  return trpc.jobs.cancel.useMutation({
    onSuccess: (job) => utils.jobs.get.setData({ jobId: job.id }, job),
  });
}
