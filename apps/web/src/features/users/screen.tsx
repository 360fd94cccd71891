import type { User } from '@process-ai/contract/users';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatNumber } from '../../lib/format.ts';
import { UserTable } from './components/user-table.tsx';
import { copy } from './copy.ts';
import { fullName, userTotals } from './model.ts';
import { useRemoveUser, useUsers } from './queries.ts';

const UserDialog = lazy(async () => ({ default: (await import('./components/user-dialog.tsx')).UserDialog }));

/** Who has an account. */
export function UsersScreen() {
  const users = useUsers();
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader title={copy.title} description={copy.text} />
      {users.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-12 w-80" />
          <Skeleton className="h-60" />
        </Loading>
      ) : null}
      {users.isError ? <FailedState title={copy.failed} error={users.error} onRetry={() => users.refetch()} /> : null}
      {users.data ? <UserList users={users.data} /> : null}
    </div>
  );
}

function UserList({ users }: { users: readonly User[] }) {
  const remove = useRemoveUser();
  const [leaving, setLeaving] = useState<User | null>(null);
  const [search, setSearch] = useSearchParams();
  const managed = users.find(({ id }) => id === search.get('user'));
  const totals = userTotals(users);
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Total label={copy.totals.all} value={totals.all} />
        <Total label={copy.totals.admins} value={totals.admins} />
        <Total label={copy.totals.regular} value={totals.regular} />
      </dl>
      <UserTable users={users} onRemove={setLeaving} />
      <Suspense>
        {managed ? <UserDialog key={managed.id} user={managed} onClose={() => setSearch({})} /> : null}
      </Suspense>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={leaving ? copy.remove.text(fullName(leaving), leaving.email) : ''}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ userId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}

const Total = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="font-semibold text-xl">{formatNumber(value)}</dd>
  </div>
);
