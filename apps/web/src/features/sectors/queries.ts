import { isFinished, type Job } from '@process-ai/contract/jobs';
import type { SectorWords } from '@process-ai/contract/sectors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileForm } from '../../lib/file-form.ts';
import { useJob } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { useErasing } from '../../lib/use-erasing.ts';
import { copy } from './copy.ts';

export const useSectors = () => trpc.sectors.list.useQuery();

/** A change of one sector is worked out at the next read; whatever is still pending then, at once. */
export const useHighlights = () =>
  trpc.sectors.highlights.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.pending ? PENDING_MS : false),
  });
const PENDING_MS = 200;

export function useSetFavorite() {
  const utils = trpc.useUtils();
  return trpc.sectors.setFavorite.useMutation({
    meta: { failure: copy.favorite.failed },
    onSuccess: (favorites) => utils.sectors.favorites.setData(undefined, favorites),
  });
}

/** The deleted ones, with the function that restores one. */
export function useDeletedSectors() {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.sectors.deleted.useQuery(undefined, { enabled: open });
  const restore = useRestoreSector();
  const erasing = useErasing();
  return {
    open,
    onOpenChange,
    items,
    error,
    ...erasing,
    restore: (sectorId: string) => restore.mutate({ sectorId }),
    restoring: restore.isPending ? restore.variables.sectorId : undefined,
  };
}

export function useEraseSector() {
  const utils = trpc.useUtils();
  return trpc.erasure.sector.useMutation({
    meta: { failure: copy.erase.failed },
    onSuccess: (_nothing, { name }) => toast({ title: copy.erase.done, description: name }),
    onSettled: () => utils.sectors.deleted.invalidate(),
  });
}

/** The industry that the words of a form say, once nobody has typed for a moment; meanwhile what was said before. */
export function useProposedIndustry(words: SectorWords) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [['sectors', 'proposeIndustry'], { input: words }],
    queryFn: async ({ signal }) => {
      await pause(TYPING_MS, signal);
      return client.sectors.proposeIndustry.mutate(words, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  }).data;
}
const TYPING_MS = 250;

/** Ends early, by a failure, when nobody wants the answer any more. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The industry that these words say; null also where the server cannot be asked: it is a proposal, and no more. */
export function useAskIndustry() {
  const { client } = trpc.useUtils();
  return (words: SectorWords) =>
    client.sectors.proposeIndustry.mutate(words).then(
      ({ industry }) => industry,
      () => null,
    );
}

/** Reads a sector from the server, not from the cache. */
export function useFetchSector() {
  const utils = trpc.useUtils();
  return (sectorId: string) => utils.sectors.getSummary.fetch({ sectorId }, { staleTime: 0 });
}

export function useCreateSector() {
  const utils = trpc.useUtils();
  return trpc.sectors.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: (sector) => {
      utils.sectors.getSummary.setData({ sectorId: sector.id }, sector);
      void utils.sectors.list.invalidate();
    },
  });
}

/** Adds what a sector file holds, and opens it. */
export function useImportSector() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const upload = trpc.sectors.importArchive.useMutation({
    meta: { failure: copy.file.failed },
    onSuccess: ({ id, name, missingVendors }) => {
      void utils.sectors.invalidate();
      const description = missingVendors.length > 0 ? copy.file.missing(missingVendors) : name;
      toast({ tone: 'success', title: copy.file.imported, description });
      void navigate(`/sectors/${id}`);
    },
  });
  return { send: (file: File) => upload.mutate(fileForm(file)), isPending: upload.isPending };
}

/** Adds the sample client, and opens it once all of it is there. */
export function useOpenSample() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [jobId, setJobId] = useState<string | null>(null);
  const job = useJob(jobId);
  const start = trpc.sectors.startSample.useMutation({
    meta: { failure: copy.sample.failed },
    onSuccess: ({ id }) => setJobId(id),
  });
  const end = useEffectEvent(({ status, sectorId, error }: Job) => {
    void utils.sectors.invalidate();
    if (status === 'succeeded') void navigate(`/sectors/${sectorId}`);
    else toast({ tone: 'danger', ...copy.sample.failed, ...(error !== null && { description: error }) });
  });
  useEffect(() => {
    if (job && isFinished(job.status)) end(job);
  }, [job]);
  return {
    open: () => start.mutate(),
    isPending: start.isPending || (jobId !== null && !(job && isFinished(job.status))),
    /** What is being added; null until that is known. */
    current: job?.current ?? null,
  };
}

export function useUpdateSector() {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return trpc.sectors.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: (sector) => {
      void sectorChanged(sector.id, 'sector');
      utils.sectors.getSummary.setData({ sectorId: sector.id }, sector);
    },
  });
}

export function useRemoveSector() {
  const utils = trpc.useUtils();
  const restore = useRestoreSector();
  return trpc.sectors.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_nothing, { sectorId }) => {
      utils.sectors.list.setData(undefined, (sectors) => sectors?.filter(({ id }) => id !== sectorId));
      void utils.sectors.invalidate();
      toast({
        title: copy.remove.done,
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ sectorId }) },
      });
    },
  });
}

function useRestoreSector() {
  const utils = trpc.useUtils();
  return trpc.sectors.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ name }) => {
      void utils.sectors.invalidate();
      toast({ tone: 'success', title: copy.restore.done, description: name });
    },
  });
}
