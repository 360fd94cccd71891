import type { InboxEntry } from '@process-ai/contract/inbox';
import { CheckCheck, Inbox } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EntryRow } from './components/entry-row.tsx';
import { copy } from './copy.ts';
import { useInbox, useMarkRead } from './queries.ts';

/** The server sends no more than these. */
const MOST = 100;

/** What waits for whoever is signed in: mentions, and long work that has ended. */
export function InboxScreen() {
  const inbox = useInbox();
  const { opened, markOne, markAll, isMarkingAll } = useMarkRead();
  const unread = inbox.data?.entries.filter(({ isRead }) => !isRead) ?? [];
  return (
    <div className="grid max-w-5xl gap-4 print:block print:space-y-4">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          unread.length > 0 ? (
            <Button pending={isMarkingAll} onClick={() => markAll(unread.map(({ id }) => id))}>
              {isMarkingAll ? null : <CheckCheck aria-hidden />}
              {copy.allRead}
            </Button>
          ) : null
        }
      />
      {inbox.data ? (
        <Entries entries={inbox.data.entries} now={inbox.dataUpdatedAt} onOpened={opened} onRead={markOne} />
      ) : inbox.isError ? (
        <FailedState title={copy.failed} error={inbox.error} onRetry={() => void inbox.refetch()} />
      ) : (
        <Loading label={copy.loading}>
          <Skeleton className="h-72" />
        </Loading>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly InboxEntry[];
  /** ms */
  now: number;
  onOpened: (id: string) => void;
  onRead: (id: string) => void;
}

function Entries({ entries, now, onOpened, onRead }: EntriesProps) {
  const list = useRef<HTMLOListElement>(null);
  if (entries.length === 0) {
    return (
      <EmptyState icon={Inbox} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = to === undefined ? undefined : links[to];
    if (!link) return;
    event.preventDefault();
    link.focus();
  };
  return (
    <>
      <p id="inbox-hint" className="sr-only">
        {copy.hint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves between the links in it */}
      <ol
        ref={list}
        aria-label={copy.list}
        aria-describedby="inbox-hint"
        className="divide-y rounded-lg border bg-surface"
        onKeyDown={move}
      >
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            now={now}
            onOpened={() => onOpened(entry.id)}
            onRead={() => onRead(entry.id)}
          />
        ))}
      </ol>
      {entries.length === MOST ? <p className="text-muted text-xs">{copy.most(MOST)}</p> : null}
    </>
  );
}
