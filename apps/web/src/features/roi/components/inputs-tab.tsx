import type { Roi } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { Ruler, SearchX, Table2, UsersRound } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { use, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { type Clashes, clashingCells, countEdits, valueOf } from '../model/edits.ts';
import type { Field } from '../model/fields.ts';
import { gridCopy } from '../model/grid-copy.ts';
import { locksOf, withoutLocked } from '../model/locks.ts';
import { areRefusalsLoaded, loadRefusals, onRefusalsLoaded, refusedCells } from '../model/refusals.ts';
import type { GridRow } from '../model/rows.ts';
import { hasFigures, SCOPES, type Scope, sumsBelow } from '../model/shown-rows.ts';
import { columnOf, type Entry, STOPS } from '../model.ts';
import type { useEdits } from '../use-edits.ts';
import { useGrid } from '../use-grid.ts';
import type { useSelection } from '../use-selection.ts';
import { useTreeRows } from '../use-tree-rows.ts';
import { AdoptRates } from './adopt-rates.tsx';
import { DocumentFigures } from './document-figures.tsx';
import { BenchmarkBar, GridToolbar, useBenchmarks } from './grid/grid-toolbar.tsx';
import { InputGrid, PrintedGrid } from './grid/input-grid.tsx';

interface InputsTabProps {
  sectorId: string;
  processes: readonly LandscapeProcess[];
  roi: Roi;
  /** One for each process. */
  everyRow: readonly GridRow[];
  inputs: ReturnType<typeof useEdits>;
  selection: ReturnType<typeof useSelection>;
  /** Code and name of a process. */
  nameOf: (processId: string) => string;
  /** The process whose notes are to be shown; '' = none. */
  wanted: string;
  onArrived: () => void;
}

/** The grid of inputs with its search, undo and conflicts, and the way to the vendors for the selected rows. */
export function InputsTab(props: InputsTabProps) {
  const { sectorId, processes, roi, everyRow, inputs, nameOf, wanted, onArrived } = props;
  const { selected, select } = props.selection;
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [scope, setScope] = useQueryState('show', parseAsStringLiteral(SCOPES));
  const [message, announce] = useState('');
  const mayEdit = useMayEdit();

  const saved = useMemo(() => new Map(roi.roiInputs.map((input) => [input.processId, input])), [roi.roiInputs]);
  const { edits, latest, change, undo } = inputs;
  // What was typed before a reload is judged as it is shown again; what is typed from now on has fetched its rules.
  const [waits] = useState(() => countEdits(edits) > 0 && !areRefusalsLoaded());
  if (waits) use(loadRefusals());
  const { tree, rows, setExpanded, reveal } = useTreeRows({ processes, everyRow, edits, query, scope });
  const locks = useMemo(() => locksOf(tree, edits, saved), [tree, edits, saved]);
  const sums = useMemo(() => sumsBelow(tree, roi.roiResults), [tree, roi.roiResults]);
  const idAt = (row: number) => rows[row]?.process.id ?? '';
  const rowOf = (processId: string) => rows.findIndex(({ process }) => process.id === processId);
  const control = useGrid({
    rows: rows.length,
    valueAt: (row: number, field: Field) => valueOf(idAt(row), field, latest(), saved),
    change: (entries: readonly Entry[]) => {
      const changes = entries.map(({ row, field, value }) => ({ processId: idAt(row), field, value }));
      const taken = withoutLocked(changes, tree, latest(), saved);
      change(taken);
      return changes.length - taken.length;
    },
    undo,
    announce,
    isLocked: (row: number) => !mayEdit || locks.has(idAt(row)),
    fold: (row: number, open: boolean) => {
      const shown = rows[row];
      if (!shown) return null;
      if (shown.hasChildren && shown.expanded !== open) {
        setExpanded(shown.process.id, open);
        return row;
      }
      const parent = open ? -1 : rowOf(shown.process.parentId ?? '');
      return parent >= 0 ? parent : null;
    },
  });
  const showAll = (ids: readonly string[]) => {
    void setQuery(null);
    void setScope(null);
    reveal(ids);
  };
  const benchmarks = useBenchmarks({ sectorId, edits, saved, locks, accept: inputs.accept, reveal: showAll, announce });
  useSyncExternalStore(onRefusalsLoaded, areRefusalsLoaded);
  const refused = refusedCells(edits);
  const [firstRefused] = refused;
  const printing = usePrinting();

  const show = ({ processId, field }: { processId: string; field: Field }) => {
    const row = rowOf(processId);
    if (row >= 0) return control.goTo({ row, column: columnOf(field) });
    showAll([processId]);
  };

  const choose: typeof inputs.choose = (whose, cells) => {
    inputs.choose(whose, cells);
    announce(gridCopy.clash.chosen[whose]);
  };

  const goToRow = useEffectEvent((row: number) => {
    if (row < 0) return showAll([wanted]);
    control.goTo({ row, column: STOPS.indexOf('notes') });
    onArrived();
  });
  // A search that hides the row is cleared first; the row then comes with the next list.
  useEffect(() => {
    if (wanted) goToRow(rows.findIndex(({ process }) => process.id === wanted));
  }, [wanted, rows]);

  return (
    <section className="grid gap-3">
      <GridToolbar
        query={query}
        onQuery={(value) => void setQuery(value || null)}
        scope={scope}
        onScope={(next) => void setScope(next)}
        withFigures={everyRow.filter((row) => hasFigures(row, edits)).length}
        onUndo={control.actions.undo}
        onFillDown={control.actions.fillDown}
        comparePath={
          selected.size > 0 ? `/sectors/${sectorId}/vendors-compare?processes=${[...selected].join(',')}` : null
        }
      >
        <ForEditors>
          <Button
            title={gridCopy.benchmarks.open}
            pending={benchmarks.isPending}
            className="max-lg:px-2!"
            onClick={() => void benchmarks.open()}
          >
            {benchmarks.isPending ? null : <Ruler aria-hidden />}
            <span className="max-lg:sr-only">{gridCopy.benchmarks.open}</span>
          </Button>
          <DocumentFigures
            sectorId={sectorId}
            currency={roi.assumptions.currency}
            saved={saved}
            changes={roi.inputChanges}
            locked={locks}
            nameOf={nameOf}
          />
          {roi.roiInputs.length > 0 ? (
            <AdoptRates sectorId={sectorId} currency={roi.assumptions.currency} nameOf={nameOf} />
          ) : null}
        </ForEditors>
      </GridToolbar>
      {benchmarks.shown ? (
        <BenchmarkBar
          benchmarks={benchmarks.shown}
          open={benchmarks.proposals.size}
          isUnsaved={countEdits(edits) > 0}
          currency={roi.assumptions.currency}
          onAcceptAll={benchmarks.acceptAll}
          onClose={benchmarks.close}
        />
      ) : null}
      {firstRefused ? (
        <FormError>
          {gridCopy.refused.text(refused.length)}{' '}
          <button type="button" className="font-medium underline underline-offset-2" onClick={() => show(firstRefused)}>
            {gridCopy.refused.show}
          </button>
        </FormError>
      ) : null}
      <ClashNotice clashes={inputs.clashes} onShow={show} onChoose={choose} />
      {printing ? (
        <PrintedGrid rows={everyRow} edits={edits} changes={roi.inputChanges} currency={roi.assumptions.currency} />
      ) : rows.length > 0 ? (
        <>
          <InputGrid
            rows={rows}
            locks={locks}
            sums={sums}
            onExpand={setExpanded}
            proposals={benchmarks.proposals}
            onAccept={benchmarks.accept}
            sectorId={sectorId}
            roi={roi}
            edits={edits}
            clashes={inputs.clashes}
            onChoose={choose}
            control={control}
            selected={selected}
            onSelect={select}
          />
          <GridStatus
            shown={rows.length}
            all={processes.length}
            unsaved={countEdits(edits)}
            selected={selected.size}
            message={message}
          />
        </>
      ) : (
        <NothingShown
          query={query}
          scope={scope}
          onClear={() => void setQuery(null)}
          onShowAll={() => void setScope('all')}
        />
      )}
    </section>
  );
}

interface NothingShownProps {
  query: string;
  scope: Scope | null;
  onClear: () => void;
  onShowAll: () => void;
}

const NothingShown = ({ query, scope, onClear, onShowAll }: NothingShownProps) =>
  query ? (
    <EmptyState
      icon={SearchX}
      title={gridCopy.grid.noneFoundTitle}
      actions={<Button onClick={onClear}>{gridCopy.grid.clearSearch}</Button>}
    >
      {gridCopy.grid.noneFoundText(query)}
    </EmptyState>
  ) : (
    <EmptyState
      icon={Table2}
      title={scope === 'figures' ? gridCopy.grid.noFiguresTitle : gridCopy.grid.emptyTitle}
      actions={<Button onClick={onShowAll}>{gridCopy.grid.scopes.all()}</Button>}
    >
      {scope === 'figures' ? gridCopy.grid.noFiguresText : gridCopy.grid.emptyText}
    </EmptyState>
  );

type Cells = { processId: string; field: Field }[];

interface ClashNoticeProps {
  clashes: Clashes;
  onShow: (cell: Cells[number]) => void;
  onChoose: (whose: 'mine' | 'theirs', cells: Cells) => void;
}

/** Figures that somebody else has changed while one typed: nothing is lost, and the choice is the person's. */
function ClashNotice({ clashes, onShow, onChoose }: ClashNoticeProps) {
  const cells = clashingCells(clashes);
  const [first] = cells;
  if (!first) return null;
  const link = 'font-medium underline underline-offset-2';
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow">
        {gridCopy.clash.text(cells.length)}
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <button type="button" className={link} onClick={() => onShow(first)}>
            {gridCopy.clash.show}
          </button>
          <button type="button" className={link} onClick={() => onChoose('theirs', cells)}>
            {gridCopy.clash.allTheirs(cells.length)}
          </button>
          <button type="button" className={link} onClick={() => onChoose('mine', cells)}>
            {gridCopy.clash.allMine(cells.length)}
          </button>
        </span>
      </div>
    </div>
  );
}

interface GridStatusProps {
  shown: number;
  all: number;
  unsaved: number;
  selected: number;
  message: string;
}

/** The line below the grid: how much there is, and what has just happened. */
const GridStatus = ({ shown, all, unsaved, selected, message }: GridStatusProps) => (
  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted text-xs">
    <span>{gridCopy.grid.found(shown, all)}</span>
    {selected > 0 ? <span>{gridCopy.grid.selected(selected)}</span> : null}
    {unsaved > 0 ? <span className="font-medium text-accent-ink">{gridCopy.grid.unsaved(unsaved)}</span> : null}
    <span role="status" className="text-ink">
      {message}
    </span>
    <span className="ml-auto hidden xl:inline">{gridCopy.grid.hint}</span>
    <span className="w-full xl:hidden">{gridCopy.grid.swipe}</span>
  </div>
);
