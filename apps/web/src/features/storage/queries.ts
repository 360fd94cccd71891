import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** Read again while a cleanup is at work. */
export const useStorage = () =>
  trpc.storage.get.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.cleanup.begunAt && state.data.cleanup.endedAt === null ? RUNNING_MS : false,
  });
const RUNNING_MS = 1000;

export function useSetRetention() {
  const utils = trpc.useUtils();
  return trpc.storage.setRetention.useMutation({
    meta: { failure: copy.retention.failed },
    onSuccess: (storage) => {
      utils.storage.get.setData(undefined, storage);
      toast({ tone: 'success', title: copy.retention.done });
    },
  });
}

export function useCleanUp() {
  const utils = trpc.useUtils();
  return trpc.storage.cleanUp.useMutation({
    meta: { failure: copy.cleanup.failed },
    onSuccess: (storage) => {
      utils.storage.get.setData(undefined, storage);
      toast({ title: copy.cleanup.begun });
    },
  });
}
