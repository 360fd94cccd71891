import type { SignInAnswer } from '@process-ai/contract/second-factor';
import type { CurrentUser } from '@process-ai/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { forgetLinkToken } from '../../lib/link-token.ts';
import { queryClient } from '../../lib/query-client.ts';
import { trpc } from '../../lib/trpc.ts';

/** Who is signed in, as asked before the app was there. */
export const takeCurrentUser = (asked: Promise<CurrentUser>) => {
  void queryClient.prefetchQuery({ queryKey: getQueryKey(trpc.users.me, undefined, 'query'), queryFn: () => asked });
};

export const useInvitationOffer = (token: string | null) =>
  trpc.auth.offer.useQuery({ token: token ?? '' }, { enabled: token !== null });

export function useSignIn() {
  const onSuccess = useWelcomeAtOnce();
  return trpc.auth.signIn.useMutation({ meta: { failure: 'in-place' }, onSuccess });
}

export function useCompleteSignIn() {
  const onSuccess = useWelcome();
  return trpc.auth.completeSignIn.useMutation({ meta: { failure: 'in-place' }, onSuccess });
}

export const useBeginSetup = () =>
  trpc.auth.beginRequiredSetup.useMutation({ meta: { failure: 'in-place' }, gcTime: 0 });

/** The recovery codes are shown before the app is. */
export const useCompleteSetup = () =>
  trpc.auth.completeRequiredSetup.useMutation({ meta: { failure: 'in-place' }, gcTime: 0 });

export function useSignUp() {
  const welcome = useWelcomeAtOnce();
  return trpc.auth.signUp.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: (answer) => {
      forgetLinkToken('invitation');
      welcome(answer);
    },
  });
}

/** After signing in again: repeats the queries that failed meanwhile. */
export function useReadRefused() {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Goes to the sign-in page, which leads back here. */
export function useGoSignIn() {
  const utils = trpc.useUtils();
  return () => utils.users.me.setData(undefined, { authenticated: false, user: null });
}

export const useResetOffer = (token: string | null) =>
  trpc.auth.resetOffer.useQuery({ token: token ?? '' }, { enabled: token !== null });

export function useResetPassword() {
  const utils = trpc.useUtils();
  return trpc.auth.resetPassword.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: () => {
      forgetLinkToken('reset');
      void utils.users.me.invalidate();
    },
  });
}

/** Clears the cache, so that nothing read for another user, or signed out, is shown to this one. */
export function useWelcome() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return (current: CurrentUser) => {
    client.removeQueries({ type: 'inactive' });
    utils.users.me.setData(undefined, current);
  };
}

/** Unless a second step is missing. */
function useWelcomeAtOnce() {
  const welcome = useWelcome();
  return ({ pending, ...current }: SignInAnswer) => {
    if (!pending) welcome(current);
  };
}
