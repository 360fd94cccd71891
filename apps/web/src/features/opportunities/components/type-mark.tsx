import type { OpportunityType } from '@process-ai/contract/opportunities';
import { Bot, Cog, type LucideIcon, Sparkles } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

const LOOKS: Record<OpportunityType, { icon: LucideIcon; colour: string }> = {
  automation: { icon: Cog, colour: 'text-automation' },
  ai: { icon: Sparkles, colour: 'text-ai' },
  agentic: { icon: Bot, colour: 'text-agentic' },
};

export function TypeMark({ type }: { type: OpportunityType }) {
  const { icon: Icon, colour } = LOOKS[type];
  return (
    <Badge tone="outline" className="text-ink!">
      <Icon aria-hidden className={colour} />
      {copy.types[type]}
    </Badge>
  );
}
