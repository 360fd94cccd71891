import type { PlaybookJourney } from '@process-ai/contract/playbooks';
import { TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { Star } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

/** The journeys of a playbook, touchpoint by touchpoint. */
export const PreviewJourneys = ({ journeys }: { journeys: readonly PlaybookJourney[] }) => (
  <ul className="grid gap-6">
    {journeys.map((journey) => (
      <li key={journey.name} className="grid max-w-3xl gap-2">
        <div>
          <h3 className="font-semibold text-sm">{journey.name}</h3>
          {journey.description ? <p className="text-pretty text-muted">{journey.description}</p> : null}
        </div>
        <ol className="grid gap-3">
          {journey.touchPoints.map((touchPoint, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- touchpoints have no id, and their order is what they are
            <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span aria-hidden className="font-medium text-muted">
                {index + 1}.
              </span>
              <div className="grid gap-0.5">
                <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 font-medium">{touchPoint.name}</span>
                  <Badge tone="outline">{TOUCHPOINT_LABELS[touchPoint.type]}</Badge>
                  {touchPoint.momentThatMatters ? (
                    <Badge tone="warning">
                      <Star aria-hidden />
                      {copy.preview.moment}
                    </Badge>
                  ) : null}
                  <span className="text-muted text-xs">
                    {[touchPoint.processStep && `${copy.preview.step} ${touchPoint.processStep}`, touchPoint.phase]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                <p className="text-pretty text-muted">{touchPoint.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);
