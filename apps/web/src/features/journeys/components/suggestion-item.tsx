import type { JourneyDraft } from '@process-ai/contract/journeys';
import { Star } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { JourneySketch } from './journey-sketch.tsx';
import { TypeMark } from './type-mark.tsx';

/** A suggested journey: what it is, its shape, its touchpoints, and the way into the form. */
export const SuggestionItem = ({ journey, onChoose }: { journey: JourneyDraft; onChoose: () => void }) => (
  <li className="grid gap-3 rounded-lg border p-4">
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <h3 className="font-semibold text-sm">{journey.name}</h3>
        {journey.description ? <p className="mt-0.5 text-pretty text-muted">{journey.description}</p> : null}
      </div>
      <Button size="sm" variant="primary" aria-label={copy.suggestions.useNamed(journey.name)} onClick={onChoose}>
        {copy.suggestions.use}
      </Button>
    </div>
    <JourneySketch touchPoints={journey.touchPoints} />
    <details>
      <summary className="w-fit rounded text-muted text-xs hover:text-ink">
        {copy.suggestions.touchPoints(journey.touchPoints.length)}
      </summary>
      <ol className="mt-2 grid gap-1.5">
        {journey.touchPoints.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a suggestion does not change
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
            <span className="min-w-0 font-medium">
              {index + 1}. {point.name}
            </span>
            <TypeMark type={point.type} className="text-muted text-xs" />
            <span className="text-muted text-xs">{point.processStep}</span>
            {point.momentThatMatters ? (
              <span className="inline-flex items-center gap-1 text-accent-ink text-xs">
                <Star aria-hidden className="size-3 fill-current" />
                {copy.table.moment}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  </li>
);
