import { RefreshCw, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  replace,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { EmptyPage } from '../components/empty-state.tsx';
import { layers } from '../components/layers.ts';
import { currentToasts, subscribeToToasts } from '../lib/toast-store.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { NOT_FOUND } from './navigation.ts';

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RootError,
      HydrateFallback: FullPageSpinner,
      children: [
        { path: 'login', lazy: async () => ({ Component: (await import('./routes/login-route.tsx')).LoginRoute }) },
        {
          path: 'reset',
          lazy: async () => ({ Component: (await import('../features/auth/reset-screen.tsx')).ResetScreen }),
        },
        {
          path: 'client',
          lazy: async () => ({ Component: (await import('../features/client-links/screen.tsx')).ClientPageScreen }),
        },
        {
          lazy: async () => ({ Component: (await import('./gate.tsx')).Gate }),
          children: [{ ErrorBoundary: RouteError, children: signedInRoutes }],
        },
      ],
    },
  ]);

const sectors = async () => ({ Component: (await import('../features/sectors/screen.tsx')).SectorsScreen });

const Sectors = lazy(async () => ({ default: (await sectors()).Component }));

function Start() {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Sectors />
    </Suspense>
  );
}

/** Links from before there were initiatives: where the roadmap was, is the plan. */
function roadmapToPlan({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('view') !== 'roadmap') return null;
  searchParams.set('view', 'plan');
  return replace(`/sectors/${params.sectorId}/roi?${searchParams}`);
}

const screens: RouteObject[] = [
  // Loaded as it is rendered: whoever is signed out gets the landing page at this address.
  { index: true, Component: Start },
  { path: 'sectors', lazy: sectors },
  {
    path: 'sectors/new',
    lazy: async () => ({ Component: (await import('./routes/create-sector-route.tsx')).CreateSectorRoute }),
  },
  {
    path: 'sectors/:sectorId',
    lazy: async () => ({ Component: (await import('./routes/sector-route.tsx')).SectorRoute }),
    children: [
      {
        index: true,
        loader: roadmapToPlan,
        lazy: async () => ({ Component: (await import('./routes/processes-route.tsx')).ProcessesRoute }),
      },
      {
        path: 'roi',
        loader: roadmapToPlan,
        lazy: async () => ({ Component: (await import('./routes/roi-route.tsx')).RoiRoute }),
      },
      {
        path: 'roi/initiatives/:initiativeId',
        lazy: async () => ({ Component: (await import('./routes/initiative-route.tsx')).InitiativeRoute }),
      },
      {
        path: 'journeys',
        lazy: async () => ({ Component: (await import('./routes/journeys-route.tsx')).JourneysRoute }),
      },
      {
        path: 'insights',
        lazy: async () => ({ Component: (await import('../features/insights/screen.tsx')).InsightsScreen }),
      },
      {
        path: 'playbooks',
        lazy: async () => ({ Component: (await import('../features/playbooks/screen.tsx')).PlaybooksScreen }),
      },
    ],
  },
  {
    path: 'sectors/:sectorId/vendors-compare',
    lazy: async () => ({
      Component: (await import('../features/vendor-comparison/screen.tsx')).VendorComparisonScreen,
    }),
  },
  {
    path: 'sectors/:sectorId/activity',
    lazy: async () => ({ Component: (await import('../features/activity/screen.tsx')).ActivityScreen }),
  },
  {
    path: 'vendors',
    lazy: async () => ({ Component: (await import('../features/vendors/screen.tsx')).VendorsScreen }),
  },
  {
    path: 'vendors/:vendorId',
    lazy: async () => ({ Component: (await import('../features/vendors/detail-screen.tsx')).VendorDetailScreen }),
  },
  {
    path: 'inbox',
    lazy: async () => ({ Component: (await import('../features/inbox/screen.tsx')).InboxScreen }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('../features/account/screen.tsx')).AccountScreen }),
  },
  {
    path: 'settings/tokens',
    lazy: async () => ({ Component: (await import('../features/tokens/screen.tsx')).TokensScreen }),
  },
  {
    path: 'settings/webhooks',
    lazy: async () => ({ Component: (await import('../features/webhooks/screen.tsx')).WebhooksScreen }),
  },
  {
    path: 'method',
    lazy: async () => ({ Component: (await import('../features/method/screen.tsx')).MethodScreen }),
  },
  {
    path: 'admin',
    lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
    children: [
      { index: true, loader: () => redirect('/admin/users') },
      {
        path: 'users',
        lazy: async () => ({ Component: (await import('../features/users/screen.tsx')).UsersScreen }),
      },
      {
        path: 'invitations',
        lazy: async () => ({ Component: (await import('../features/invitations/screen.tsx')).InvitationsScreen }),
      },
      {
        path: 'teams',
        lazy: async () => ({ Component: (await import('./routes/teams-route.tsx')).TeamsRoute }),
      },
      {
        path: 'workspace',
        lazy: async () => ({ Component: (await import('../features/workspace/screen.tsx')).WorkspaceScreen }),
      },
      {
        path: 'audit',
        lazy: async () => ({ Component: (await import('../features/audit/screen.tsx')).AuditScreen }),
      },
      {
        path: 'storage',
        lazy: async () => ({ Component: (await import('../features/storage/screen.tsx')).StorageScreen }),
      },
      {
        path: 'status',
        lazy: async () => ({ Component: (await import('../features/status/screen.tsx')).StatusScreen }),
      },
    ],
  },
];

const signedInRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./address-state.tsx')).AddressState }),
    children: screens,
  },
  {
    id: NOT_FOUND,
    path: '*',
    lazy: async () => ({ Component: (await import('../features/not-found/screen.tsx')).NotFoundScreen }),
  },
];

const Toaster = layers.part('Toaster');

const ignore = () => {};

/** Around every page, signed in or not. */
function RootLayout() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Where it cannot be loaded, what it would say is lost, and not the page.
    if (toasts.length > 0) layers.prefetch().then(() => setReady(true), ignore);
  }, [toasts]);
  return (
    <>
      <Outlet />
      {isReady ? <Toaster /> : null}
      <ScrollRestoration />
    </>
  );
}

/** Around the whole app, where the shell itself may have broken. */
const RootError = () => (
  <main className="grid min-h-dvh place-items-center">
    <RouteError />
  </main>
);

/** The last resort, when a screen breaks: says so, and offers the way on. The details go to the console only. */
function RouteError() {
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
