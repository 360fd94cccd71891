import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useTokens = () => trpc.tokens.list.useQuery();

export function useCreateToken() {
  const utils = trpc.useUtils();
  return trpc.tokens.create.useMutation({
    meta: { failure: copy.create.failed },
    // The secret must not outlive the dialog that shows it.
    gcTime: 0,
    onSuccess: () => void utils.tokens.list.invalidate(),
  });
}

export function useRemoveToken() {
  const utils = trpc.useUtils();
  return trpc.tokens.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: () => {
      void utils.tokens.list.invalidate();
      toast({ title: copy.remove.done });
    },
  });
}
