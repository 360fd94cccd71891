import type { Job } from '@process-ai/contract/jobs';
import type { Journey, JourneySavings } from '@process-ai/contract/journeys';
import { Plus, Route, Sparkles, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { formatByBasis } from '../../../lib/format.ts';
import { useSectorJob } from '../../../lib/job.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { missingProcesses, momentsOf } from '../model.ts';
import { useDeletedJourneys, useStartSuggestions } from '../queries.ts';
import { useJourneyAddress } from '../use-journey-address.ts';
import { JourneySketch } from './journey-sketch.tsx';

interface JourneyListProps {
  sectorId: string;
  journeys: readonly Journey[];
  savings: readonly JourneySavings[];
}

/** The journeys of the sector, with the buttons to create or suggest one. */
export function JourneyList({ sectorId, journeys, savings }: JourneyListProps) {
  const currency = useCurrency(sectorId);
  const deleted = useDeletedJourneys(sectorId);
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
          <RecentlyDeleted noun="journeys" deleted={deleted} />
          {journeys.length > 0 ? (
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
            <JourneyCard key={journey.id} journey={journey} savings={byJourney.get(journey.id)} currency={currency} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={Route}
          title={copy.list.emptyTitle}
          actions={
            <>
              {create}
              <SuggestButton sectorId={sectorId} />
            </>
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
  currency: string;
}

/** A card that summarizes a journey and links to it. */
function JourneyCard({ journey, savings, currency }: JourneyCardProps) {
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
          <span className="font-medium text-ink">{formatByBasis(savings.total, currency)}</span>
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
