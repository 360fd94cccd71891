import { lazy } from 'react';
import type { BubbleChartProps } from './bubble-data.ts';
import { ChartFrame, type LegendEntry } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';

const Drawing = lazy(async () => ({ default: (await import('./drawings/bubble-drawing.tsx')).BubbleDrawing }));

/** Points of two figures, in groups told apart by colour and form. Where one stands for several, it says how many. */
export const BubbleChart = (props: BubbleChartProps) => {
  const { groups, x, y, corners, table, height = 340, showing, onShowing, onOpen, ...texts } = props;
  return (
    <ChartFrame
      {...texts}
      {...(showing ? { showing } : {})}
      {...(onShowing ? { onShowing } : {})}
      height={height}
      legend={groups.map(({ label, colour, mark }): LegendEntry => ({ label, colour, mark }))}
      table={table}
    >
      {(size) => (
        <ChartImage label={texts.title}>
          <Drawing groups={groups} x={x} y={y} corners={corners} onOpen={onOpen} {...size} />
        </ChartImage>
      )}
    </ChartFrame>
  );
};
