import type { User } from '@process-ai/contract/users';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/avatar.tsx';
import { Badge } from '../../../components/badge.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDate } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { fullName } from '../model.ts';
import { useOwnId } from '../queries.ts';

interface UserTableProps {
  users: readonly User[];
  onRemove: (user: User) => void;
}

export function UserTable({ users, onRemove }: UserTableProps) {
  const ownId = useOwnId();
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
