import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { type LandscapeBox, layoutLandscape } from '@process-ai/domain/landscape';
import { sizeOf } from '@process-ai/domain/organisation-size';
import { ChevronRight, ListTree } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { ChartFrame } from '../../components/charts/chart-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { SavingsByBasis } from '../../components/savings-by-basis.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { formatMeasured, formatNumber, formatSavings } from '../../lib/format.ts';
import { useIsMobile } from '../../lib/media-query.ts';
import { usePayroll } from '../../lib/payroll.ts';
import { useCurrency } from '../../lib/shared-queries.ts';
import { HeatLegend, LandscapeMap } from './components/landscape-map.tsx';
import { copy } from './copy.ts';
import { branchOf, COLOURS, type Colour, colourSteps, isUnknown, pathTo, valueOf } from './model.ts';
import { useLandscape } from './queries.ts';

interface LandscapeScreenProps {
  sectorId: string;
  /** The address of the tree. */
  treePath: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
}

/** The whole sector at one glance: where the value lies, what suits, what has been analyzed. */
export function LandscapeScreen({ sectorId, treePath, processPath }: LandscapeScreenProps) {
  const landscape = useLandscape(sectorId);
  if (landscape.data && landscape.data.length > 0) {
    return <LandscapeBrowser sectorId={sectorId} processes={landscape.data} processPath={processPath} />;
  }
  if (landscape.data) {
    return (
      <EmptyState
        icon={ListTree}
        title={copy.landscape.emptyTitle}
        actions={
          <Button variant="primary" asChild>
            <Link to={treePath}>{copy.landscape.emptyBack}</Link>
          </Button>
        }
      >
        {copy.landscape.emptyText}
      </EmptyState>
    );
  }
  if (landscape.isError) {
    return (
      <FailedState title={copy.landscape.failed} error={landscape.error} onRetry={() => void landscape.refetch()} />
    );
  }
  return (
    <Loading label={copy.landscape.loading}>
      <Skeleton className="h-150" />
    </Loading>
  );
}

/** The process whose branch fills the landscape; each step in or out is one that Back undoes. */
const useRoot = () => useQueryState('root', parseAsString.withOptions({ history: 'push' }));

/** Null until somebody has chosen one. */
const useColour = () => useQueryState('colour', parseAsStringLiteral(COLOURS));

const useShowing = () => useQueryState('show', parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'));

interface LandscapeBrowserProps {
  sectorId: string;
  processes: readonly LandscapeProcess[];
  processPath: (processId: string) => string;
}

/** Levels of boxes at once. */
const DEPTH = 3;
/** On a phone boxes in boxes have room for codes only; of so many, each has room for its name. */
const NAMED_ON_PHONE = 4;
const COLOUR_OPTIONS = COLOURS.map((value) => ({ value, label: copy.landscape.colours[value] }));

/** The loaded landscape: go into a branch and out again, colored by what one asks. */
function LandscapeBrowser({ sectorId, processes, processPath }: LandscapeBrowserProps) {
  const currency = useCurrency(sectorId);
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  /** Px below the map. */
  const legend = isMobile ? 72 : 28;
  const [rootId, setRootId] = useRoot();
  const payroll = usePayroll(sectorId);
  const [chosen, setColour] = useColour();
  // Where nothing is measured yet, what is not costed is all there is to see.
  const colour = chosen ?? (processes.some(({ savings }) => savings.measured > 0) ? 'savings' : 'benchmark');
  const [showing, setShowing] = useShowing();
  const [leftId, setLeftId] = useState<string | null>(null);
  const path = useMemo(() => pathTo(processes, rootId), [processes, rootId]);
  const root = path.at(-1);
  const inside = useMemo(
    () => branchOf(processes, root?.id ?? null).filter(({ id }) => id !== root?.id),
    [processes, root],
  );

  const tops = inside.filter(({ parentId }) => parentId === (root?.id ?? null)).length;

  const goTo = (id: string | null) => {
    setLeftId(root?.id ?? null);
    void setRootId(id);
  };
  const open = ({ process, processCount }: LandscapeBox) =>
    processCount > 1 ? goTo(process.id) : void navigate(processPath(process.id));
  const texts = textsOf(payroll, currency);
  const fullTextOf = (box: LandscapeBox) =>
    copy.landscape.box(`${box.process.code} ${box.process.name}`, saidOf(box, texts[colour]), box.processCount);

  return (
    <div className="grid gap-3">
      <Trail path={path} onGoTo={goTo} />
      <ChartFrame
        title={root ? `${copy.landscape.title}: ${root.code} ${root.name}` : copy.landscape.title}
        description={copy.landscape.text}
        height={isMobile ? 520 : 600}
        showing={showing}
        onShowing={(next) => void setShowing(next)}
        controls={
          <Segmented
            label={copy.landscape.colourBy}
            size="sm"
            value={colour}
            onValueChange={(next) => void setColour(next)}
            options={COLOUR_OPTIONS}
          />
        }
        table={{
          columns: COLUMNS,
          rows: tableBoxes(inside).map((box) => ({
            key: box.process.id,
            cells: cellsOf(box, open, { payroll, currency }),
          })),
        }}
      >
        {({ width, height }) => {
          const depth = isMobile ? (tops >= NAMED_ON_PHONE ? 1 : 2) : DEPTH;
          const boxes = layoutLandscape(inside, { width, height: height - legend, depth });
          return (
            <>
              <LandscapeMap
                rootId={root?.id ?? null}
                boxes={boxes}
                steps={colourSteps(boxes, colour)}
                isHatched={(box) => isUnknown(box, colour)}
                textOf={(box) => (valueOf(box, colour) ? SHORT[colour](box, currency, payroll) : '')}
                fullTextOf={fullTextOf}
                width={width}
                height={height - legend}
                initialId={leftId}
                onOpen={open}
                onBack={root ? () => goTo(root.parentId) : undefined}
              />
              <div className="pt-2">
                <HeatLegend colour={colour} boxes={boxes} />
              </div>
            </>
          );
        }}
      </ChartFrame>
      {root ? (
        <p>
          <Link to={processPath(root.id)} className="text-accent hover:underline">
            {copy.landscape.openInTree(`${root.code} ${root.name}`)}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

const COLUMNS = [
  { label: copy.landscape.columns.process },
  { label: copy.landscape.columns.processes, numeric: true },
  { label: copy.landscape.columns.opportunities, numeric: true },
  { label: copy.landscape.columns.savings, numeric: true },
  { label: copy.landscape.columns.benchmark, numeric: true },
  { label: copy.landscape.columns.suitability, numeric: true },
  { label: copy.landscape.columns.analysed, numeric: true },
  { label: copy.landscape.columns.finding },
];

const sizedAs = ({ processCount }: LandscapeBox) => (processCount > 1 ? 'several' : 'one');
const sizeOfBox = (box: LandscapeBox, payroll: number) => sizeOf(1000 * box.savings.benchmark, payroll, sizedAs(box));

/** The number in a box; what is nothing or not known has the ground alone. */
const SHORT: Record<Colour, (box: LandscapeBox, currency: string, payroll: number) => string> = {
  savings: ({ savings }, currency) =>
    savings.measured > 0 ? formatSavings(savings.measured, currency).replace('/yr', '') : '',
  benchmark: (box, _currency, payroll) => sizeOfBox(box, payroll) ?? '',
  suitability: ({ suitability }) => formatNumber(suitability ?? 0),
  analysis: ({ analysedShare }) => `${formatNumber(analysedShare * 100)}%`,
};

/** The value of a box and, of a single process, what it stands on. */
const saidOf = (box: LandscapeBox, text: (box: LandscapeBox) => string) =>
  box.processCount === 1 && box.process.finding
    ? `${text(box)}, ${copy.finding.short[box.process.finding]}`
    : text(box);

type Texts = Record<Colour, (box: LandscapeBox) => string>;

const textsOf = (payroll: number, currency: string): Texts => ({
  savings: (box) => copy.landscape.savings(box.savings, sizeOfBox(box, payroll), currency),
  benchmark: (box) => copy.landscape.savings(box.savings, sizeOfBox(box, payroll), currency),
  suitability: ({ suitability }) => (suitability === null ? copy.landscape.unknown : copy.landscape.score(suitability)),
  analysis: ({ analysedShare }) => copy.landscape.share(analysedShare),
});

/** Two levels in full, in the order of their codes: as boxes of a sheet so large that none is too small to be drawn. */
function tableBoxes(processes: readonly LandscapeProcess[]): LandscapeBox[] {
  const places = new Map(processes.map(({ id }, index) => [id, index]));
  return layoutLandscape(processes, { width: 1e6, height: 1e6, depth: 2 }).sort(
    (a, b) => (places.get(a.process.id) ?? 0) - (places.get(b.process.id) ?? 0),
  );
}

const cellsOf = (
  box: LandscapeBox,
  open: (box: LandscapeBox) => void,
  { payroll, currency }: { payroll: number; currency: string },
) => [
  <button
    key="process"
    type="button"
    className={`min-h-6 rounded text-left text-accent hover:underline ${box.depth > 0 ? 'ml-5' : 'font-medium'}`}
    onClick={() => open(box)}
  >
    {box.process.code} {box.process.name}
  </button>,
  formatNumber(box.processCount),
  formatNumber(box.opportunityCount),
  box.savings.measured > 0 ? formatMeasured(box.savings.measured, currency) : '–',
  box.savings.benchmark > 0 ? (
    <SavingsByBasis
      key="benchmark"
      savings={{ measured: 0, benchmark: box.savings.benchmark }}
      payroll={payroll}
      currency={currency}
      of={sizedAs(box)}
    />
  ) : (
    '–'
  ),
  box.suitability === null ? '–' : formatNumber(box.suitability),
  `${formatNumber(box.analysedShare * 100)}%`,
  box.process.finding ? copy.finding.short[box.process.finding] : '–',
];

interface TrailProps {
  path: readonly LandscapeProcess[];
  onGoTo: (id: string | null) => void;
}

/** The way from the whole sector into the branch that is shown. */
const Trail = ({ path, onGoTo }: TrailProps) => (
  <nav aria-label={copy.landscape.trail} className="print:hidden">
    <ol className="flex flex-wrap items-center gap-1">
      {[null, ...path].map((process, index) => (
        <li key={process?.id ?? ''} className="flex min-w-0 items-center gap-1">
          {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted" /> : null}
          <button
            type="button"
            aria-current={index === path.length ? 'location' : undefined}
            className="min-h-6 truncate rounded px-1 text-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            onClick={() => onGoTo(process?.id ?? null)}
          >
            {process ? `${process.code} ${process.name}` : copy.landscape.all}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
