import type { InitiativeStatus } from '@process-ai/contract/initiatives';
import { Ban, CircleCheck, CircleDashed, CircleDot, CirclePlay, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

/** Each status has a form of its own: colour is never alone. */
export const STATUS_ICONS = {
  proposed: CircleDashed,
  committed: CircleDot,
  running: CirclePlay,
  delivered: CircleCheck,
  stopped: Ban,
} satisfies Record<InitiativeStatus, LucideIcon>;

const TONES = {
  proposed: 'outline',
  committed: 'neutral',
  running: 'accent',
  delivered: 'success',
  stopped: 'outline',
} as const;

export function StatusMark({ status }: { status: InitiativeStatus }) {
  const Icon = STATUS_ICONS[status];
  return (
    <Badge tone={TONES[status]}>
      <Icon aria-hidden />
      {copy.statuses[status]}
    </Badge>
  );
}
