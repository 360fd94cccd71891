import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import { Bot, ChevronRight, Cog, type LucideIcon, Sparkles } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

const TYPES: Record<OpportunityType, { icon: LucideIcon; tone: 'neutral' | 'accent' | 'success' }> = {
  automation: { icon: Cog, tone: 'neutral' },
  ai: { icon: Sparkles, tone: 'accent' },
  agentic: { icon: Bot, tone: 'success' },
};

export const OpportunityList = ({ opportunities }: { opportunities: readonly Opportunity[] }) => (
  <ul className="grid divide-y">
    {opportunities.map((opportunity) => (
      <OpportunityEntry key={opportunity.id} opportunity={opportunity} />
    ))}
  </ul>
);

function OpportunityEntry({ opportunity }: { opportunity: Opportunity }) {
  const { type, title, description, estimatedSavings, rationale, source } = opportunity;
  const { icon: Icon, tone } = TYPES[type];
  return (
    <li className="grid gap-1.5 py-3 first:pt-1">
      <div className="flex items-center justify-between gap-2">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {copy.opportunityTypes[type]}
        </Badge>
        <span className="font-medium">{formatSavings(estimatedSavings)}</span>
      </div>
      <h4 className="text-balance font-medium">{title}</h4>
      <p className="text-pretty">{description}</p>
      <details className="group text-muted text-xs">
        <summary className="flex min-h-6 items-center gap-1 rounded hover:text-ink">
          <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
          {copy.details.why}
        </summary>
        <p className="pb-1 pl-4 text-pretty">{rationale}</p>
      </details>
      <p className="text-muted text-xs">{source}</p>
    </li>
  );
}
