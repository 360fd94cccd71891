import type { Journey, JourneySavings } from '@process-ai/contract/journeys';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { missingProcesses, momentsOf } from '../model.ts';
import { JourneySketch } from './journey-sketch.tsx';

interface JourneyCardProps {
  journey: Journey;
  savings: JourneySavings | undefined;
  currency: string;
}

/** A journey at a glance; the whole card leads to it. */
export function JourneyCard({ journey, savings, currency }: JourneyCardProps) {
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
        {savings && savings.total > 0 ? (
          <span className="font-medium text-ink">{formatSavings(savings.total, currency)}</span>
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
