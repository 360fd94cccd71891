import { monthAt } from '@process-ai/domain/calendar-months';
import { cx } from '../../../../lib/cx.ts';
import { monthName } from '../../../../lib/months.ts';
import { copy } from '../../copy.ts';
import { type TimeScale, xOf } from '../../model/gantt.ts';

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
          return (
            <div
              key={first}
              className="absolute top-0.5 border-l border-line-strong/60"
              style={{ left: xOf(first, scale), width: xOf(next, scale) - xOf(first, scale) }}
            >
              {/* It stays in sight while any of its months is. */}
              <span className="sticky pl-1 font-medium text-ink" style={{ left: names }}>
                {Math.floor(first / 12)}
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
