import { ChartSpline, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useElementWidth } from '../../lib/element-width.ts';
import { usePrinting } from '../../lib/printing.ts';
import { Segmented } from '../segmented.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../table.tsx';

export type Showing = 'chart' | 'table';

export interface LegendEntry {
  label: string;
  /** A CSS colour, best a token, such as "var(--chart-ai)". */
  colour: string;
  /** Colour is never alone: the mark has a form of its own. */
  mark?: 'circle' | 'triangle' | 'diamond' | 'square' | 'line' | 'dashed';
}

interface ChartColumn {
  label: string;
  /** Numbers stand at the right. */
  numeric?: boolean;
}

interface ChartRow {
  key: string;
  /** One per column; the first one names the row. */
  cells: readonly ReactNode[];
}

export interface ChartTableData {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}

/** What every chart may say about itself. */
export interface ChartTexts {
  title: string;
  /** What it shows and how to read it. */
  description?: ReactNode;
  headingLevel?: 2 | 3;
}

/** What a drawing fills exactly, in px. */
export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartFrameProps extends ChartTexts {
  /** The same figures as a table, behind the toggle, and below the chart on paper. */
  table: ChartTableData;
  /** Px. */
  height: number;
  legend?: readonly LegendEntry[];
  /** Further controls, left of the toggle. */
  controls?: ReactNode;
  /** Whether chart or table shows, where the caller keeps that; else the frame does. */
  showing?: Showing;
  onShowing?: (showing: Showing) => void;
  children: (size: ChartSize) => ReactNode;
}

/** What fits on a sheet of paper, A4 or Letter, upright, in px. */
const PRINT_WIDTH = 680;

/** Around every chart: its heading, its legend, and the switch between picture and table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, headingLevel = 2, table, height, legend = [], controls, children } = props;
  const [own, setOwn] = useState<Showing>('chart');
  const showing = props.showing ?? own;
  const area = useRef<HTMLDivElement>(null);
  const measured = useElementWidth(area);
  const printing = usePrinting();
  const width = printing ? PRINT_WIDTH : measured;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-lg border bg-surface p-4 print:block print:space-y-3 print:border-0 print:p-0"
    >
      <div ref={area} className="grid gap-3 break-inside-avoid">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-52 grow basis-0">
            <Heading className="font-semibold">{title}</Heading>
            {description ? <div className="mt-0.5 text-pretty text-muted text-xs">{description}</div> : null}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {controls}
            <Segmented
              label={`${title}: chart or table`}
              size="sm"
              value={showing}
              onValueChange={props.onShowing ?? setOwn}
              options={SHOWINGS}
            />
          </div>
        </header>
        {(showing === 'chart' || printing) && legend.length > 0 ? <Legend entries={legend} /> : null}
        {showing === 'chart' || printing ? (
          <div className="overflow-hidden" style={{ height }}>
            {width > 0 ? <Suspense>{children({ width, height })}</Suspense> : null}
          </div>
        ) : null}
      </div>
      {showing === 'table' || printing ? <ChartTable label={`${title}, as a table`} {...table} /> : null}
    </section>
  );
}

/** A frame around a drawing, which is one picture to screen readers: its figures are in the table behind the toggle. */
export const Chart = ({ children, ...frame }: ChartFrameProps) => (
  <ChartFrame {...frame}>
    {(size) => (
      <div role="img" aria-label={frame.title} className="text-xs print:[print-color-adjust:exact]">
        {children(size)}
      </div>
    )}
  </ChartFrame>
);

const SHOWINGS = [
  {
    value: 'chart' as const,
    label: (
      <>
        <ChartSpline aria-hidden />
        Chart
      </>
    ),
  },
  {
    value: 'table' as const,
    label: (
      <>
        <Table2 aria-hidden />
        Table
      </>
    ),
  },
];

/** The figures of a chart, to be read one by one. */
const ChartTable = ({ label, columns, rows }: ChartTableData & { label: string }) => (
  <Table label={label} className="print:text-xs!">
    <TableHead>
      <tr>
        {columns.map((column) => (
          <TableHeaderCell
            key={column.label}
            className={cx('print:px-1.5! print:whitespace-normal!', column.numeric && 'text-right')}
          >
            {column.label}
          </TableHeaderCell>
        ))}
      </tr>
    </TableHead>
    <TableBody>
      {rows.map(({ key, cells }) => (
        <TableRow key={key} className="break-inside-avoid">
          {cells.map((cell, index) => {
            // A long word breaks rather than push the figures out of sight.
            const isNumeric = columns[index]?.numeric;
            const align = isNumeric ? 'text-right whitespace-nowrap' : 'wrap-anywhere';
            return index === 0 ? (
              <th
                key={index}
                scope="row"
                className={cx('h-9 min-w-44 px-4 py-1.5 font-normal print:min-w-40 print:px-1.5', align)}
              >
                {cell}
              </th>
            ) : (
              <TableCell
                key={index}
                className={cx('h-9! print:px-1.5!', align, !isNumeric && 'min-w-36 print:min-w-24')}
              >
                {cell}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
    {entries.map(({ label, colour, mark = 'square' }) => (
      <li key={label} className="flex items-center gap-1.5">
        <svg aria-hidden viewBox="0 0 16 12" className="h-3 w-4 shrink-0" style={{ color: colour }}>
          {MARKS[mark]}
        </svg>
        {label}
      </li>
    ))}
  </ul>
);

const MARKS = {
  circle: <circle cx="8" cy="6" r="5" fill="currentColor" />,
  triangle: <path d="M8 1 14 11H2z" fill="currentColor" />,
  diamond: <path d="M8 0 14 6 8 12 2 6z" fill="currentColor" />,
  square: <rect x="3" y="1" width="10" height="10" rx="1" fill="currentColor" />,
  line: <path d="M0 6h16" stroke="currentColor" strokeWidth="2.5" />,
  dashed: <path d="M0 6h16" stroke="currentColor" strokeWidth="2.5" strokeDasharray="4 2" />,
};
