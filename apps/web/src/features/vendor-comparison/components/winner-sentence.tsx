import type { FitWeights, VendorFit, WinnerChange } from '@process-ai/contract/vendor-comparison';
import { Trophy } from 'lucide-react';
import { copy } from '../copy.ts';

interface WinnerSentenceProps {
  ranked: readonly VendorFit[];
  change: WinnerChange | null;
  weights: FitWeights;
}

/** Who is first, and what that hangs on. */
export function WinnerSentence({ ranked: [first, second], change, weights }: WinnerSentenceProps) {
  if (!first) return null;
  const hangsOn = change
    ? copy.winner.change(
        copy.parts[change.part],
        change.direction,
        100 * change.threshold,
        100 * weights[change.part],
        change.vendorName,
      )
    : copy.winner.robust;
  return (
    <p className="flex items-start gap-3 rounded-lg border bg-surface px-4 py-3 text-pretty">
      <Trophy aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <strong className="font-semibold">{copy.winner.first(first.vendorName, first.overallScore)}</strong>{' '}
        {second ? hangsOn : copy.winner.alone}
      </span>
    </p>
  );
}
