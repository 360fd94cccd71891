import type { RoadmapItem } from '@process-ai/domain/roadmap';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

/** One opportunity in its place in the plan. */
export const RoadmapLine = ({ item, currency }: { item: RoadmapItem; currency: string }) => (
  <li className="grid break-inside-avoid gap-1 px-4 py-2.5">
    <div className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 text-pretty font-medium">{item.opportunityTitle}</span>
      <span className="shrink-0">{copy.savings(item.estimatedSavings, currency)}</span>
    </div>
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
      <Badge tone="outline">{copy.types[item.type]}</Badge>
      <span>{copy.effortOf(item.effort)}</span>
      <span className="min-w-0 truncate" title={`${item.processCode} ${item.processName}`}>
        {item.processCode} {item.processName}
      </span>
    </div>
    {item.countedInAncestor ? <p className="text-warning text-xs">{copy.counted}</p> : null}
  </li>
);
