import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import { fullName } from './model.ts';

export const useUsers = () => trpc.users.list.useQuery();

export function useSetRole() {
  const utils = trpc.useUtils();
  return trpc.users.setRole.useMutation({
    meta: { failure: copy.manage.role.failed },
    onSuccess: (user) => {
      void utils.users.list.invalidate();
      void utils.users.me.invalidate();
      const words = copy.manage.role;
      toast({ tone: 'success', title: (user.isAdmin ? words.given : words.taken)(fullName(user)) });
    },
  });
}

export function useEndSessions(name: string) {
  return trpc.users.endSessions.useMutation({
    meta: { failure: copy.manage.sessions.failed },
    onSuccess: ({ ended }) => toast({ tone: 'success', title: copy.manage.sessions.done(name, ended) }),
  });
}

export function useCreateResetLink() {
  return trpc.auth.createResetLink.useMutation({
    meta: { failure: copy.manage.reset.failed },
    // The secret must not outlive the dialog that shows it.
    gcTime: 0,
  });
}

export function useResetSecondFactor(name: string) {
  const utils = trpc.useUtils();
  return trpc.auth.resetSecondFactor.useMutation({
    meta: { failure: copy.manage.secondFactor.failed },
    onSuccess: () => toast({ tone: 'success', title: copy.manage.secondFactor.done(name) }),
    onSettled: () => utils.users.list.invalidate(),
  });
}

export function useErasePerson() {
  const utils = trpc.useUtils();
  return trpc.personalData.erase.useMutation({
    meta: { failure: copy.manage.data.failed },
    onSuccess: () => toast({ title: copy.manage.data.done }),
    // The name may stand in any of what was read.
    onSettled: () => utils.invalidate(),
  });
}

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
