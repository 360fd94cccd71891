import { ShieldAlert } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { EmptyPage } from '../components/empty-state.tsx';
import { useCurrentUser } from '../lib/shared-queries.ts';

/** Non-administrators get a notice instead of failing screens; the server enforces the rule. */
export function AdminOnly() {
  const me = useCurrentUser();
  if (me.data?.user?.isAdmin) return <Outlet />;
  return (
    <EmptyPage
      icon={ShieldAlert}
      title="For administrators"
      actions={
        <Button asChild>
          <Link to="/sectors">Back to sectors</Link>
        </Button>
      }
    >
      Users, invitations and the workspace are managed by administrators. Ask one of them if you need a change here.
    </EmptyPage>
  );
}
