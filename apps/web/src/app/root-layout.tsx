import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';

/** Around every page, signed in or not. */
export const RootLayout = () => (
  <NuqsAdapter>
    <Outlet />
    <Toaster />
    <ScrollRestoration />
  </NuqsAdapter>
);
