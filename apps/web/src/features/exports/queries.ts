import type { ExportPreviewInput, ExportResult } from '@process-ai/contract/exports';
import { useQuery } from '@tanstack/react-query';
import { useFetchJobResult } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useExports = (sectorId: string) => trpc.exports.list.useQuery({ sectorId });

/**
 * What to mend before an export. What it rests on is changed on other screens, so it is read anew with each visit; not
 * after each write while nobody sees it.
 */
export const useReadiness = (sectorId: string, isSeen: boolean) =>
  trpc.exports.readiness.useQuery({ sectorId }, { staleTime: 0, enabled: isSeen });

/** Begins an export as a job. How it fails is worded where it is begun. */
export const useStartExport = () => trpc.exports.startExport.useMutation({ meta: { failure: 'in-place' } });

/** Reads what a job has exported; null when it holds nothing. The list of exports is read anew with it. */
export function useFetchExported(sectorId: string) {
  const utils = trpc.useUtils();
  const fetchResult = useFetchJobResult<ExportResult>();
  return (jobId: string) => {
    void utils.exports.list.invalidate({ sectorId });
    return fetchResult(jobId);
  };
}

/** What cover and summary of the files will say; the last one stays while the next is read. */
export function useExportPreview(input: ExportPreviewInput & { sectorId: string }, enabled: boolean) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [['exports', 'preview'], { input }],
    // The chosen ids may be too long for the address of a query: they travel in the body of a mutation, which only reads.
    queryFn: ({ signal }) => client.exports.preview.mutate(input, { signal }),
    enabled,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** What has become of a sector since it was exported. */
export const useExportChanges = (sectorId: string, exportId: string) =>
  trpc.exports.changes.useQuery({ sectorId, exportId }, { staleTime: 0 });

/** Saves what files call the client; the rest of the profile stays. How it fails is said beside the field. */
export function useSaveShortName() {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return trpc.sectors.update.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: (sector) => {
      utils.sectors.getSummary.setData({ sectorId: sector.id }, sector);
      void sectorChanged(sector.id, 'sector');
    },
  });
}

/** What covers of the files say. */
export const useCover = (sectorId: string) => trpc.exports.cover.useQuery({ sectorId });

/** Saves fields of the cover; the others stay. How it fails is said beside the fields. */
export function useSaveCover(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return trpc.exports.saveCover.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: (cover) => {
      utils.exports.cover.setData({ sectorId }, cover);
      void sectorChanged(sectorId, 'cover');
    },
  });
}

/** To be called when a file was made. */
export function useExportsChanged(sectorId: string) {
  const utils = trpc.useUtils();
  return () => void utils.exports.list.invalidate({ sectorId });
}

export function useEraseExport(sectorId: string) {
  const utils = trpc.useUtils();
  return trpc.erasure.export.useMutation({
    meta: { failure: copy.earlier.erase.failed },
    onSuccess: () => toast({ title: copy.earlier.erase.done }),
    onSettled: () => utils.exports.list.invalidate({ sectorId }),
  });
}

export const useCancelExport = () => {
  const utils = trpc.useUtils();
  return trpc.jobs.cancel.useMutation({ onSuccess: (job) => utils.jobs.get.setData({ jobId: job.id }, job) });
};
