import type { AppRouter } from '@process-ai/api/app-router';
import { isUnbatched } from '@process-ai/contract/unbatched';
import { httpBatchLink, httpLink, httpSubscriptionLink, isNonJsonSerializable, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';

export const trpc = createTRPCReact<AppRouter>();

const url = '/api/trpc';

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: splitLink({
        // What can be large travels alone: it neither waits for others nor keeps them waiting.
        condition: ({ path, input }) => isUnbatched(path) || isNonJsonSerializable(input),
        true: httpLink({ url }),
        false: httpBatchLink({ url, maxItems: 10, maxURLLength: 2000 }),
      }),
    }),
  ],
});
