import type { Roi, RoiInput } from '@process-ai/contract/roi';
import { useVirtualizer } from '@tanstack/react-virtual';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import type { GridRow } from '../grid/rows.ts';
import { assumedOf } from './assumed.ts';

const EditDialog = lazy(async () => ({
  default: (await import('./edit-process-dialog.tsx')).EditProcessDialog,
}));

const ROW = 48;
const COLUMNS = 'grid grid-cols-[minmax(11rem,1fr)_7.75rem_6.5rem_6.5rem_6.5rem_9rem_4rem] items-center gap-x-3 px-4';
const words = copy.assumptions.process;

interface ProcessAssumptionsProps {
  sectorId: string;
  roi: Roi;
  rows: readonly GridRow[];
  onRecalculate: () => void;
}

/** What is assumed of each process that has inputs, and what somebody has entered instead. */
export function ProcessAssumptions({ sectorId, roi, rows, onRecalculate }: ProcessAssumptionsProps) {
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const shown = useMemo(
    () =>
      rows.flatMap(({ process, saved, result }) =>
        saved && `${process.code} ${process.name}`.toLocaleLowerCase().includes(wanted)
          ? [{ process, saved, implementationCost: result?.implementationCost }]
          : [],
      ),
    [rows, wanted],
  );
  const edited = shown.find(({ process }) => process.id === editing);
  return (
    <section aria-label={words.title} className="grid gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-3xl">
          <h3 className="font-semibold">{words.title}</h3>
          <p className="text-muted">{words.text}</p>
        </div>
        {roi.roiInputs.length > 0 ? (
          <SearchInput value={query} onValueChange={setQuery} label={words.search} className="w-full sm:w-72" />
        ) : null}
      </header>
      {shown.length > 0 ? (
        <AssumptionTable roi={roi} rows={shown} onEdit={setEditing} />
      ) : (
        <p className="text-muted">{query ? words.noneFound(query) : words.none}</p>
      )}
      <Suspense>
        {edited ? (
          <EditDialog
            sectorId={sectorId}
            roi={roi}
            name={`${edited.process.code} ${edited.process.name}`}
            input={edited.saved}
            onRecalculate={onRecalculate}
            onClose={() => setEditing('')}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

interface Line {
  process: GridRow['process'];
  saved: RoiInput;
  implementationCost: number | undefined;
}

interface AssumptionTableProps {
  roi: Roi;
  rows: readonly Line[];
  onEdit: (processId: string) => void;
}

/** Only the rows in sight are in the page. */
function AssumptionTable({ roi, rows, onEdit }: AssumptionTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const { columns } = words;
  return (
    // What scrolls must be reachable by keyboard.
    <div
      ref={scroller}
      role="table"
      aria-label={words.label}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      className="max-h-[30rem] overflow-auto rounded-lg border bg-surface"
    >
      <div role="rowgroup" className="sticky top-0 z-10 min-w-max border-b bg-canvas">
        <div role="row" aria-rowindex={1} className={cx(COLUMNS, 'h-9 font-medium text-muted text-xs')}>
          {Object.entries(columns).map(([name, label]) => (
            <span
              key={name}
              role="columnheader"
              className={cx(name !== 'process' && name !== 'changed' && 'text-right')}
            >
              {label}
            </span>
          ))}
          <span role="columnheader">
            <span className="sr-only">{words.edit}</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className="relative min-w-max" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { process, saved, implementationCost } = row;
          const change = roi.inputChanges[process.id];
          return (
            <div
              key={process.id}
              role="row"
              aria-rowindex={index + 2}
              className={cx(COLUMNS, 'absolute inset-x-0 border-b')}
              style={{ top: start, height: ROW }}
            >
              <span
                role="rowheader"
                title={`${process.code} ${process.name}`}
                className="line-clamp-2 text-xs leading-4"
              >
                <span className="text-muted">{process.code}</span> {process.name}
              </span>
              {assumedOf(saved, implementationCost, roi.assumptions.currency).map(({ name, value, assumed }) => (
                <span key={name} role="cell" className="text-right leading-4">
                  {value}
                  {assumed ? <span className="block text-warning text-xs">{words.assumed}</span> : null}
                </span>
              ))}
              <span role="cell" className="line-clamp-2 text-muted text-xs leading-4">
                {change ? copy.changedShort(change) : '–'}
              </span>
              <span role="cell">
                <Button size="sm" onClick={() => onEdit(process.id)} aria-label={words.editLabel(process.name)}>
                  {words.edit}
                </Button>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
