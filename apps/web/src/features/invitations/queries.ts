import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useInvitations = () => trpc.invitations.list.useQuery();

export function useCreateInvitation() {
  const utils = trpc.useUtils();
  return trpc.invitations.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: () => {
      void utils.invitations.list.invalidate();
      toast({ tone: 'success', title: copy.create.done });
    },
  });
}

export function useRemoveInvitation() {
  const utils = trpc.useUtils();
  return trpc.invitations.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: () => {
      void utils.invitations.list.invalidate();
      toast({ title: copy.remove.done });
    },
  });
}
