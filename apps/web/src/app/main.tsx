import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { prefetchCurrentUser } from '../features/auth/queries.ts';
import { guardDoubleClicks } from '../lib/double-click.ts';
import { captureLinkToken } from '../lib/link-token.ts';
import { queryClient } from '../lib/query-client.ts';
import { trpc, trpcClient } from '../lib/trpc.ts';
import { createRouter } from './router.tsx';

captureLinkToken();
guardDoubleClicks();
prefetchCurrentUser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
