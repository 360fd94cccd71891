import type { Journey, JourneySavings } from '@process-ai/contract/journeys';
import { Plus, Route, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useCurrency } from '../../../lib/currency.ts';
import { copy } from '../copy.ts';
import { DeletedJourneys } from './deleted-journeys.tsx';
import { JourneyCard } from './journey-card.tsx';
import { SuggestButton } from './suggest-button.tsx';

interface JourneyListProps {
  sectorId: string;
  journeys: readonly Journey[];
  savings: readonly JourneySavings[];
}

/** Which journeys the sector has, and the ways to another one. */
export function JourneyList({ sectorId, journeys, savings }: JourneyListProps) {
  const [showsDeleted, setShowsDeleted] = useState(false);
  const currency = useCurrency(sectorId);
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
          <Button variant="ghost" onClick={() => setShowsDeleted(true)}>
            <Trash2 aria-hidden />
            {copy.list.recentlyDeleted}
          </Button>
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
      <DeletedJourneys sectorId={sectorId} open={showsDeleted} onOpenChange={setShowsDeleted} />
    </div>
  );
}
