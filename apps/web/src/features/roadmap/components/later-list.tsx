import type { RoadmapItem } from '@process-ai/domain/roadmap';
import { ChevronRight } from 'lucide-react';
import { copy } from '../copy.ts';
import { RoadmapLine } from './roadmap-line.tsx';

/** A list of thousands says no more than its beginning and its length. */
const LISTED = 100;

/** What waits until the waves are through. */
export const LaterList = ({ items, currency }: { items: readonly RoadmapItem[]; currency: string }) =>
  items.length > 0 ? (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex min-h-10 list-none items-center gap-3 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{copy.later.title}</span>
        <span className="grow text-muted text-xs">
          {copy.items(items.length)}. {copy.later.text}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
      </summary>
      <ol className="divide-y border-t">
        {items.slice(0, LISTED).map((item) => (
          <RoadmapLine
            key={`${item.processCode} ${item.type} ${item.opportunityTitle}`}
            item={item}
            currency={currency}
          />
        ))}
      </ol>
      {items.length > LISTED ? (
        <p className="border-t px-4 py-2.5 text-muted">{copy.later.more(items.length - LISTED)}</p>
      ) : null}
    </details>
  ) : null;
