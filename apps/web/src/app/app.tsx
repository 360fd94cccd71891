import type { CurrentUser } from '@process-ai/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { layers, provideLayers } from '../components/layers.ts';
import { takeCurrentUser } from '../features/auth/queries.ts';
import { prefetchAtFirstSign } from '../lib/on-demand.tsx';
import { queryClient } from '../lib/query-client.ts';
import { trpc } from '../lib/trpc.ts';
import { trpcClient } from '../lib/trpc-client.ts';
import { createRouter } from './router.tsx';

/** Everything but the landing page; `asked` says who is signed in. */
export function makeApp(asked: Promise<CurrentUser>) {
  provideLayers(() => import('../components/layers/layers.ts'));
  takeCurrentUser(asked);
  // What fails here is asked for again, and told of, where it is needed.
  prefetchAtFirstSign(layers);
  const router = createRouter();
  return function App() {
    return (
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    );
  };
}
