import type { AppRouter } from '@process-ai/api/app-router';
import { isUnbatched } from '@process-ai/contract/unbatched';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  isNonJsonSerializable,
  splitLink,
} from '@trpc/client';
import { fromApi } from './http-answer.ts';

const url = '/api/trpc';

const checkedFetch: typeof fetch = async (...request) => fromApi(await fetch(...request));

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: splitLink({
        // Answers that can be large are not batched, so that they neither wait for others nor delay them.
        condition: ({ path, input }) => isUnbatched(path) || isNonJsonSerializable(input),
        true: httpLink({ url, fetch: checkedFetch }),
        false: httpBatchLink({ url, fetch: checkedFetch, maxItems: 10, maxURLLength: 2000 }),
      }),
    }),
  ],
});
