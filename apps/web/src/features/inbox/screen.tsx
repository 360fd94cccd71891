import type { ActivityKind } from '@process-ai/contract/activity';
import type { CommentSubject } from '@process-ai/contract/comments';
import type { InboxEntry, InboxMention } from '@process-ai/contract/inbox';
import type { JobKind } from '@process-ai/contract/jobs';
import { AtSign, Check, CheckCheck, CircleCheck, CircleX, Inbox } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { cx } from '../../lib/cx.ts';
import { formatAgo, formatDateTime } from '../../lib/format.ts';
import { inWords } from '../../lib/mentions.ts';
import { changeAddress } from '../../lib/sector-change-words.ts';
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

interface EntryRowProps {
  entry: InboxEntry;
  /** ms */
  now: number;
  onOpened: () => void;
  onRead: () => void;
}

/** One entry: what it is, with the way there, where and when. Whoever goes there has read it. */
function EntryRow({ entry, now, onOpened, onRead }: EntryRowProps) {
  const { isRead, at, sectorName, mention, job } = entry;
  const words = wordsOf(entry);
  const Icon = mention ? AtSign : job?.status === 'failed' ? CircleX : CircleCheck;
  return (
    <li className="flex break-inside-avoid items-start gap-3 py-2.5 pr-2 pl-4">
      <Icon aria-hidden className={cx('mt-1.5 size-4 shrink-0', isRead ? 'text-muted' : 'text-accent')} />
      <div className="grid min-w-0 grow gap-0.5 py-1">
        <p>
          <Link
            to={entryAddress(entry)}
            onClick={() => isRead || onOpened()}
            className={cx(
              'wrap-anywhere rounded text-pretty underline-offset-2 hover:underline',
              !isRead && 'font-semibold',
            )}
          >
            {isRead ? null : <span className="sr-only">{copy.unread}: </span>}
            {words}
          </Link>
        </p>
        {mention ? (
          <p className="line-clamp-2 text-muted wrap-anywhere">{inWords(mention.text, mention.mentions)}</p>
        ) : null}
        <p className="text-muted text-xs">
          {sectorName ? `${sectorName} · ` : null}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, now)}
          </time>
        </p>
      </div>
      {isRead ? null : <IconButton label={copy.read(words)} icon={Check} onClick={onRead} />}
    </li>
  );
}

function wordsOf({ mention, job }: InboxEntry): string {
  if (mention) return copy.mentioned(mention.by, mention.subject, mention.subjectName);
  return job ? copy.ended(job) : copy.title;
}

const KINDS: Record<CommentSubject, ActivityKind> = {
  process: 'processes',
  opportunity: 'opportunities',
  touchpoint: 'journeys',
  initiative: 'plan',
};

/** Below the address of the sector: where what the work has made, or the one thing that it was about, can be seen. */
const PLACES: Partial<Record<JobKind, (jobId: string, subjectId: string | null) => string>> = {
  analysis: (_, process) => (process === null ? '?view=opportunities' : `?view=tree&process=${process}`),
  'journey-suggestions': (jobId) => `/journeys?suggestions=${jobId}`,
  'playbook-draft': () => '/playbooks',
  'insight-summary': (_, document) => (document === null ? '/insights' : `/insights?document=${document}`),
  export: () => '?export=earlier',
};

/** The way to what an entry is about. */
function entryAddress({ id, sectorId, mention, job }: InboxEntry): string {
  if (job?.kind === 'vendor-refresh') return job.subjectId ? `/vendors/${job.subjectId}?refresh=${id}` : '/vendors';
  if (sectorId === null) return '/sectors';
  if (mention) return mentionAddress(sectorId, mention);
  if (job?.kind === 'research') return `/sectors/new?step=research&sector=${sectorId}`;
  return `/sectors/${sectorId}${(job && PLACES[job.kind]?.(id, job.subjectId)) ?? ''}`;
}

function mentionAddress(sectorId: string, { subject, subjectId, journeyId }: InboxMention): string {
  const address = changeAddress(sectorId, { kind: KINDS[subject], action: 'commented' }, journeyId ?? subjectId);
  return subject === 'touchpoint' ? `${address}&touchpoint=${subjectId}` : address;
}
