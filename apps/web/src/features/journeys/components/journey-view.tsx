import type { Journey, JourneySavings } from '@process-ai/contract/journeys';
import { ChevronLeft, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { useRemoveJourney } from '../queries.ts';
import { JourneyFigures } from './journey-figures.tsx';
import { JourneyTable } from './journey-table.tsx';
import { Swimlane } from './swimlane.tsx';

interface JourneyViewProps {
  sectorId: string;
  journey: Journey;
  savings: JourneySavings | undefined;
}

/** One journey: its picture, its figures, and the same as a table. */
export function JourneyView({ sectorId, journey, savings }: JourneyViewProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveJourney(sectorId);
  const close = () => setRemoving(false);
  return (
    <article className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-60 max-w-3xl grow basis-0">
          <Link
            to="?"
            className="-ml-1 mb-1 inline-flex h-6 items-center gap-0.5 rounded text-muted text-sm hover:text-ink print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {copy.view.back}
          </Link>
          <h2 className="text-balance font-semibold text-lg">{journey.name}</h2>
          {journey.description ? <p className="mt-1 text-pretty text-muted">{journey.description}</p> : null}
          {journey.source ? <p className="mt-1 text-muted text-xs">{copy.view.source(journey.source)}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer aria-hidden />
            {copy.view.print}
          </Button>
          <Button onClick={() => setRemoving(true)}>
            <Trash2 aria-hidden />
            {copy.view.remove}
          </Button>
          <Button asChild variant="primary">
            <Link to={`?journey=${journey.id}&mode=edit`}>
              <Pencil aria-hidden />
              {copy.view.edit}
            </Link>
          </Button>
        </div>
      </header>
      <Swimlane name={journey.name} touchPoints={journey.touchPoints} />
      <JourneyFigures sectorId={sectorId} journey={journey} savings={savings} />
      <JourneyTable sectorId={sectorId} journey={journey} processes={savings?.processes ?? []} />
      <ConfirmDialog
        open={removing}
        onOpenChange={close}
        title={copy.remove.title}
        description={copy.remove.text(journey.name)}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { sectorId, journeyId: journey.id },
            { onSuccess: () => navigate('?', { replace: true }), onError: close },
          )
        }
      />
    </article>
  );
}
