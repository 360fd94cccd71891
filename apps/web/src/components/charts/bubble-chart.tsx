import { lazy } from 'react';
import { Chart, type LegendEntry } from './chart-frame.tsx';
import type { BubbleChartProps } from './drawings/bubble-drawing.tsx';

// It loads with the first chart on screen.
const Bubbles = lazy(async () => ({ default: (await import('./drawings/bubble-drawing.tsx')).BubbleDrawing }));

/** Points of two figures, in groups told apart by colour and form. Where one stands for several, it says how many. */
export const BubbleChart = (props: BubbleChartProps) => (
  <Chart
    {...props}
    height={props.height ?? 340}
    legend={props.groups.map(({ label, colour, mark }): LegendEntry => ({ label, colour, mark }))}
  >
    {(size) => <Bubbles {...props} {...size} />}
  </Chart>
);
