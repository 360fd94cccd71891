import type { CurrentUser } from '@process-ai/contract/users';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { errorKind, errorText, errorTitle } from './error-copy.ts';
import { setSessionEnded } from './session-ended.ts';
import { toast } from './toast-store.ts';
import { trpc } from './trpc.ts';

/**
 * How a mutation words its failure. `in-place`: the screen shows it itself, so there is no toast. Without a description
 * the server's own words follow the title; `fallback` leads where it had none.
 */
type Failure = { title: string; description?: string; fallback?: string } | 'in-place';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failure?: Failure };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void noticeSignOut(error) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (noticeSignOut(error)) return;
      const failure = mutation.meta?.failure;
      if (failure === 'in-place') return;
      toast({
        tone: 'danger',
        title: failure?.title ?? errorTitle(error),
        description: failure?.description ?? errorText(error, failure?.fallback),
      });
    },
  }),
  defaultOptions: {
    // networkMode: without a connection a call fails visibly instead of waiting forever.
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** When the session is lost, the page keeps everything that was typed, and a dialog asks to sign in again. */
function noticeSignOut(error: unknown): boolean {
  if (errorKind(error) !== 'UNAUTHORIZED') return false;
  const current = queryClient.getQueryData<CurrentUser>(getQueryKey(trpc.users.me, undefined, 'query'));
  if (!current?.user) return false;
  setSessionEnded(true);
  return true;
}
