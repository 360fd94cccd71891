import type { Job } from '@process-ai/contract/jobs';
import type { Journey, JourneySavings, TouchPoint } from '@process-ai/contract/journeys';
import { sizeOf } from '@process-ai/domain/organisation-size';
import { Plus, Route, RouteOff, Sparkles, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ForEditors, useMayEdit } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { formatByBasis } from '../../lib/format.ts';
import { useSectorJob } from '../../lib/job.ts';
import { usePayroll } from '../../lib/payroll.ts';
import { useCurrency } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { JourneySketch } from './components/journey-sketch.tsx';
import { JourneyView } from './components/journey-view.tsx';
import { copy } from './copy.ts';
import type { JourneyValues } from './form.ts';
import { missingProcesses, momentsOf } from './model.ts';
import { useDeletedJourneys, useJourneySavings, useJourneys, useStartSuggestions } from './queries.ts';
import { useJourneyAddress } from './use-journey-address.ts';

const JourneyEditor = lazy(async () => ({ default: (await import('./components/journey-editor.tsx')).JourneyEditor }));
const SuggestionsDialog = lazy(async () => ({
  default: (await import('./components/suggestions-dialog.tsx')).SuggestionsDialog,
}));

interface JourneysScreenProps {
  sectorId: string;
  commentsOf: (touchPoint: TouchPoint) => ReactNode;
}

/** What customers go through in this sector: its journeys, one of them, or the editor. */
export function JourneysScreen({ sectorId, commentsOf }: JourneysScreenProps) {
  const journeys = useJourneys(sectorId);
  const [address, go] = useJourneyAddress();
  // The chosen suggestion, which the create form starts with.
  const [seed, setSeed] = useState<JourneyValues | null>(null);
  if (journeys.isError) {
    return <FailedState title={copy.list.failed} error={journeys.error} onRetry={() => journeys.refetch()} />;
  }
  if (!journeys.data) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Content
        sectorId={sectorId}
        commentsOf={commentsOf}
        journeys={journeys.data}
        seed={seed}
        onSeeded={() => setSeed(null)}
      />
      {address.suggestions ? (
        <SuggestionsDialog
          key={address.suggestions}
          sectorId={sectorId}
          jobId={address.suggestions}
          onChoose={(values) => {
            setSeed(values);
            void go({ suggestions: null, mode: 'create', journey: null });
          }}
        />
      ) : null}
    </Suspense>
  );
}

interface ContentProps extends JourneysScreenProps {
  journeys: readonly Journey[];
  seed: JourneyValues | null;
  onSeeded: () => void;
}

function Content({ sectorId, commentsOf, journeys, seed, onSeeded }: ContentProps) {
  const [{ journey: journeyId, mode }] = useJourneyAddress();
  const savings = useJourneySavings(sectorId);
  if (mode === 'create') return <JourneyEditor sectorId={sectorId} seed={seed} onSeeded={onSeeded} />;
  if (!journeyId) return <JourneyList sectorId={sectorId} journeys={journeys} savings={savings.data ?? []} />;
  const journey = journeys.find(({ id }) => id === journeyId);
  if (!journey) return <Missing />;
  if (mode === 'edit') return <JourneyEditor key={journeyId} sectorId={sectorId} journey={journey} />;
  return (
    <JourneyView
      sectorId={sectorId}
      journey={journey}
      savings={savings.data?.find((entry) => entry.journeyId === journeyId)}
      commentsOf={commentsOf}
    />
  );
}

const Missing = () => (
  <EmptyState icon={RouteOff} title={copy.view.missingTitle} back={{ to: '?', label: copy.view.back }}>
    {copy.view.missingText}
  </EmptyState>
);

const Waiting = () => (
  <Loading label={copy.list.loading}>
    <Skeleton className="h-12 max-w-md" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </Loading>
);

interface JourneyListProps {
  sectorId: string;
  journeys: readonly Journey[];
  savings: readonly JourneySavings[];
}

/** The journeys of the sector, with the buttons to create or suggest one. */
function JourneyList({ sectorId, journeys, savings }: JourneyListProps) {
  const currency = useCurrency(sectorId);
  const payroll = usePayroll(sectorId);
  const deleted = useDeletedJourneys(sectorId);
  const mayEdit = useMayEdit();
  const byJourney = new Map(savings.map((entry) => [entry.journeyId, entry]));
  const create = (
    <Button asChild variant="primary">
      <Link to="?mode=create">
        <Plus aria-hidden />
        {copy.list.create}
      </Link>
    </Button>
  );
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl grow basis-72">
          <h2 className="font-semibold text-base">{copy.list.title}</h2>
          <p className="text-pretty text-muted">{copy.list.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {mayEdit ? <RecentlyDeleted noun="journeys" deleted={deleted} /> : null}
          {mayEdit && journeys.length > 0 ? (
            <>
              <SuggestButton sectorId={sectorId} />
              {create}
            </>
          ) : null}
        </div>
      </header>
      {journeys.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4">
          {journeys.map((journey) => (
            <JourneyCard
              key={journey.id}
              journey={journey}
              savings={byJourney.get(journey.id)}
              payroll={payroll}
              currency={currency}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={Route}
          title={copy.list.emptyTitle}
          actions={
            <ForEditors>
              {create}
              <SuggestButton sectorId={sectorId} />
            </ForEditors>
          }
        >
          {copy.list.emptyText}
        </EmptyState>
      )}
    </div>
  );
}

interface JourneyCardProps {
  journey: Journey;
  savings: JourneySavings | undefined;
  payroll: number;
  currency: string;
}

/** A card that summarizes a journey and links to it. */
function JourneyCard({ journey, savings, payroll, currency }: JourneyCardProps) {
  const [missing, moments] = [missingProcesses(journey), momentsOf(journey)];
  return (
    <li className="relative flex break-inside-avoid flex-col gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong">
      <div>
        <h3 className="line-clamp-2 font-semibold text-sm">
          <Link
            to={`?journey=${journey.id}`}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
          >
            {journey.name}
          </Link>
        </h3>
        {journey.description ? <p className="mt-1 line-clamp-2 text-pretty text-muted">{journey.description}</p> : null}
      </div>
      <JourneySketch touchPoints={journey.touchPoints} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
        <span>{copy.card.touchPoints(journey.touchPoints.length)}</span>
        {moments > 0 ? <span>{copy.card.moments(moments)}</span> : null}
        {savings && savings.total.measured + savings.total.benchmark > 0 ? (
          <span className="font-medium text-ink">
            {formatByBasis(savings.total, sizeOf(1000 * savings.total.benchmark, payroll, 'several'), currency)}
          </span>
        ) : null}
        {missing > 0 ? (
          <Badge tone="warning">
            <TriangleAlert aria-hidden />
            {copy.card.missing(missing)}
          </Badge>
        ) : null}
      </div>
    </li>
  );
}

/** Starts suggestions or opens the running ones; a toast tells when they are ready. */
function SuggestButton({ sectorId }: { sectorId: string }) {
  const [{ suggestions }, go] = useJourneyAddress();
  const show = (jobId: string) => void go({ suggestions: jobId });
  const start = useStartSuggestions();
  const running = useSectorJob({
    sectorId,
    kind: 'journey-suggestions',
    onProgress: () => {},
    onEnd: (job) => {
      // An open dialog has already shown it.
      if (job.id !== suggestions) sayEnd(job, () => show(job.id));
    },
  });
  const begin = () =>
    start.mutate(
      { sectorId },
      {
        onSuccess: (job) => {
          running.follow(job);
          show(job.id);
        },
      },
    );
  const { job } = running;
  return (
    <Button pending={start.isPending} onClick={() => (job ? show(job.id) : begin())}>
      {start.isPending ? null : <Sparkles aria-hidden />}
      {job ? copy.suggestions.open : copy.list.suggest}
    </Button>
  );
}

function sayEnd({ status }: Job, onShow: () => void) {
  if (status === 'succeeded') {
    toast({
      tone: 'success',
      title: copy.suggestions.ready,
      action: { label: copy.suggestions.show, onSelect: onShow },
    });
  }
  if (status === 'failed') toast({ tone: 'danger', ...copy.suggestions.failed });
}
