import type { ClientPageTone } from '@process-ai/contract/client-links';
import type { CSSProperties, ReactNode } from 'react';
import { niceTicks } from '../../../components/charts/drawings/axis.ts';
import { cx } from '../../../lib/cx.ts';
import { type ChartBlock, isLabelledOnce, liesDownOnPhone, NAMES_MOST } from '../model.ts';
import { usePageLanguage } from '../use-page-language.ts';

type Series = ChartBlock['series'][number];

/**
 * A chart of the document with its own labels, as boxes of the page: the texts keep their size at every width, on a
 * phone and on paper.
 */
export const Chart = ({ chart }: { chart: ChartBlock }) => (
  <figure className="grid gap-2 break-inside-avoid">
    <figcaption className="text-muted text-xs italic">{chart.caption}</figcaption>
    <div
      role="img"
      aria-label={chart.alt}
      className="grid gap-2 rounded-lg border bg-surface p-4 text-xs forced-color-adjust-none print:[print-color-adjust:exact]"
    >
      {chart.shape === 'bars' ? <Bars chart={chart} /> : null}
      {chart.shape === 'columns' ? (
        <div className={cx(liesDownOnPhone(chart) && 'max-sm:hidden')}>
          <Columns chart={chart} />
        </div>
      ) : null}
      {liesDownOnPhone(chart) ? (
        <div className="sm:hidden">
          <Bars chart={chart} />
        </div>
      ) : null}
      {chart.shape === 'lines' ? <Lines chart={chart} /> : null}
      {chart.categoryTitle === null ? null : <p className="text-center text-muted">{chart.categoryTitle}</p>}
      {chart.legend ? <Legend chart={chart} /> : null}
    </div>
  </figure>
);

const Legend = ({ chart: { series, shape } }: { chart: ChartBlock }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {series.map(({ name, tones, dashed }) => (
      <li key={name} className="flex items-center gap-1.5">
        {shape === 'lines' ? (
          <span
            aria-hidden
            className={cx('w-4 border-t-2', dashed && 'border-dashed')}
            style={{ borderColor: colour(tones[0]) }}
          />
        ) : (
          <span aria-hidden className="size-2.5 rounded-xs" style={{ background: colour(tones[0]) }} />
        )}
        {name}
      </li>
    ))}
  </ul>
);

const colour = (tone: ClientPageTone | null | undefined) => (tone ? `var(--tone-${tone})` : 'transparent');
const painted = (tone: ClientPageTone): CSSProperties => ({
  background: colour(tone),
  color: `var(--on-tone-${tone})`,
});

interface Part {
  key: number;
  /** Null = not seen: it carries others, or the text beside a bar that has no room for it. */
  tone: ClientPageTone | null;
  label: string;
  outside: boolean;
  from: number;
  to: number;
}

/** The values of one category, each on the one before: what is above zero upwards, what is below it downwards. */
function partsOf(series: readonly Series[], at: number): Part[] {
  let [above, below] = [0, 0];
  return series.flatMap(({ values, tones, labels, outside }, key) => {
    const value = values[at] ?? 0;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    const [tone = null, label = ''] = [tones[at], labels[at]];
    return (tone || label) && value !== 0 ? [{ key, tone, label, outside, from, to: from + value }] : [];
  });
}

/** A label that its bar has no room for turns into a second line, which is out of sight: on a phone none is cut. */
const ALL_OR_NOTHING = "flex flex-wrap justify-center before:h-full before:w-0 before:content-['']";

/** Whether a text without a bar of its own stands before one: of work that was over before the first month there is none. */
const isBefore = (parts: readonly Part[] | undefined, to: number) =>
  parts?.some((part) => part.tone !== null && part.from >= to) === true;

function Bars({ chart: { categories, series, max, axis } }: { chart: ChartBlock }) {
  const rows = categories.map((_, at) => partsOf(series, at));
  const most = max ?? Math.max(1, ...rows.flat().map(({ to }) => to));
  const share = (value: number) => `${(100 * value) / most}%`;
  const besideName = isLabelledOnce(series);
  return (
    <>
      <div className="grid grid-cols-[minmax(7rem,15rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5 max-sm:grid-cols-1 max-sm:gap-y-0.5">
        {categories.map((name, at) => (
          <div key={at} className="contents">
            <p className="self-center text-pretty wrap-anywhere sm:text-right max-sm:mt-1.5" dir="auto">
              {name}{' '}
              {besideName ? (
                <span className="inline-block text-muted sm:hidden">
                  {series.map(({ labels }) => labels[at]).join('')}
                </span>
              ) : null}
            </p>
            <div className="relative h-6 self-center border-line-strong border-l">
              {rows[at]?.map(({ key, tone, label, outside, from, to }) => (
                <div key={key}>
                  <div
                    className={cx(
                      'absolute inset-y-0 overflow-hidden rounded-xs leading-6 whitespace-nowrap',
                      tone ? ALL_OR_NOTHING : isBefore(rows[at], to) ? 'pr-1.5 text-right' : 'pl-1.5',
                    )}
                    style={{ left: share(from), width: share(to - from), ...(tone && painted(tone)) }}
                  >
                    {outside ? null : <span className={cx(besideName && 'max-sm:hidden')}>{label}</span>}
                  </div>
                  {outside ? (
                    <span className="absolute inset-y-0 pl-1.5 leading-6 whitespace-nowrap" style={{ left: share(to) }}>
                      {label}
                    </span>
                  ) : null}
                </div>
              ))}
            </div>
            {axis ? (
              // The scale stands below the last row only.
              at === categories.length - 1 ? (
                <div className="relative h-4 text-muted sm:col-start-2">
                  {niceTicks(0, most, 6)
                    .filter((tick) => tick <= most)
                    .map((tick) => (
                      <span key={tick} className="absolute -translate-x-1/2" style={{ left: share(tick) }}>
                        {tick}
                      </span>
                    ))}
                </div>
              ) : null
            ) : null}
          </div>
        ))}
      </div>
      {axis?.title ? <p className="text-center text-muted">{axis.title}</p> : null}
    </>
  );
}

/** From the lowest to the highest tick. */
interface Scale {
  ticks: readonly number[];
  /** Percent of the height, from the bottom. */
  at(value: number): number;
}

/** Takes in zero. */
function scaleOf(values: readonly number[], { axis }: ChartBlock): Scale {
  const ends = [Math.min(0, ...values), Math.max(0, ...values)] as const;
  const ticks = axis ? niceTicks(...ends) : [...new Set([ends[0], 0, ends[1]])];
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, at: (value) => (100 * (value - least)) / (most - least || 1) };
}

interface PlotProps {
  chart: ChartBlock;
  scale: Scale;
  children: ReactNode;
}

/** Of more names below a plot only so many are told. */
const NAMES_TOLD = 5;

const Plot = ({ chart: { axis, categories }, scale, children }: PlotProps) => {
  const language = usePageLanguage();
  const every = categories.length > NAMES_MOST ? Math.ceil(categories.length / NAMES_TOLD) : 1;
  return (
    <div className={cx('grid gap-1', axis && (axis.suffix.length > 2 ? 'pl-20' : 'pl-14'))}>
      <div className="relative h-56">
        {scale.ticks.map((tick) =>
          axis || tick === 0 ? (
            <div
              key={tick}
              className={cx('absolute inset-x-0 border-t', tick === 0 ? 'border-line-strong' : 'border-dashed')}
              style={{ bottom: `${scale.at(tick)}%` }}
            >
              {axis ? (
                <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap text-muted">
                  {`${tick < 0 ? '−' : ''}${axis.prefix}${Math.abs(tick).toLocaleString(language)}${axis.suffix}`}
                </span>
              ) : null}
            </div>
          ) : null,
        )}
        {children}
      </div>
      <div className="flex gap-1">
        {categories.map((name, at) => (
          <p key={at} className="min-w-0 grow basis-0 text-center text-pretty hyphens-auto wrap-break-word">
            {at % every === 0 ? <span className={cx(every > 1 && 'whitespace-nowrap')}>{name}</span> : null}
          </p>
        ))}
      </div>
    </div>
  );
};

function Columns({ chart }: { chart: ChartBlock }) {
  const columns = chart.categories.map((_, at) => partsOf(chart.series, at));
  const scale = scaleOf(
    columns.flat().map(({ to }) => to),
    chart,
  );
  return (
    <Plot chart={chart} scale={scale}>
      <div className="absolute inset-0 flex gap-1">
        {columns.map((parts, at) => (
          <div key={at} className="relative mx-auto min-w-0 max-w-28 grow basis-0">
            {parts.map(({ key, tone, label, from, to }) => (
              <div
                key={key}
                className="absolute inset-x-0 overflow-hidden rounded-xs text-center font-medium whitespace-nowrap"
                style={{
                  bottom: `${scale.at(Math.min(from, to))}%`,
                  height: `${Math.abs(scale.at(to) - scale.at(from))}%`,
                  ...(tone && painted(tone)),
                }}
              >
                {label}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Plot>
  );
}

function Lines({ chart }: { chart: ChartBlock }) {
  const { series, categories, marks } = chart;
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    chart,
  );
  // In the middle of its name.
  const across = (at: number) => (100 * (at + 0.5)) / categories.length;
  return (
    <Plot chart={chart} scale={scale}>
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {series.map(({ name, values, tones, dashed }) => (
          <polyline
            key={name}
            points={values.map((value, at) => `${across(at)},${100 - scale.at(value)}`).join(' ')}
            fill="none"
            stroke={colour(tones[0])}
            strokeWidth="2.5"
            strokeDasharray={dashed ? '6 4' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {marks.map(({ at, value, tone, label }) => (
        <div key={label} className="absolute" style={{ left: `${across(at)}%`, bottom: `${scale.at(value)}%` }}>
          <span
            className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full"
            style={{ background: colour(tone) }}
          />
          <span
            className={cx(
              'absolute font-medium whitespace-nowrap',
              // A line rises: before the middle there is more room below it, on its right.
              across(at) < 50 ? 'top-1 left-2' : 'right-2 bottom-1',
            )}
          >
            {label}
          </span>
        </div>
      ))}
    </Plot>
  );
}
