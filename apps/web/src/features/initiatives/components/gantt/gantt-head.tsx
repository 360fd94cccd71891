import type { CapacityMonth } from '@process-ai/contract/initiatives';
import { monthAt, monthNumber } from '@process-ai/domain/calendar-months';
import { isOverCapacity } from '@process-ai/domain/plan-warnings';
import { cx } from '../../../../lib/cx.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { monthName } from '../../../../lib/months.ts';
import { copy } from '../../copy.ts';
import { type TimeScale, xOf } from '../../model/gantt.ts';

/** A year narrower than this is written short. */
const YEAR_FITS = 34;
/** A column narrower than this shows a letter, one narrower than that nothing but its year. */
const NAME_FITS = 26;
const LETTER_FITS = 9;

interface MonthHeaderProps {
  scale: TimeScale;
  /** Px of the column of names. */
  names: number;
}

/** Years and months over their columns. The bars say their months themselves. */
export function MonthHeader({ scale, names }: MonthHeaderProps) {
  const months = Array.from({ length: scale.months }, (_, place) => scale.first + place);
  const years = months.filter((month, place) => place === 0 || month % 12 === 0);
  return (
    <div className="flex h-11 border-b bg-canvas text-muted text-xs">
      <div
        className="sticky left-0 z-20 flex shrink-0 items-end border-r bg-canvas px-3 pb-1 font-medium"
        style={{ width: names }}
      >
        {copy.gantt.name}
      </div>
      <div aria-hidden className="relative grow">
        {years.map((first, place) => {
          const next = years[place + 1] ?? scale.first + scale.months;
          const width = xOf(next, scale) - xOf(first, scale);
          const year = String(Math.floor(first / 12));
          return (
            <div
              key={first}
              className="absolute top-0.5 border-l border-line-strong/60"
              style={{ left: xOf(first, scale), width }}
            >
              {/* It stays in sight while any of its months is. */}
              <span className="sticky pl-1 font-medium text-ink whitespace-nowrap" style={{ left: names }}>
                {width < YEAR_FITS ? `’${year.slice(2)}` : year}
              </span>
            </div>
          );
        })}
        {months.map((month) => (
          <span
            key={month}
            className={cx('absolute bottom-1 text-center', scale.column < NAME_FITS && 'text-[0.625rem]')}
            style={{ left: xOf(month, scale), width: scale.column }}
          >
            {scale.column >= LETTER_FITS ? nameFor(month, scale.column) : null}
          </span>
        ))}
      </div>
    </div>
  );
}

const nameFor = (month: number, column: number) =>
  column >= NAME_FITS ? monthName(monthAt(month)) : monthName(monthAt(month)).slice(0, 1);

/** Px of the drawing, and of the figures above it. */
const HEIGHT = 64;
const HEAD = 18;
/** A column narrower than this has no room for a figure. */
const FIGURE_FITS = 22;

interface CapacityStripProps {
  capacity: readonly CapacityMonth[];
  scale: TimeScale;
  /** Px of the column of names. */
  names: number;
}

/** The work of each month against what can be done. Months that are over it carry a figure and a hatch. */
export function CapacityStrip({ capacity, scale, names }: CapacityStripProps) {
  const most = Math.max(1, ...capacity.flatMap(({ plannedDays, capacityDays }) => [plannedDays, capacityDays]));
  const tall = (days: number) => (days / most) * (HEIGHT - HEAD);
  const seen = capacity.filter(({ month }) => {
    const place = monthNumber(month) - scale.first;
    return place >= 0 && place < scale.months;
  });
  return (
    <div className="flex border-t-2" style={{ height: HEIGHT }}>
      <div
        className="sticky left-0 z-20 flex shrink-0 flex-col justify-end border-r bg-surface px-3 pb-1.5"
        style={{ width: names }}
      >
        <span className="font-medium text-xs">{copy.capacity.title}</span>
        <span className="text-muted text-xs">{copy.capacity.unit}</span>
      </div>
      <div aria-hidden className="relative grow print:[print-color-adjust:exact]">
        {seen.map((entry) => {
          const { month, plannedDays, capacityDays } = entry;
          const over = isOverCapacity(entry);
          return (
            <div
              key={month}
              title={copy.capacity.month(month, Math.round(plannedDays), capacityDays)}
              className="absolute inset-y-0"
              style={{ left: xOf(monthNumber(month), scale), width: scale.column }}
            >
              <div
                className={cx(
                  'absolute inset-x-px bottom-0 rounded-t-sm',
                  over
                    ? 'border border-danger border-b-0 bg-danger-soft [background-image:repeating-linear-gradient(135deg,transparent_0_4px,var(--danger)_4px_5px)]'
                    : 'bg-accent-soft',
                )}
                style={{ height: tall(plannedDays) }}
              />
              <div className="absolute inset-x-0 border-t-2 border-ink/60" style={{ bottom: tall(capacityDays) - 1 }} />
              {over && scale.column >= FIGURE_FITS ? (
                <span className="absolute inset-x-0 top-0.5 text-center font-medium text-[0.625rem] text-danger">
                  {copy.capacity.over(Math.round(plannedDays - capacityDays))}
                </span>
              ) : null}
              {!over && plannedDays > 0 && scale.column >= FIGURE_FITS ? (
                <span className="absolute inset-x-0 bottom-0 text-center text-[0.625rem] text-accent-ink">
                  {formatNumber(Math.round(plannedDays))}
                </span>
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
