import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { SearchX, Table2 } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { columnOf, type Entry, type Field, STOPS } from '../model.ts';
import { ClashNotice } from './grid/clash-notice.tsx';
import { countEdits, refusedCells, valueOf } from './grid/edits.ts';
import { GridStatus } from './grid/grid-status.tsx';
import { GridToolbar } from './grid/grid-toolbar.tsx';
import { InputGrid } from './grid/input-grid.tsx';
import { PrintedGrid } from './grid/printed-grid.tsx';
import { type GridRow, hasFigures, SCOPES, type Scope, shownRows } from './grid/rows.ts';
import type { useEdits } from './grid/use-edits.ts';
import { useGrid } from './grid/use-grid.ts';
import type { useSelection } from './use-selection.ts';

interface WorkbenchProps {
  sectorId: string;
  processes: readonly ProcessNode[];
  roi: Roi;
  /** One for each process. */
  everyRow: readonly GridRow[];
  inputs: ReturnType<typeof useEdits>;
  selection: ReturnType<typeof useSelection>;
  /** The process whose notes are to be shown; '' = none. */
  wanted: string;
  onArrived: () => void;
}

/** The grid and what belongs to it: search, undo, and the way to the vendors for the rows selected. */
export function Workbench(props: WorkbenchProps) {
  const { sectorId, processes, roi, everyRow, inputs, wanted, onArrived } = props;
  const { selected, select } = props.selection;
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [scope, setScope] = useQueryState('show', parseAsStringLiteral(SCOPES));
  const [message, announce] = useState('');

  const saved = useMemo(() => new Map(roi.roiInputs.map((input) => [input.processId, input])), [roi.roiInputs]);
  const { edits, latest, change, undo } = inputs;
  const rows = useMemo(() => shownRows(everyRow, query, scope, edits), [everyRow, query, scope, edits]);
  const idAt = (row: number) => rows[row]?.process.id ?? '';
  const control = useGrid({
    rows: rows.length,
    valueAt: (row: number, field: Field) => valueOf(idAt(row), field, latest(), saved),
    change: (entries: readonly Entry[]) =>
      change(entries.map(({ row, field, value }) => ({ processId: idAt(row), field, value }))),
    undo,
    announce,
  });
  const refused = refusedCells(edits);
  const [firstRefused] = refused;
  const printing = usePrinting();

  const rowOf = (processId: string) => rows.findIndex(({ process }) => process.id === processId);
  const show = ({ processId, field }: { processId: string; field: Field }) => {
    const row = rowOf(processId);
    if (row >= 0) return control.goTo({ row, column: columnOf(field) });
    void setQuery(null);
    void setScope(null);
  };

  const choose: typeof inputs.choose = (whose, cells) => {
    inputs.choose(whose, cells);
    announce(copy.clash.chosen[whose]);
  };

  const goToRow = useEffectEvent((row: number) => {
    if (row < 0) {
      void setQuery(null);
      void setScope(null);
      return;
    }
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
      />
      {firstRefused ? (
        <FormError>
          {copy.refused.text(refused.length)}{' '}
          <button type="button" className="font-medium underline underline-offset-2" onClick={() => show(firstRefused)}>
            {copy.refused.show}
          </button>
        </FormError>
      ) : null}
      <ClashNotice clashes={inputs.clashes} onShow={show} onChoose={choose} />
      {printing ? (
        <PrintedGrid rows={everyRow} edits={edits} currency={roi.assumptions.currency} />
      ) : rows.length > 0 ? (
        <>
          <InputGrid
            rows={rows}
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
      title={copy.grid.noneFoundTitle}
      actions={<Button onClick={onClear}>{copy.grid.clearSearch}</Button>}
    >
      {copy.grid.noneFoundText(query)}
    </EmptyState>
  ) : (
    <EmptyState
      icon={Table2}
      title={scope === 'figures' ? copy.grid.noFiguresTitle : copy.grid.emptyTitle}
      actions={<Button onClick={onShowAll}>{copy.grid.scopes.all()}</Button>}
    >
      {scope === 'figures' ? copy.grid.noFiguresText : copy.grid.emptyText}
    </EmptyState>
  );
