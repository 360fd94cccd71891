import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

/** How many processes each level has, with a bar for the eye. */
export function LevelCounts({ counts }: { counts: Record<string, number> }) {
  const levels = Object.entries(counts).filter(([, count]) => count > 0);
  const most = Math.max(...levels.map(([, count]) => count));
  return (
    <dl aria-label={copy.preview.levels} className="grid gap-x-6 gap-y-1 text-xs sm:grid-cols-2 lg:grid-cols-5">
      {levels.map(([level, count]) => (
        <div key={level} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-2 lg:grid-cols-[1fr_auto]">
          <dt className="text-muted">{copy.preview.level(level)}</dt>
          <dd className="font-medium lg:order-none max-lg:order-last">{formatNumber(count)}</dd>
          <div aria-hidden className="h-1 rounded-full bg-subtle lg:col-span-2">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * count) / most}%` }} />
          </div>
        </div>
      ))}
    </dl>
  );
}
