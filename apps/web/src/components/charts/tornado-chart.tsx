import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';
import type { TornadoChartProps } from './tornado-data.ts';

const Drawing = lazy(async () => ({ default: (await import('./drawings/tornado-drawing.tsx')).TornadoDrawing }));

/** Which driver moves the result most, one at a time. */
export const TornadoChart = (props: TornadoChartProps) => {
  const { bars, base, baseLabel, low, high, format, formatShort, columns, ...texts } = props;
  return (
    <ChartFrame
      {...texts}
      height={64 + bars.length * 48}
      legend={[
        { label: low, colour: 'var(--chart-ai)', mark: 'square' },
        { label: high, colour: 'var(--chart-automation)', mark: 'square' },
      ]}
      table={{
        columns: [{ label: columns.driver }, { label: low, numeric: true }, { label: high, numeric: true }],
        rows: bars.map(({ label, atLow, atHigh, lowLabel, highLabel }) => ({
          key: label,
          cells: [label, `${format(atLow)} (${lowLabel})`, `${format(atHigh)} (${highLabel})`],
        })),
      }}
    >
      {(size) => (
        <ChartImage label={texts.title}>
          <Drawing
            bars={bars}
            base={base}
            baseLabel={baseLabel}
            low={low}
            high={high}
            format={format}
            formatShort={formatShort}
            {...size}
          />
        </ChartImage>
      )}
    </ChartFrame>
  );
};
