import type { Initiative } from '@process-ai/contract/initiatives';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import { connector, ROW, type TimeScale, xOf } from '../../model/gantt.ts';
import type { Span } from '../../model.ts';

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
