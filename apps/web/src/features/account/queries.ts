import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useSessions = () => trpc.account.sessions.useQuery(undefined, { staleTime: 0 });

export const useSecondFactor = () => trpc.auth.secondFactor.useQuery();

export function useBeginSetup() {
  // The secret must not outlive the dialog that shows it.
  return trpc.auth.beginSetup.useMutation({ meta: { failure: 'in-place' }, gcTime: 0 });
}

export function useConfirmSetup() {
  const utils = trpc.useUtils();
  return trpc.auth.confirmSetup.useMutation({
    meta: { failure: 'in-place' },
    gcTime: 0,
    onSuccess: () => void utils.auth.secondFactor.invalidate(),
  });
}

export function useRemoveSecondFactor() {
  const utils = trpc.useUtils();
  return trpc.auth.removeSecondFactor.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: () => {
      void utils.auth.secondFactor.invalidate();
      toast({ tone: 'success', title: copy.secondFactor.remove.done });
    },
  });
}

export function useUpdateProfile() {
  const utils = trpc.useUtils();
  return trpc.account.updateProfile.useMutation({
    meta: { failure: copy.profile.failed },
    onSuccess: (user) => {
      utils.users.me.setData(undefined, { authenticated: true, user });
      void utils.users.list.invalidate();
      toast({ tone: 'success', title: copy.profile.done });
    },
  });
}

export function useChangePassword() {
  const utils = trpc.useUtils();
  return trpc.account.changePassword.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: () => {
      void utils.account.sessions.invalidate();
      toast({ tone: 'success', title: copy.password.done, description: copy.password.doneText });
    },
  });
}

export function useEndSession() {
  const utils = trpc.useUtils();
  return trpc.account.endSession.useMutation({
    meta: { failure: copy.sessions.end.failed },
    onSuccess: () => toast({ title: copy.sessions.end.done }),
    onSettled: () => utils.account.sessions.invalidate(),
  });
}

export function useEndOtherSessions() {
  const utils = trpc.useUtils();
  return trpc.account.endOtherSessions.useMutation({
    meta: { failure: copy.sessions.endOthers.failed },
    onSuccess: ({ ended }) => toast({ title: copy.sessions.endOthers.done(ended) }),
    onSettled: () => utils.account.sessions.invalidate(),
  });
}
