import type { Session } from '@process-ai/contract/account';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { browserName } from '../model.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../queries.ts';

const words = copy.sessions;

export function SessionList() {
  const sessions = useSessions();
  return (
    <section aria-label={words.title} className="grid gap-4 border-t pt-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold text-base">{words.title}</h2>
          <p className="mt-1 text-pretty text-muted">{words.text}</p>
        </div>
        {sessions.data && sessions.data.length > 1 ? <EndOthers /> : null}
      </header>
      {sessions.isPending ? (
        <Loading label={words.loading}>
          <Skeleton className="h-32" />
        </Loading>
      ) : null}
      {sessions.isError ? (
        <FailedState title={words.failed} error={sessions.error} onRetry={() => sessions.refetch()} />
      ) : null}
      {sessions.data ? <SessionTable sessions={sessions.data} /> : null}
      {sessions.data?.length === 1 ? <p className="text-muted">{words.none}</p> : null}
    </section>
  );
}

function EndOthers() {
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.endOthers.open}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.endOthers.title}
        description={words.endOthers.text}
        confirmLabel={words.endOthers.confirm}
        pending={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

const SessionTable = ({ sessions }: { sessions: readonly Session[] }) => (
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
