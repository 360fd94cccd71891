import type { OpportunityType, SectorOpportunity } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BubbleChart } from '../../../components/charts/charts.tsx';
import type { BubbleGroup } from '../../../components/charts/drawings/bubble-drawing.tsx';
import { formatNumber, formatSavings, formatWorth } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type ValueEffortMark, valueEffort } from '../model/value-effort.ts';
import { processLabel, TYPES } from '../model.ts';
import { useShowing } from '../use-url-state.ts';

interface OpportunityChartProps {
  opportunities: readonly SectorOpportunity[];
  currency: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
  onOpen: (id: string) => void;
}

const LOOKS: Record<OpportunityType, Pick<BubbleGroup, 'colour' | 'mark'>> = {
  automation: { colour: 'var(--chart-automation)', mark: 'circle' },
  ai: { colour: 'var(--chart-ai)', mark: 'triangle' },
  agentic: { colour: 'var(--chart-agentic)', mark: 'diamond' },
};

/** What the opportunities are worth against what they take. */
export function OpportunityChart({ opportunities, currency, processPath, onOpen }: OpportunityChartProps) {
  const [showing, setShowing] = useShowing();
  const { marks, ticks } = useMemo(() => valueEffort(opportunities), [opportunities]);
  const savings = (thousands: number) => formatSavings(thousands, currency);
  const worthOf = (one: SectorOpportunity | undefined, y: number) => (one ? formatWorth(one, currency) : savings(y));
  const rangeOf = ({ range, y, basis, opportunities: [first] }: ValueEffortMark) =>
    range ? `${copy.chart.range(savings(range[0]), savings(range[1]))}, ${copy.bases[basis]}` : worthOf(first, y);
  const isBinned = marks.some(({ range }) => range !== null);
  const countOf = (basis: MoneyBasis) =>
    marks.reduce((sum, mark) => sum + (mark.basis === basis ? mark.opportunities.length : 0), 0);
  const [measured, benchmark] = [countOf('measured'), countOf('benchmark')];

  const groups = TYPES.map((type) => ({
    label: copy.types[type],
    ...LOOKS[type],
    bubbles: marks
      .filter((mark) => mark.type === type)
      .map((mark) => ({
        key: mark.key,
        x: mark.x,
        y: mark.y,
        weight: mark.opportunities.length,
        hollow: mark.basis === 'benchmark',
        title: titleOf(mark),
        lines: [
          ...(mark.range ? [] : [{ label: copy.columns.process, value: mark.opportunities[0]?.processCode ?? '' }]),
          { label: copy.columns.savings, value: rangeOf(mark) },
          { label: copy.columns.effort, value: String(mark.effort) },
        ],
      })),
  }));
  const columns = isBinned ? BINNED_COLUMNS : SINGLE_COLUMNS;
  const rows = marks.map((mark) => {
    const [first] = mark.opportunities;
    const cells =
      isBinned || !first
        ? [
            copy.types[mark.type],
            mark.effort,
            rangeOf(mark),
            formatNumber(mark.opportunities.length),
            `${savings(mark.meanSavings)}, ${copy.bases[mark.basis]}`,
          ]
        : [
            first.title,
            copy.types[mark.type],
            <Link key="process" to={processPath(first.processId)} className="text-accent hover:underline">
              {processLabel(first)}
            </Link>,
            mark.effort,
            formatWorth(first, currency),
          ];
    return { key: mark.key, cells };
  });
  return (
    <BubbleChart
      title={copy.chart.title}
      description={[
        isBinned ? copy.chart.binned(measured + benchmark) : copy.chart.text,
        copy.chart.bases(opportunities.length, measured, benchmark),
      ].join(' ')}
      groups={groups}
      x={{ label: copy.chart.effort, domain: [0.5, 5.5], ticks: [1, 2, 3, 4, 5], format: String }}
      y={{
        label: copy.chart.savings,
        domain: [0, ticks.at(-1) ?? 1],
        ticks,
        scale: 'sqrt',
        format: (value) => savings(value).replace('/yr', ''),
      }}
      corners={{ left: copy.chart.quickWins, right: copy.chart.bigBets }}
      table={{ columns, rows }}
      height={isBinned ? 440 : 340}
      showing={showing}
      onShowing={(next) => void setShowing(next)}
      {...(isBinned ? {} : { onOpen })}
    />
  );
}

const BINNED_COLUMNS = [
  { label: copy.columns.type },
  { label: copy.columns.effort, numeric: true },
  { label: copy.columns.savings, numeric: true },
  { label: copy.columns.count, numeric: true },
  { label: copy.columns.average, numeric: true },
];
const SINGLE_COLUMNS = [
  { label: copy.columns.opportunity },
  { label: copy.columns.type },
  { label: copy.columns.process },
  { label: copy.columns.effort, numeric: true },
  { label: copy.columns.savings, numeric: true },
];

const titleOf = ({ opportunities, type }: ValueEffortMark) =>
  opportunities.length === 1
    ? (opportunities[0]?.title ?? '')
    : `${copy.types[type]}: ${formatNumber(opportunities.length)}`;
