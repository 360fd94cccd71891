import type { ListedUser, User } from '@process-ai/contract/users';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useOwnUser } from '../../lib/shared-queries.ts';
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

function UserList({ users }: { users: readonly ListedUser[] }) {
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

interface UserTableProps {
  users: readonly User[];
  onRemove: (user: User) => void;
}

function UserTable({ users, onRemove }: UserTableProps) {
  const ownId = useOwnUser()?.id;
  return (
    <Table label={copy.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{copy.table.user}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.email}</TableHeaderCell>
          <TableHeaderCell className="@max-md:px-1!">{copy.table.role}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.joined}</TableHeaderCell>
          <TableHeaderCell>
            <span className="sr-only">{copy.table.actions}</span>
          </TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell className="@max-2xl:w-full">
              <div className="flex items-center gap-2.5">
                <Avatar firstName={user.firstName} lastName={user.lastName} />
                <div className="min-w-0">
                  <Link
                    to={`?user=${user.id}`}
                    className="mr-2 rounded font-medium underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    {fullName(user)}
                  </Link>
                  {user.id === ownId ? <Badge tone="outline">{copy.you}</Badge> : null}
                  <span className="block break-all text-muted text-xs @2xl:hidden">{user.email}</span>
                </div>
              </div>
            </TableCell>
            <TableCell className="max-w-72 truncate text-muted @max-2xl:hidden" title={user.email}>
              {user.email}
            </TableCell>
            <TableCell className="@max-md:px-1!">
              <Badge tone={user.isAdmin ? 'accent' : 'neutral'}>
                {user.isAdmin ? copy.roles.admin : copy.roles.user}
              </Badge>
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{formatDate(user.createdAt)}</TableCell>
            <TableCell className="text-right @max-md:pl-1!">
              <IconButton
                label={copy.remove.label(fullName(user))}
                icon={Trash2}
                disabled={user.id === ownId}
                onClick={() => onRemove(user)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
