import type { ReactNode } from 'react';

/** How the axes of every chart look. */
export const AXIS = {
  stroke: 'var(--line-strong)',
  tick: { fill: 'var(--muted)', fontSize: 12 },
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
} as const;

export const GRID = { stroke: 'var(--line)', strokeDasharray: '2 4' } as const;

export const MARGIN = { top: 12, right: 16, bottom: 8, left: 8 } as const;

/** Words of an axis that stand beside its numbers. */
export const axisLabel = (value: string, place: 'bottom' | 'left') =>
  place === 'bottom'
    ? ({ value, position: 'insideBottom', offset: -4, fill: 'var(--muted)', fontSize: 12 } as const)
    : ({
        value,
        angle: -90,
        position: 'insideLeft',
        style: { textAnchor: 'middle' },
        fill: 'var(--muted)',
        fontSize: 12,
      } as const);

/** Room for the widest of these texts at the side of a chart, in px, within limits. */
export const roomFor = (texts: readonly string[], most: number) =>
  Math.min(most, 12 + Math.max(24, ...texts.map((text) => text.length * 6.4)));

/** Round numbers, evenly apart, that span from `least` to `most`: about `count` of them. */
export function niceTicks(least: number, most: number, count = 5): number[] {
  const rough = (most - least || Math.abs(most) || 1) / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough * 0.999) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const STEPS = [1, 2, 2.5, 5, 10];

/** What a chart hands to its tooltip: the datum under the pointer. */
export interface TipProps {
  payload?: readonly { payload?: unknown }[];
}

/** What the pointer reads in a chart: a heading and lines of name and figure. */
export const TooltipBox = ({
  title,
  lines,
}: {
  title: ReactNode;
  lines: readonly { label: string; value: string }[];
}) => (
  <div className="max-w-64 rounded-md border bg-surface px-3 py-2 text-xs shadow-pop">
    <p className="font-medium">{title}</p>
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
