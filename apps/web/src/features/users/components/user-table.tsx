import type { User } from '@process-ai/contract/users';
import { Trash2 } from 'lucide-react';
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
          <TableHeaderCell>{copy.table.email}</TableHeaderCell>
          <TableHeaderCell>{copy.table.role}</TableHeaderCell>
          <TableHeaderCell>{copy.table.joined}</TableHeaderCell>
          <TableHeaderCell>
            <span className="sr-only">{copy.table.actions}</span>
          </TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell>
              <span className="flex items-center gap-2.5 whitespace-nowrap font-medium">
                <Avatar firstName={user.firstName} lastName={user.lastName} />
                {fullName(user)}
                {user.id === ownId ? <Badge tone="outline">{copy.you}</Badge> : null}
              </span>
            </TableCell>
            <TableCell className="break-all text-muted">{user.email}</TableCell>
            <TableCell>
              <Badge tone={user.isAdmin ? 'accent' : 'neutral'}>{user.isAdmin ? copy.roles.admin : copy.roles.user}</Badge>
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted">{formatDate(user.createdAt)}</TableCell>
            <TableCell className="text-right">
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
