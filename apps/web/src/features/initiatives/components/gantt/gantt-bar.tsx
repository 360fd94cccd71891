import type { Initiative, InitiativeStatus } from '@process-ai/contract/initiatives';
import { monthAt } from '@process-ai/domain/calendar-months';
import type { ComponentProps } from 'react';
import { ForEditors, useMayEdit } from '../../../../components/for-editors.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import { barBox, type TimeScale } from '../../model/gantt.ts';
import { lengthOf, monthsOf, type Span } from '../../model.ts';
import { STATUS_ICONS } from '../status-mark.tsx';

/** How a status looks on a bar, and in the legend. */
export const BAR_LOOKS = {
  proposed: 'border border-dashed border-line-strong bg-surface text-ink',
  committed: 'border-2 border-accent bg-accent-soft text-accent-ink',
  running: 'border border-accent bg-accent text-on-accent',
  delivered: 'border border-success bg-success-soft text-success',
  stopped:
    'border border-line-strong bg-subtle text-muted line-through [background-image:repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_7px)]',
} satisfies Record<InitiativeStatus, string>;

/** From so many px on the bar has room for its status in words, and for its mark alone. */
const WORDS_FIT = 96;
const MARK_FITS = 26;

interface GanttBarProps extends ComponentProps<'div'> {
  initiative: Initiative;
  span: Span;
  scale: TimeScale;
  /** Names of the initiatives that it needs. */
  needs: readonly string[];
  isDragged: boolean;
}

/** An initiative in its months. For assistive technology it is a slider whose value is the months in words. */
export function GanttBar({ initiative, span, scale, needs, isDragged, className, ...props }: GanttBarProps) {
  const { name, status } = initiative;
  const mayEdit = useMayEdit();
  const { startMonth, endMonth } = monthsOf(span);
  const box = barBox(span, scale);
  const Icon = STATUS_ICONS[status];
  const months = copy.span(startMonth, endMonth, lengthOf(span));
  const later = copy.baseline.later({ ...initiative, startMonth, endMonth });
  const words = later ? `${months}, ${copy.baseline.than(later)}` : months;
  return (
    <div
      role="slider"
      aria-label={copy.gantt.bar(name, copy.statuses[status])}
      aria-readonly={!mayEdit}
      aria-valuemin={scale.first}
      aria-valuemax={scale.first + scale.months - 1}
      aria-valuenow={span.start}
      aria-valuetext={needs.length > 0 ? `${words}, ${copy.gantt.needs(needs.join(', '))}` : words}
      title={`${name}: ${words}`}
      style={box}
      className={cx(
        'group/bar absolute flex touch-pan-y select-none items-center justify-center gap-1.5 overflow-visible rounded-md font-medium text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
        'focus-visible:outline-offset-2 print:[print-color-adjust:exact]',
        mayEdit && 'cursor-grab',
        BAR_LOOKS[status],
        isDragged && 'z-10 cursor-grabbing shadow-pop',
        className,
      )}
      {...props}
    >
      {box.width >= MARK_FITS ? <Icon aria-hidden /> : null}
      {box.width >= WORDS_FIT ? <span className="truncate">{copy.statuses[status]}</span> : null}
      <ForEditors>
        <Handle part="start" />
        <Handle part="end" />
      </ForEditors>
      {isDragged ? (
        <span className="pointer-events-none absolute bottom-full left-1/2 mb-1 -translate-x-1/2 rounded-md bg-ink px-2 py-1 font-normal text-canvas whitespace-nowrap no-underline">
          {copy.span(monthAt(span.start), monthAt(span.end), lengthOf(span))}
        </span>
      ) : null}
    </div>
  );
}

/** Where an end is grabbed. Keys and the table do the same. */
const Handle = ({ part }: { part: 'start' | 'end' }) => (
  <span
    aria-hidden
    data-part={part}
    className={cx(
      'absolute inset-y-0 flex w-2.5 cursor-ew-resize items-center justify-center print:hidden',
      part === 'start' ? 'left-0' : 'right-0',
    )}
  >
    <span className="pointer-events-none h-3 w-0.5 rounded-full bg-current opacity-30 group-hover/bar:opacity-80 group-focus/bar:opacity-80" />
  </span>
);
