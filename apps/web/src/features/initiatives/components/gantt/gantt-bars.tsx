import type { Initiative, InitiativeStatus } from '@process-ai/contract/initiatives';
import { monthAt } from '@process-ai/domain/calendar-months';
import type { ComponentProps } from 'react';
import { ForEditors, useMayEdit } from '../../../../components/for-editors.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import { barBox, connector, ROW, type TimeScale, xOf } from '../../model/gantt.ts';
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

interface GanttLinesProps {
  rows: readonly Initiative[];
  /** By row. */
  spans: readonly Span[];
  scale: TimeScale;
  /** Px before the first month. */
  left: number;
  /** As a month with its fraction. */
  now: number;
  planStart: number;
}

/** Behind and between the bars: months, what needs what, the start of the plan and today. */
export function GanttLines({ rows, spans, scale, left, now, planStart }: GanttLinesProps) {
  const width = scale.months * scale.column;
  const height = rows.length * ROW;
  const isSeen = now >= scale.first && now < scale.first + scale.months;
  const rowOf = new Map(rows.map(({ id }, row) => [id, row]));
  const needs = rows.flatMap((initiative, row) =>
    initiative.dependsOn.flatMap((id) => {
      const from = rowOf.get(id);
      const [needed, needing] = [from === undefined ? undefined : spans[from], spans[row]];
      if (from === undefined || !needed || !needing) return [];
      const lines = connector({ row: from, span: needed }, { row, span: needing }, scale);
      return [{ key: `${id} ${initiative.id}`, isLate: needed.end >= needing.start, ...lines }];
    }),
  );
  return (
    <>
      <svg
        aria-hidden
        width={width}
        height={height}
        className="pointer-events-none absolute top-0 overflow-visible print:[print-color-adjust:exact]"
        style={{ left }}
      >
        {Array.from({ length: scale.months }, (_, place) => (
          <line
            key={place}
            x1={place * scale.column}
            x2={place * scale.column}
            y2={height}
            className={(scale.first + place) % 12 === 0 ? 'stroke-line-strong/60' : 'stroke-line'}
          />
        ))}
        {planStart > scale.first ? (
          <line
            x1={xOf(planStart, scale)}
            x2={xOf(planStart, scale)}
            y2={height}
            strokeDasharray="3 3"
            className="stroke-ink"
          />
        ) : null}
        {needs.map(({ key, line, head, isLate }) => (
          <g key={key} className={cx(isLate ? 'text-danger' : 'text-muted')}>
            <path
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              {...(isLate ? { strokeDasharray: '4 3' } : {})}
            />
            <path d={head} fill="currentColor" />
          </g>
        ))}
      </svg>
      {isSeen ? (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 z-10 border-danger border-l-2 print:[print-color-adjust:exact]"
          style={{ left: left + xOf(now, scale) - 1 }}
        >
          <span className="absolute top-0 left-0 rounded-br bg-danger px-1 font-medium text-[0.625rem] text-on-danger leading-3.5">
            {copy.gantt.today}
          </span>
        </div>
      ) : null}
    </>
  );
}
