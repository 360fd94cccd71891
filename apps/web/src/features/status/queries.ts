import { trpc } from '../../lib/trpc.ts';

const EVERY_MS = 30_000;

/** Read anew while the screen is open. */
export const useStatus = () => trpc.status.get.useQuery(undefined, { staleTime: 0, refetchInterval: EVERY_MS });

/** How the nightly backup stands. */
export const useLastBackup = () => trpc.backups.last.useQuery(undefined, { staleTime: 0, refetchInterval: EVERY_MS });

export function useRefresh() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.status.get.invalidate(), utils.backups.last.invalidate()]);
}

export const useTestAnalyst = () => trpc.status.testAnalyst.useMutation({ meta: { failure: 'in-place' } });
