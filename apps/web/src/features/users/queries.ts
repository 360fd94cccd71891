import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useUsers = () => trpc.users.list.useQuery();

/** The id of whoever is signed in. */
export const useOwnId = () => trpc.users.me.useQuery().data?.user?.id;

export function useRemoveUser() {
  const utils = trpc.useUtils();
  return trpc.users.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: () => {
      void utils.users.list.invalidate();
      toast({ title: copy.remove.done, description: copy.remove.doneText });
    },
  });
}
