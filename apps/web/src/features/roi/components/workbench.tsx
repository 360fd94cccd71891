import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { SearchX, Table2 } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { columnOf, type Entry, type Field } from '../model.ts';
import { useCalculateRoi } from '../queries.ts';
import { changedInputs, countEdits, hasInputs, refusedCells, valueOf } from './grid/edits.ts';
import { GridStatus } from './grid/grid-status.tsx';
import { GridToolbar } from './grid/grid-toolbar.tsx';
import { InputGrid } from './grid/input-grid.tsx';
import { gridRows, shownRows } from './grid/rows.ts';
import { useEdits } from './grid/use-edits.ts';
import { useGrid } from './grid/use-grid.ts';
import { useSelection } from './use-selection.ts';

interface WorkbenchProps {
  sectorId: string;
  processes: readonly ProcessNode[];
  roi: Roi;
  exports: (processIds: string[]) => ReactNode;
}

/** The grid and what belongs to it: search, calculation, and the export of the rows selected. */
export function Workbench({ sectorId, processes, roi, exports }: WorkbenchProps) {
  const [query, setQuery] = useQueryState('q', parseAsString.withDefault(''));
  const [show, setShow] = useQueryState('show', parseAsStringLiteral(['all']));
  const [message, announce] = useState('');
  const { selected, select } = useSelection(processes);

  const everyRow = useMemo(() => gridRows(processes, roi), [processes, roi]);
  const saved = useMemo(() => new Map(roi.roiInputs.map((input) => [input.processId, input])), [roi.roiInputs]);
  const { edits, latest, change, undo, settle } = useEdits(sectorId, saved, (id) =>
    processes.some((process) => process.id === id),
  );
  const rows = useMemo(() => shownRows(everyRow, query, show === 'all', edits), [everyRow, query, show, edits]);
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

  const showRefused = () => {
    const [first] = refused;
    if (!first) return;
    const row = rows.findIndex(({ process }) => process.id === first.processId);
    if (row >= 0) return control.goTo({ row, column: columnOf(first.field) });
    void setQuery(null);
  };

  const calculation = useCalculateRoi(sectorId, settle);
  const calculate = () => {
    if (refusedCells(latest()).length > 0) return showRefused();
    if (!hasInputs(latest(), saved)) return toast({ tone: 'danger', ...copy.calculation.noInputs });
    calculation.run(changedInputs(latest(), saved));
  };

  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <GridToolbar
          query={query}
          onQuery={(value) => void setQuery(value || null)}
          showAll={show === 'all'}
          onShowAll={(all) => void setShow(all ? 'all' : null)}
          onUndo={control.actions.undo}
          onFillDown={control.actions.fillDown}
          calculated={roi.roiResults.length > 0}
          pending={calculation.isPending}
          onCalculate={calculate}
        />
        {refused.length > 0 ? (
          <FormError>
            {copy.refused.text(refused.length)}{' '}
            <button type="button" className="font-medium underline underline-offset-2" onClick={showRefused}>
              {copy.refused.show}
            </button>
          </FormError>
        ) : null}
        {rows.length > 0 ? (
          <>
            <InputGrid
              rows={rows}
              sectorId={sectorId}
              assumptions={roi.assumptions}
              edits={edits}
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
          <NothingShown query={query} onClear={() => void setQuery(null)} onShowAll={() => void setShow('all')} />
        )}
      </section>
      {exports([...selected])}
    </div>
  );
}

interface NothingShownProps {
  query: string;
  onClear: () => void;
  onShowAll: () => void;
}

const NothingShown = ({ query, onClear, onShowAll }: NothingShownProps) =>
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
      title={copy.grid.emptyTitle}
      actions={<Button onClick={onShowAll}>{copy.grid.showAll}</Button>}
    >
      {copy.grid.emptyText}
    </EmptyState>
  );
