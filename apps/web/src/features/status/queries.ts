import { trpc } from '../../lib/trpc.ts';

const EVERY_MS = 30_000;

/** Read anew while the screen is open. */
export const useStatus = () => trpc.status.get.useQuery(undefined, { staleTime: 0, refetchInterval: EVERY_MS });

export const useTestAnalyst = () => trpc.status.testAnalyst.useMutation({ meta: { failure: 'in-place' } });
