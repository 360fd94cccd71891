import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { FailedState } from '../components/failed-state.tsx';
import { signInPath } from '../lib/return-path.ts';
import { useCurrentUser } from '../lib/shared-queries.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { NOT_FOUND } from './navigation.ts';

// It loads while the server is asked who is there.
const shell = import('./shell/shell.tsx');
const Shell = lazy(async () => ({ default: (await shell).Shell }));
const Landing = lazy(async () => ({ default: (await import('../features/landing/screen.tsx')).LandingScreen }));

/** Decides what a visitor gets: the app, the landing page, the sign-in page, or the 404 page. */
export function Gate() {
  const me = useCurrentUser();
  const { pathname } = useLocation();
  const unknownPage = useMatches().at(-1)?.id === NOT_FOUND;

  if (me.isPending) return <FullPageSpinner />;
  if (me.isError) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <FailedState title="Process AI is not answering" error={me.error} onRetry={() => me.refetch()} />
      </main>
    );
  }
  if (me.data.user) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <Shell user={me.data.user} />
      </Suspense>
    );
  }
  if (unknownPage) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Outlet />
      </main>
    );
  }
  if (pathname === '/') {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <Landing />
      </Suspense>
    );
  }
  // The window's own address: what screens keep in it, such as an open dialog, does not pass through the router.
  const { search, hash } = window.location;
  return <Navigate to={signInPath(pathname + search + hash)} replace />;
}
