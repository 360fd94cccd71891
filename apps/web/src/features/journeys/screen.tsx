import type { Journey } from '@process-ai/contract/journeys';
import { RouteOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { JourneyList } from './components/journey-list.tsx';
import { JourneyView } from './components/journey-view.tsx';
import { copy } from './copy.ts';
import type { JourneyValues } from './form.ts';
import { useJourneySavings, useJourneys } from './queries.ts';
import { useJourneyAddress } from './use-journey-address.ts';

const JourneyEditor = lazy(async () => ({ default: (await import('./components/journey-editor.tsx')).JourneyEditor }));
const SuggestionsDialog = lazy(async () => ({
  default: (await import('./components/suggestions-dialog.tsx')).SuggestionsDialog,
}));

/** What customers go through in this sector: its journeys, one of them, or the editor. */
export function JourneysScreen() {
  const { sectorId = '' } = useParams();
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
      <Content sectorId={sectorId} journeys={journeys.data} seed={seed} onSeeded={() => setSeed(null)} />
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

interface ContentProps {
  sectorId: string;
  journeys: readonly Journey[];
  seed: JourneyValues | null;
  onSeeded: () => void;
}

function Content({ sectorId, journeys, seed, onSeeded }: ContentProps) {
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
