import { ExportResult } from '@process-ai/contract/exports';
import { useFetchJobResult } from '../../lib/job.ts';
import { trpc } from '../../lib/trpc.ts';

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
  const fetchResult = useFetchJobResult(ExportResult);
  return (jobId: string) => {
    void utils.exports.list.invalidate({ sectorId });
    return fetchResult(jobId);
  };
}
