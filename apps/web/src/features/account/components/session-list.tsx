import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { useEndOtherSessions, useSessions } from '../queries.ts';
import { SessionTable } from './session-table.tsx';

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
