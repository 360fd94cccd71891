import { OPPORTUNITY_TYPES, type OpportunityType, type SectorOpportunity } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BubbleChart } from '../../../components/charts/bubble-chart.tsx';
import { niceTicks } from '../../../components/charts/drawings/axis.ts';
import type { Brushed } from '../../../components/charts/drawings/brush-area.tsx';
import type { BubbleGroup, PointedBubble } from '../../../components/charts/drawings/bubble-drawing.tsx';
import { formatNumber, formatSavings, formatWorth } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type Filters, OF_THE_CHART, processLabel } from '../model.ts';
import { useShowing } from '../use-url-state.ts';

interface OpportunityChartProps {
  opportunities: readonly SectorOpportunity[];
  /** Those of them that the list holds; the others are dimmed. */
  listed: readonly SectorOpportunity[];
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
  currency: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
  onOpen: (id: string) => void;
  /** The opportunity under the pointer in the list, or the one that stands open. */
  pointed: PointedBubble;
  /** Lower, and without the sentences: where something else needs the room. */
  compact: boolean;
}

const LOOKS: Record<OpportunityType, Pick<BubbleGroup, 'colour' | 'mark'>> = {
  automation: { colour: 'var(--chart-automation)', mark: 'circle' },
  ai: { colour: 'var(--chart-ai)', mark: 'triangle' },
  agentic: { colour: 'var(--chart-agentic)', mark: 'diamond' },
};

/** What the opportunities are worth against what they take. */
export const OpportunityChart = memo(function OpportunityChart({
  opportunities,
  listed,
  currency,
  processPath,
  onOpen,
  ...props
}: OpportunityChartProps) {
  const { filters, onFilters, pointed, compact } = props;
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

  const inList = useMemo(() => new Set(listed.map(({ id }) => id)), [listed]);
  const ring = useMemo(() => ringOf(marks, pointed), [marks, pointed]);
  const pick = (key: string) => {
    const mark = marks.find((each) => each.key === key);
    const [first] = mark?.opportunities ?? [];
    if (mark?.range) onFilters(isPicked(mark, filters) ? OF_THE_CHART : pickOf(mark));
    else if (first) onOpen(first.id);
  };
  const brush = ({ x, y }: Brushed) => {
    const effort = { from: Math.max(1, Math.round(x[0])), to: Math.min(5, Math.round(x[1])) };
    onFilters({ effort, value: { from: rounded(Math.max(0, y[0]), Math.floor), to: rounded(y[1], Math.ceil) } });
  };

  const groups = OPPORTUNITY_TYPES.map((type) => ({
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
        dimmed: !mark.opportunities.some(({ id }) => inList.has(id)),
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
      description={
        compact
          ? undefined
          : [
              isBinned ? copy.chart.binned(measured + benchmark) : copy.chart.text,
              copy.chart.bases(opportunities.length, measured, benchmark),
            ].join(' ')
      }
      groups={groups}
      x={{ label: copy.chart.effort, domain: [0.5, 5.5], ticks: [1, 2, 3, 4, 5], format: String }}
      y={{
        label: compact ? copy.chart.savingsShort : copy.chart.savings,
        domain: [0, ticks.at(-1) ?? 1],
        ticks,
        scale: 'sqrt',
        format: (value) => savings(value).replace('/yr', ''),
      }}
      corners={{ left: copy.chart.quickWins, right: copy.chart.bigBets }}
      table={{ columns, rows }}
      height={compact ? 220 : 340}
      showing={showing}
      onShowing={(next) => void setShowing(next)}
      onOpen={pick}
      onBrush={brush}
      pointed={ring}
    />
  );
});

/** Thousands, so that an address stays readable. */
const rounded = (thousands: number, towards: (number: number) => number) => towards(thousands * 10) / 10;

/** The filters that leave what a mark stands for. */
const pickOf = ({ type, effort, basis, range }: ValueEffortMark) => ({
  types: [type],
  effort: { from: effort, to: effort },
  value: range && { from: rounded(range[0], Math.floor), to: rounded(range[1], Math.ceil) },
  money: basis,
});

const isPicked = (mark: ValueEffortMark, { types, effort, value, money }: Filters) =>
  isDeepEqual(pickOf(mark), { types, effort, value, money });

const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Which mark stands for the opportunity that is pointed at. */
function ringOf(marks: readonly ValueEffortMark[], { subscribe, get }: PointedBubble): PointedBubble {
  const keys = new Map(marks.flatMap(({ key, opportunities }) => opportunities.map(({ id }) => [id, key] as const)));
  return { subscribe, get: () => keys.get(get() ?? '') ?? null };
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

/** More than these as single marks can no longer be told apart. */
export const SINGLE_UP_TO = 150;
const BINS = 7;
/** Each type has a lane of its own beside the number of the effort. */
const LANES: Record<OpportunityType, number> = { automation: -0.27, ai: 0, agentic: 0.27 };
/** How far marks that would cover each other are set apart, in steps of effort and in shares of the height. */
const APART = { x: 0.055, y: 0.035 };

export interface ValueEffortMark {
  key: string;
  type: OpportunityType;
  effort: number;
  /** A mark stands for one of the two alone: they are never mixed. */
  basis: MoneyBasis;
  /** Where it stands: its effort, in the lane of its type. */
  x: number;
  /** Where it stands: its savings, or the middle of their range; thousands a year. */
  y: number;
  /** Thousands a year. */
  meanSavings: number;
  /** What it stands for; several only where there are too many for one mark each. */
  opportunities: SectorOpportunity[];
  /** The range of savings it stands for; null for a single one. */
  range: [number, number] | null;
}

export interface ValueEffort {
  marks: ValueEffortMark[];
  /** The axis of savings: a square-root scale from 0, so that the many small ones do not lie on one line. */
  ticks: number[];
}

/** With what totals count of it as its savings. */
type Priced = SectorOpportunity & { estimatedSavings: number; savingsBasis: MoneyBasis };

/** A bin of what is not costed yet stands beside the measured one of its lane. */
const ASIDE: Record<MoneyBasis, number> = { measured: -0.06, benchmark: 0.06 };

/** The marks of the value × effort chart, of what counts in money. The same list gives the same picture. */
export function valueEffort(all: readonly SectorOpportunity[]): ValueEffort {
  const opportunities = all.flatMap((one) =>
    one.estimatedSavings === null || one.savingsBasis === null || one.countedSavings === 0
      ? []
      : [{ ...one, estimatedSavings: one.countedSavings, savingsBasis: one.savingsBasis }],
  );
  const highest = opportunities.reduce((most, { estimatedSavings }) => Math.max(most, estimatedSavings), 0);
  const top = niceTicks(0, highest).at(-1) ?? 1;
  const marks = opportunities.length > SINGLE_UP_TO ? binned(opportunities, top) : singles(opportunities, top);
  // Evenly apart on the scale.
  return { marks, ticks: [0, 1 / 4, 1 / 2, 3 / 4, 1].map((share) => top * share ** 2) };
}

/** How high it stands, 0–1. */
const heightOf = (savings: number, top: number) => Math.sqrt(savings / top);

/** One mark each; those that would cover each other stand side by side. */
function singles(opportunities: readonly Priced[], top: number): ValueEffortMark[] {
  const taken = new Map<string, number>();
  return opportunities
    .toSorted((a, b) => b.estimatedSavings - a.estimatedSavings)
    .map((opportunity) => {
      const { id, type, effort, estimatedSavings, savingsBasis } = opportunity;
      const place = `${type} ${effort} ${Math.round(heightOf(estimatedSavings, top) / APART.y)}`;
      const before = taken.get(place) ?? 0;
      taken.set(place, before + 1);
      // Around the middle of the lane: 0, +1, -1, +2, -2, …
      const side = Math.ceil(before / 2) * (before % 2 === 1 ? 1 : -1);
      return {
        key: id,
        type,
        effort,
        basis: savingsBasis,
        x: effort + LANES[type] + side * APART.x,
        y: estimatedSavings,
        meanSavings: estimatedSavings,
        opportunities: [opportunity],
        range: null,
      };
    });
}

function binned(opportunities: readonly Priced[], top: number): ValueEffortMark[] {
  const binOf = (savings: number) => Math.min(BINS - 1, Math.floor(heightOf(savings, top) * BINS));
  const edge = (bin: number) => top * (bin / BINS) ** 2;
  const groups = Map.groupBy(
    opportunities,
    ({ type, effort, estimatedSavings, savingsBasis }) =>
      `${OPPORTUNITY_TYPES.indexOf(type)} ${effort} ${binOf(estimatedSavings)} ${savingsBasis}`,
  );
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, group]) => {
      const first = group[0] as Priced;
      const bin = binOf(first.estimatedSavings);
      return {
        key,
        type: first.type,
        effort: first.effort,
        basis: first.savingsBasis,
        x: first.effort + LANES[first.type] + ASIDE[first.savingsBasis],
        y: edge(bin + 0.5),
        meanSavings: group.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0) / group.length,
        opportunities: group,
        range: [edge(bin), edge(bin + 1)],
      };
    });
}
