import type { OpportunityType } from '@process-ai/contract/opportunities';
import { Bot, Cog, type LucideIcon, Sparkles } from 'lucide-react';
import { copy } from '../copy.ts';

const LOOKS: Record<OpportunityType, { icon: LucideIcon; colour: string }> = {
  automation: { icon: Cog, colour: 'text-automation' },
  ai: { icon: Sparkles, colour: 'text-ai' },
  agentic: { icon: Bot, colour: 'text-agentic' },
};

/** The type of an opportunity by its icon, and its name where there is room. */
export function TypeMark({ type, iconOnly = false }: { type: OpportunityType; iconOnly?: boolean }) {
  const { icon: Icon, colour } = LOOKS[type];
  return (
    <span className="inline-flex items-center gap-1 font-medium text-xs">
      <Icon aria-hidden className={`size-3.5 shrink-0 ${colour}`} />
      <span className={iconOnly ? 'sr-only' : undefined}>{copy.types[type]}</span>
    </span>
  );
}
