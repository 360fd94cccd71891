import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

/** Around every page, signed in or not. */
export const RootLayout = () => (
  <>
    <Outlet />
    <Suspense>
      <Toaster />
    </Suspense>
    <ScrollRestoration />
  </>
);
