import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { prefetchCurrentUser } from '../features/auth/queries.ts';
import { guardDoubleClicks } from '../lib/double-click.ts';
import { captureLinkToken } from '../lib/link-token.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

captureLinkToken();
guardDoubleClicks();
prefetchCurrentUser();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
