import { OPPORTUNITY_TYPE_NAMES, type OpportunityType } from '@process-ai/contract/opportunities';
import { Bot, Cog, type LucideIcon, Sparkles } from 'lucide-react';
import { Badge } from './badge.tsx';

const LOOKS: Record<OpportunityType, { icon: LucideIcon; colour: string }> = {
  automation: { icon: Cog, colour: 'text-automation' },
  ai: { icon: Sparkles, colour: 'text-ai' },
  agentic: { icon: Bot, colour: 'text-agentic' },
};

interface TypeMarkProps {
  type: OpportunityType;
  /** With `icon` alone, its name is for screen readers. */
  look?: 'badge' | 'text' | 'icon';
}

/** The type of an opportunity by its icon and its name. */
export function TypeMark({ type, look = 'badge' }: TypeMarkProps) {
  const { icon: Icon, colour } = LOOKS[type];
  if (look === 'badge') {
    return (
      <Badge tone="outline" className="text-ink!">
        <Icon aria-hidden className={colour} />
        {OPPORTUNITY_TYPE_NAMES[type]}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-1 font-medium text-xs">
      <Icon aria-hidden className={`size-3.5 shrink-0 ${colour}`} />
      <span className={look === 'icon' ? 'sr-only' : undefined}>{OPPORTUNITY_TYPE_NAMES[type]}</span>
    </span>
  );
}
