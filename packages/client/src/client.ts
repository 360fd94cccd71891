import type { AppRouter } from '@process-ai/api/app-router';
import { isUnbatched } from '@process-ai/contract/unbatched';
import { createTRPCClient, httpBatchLink, httpLink, isNonJsonSerializable, splitLink } from '@trpc/client';

interface ClientOptions {
  /** Where the product runs, as in "https://pai.example". */
  url: string;
  /** An API token, created on the page under API tokens. */
  token: string;
}

/**
 * The typed client for scripts: the same procedures that the web app uses. Calls reject with a TRPCClientError whose
 * message is a sentence for a person and whose `data.code` is the kind, as in "CONFLICT".
 */
export function createProcessAiClient({ url, token }: ClientOptions) {
  const options = {
    url: `${url.replace(/\/+$/, '')}/api/trpc`,
    headers: { authorization: `Bearer ${token}` },
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path, input }) => isUnbatched(path) || isNonJsonSerializable(input),
        true: httpLink(options),
        false: httpBatchLink({ ...options, maxItems: 20 }),
      }),
    ],
  });
}
