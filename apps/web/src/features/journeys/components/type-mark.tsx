import type { TouchPointType } from '@process-ai/contract/journeys';
import { TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { Blend, Bot, type LucideIcon, User } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';

const TYPE_ICONS: Record<TouchPointType, LucideIcon> = { human: User, hybrid: Blend, agent: Bot };

/** The type of a touchpoint as an icon with its name. */
export function TypeMark({ type, className }: { type: TouchPointType; className?: string }) {
  const Icon = TYPE_ICONS[type];
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <Icon aria-hidden className="size-3.5 shrink-0 text-muted" />
      {TOUCHPOINT_LABELS[type]}
    </span>
  );
}
