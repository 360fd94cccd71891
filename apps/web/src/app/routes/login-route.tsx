import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/screen.tsx';
import { safeReturnPath } from '../../lib/return-path.ts';
import { useCurrentUser } from '../../lib/shared-queries.ts';
import { FullPageSpinner } from '../full-page-spinner.tsx';

/** Sign-in and sign-up; whoever is signed in already goes on to where they were heading. */
export function LoginRoute() {
  const me = useCurrentUser();
  const [search] = useSearchParams();
  if (me.isPending) return <FullPageSpinner />;
  if (me.data?.user) return <Navigate to={safeReturnPath(search.get('next'))} replace />;
  return <AuthScreen />;
}
