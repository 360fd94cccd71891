import type { CurrentUser } from '@process-ai/contract/users';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { errorKind, errorText, errorTitle } from './error-copy.ts';
import { toast } from './toast-store.ts';
import { trpc } from './trpc.ts';

/** How a mutation words its failure. `in-place`: the screen shows it itself, so there is no toast. */
type Failure = { title: string; description?: string } | 'in-place';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failure?: Failure };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      noticeSignOut(error);
      const failure = mutation.meta?.failure;
      if (failure === 'in-place') return;
      toast({
        tone: 'danger',
        title: failure?.title ?? errorTitle(error),
        description: failure?.description ?? errorText(error),
      });
    },
  }),
  defaultOptions: {
    // networkMode: without a connection a call fails and says so, instead of waiting unseen.
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A lost session makes the signed-in part of the app step aside for the sign-in page, which leads back here. */
function noticeSignOut(error: unknown) {
  if (errorKind(error) !== 'UNAUTHORIZED') return;
  const signedOut: CurrentUser = { authenticated: false, user: null };
  queryClient.setQueryData(getQueryKey(trpc.users.me, undefined, 'query'), signedOut);
}
