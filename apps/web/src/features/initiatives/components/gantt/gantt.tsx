import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { monthNumber } from '@process-ai/domain/calendar-months';
import { capacityByMonth } from '@process-ai/domain/plan-warnings';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMayEdit } from '../../../../components/for-editors.tsx';
import { useRovingFocus } from '../../../../components/roving-focus.ts';
import { cx } from '../../../../lib/cx.ts';
import { useElementWidth } from '../../../../lib/element-width.ts';
import { usePrinting } from '../../../../lib/printing.ts';
import { copy } from '../../copy.ts';
import { baselineBox, momentOf, ROW, timeScale, xOf } from '../../model/gantt.ts';
import { monthsOf, STATUSES, spanOf } from '../../model.ts';
import { useGantt } from '../../use-gantt.ts';
import { STATUS_ICONS } from '../status-mark.tsx';
import { Warnings } from '../warnings.tsx';
import { BAR_LOOKS, GanttBar, GanttLines } from './gantt-bars.tsx';
import { CapacityStrip, MonthHeader } from './gantt-head.tsx';

/** The column of names, in px: on a phone it leaves room for the months. */
const NAMES = 264;
const NAMES_WIDE = 336;
const NAMES_WIDEST = 440;
const NAMES_NARROW = 164;
const NARROW = 640;
const WIDE = 1000;
const WIDEST = 1400;
/** What fits on a sheet of paper, A4 or Letter, upright, in px. */
const PAPER = 680;

/** So many months behind today stay in sight. */
const MONTHS_AHEAD = 9;

/** Rows that an A4 sheet takes in landscape, beside months and capacity. */
const PAPER_ROWS = 13;
/** A smaller one is not read on paper: then it goes on on the next sheet. */
const PAPER_LEAST = 0.5;
const fitOnPaper = (rows: number) => Math.max(PAPER_LEAST, Math.min(1, PAPER_ROWS / rows));

const BASELINE = 'absolute rounded-full bg-muted print:[print-color-adjust:exact]';

interface GanttProps extends Pick<Parameters<typeof useGantt>[0], 'onMove' | 'onReorder' | 'onOpen'> {
  plan: Plan;
  pathOf: (initiative: Initiative) => string;
  /** In sentences. */
  warningsOf: (initiative: Initiative) => readonly string[];
}

/** The initiatives as bars over months, with what needs what, the capacity below them, and the day today. */
export function Gantt({ plan, pathOf, warningsOf, ...actions }: GanttProps) {
  const helpId = useId();
  const mayEdit = useMayEdit();
  const [now] = useState(() => momentOf(new Date()));
  const frame = useRef<HTMLDivElement>(null);
  const measured = useElementWidth(frame);
  const printing = usePrinting();
  const gantt = useGantt({ initiatives: plan.initiatives, ...actions });
  const { rows, drag } = gantt;
  const roving = useRovingFocus(frame, rows, ({ id }) => id);

  const width = printing ? PAPER : measured;
  const names = width < NARROW ? NAMES_NARROW : width < WIDE ? NAMES : width < WIDEST ? NAMES_WIDE : NAMES_WIDEST;
  const scale = timeScale({
    spans: rows.flatMap(({ baseline }) => (baseline ? [spanOf(baseline)] : [])).concat(rows.map(gantt.settledSpan)),
    start: monthNumber(plan.settings.startMonth),
    width: width - names - 2,
    fits: printing,
  });
  // Where today and what follows it do not fit beside the first months, today comes first: what is behind it is done.
  const fits = xOf(now + MONTHS_AHEAD, scale) <= width - names;
  const fromLeft = fits ? 0 : Math.max(0, xOf(Math.floor(now) - 1, scale));
  const isDrawn = measured > 0;
  const scrollToToday = useEffectEvent(() => {
    if (frame.current) frame.current.scrollLeft = fromLeft;
  });
  useLayoutEffect(() => {
    if (isDrawn) scrollToToday();
  }, [isDrawn]);
  const byId = new Map(plan.initiatives.map((initiative) => [initiative.id, initiative]));
  const spans = rows.map(gantt.spanShown);
  // They stay the same while a bar is dragged, so that hundreds of rows follow the pointer.
  const nameOf = useMemo(
    () =>
      new Map(
        plan.initiatives.map((initiative) => [
          initiative.id,
          <RowName
            key={initiative.id}
            initiative={initiative}
            path={pathOf(initiative)}
            warnings={warningsOf(initiative)}
            isNarrow={names === NAMES_NARROW}
          />,
        ]),
      ),
    [plan.initiatives, pathOf, warningsOf, names],
  );
  // What is being moved shows at once in the capacity.
  const capacity = capacityByMonth(
    rows.map((initiative, index) => ({ ...initiative, ...monthsOf(spans[index] ?? gantt.spanShown(initiative)) })),
    plan.settings.capacityDays,
  );

  return (
    <section aria-label={copy.gantt.label} className="grid gap-2 break-inside-avoid">
      <p id={helpId} className="sr-only">
        {mayEdit ? copy.gantt.help : copy.gantt.helpViewer}
      </p>
      <div
        ref={frame}
        // What scrolls is reached by keyboard through the bars in it.
        className="relative overflow-x-auto rounded-lg border bg-surface print:overflow-visible print:[zoom:var(--fit)]"
        style={
          { scrollPaddingLeft: names + 16, scrollPaddingRight: 16, '--fit': fitOnPaper(rows.length) } as CSSProperties
        }
        onFocus={roving.onFocus}
        onBlur={roving.onBlur}
      >
        <div className="relative" style={{ width: names + scale.months * scale.column }}>
          <MonthHeader scale={scale} names={names} />
          <div className="relative" style={{ height: rows.length * ROW }}>
            <GanttLines
              rows={rows}
              spans={spans}
              scale={scale}
              left={names}
              now={now}
              planStart={monthNumber(plan.settings.startMonth)}
            />
            <ol className="absolute inset-0">
              {rows.map((initiative, index) => {
                const span = spans[index] ?? gantt.spanShown(initiative);
                const isRowDragged = drag?.what === 'row' && drag.id === initiative.id;
                return (
                  <li
                    key={initiative.id}
                    className={cx('absolute inset-x-0 flex border-b', isRowDragged && 'opacity-60')}
                    style={{ top: index * ROW, height: ROW }}
                  >
                    <div
                      className={cx(
                        'sticky left-0 z-20 flex shrink-0 items-center gap-1 border-r bg-surface pr-2',
                        !mayEdit && 'pl-2',
                      )}
                      style={{ width: names }}
                    >
                      {mayEdit ? (
                        <span
                          aria-hidden
                          title={copy.gantt.grip(initiative.name)}
                          data-grip
                          className="flex h-full w-6 shrink-0 cursor-grab touch-none items-center justify-center text-muted hover:text-ink print:hidden"
                          {...gantt.gripHandlers(initiative, index)}
                        >
                          <GripVertical className="size-4" />
                        </span>
                      ) : null}
                      {nameOf.get(initiative.id)}
                    </div>
                    <div className="relative grow">
                      {initiative.baseline && copy.baseline.later({ ...initiative, ...monthsOf(span) }) ? (
                        <div aria-hidden className={BASELINE} style={baselineBox(spanOf(initiative.baseline), scale)} />
                      ) : null}
                      <GanttBar
                        initiative={initiative}
                        span={span}
                        scale={scale}
                        needs={initiative.dependsOn.flatMap((id) => byId.get(id)?.name ?? [])}
                        isDragged={drag?.what === 'bar' && drag.id === initiative.id}
                        data-index={index}
                        tabIndex={roving.index === index ? 0 : -1}
                        aria-describedby={helpId}
                        onKeyDown={(event) => {
                          const action = gantt.press(event, index);
                          if (action?.do !== 'focus') return;
                          roving.moveTo(Math.max(0, Math.min(rows.length - 1, index + action.by)));
                          document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                        }}
                        onBlur={gantt.settle}
                        {...gantt.barHandlers(initiative, scale)}
                      />
                    </div>
                  </li>
                );
              })}
            </ol>
            {drag?.what === 'row' && drag.to !== drag.index ? (
              <div
                aria-hidden
                className="pointer-events-none absolute inset-x-0 z-30 h-0.5 bg-accent"
                style={{ top: (drag.to > drag.index ? drag.to + 1 : drag.to) * ROW - 1 }}
              />
            ) : null}
          </div>
          <CapacityStrip capacity={capacity} scale={scale} names={names} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted text-xs">
        <ul aria-label={copy.table.columns.status} className="flex flex-wrap gap-2">
          {STATUSES.map((status) => {
            const Icon = STATUS_ICONS[status];
            return (
              <li
                key={status}
                className={cx(
                  'inline-flex h-5 items-center gap-1 rounded px-1.5 font-medium print:[print-color-adjust:exact]',
                  BAR_LOOKS[status],
                )}
              >
                <Icon aria-hidden className="size-3" />
                {copy.statuses[status]}
              </li>
            );
          })}
          {rows.some((initiative) => copy.baseline.later(initiative)) ? (
            <li className="inline-flex items-center gap-1.5">
              <span aria-hidden className={cx(BASELINE, 'relative! h-1 w-5')} />
              {copy.baseline.legend}
            </li>
          ) : null}
        </ul>
        {mayEdit ? <p className="max-w-prose print:hidden">{copy.gantt.hint}</p> : null}
      </div>
    </section>
  );
}

interface RowNameProps {
  initiative: Initiative;
  path: string;
  warnings: readonly string[];
  isNarrow: boolean;
}

/** What stands before a bar: the way to the initiative, who owns it, and what to look at. */
const RowName = ({ initiative, path, warnings, isNarrow }: RowNameProps) => {
  const { name, owner } = initiative;
  const later = copy.baseline.later(initiative);
  return (
    <>
      <div className="min-w-0 grow print:pl-2">
        <Link
          to={path}
          title={name}
          className={cx(
            'font-medium hover:underline',
            !isNarrow
              ? 'block truncate leading-5'
              : later
                ? 'line-clamp-2 text-xs'
                : 'line-clamp-3 text-xs leading-3.5!',
          )}
        >
          {name}
        </Link>
        {isNarrow && !later ? null : (
          <span className={cx('block truncate text-muted leading-4', isNarrow ? 'text-[0.6875rem]' : 'text-xs')}>
            {later ? <span className="text-warning">{isNarrow ? later : `${later}, `}</span> : null}
            {isNarrow ? null : (owner ?? copy.table.noOwner)}
          </span>
        )}
      </div>
      <Warnings warnings={warnings} name={name} isCompact />
    </>
  );
};
