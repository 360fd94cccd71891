import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { NOT_FOUND } from './navigation.ts';
import { RootLayout } from './root-layout.tsx';
import { RootError, RouteError } from './route-error.tsx';

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
          lazy: async () => ({ Component: (await import('./gate.tsx')).Gate }),
          children: [{ ErrorBoundary: RouteError, children: signedInRoutes }],
        },
      ],
    },
  ]);

const sectors = async () => ({ Component: (await import('../features/sectors/screen.tsx')).SectorsScreen });

const signedInRoutes: RouteObject[] = [
  { index: true, lazy: sectors },
  { path: 'sectors', lazy: sectors },
  {
    path: 'sectors/new',
    lazy: async () => ({ Component: (await import('./routes/create-sector-route.tsx')).CreateSectorRoute }),
  },
  {
    path: 'sectors/:sectorId',
    lazy: async () => ({ Component: (await import('../features/sectors/detail-screen.tsx')).SectorDetailScreen }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./routes/processes-route.tsx')).ProcessesRoute }),
      },
      { path: 'roi', lazy: async () => ({ Component: (await import('./routes/roi-route.tsx')).RoiRoute }) },
      {
        path: 'journeys',
        lazy: async () => ({ Component: (await import('../features/journeys/screen.tsx')).JourneysScreen }),
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
    path: 'vendors',
    lazy: async () => ({ Component: (await import('../features/vendors/screen.tsx')).VendorsScreen }),
  },
  {
    path: 'vendors/:vendorId',
    lazy: async () => ({ Component: (await import('../features/vendors/detail-screen.tsx')).VendorDetailScreen }),
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
        path: 'workspace',
        lazy: async () => ({ Component: (await import('../features/workspace/screen.tsx')).WorkspaceScreen }),
      },
    ],
  },
  {
    id: NOT_FOUND,
    path: '*',
    lazy: async () => ({ Component: (await import('../features/not-found/screen.tsx')).NotFoundScreen }),
  },
];
