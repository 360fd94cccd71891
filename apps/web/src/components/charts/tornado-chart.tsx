import { lazy } from 'react';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';

const Drawing = lazy(async () => ({ default: (await import('./drawings/tornado-drawing.tsx')).TornadoDrawing }));

export interface TornadoBar {
  /** The driver that is moved. */
  label: string;
  /** What comes out with the driver at its low and at its high value, and how these values are called ("$36,000"). */
  atLow: number;
  atHigh: number;
  lowLabel: string;
  highLabel: string;
}

export interface TornadoChartProps extends ChartTexts {
  /** Largest swing first. */
  bars: readonly TornadoBar[];
  /** What comes out while nothing is moved. */
  base: number;
  baseLabel: string;
  /** How the two sides are called, such as "−20 %" and "+20 %". */
  low: string;
  high: string;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  columns: { driver: string };
}

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
