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
