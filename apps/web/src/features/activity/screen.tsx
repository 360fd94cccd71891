import { ACTIVITY_KINDS, type ActivityEvent } from '@process-ai/contract/activity';
import { FolderX, History, SearchX, Undo2 } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AvatarOf } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyPage, EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { MayEdit, useMayEdit } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Select } from '../../components/select.tsx';
import { errorReason } from '../../lib/error-copy.ts';
import { formatAgo, formatDate, formatDateTime } from '../../lib/format.ts';
import { changeAddress } from '../../lib/sector-change-words.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { copy } from './copy.ts';
import { useActivity, useUndoEvent } from './queries.ts';

const useFilters = () =>
  useQueryStates({ kind: parseAsStringLiteral(ACTIVITY_KINDS), who: parseAsString }, { history: 'push' });

/** Who did what in a sector, and when. */
export function ActivityScreen() {
  const { sectorId = '' } = useParams();
  const sector = useSectorSummary(sectorId);
  const [{ kind, who }, setFilters] = useFilters();
  const activity = useActivity(sectorId, { kind, userId: who });
  if (errorReason(activity.error) === 'sectorMissing') {
    return (
      <EmptyPage icon={FolderX} title={copy.missingTitle} back={{ to: '/sectors', label: copy.missingBack }}>
        {copy.missingText}
      </EmptyPage>
    );
  }
  const people = activity.data?.pages[0]?.people ?? [];
  const filtered = kind !== null || who !== null;
  return (
    <div className="grid max-w-5xl gap-4 print:block print:space-y-4">
      <PageHeader
        title={copy.title}
        description={copy.text}
        back={{ to: `/sectors/${sectorId}`, label: sector.data?.name ?? copy.back }}
      />
      <fieldset aria-label={copy.filters.label} className="flex flex-wrap items-center gap-2 print:hidden">
        <Select
          aria-label={copy.filters.person}
          className="w-52! max-sm:w-full!"
          value={who ?? ALL}
          onValueChange={(value) => void setFilters({ who: value === ALL ? null : value })}
          options={[
            { value: ALL, label: copy.filters.everybody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          aria-label={copy.filters.kind}
          className="w-60! max-sm:w-full!"
          value={kind ?? ALL}
          onValueChange={(value) => void setFilters({ kind: value === ALL ? null : value })}
          options={[
            { value: ALL, label: copy.filters.everything },
            ...ACTIVITY_KINDS.map((value) => ({ value, label: copy.kinds[value] })),
          ]}
        />
        {filtered ? (
          <Button variant="ghost" onClick={() => void setFilters(null)}>
            {copy.clear}
          </Button>
        ) : null}
      </fieldset>
      <MayEdit value={sector.data?.role !== 'viewer'}>
        <Events
          key={sectorId}
          sectorId={sectorId}
          activity={activity}
          filtered={filtered}
          onClear={() => void setFilters(null)}
        />
      </MayEdit>
    </div>
  );
}

/** The value of a choice must not be empty. */
const ALL = 'all';

interface EventsProps {
  sectorId: string;
  activity: ReturnType<typeof useActivity>;
  filtered: boolean;
  onClear: () => void;
}

function Events({ sectorId, activity, filtered, onClear }: EventsProps) {
  const undo = useUndoEvent(sectorId);
  const [asked, setAsked] = useState<ActivityEvent | null>(null);
  if (!activity.data) {
    if (activity.isError) {
      return <FailedState title={copy.failed} error={activity.error} onRetry={() => void activity.refetch()} />;
    }
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  const events = activity.data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return filtered ? (
      <EmptyState icon={SearchX} title={copy.noneTitle} actions={<Button onClick={onClear}>{copy.clear}</Button>}>
        {copy.noneText}
      </EmptyState>
    ) : (
      <EmptyState icon={History} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  const confirmed = asked && (asked.kind === 'import' || asked.kind === 'playbook') ? asked.kind : 'import';
  const onUndo = (event: ActivityEvent) =>
    event.kind === 'import' || event.kind === 'playbook' ? setAsked(event) : undo.mutate(event);
  return (
    <>
      <div className="grid gap-6 print:block print:space-y-6">
        {byDay(events, activity.dataUpdatedAt).map(({ title, events: ofDay }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h2 className="font-semibold text-sm">{title}</h2>
            <ol className="divide-y rounded-lg border bg-surface">
              {ofDay.map((event) => (
                <EventRow
                  key={event.id}
                  sectorId={sectorId}
                  event={event}
                  now={activity.dataUpdatedAt}
                  isUndoing={undo.isPending && undo.variables.id === event.id}
                  onUndo={onUndo}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {activity.hasNextPage ? (
        <Button
          className="justify-self-center print:hidden"
          pending={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={copy.undo.confirmTitle[confirmed]}
        description={copy.undo.confirmText[confirmed](asked?.what ?? '')}
        confirmLabel={copy.undo.label}
        pending={undo.isPending}
        onConfirm={() => asked && undo.mutate(asked, { onSettled: () => setAsked(null) })}
      />
    </>
  );
}

interface EventRowProps {
  sectorId: string;
  event: ActivityEvent;
  /** ms */
  now: number;
  isUndoing: boolean;
  onUndo: (event: ActivityEvent) => void;
}

/** One line: who, what with the way to it, when, and the way back where there is one. */
function EventRow({ sectorId, event, now, isUndoing, onUndo }: EventRowProps) {
  const { by, at, since, subjectId, undoable } = event;
  const words = copy.of(event);
  const mayEdit = useMayEdit();
  return (
    <li className="flex break-inside-avoid items-start gap-3 px-4 py-2.5">
      <Face by={by} />
      <p className="min-w-0 grow basis-0 py-1">
        {by ? <span className="font-medium">{by} </span> : null}
        <Link
          to={changeAddress(sectorId, event, subjectId)}
          className="wrap-anywhere rounded text-pretty underline-offset-2 hover:underline"
        >
          {by ? copy.after(words) : words}
        </Link>{' '}
        <time
          dateTime={at}
          title={copy.when(formatDateTime(at), formatDateTime(since))}
          className="whitespace-nowrap text-muted text-xs"
        >
          {formatAgo(at, now)}
        </time>
      </p>
      {undoable && mayEdit ? (
        <Button
          size="sm"
          className="print:hidden"
          aria-label={copy.undo.of(words)}
          pending={isUndoing}
          onClick={() => onUndo(event)}
        >
          <Undo2 aria-hidden />
          {copy.undo.label}
        </Button>
      ) : null}
    </li>
  );
}

function Face({ by }: { by: string | null }) {
  if (by) return <AvatarOf name={by} />;
  return (
    <span
      aria-hidden
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-subtle text-muted [&_svg]:size-4"
    >
      <History />
    </span>
  );
}

const DAY = 86_400_000;

interface Day {
  title: string;
  events: ActivityEvent[];
}

/** Events in their order, under the day of the reader's time zone on which they happened. @param now ms */
function byDay(events: readonly ActivityEvent[], now: number): Day[] {
  const known = new Map([
    [dayOf(now - DAY), copy.days.yesterday],
    [dayOf(now), copy.days.today],
  ]);
  const days = Map.groupBy(events, ({ at }) => formatDate(at));
  return [...days].map(([day, ofDay]) => ({ title: known.get(day) ?? day, events: ofDay }));
}

const dayOf = (time: number) => formatDate(new Date(time).toISOString());
