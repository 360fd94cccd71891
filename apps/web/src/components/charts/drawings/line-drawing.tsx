import type { ReactNode } from 'react';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { MARGIN, niceTicks, roomFor, scaleOf } from './axis.ts';
import { Marker, Plot, TipBox, TipTarget, XAxis, YAxis } from './plot.tsx';

interface LineSeries {
  label: string;
  /** By place, as many as there are in `xs`; null = a gap. */
  values: readonly (number | null)[];
  /** A CSS colour, best a token; without one the accent. */
  colour?: string;
  dashed?: boolean;
}

export interface LineChartProps extends ChartTexts {
  /** Rising. */
  xs: readonly number[];
  series: readonly LineSeries[];
  xLabel: string;
  formatX: (x: number) => string;
  /** Where the axis has its numbers; without them where there is room. */
  xTicks?: readonly number[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
  /** Places worth a name, such as where it pays back. */
  markers?: readonly { x: number; label: string }[];
  /** Events on the first line, each named by a character or two. */
  points?: readonly { x: number; label: string }[];
  /** The rows of the table, by place in `xs`; without them all. */
  tableAt?: readonly number[];
  height?: number;
  /** Further controls, left of the toggle. */
  controls?: ReactNode;
}

export function LineDrawing(props: LineChartProps & ChartSize) {
  const { xs, series, xLabel, formatX, xTicks, format, formatShort, markers = [], points = [], width, height } = props;
  const shown = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const yTicks = niceTicks(Math.min(0, ...shown), Math.max(0, ...shown));
  const frame = {
    left: MARGIN.left + roomFor(yTicks.map(formatShort), 84),
    right: width - MARGIN.right,
    top: 24,
    bottom: height - 56,
  };
  const [first = 0, last = first] = [xs[0], xs.at(-1)];
  const x = scaleOf([first, last], [frame.left, frame.right]);
  const y = scaleOf([yTicks[0] ?? 0, yTicks.at(-1) ?? 1], [frame.bottom, frame.top]);
  const ticks = xTicks ?? niceTicks(first, last).filter((tick) => tick >= first && tick <= last);
  const tipOf = (place: number) => {
    const lines = series.flatMap(({ label, values }) => {
      const value = values[place] ?? null;
      return value === null ? [] : [{ label, value: format(value) }];
    });
    return <TipBox title={formatX(xs[place] ?? 0)} lines={lines} />;
  };
  /** Px. Halfway to the neighbors at both sides. */
  const reachOf = (place: number) => {
    const [before, own, behind] = [xs[place - 1] ?? first, xs[place] ?? 0, xs[place + 1] ?? last];
    return [x((before + own) / 2), x((own + behind) / 2)] as const;
  };
  return (
    <Plot width={width} height={height}>
      <YAxis frame={frame} at={y} ticks={yTicks} format={formatShort} />
      <XAxis frame={frame} at={x} ticks={ticks} format={formatX} label={xLabel} />
      <line x1={frame.left} x2={frame.right} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />
      {markers.map((marker) => (
        // Its name stands on that side of its line where there is more room.
        <Marker
          key={marker.label}
          frame={frame}
          x={x(marker.x)}
          label={marker.label}
          place={marker.x > (first + last) / 2 ? 'left' : 'right'}
          dashed
        />
      ))}
      {series.map(({ label, values, colour = 'var(--accent)', dashed }) => (
        <g key={label} stroke={colour} strokeWidth={2}>
          <path d={lineThrough(xs, values, x, y)} fill="none" {...(dashed ? { strokeDasharray: '6 4' } : {})} />
          {xs.length <= 12
            ? xs.map((each, place) => {
                const value = values[place] ?? null;
                return value === null ? null : (
                  <circle key={each} cx={x(each)} cy={y(value)} r={3} fill="var(--surface)" />
                );
              })
            : null}
        </g>
      ))}
      {pointsApart(points).map((point) => {
        const cy = y(series[0]?.values[xs.indexOf(point.x)] ?? 0);
        return (
          <g key={point.x}>
            <circle cx={x(point.x)} cy={cy} r={4} fill="var(--surface)" stroke="var(--ink)" />
            <text x={x(point.x)} y={cy - 9} textAnchor="middle" fill="var(--ink)" fontSize={11}>
              {point.label}
            </text>
          </g>
        );
      })}
      {xs.map((each, place) => {
        const [from, to] = reachOf(place);
        return (
          <TipTarget key={each} x={x(each)} y={(frame.top + frame.bottom) / 2} tip={tipOf(place)}>
            <rect x={from} y={frame.top} width={to - from} height={frame.bottom - frame.top} fill="transparent" />
            <line
              x1={x(each)}
              x2={x(each)}
              y1={frame.top}
              y2={frame.bottom}
              className="stroke-transparent group-hover/tip:stroke-line-strong"
            />
          </TipTarget>
        );
      })}
    </Plot>
  );
}

type At = (value: number) => number;

/** Broken where a value is missing. */
function lineThrough(xs: readonly number[], values: readonly (number | null)[], x: At, y: At): string {
  let isDown = false;
  return xs
    .map((each, place) => {
      const value = values[place] ?? null;
      const step = value === null ? '' : `${isDown ? 'L' : 'M'}${x(each)},${y(value)}`;
      isDown = value !== null;
      return step;
    })
    .join('');
}

/** Those of one place share a dot: "2, 3". */
const pointsApart = (points: readonly { x: number; label: string }[]) =>
  [...Map.groupBy(points, ({ x }) => x)].map(([x, here]) => ({ x, label: here.map(({ label }) => label).join(', ') }));
