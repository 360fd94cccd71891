import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';
import { fitLabel } from '../model.ts';

const TONES = { strong: 'success', good: 'accent', moderate: 'warning', limited: 'neutral' } as const;

/** How well a vendor fits, in the same word wherever its score stands. */
export function FitBadge({ score, className }: { score: number; className?: string }) {
  const label = fitLabel(score);
  return (
    <Badge tone={TONES[label]} className={className}>
      {copy.fitLabels[label]}
    </Badge>
  );
}
