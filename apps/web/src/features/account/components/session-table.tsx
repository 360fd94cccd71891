import type { Session } from '@process-ai/contract/account';
import { LogOut } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { browserName } from '../model.ts';
import { useEndSession } from '../queries.ts';

const words = copy.sessions;

export const SessionTable = ({ sessions }: { sessions: readonly Session[] }) => (
  <Table label={words.table.title}>
    <TableHead>
      <tr>
        <TableHeaderCell>{words.table.browser}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{words.table.address}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{words.table.started}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{words.table.lastSeen}</TableHeaderCell>
        <TableHeaderCell>
          <span className="sr-only">{words.table.actions}</span>
        </TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </TableBody>
  </Table>
);

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  const browser = browserName(session.userAgent) ?? words.table.unknown;
  const address = session.address ?? words.table.unknownAddress;
  const lastSeen = session.isCurrent ? words.table.now : formatDateTime(session.lastSeenAt);
  return (
    <TableRow>
      <TableCell className="@max-2xl:w-full">
        <span className="mr-2 font-medium" title={session.userAgent ?? undefined}>
          {browser}
        </span>
        {session.isCurrent ? <Badge tone="accent">{words.table.current}</Badge> : null}
        <span className="block wrap-anywhere text-muted text-xs @2xl:hidden">
          {address} · {words.table.lastSeen}: {lastSeen}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{address}</TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">
        {formatDateTime(session.startedAt)}
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{lastSeen}</TableCell>
      <TableCell className="text-right">
        {session.isCurrent ? null : (
          <IconButton
            label={words.end.label(browser)}
            icon={LogOut}
            pending={end.isPending}
            onClick={() => end.mutate({ sessionId: session.id })}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
