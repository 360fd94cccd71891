import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { EmptyPage } from '../components/empty-state.tsx';

/** Around the whole app, where the shell itself may have broken. */
export const RootError = () => (
  <main className="grid min-h-dvh place-items-center">
    <RouteError />
  </main>
);

/** The last resort, when a screen breaks: says so, and offers the way on. The details go to the console only. */
export function RouteError() {
  const error = useRouteError();
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <EmptyPage
      icon={outdated ? RefreshCw : TriangleAlert}
      title={outdated ? 'This page has to be reloaded' : 'This page stopped working'}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button asChild>
            <a href="/sectors">Go to sectors</a>
          </Button>
        </>
      }
    >
      {outdated
        ? 'A part of it could not be loaded. The server may have been updated or be out of reach.'
        : 'What you have saved is safe. Reloading usually helps.'}
    </EmptyPage>
  );
}
