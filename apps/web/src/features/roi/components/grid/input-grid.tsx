import type { Roi } from '@process-ai/contract/roi';
import { useId } from 'react';
import { useVirtualWindow } from '../../../../components/virtual-window.ts';
import { copy } from '../../copy.ts';
import { FIELDS, type Field, STOPS } from '../../model.ts';
import { ROW_HEIGHT } from './columns.ts';
import type { Clashes, Edits } from './edits.ts';
import { GridHeader } from './grid-header.tsx';
import { GridRowView } from './grid-row.tsx';
import type { GridRow } from './rows.ts';
import type { useGrid } from './use-grid.ts';

interface InputGridProps {
  rows: readonly GridRow[];
  sectorId: string;
  roi: Roi;
  edits: Edits;
  clashes: Clashes;
  onChoose: (whose: 'mine' | 'theirs', cells: { processId: string; field: Field }[]) => void;
  control: ReturnType<typeof useGrid>;
  selected: ReadonlySet<string>;
  onSelect: (processIds: string[], selected: boolean) => void;
}

/** Inputs and results as a spreadsheet. Only the rows in sight are in the page, and the one with the active cell. */
export function InputGrid({
  rows,
  sectorId,
  roi,
  edits,
  clashes,
  onChoose,
  control,
  selected,
  onSelect,
}: InputGridProps) {
  const { grid, active, range, draft, onType, handlers } = control;
  const helpId = useId();
  const { items, height } = useVirtualWindow({
    element: grid,
    scroller: grid,
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    always: active.row,
    wholeUpTo: 0,
  });
  const many = range !== null && (range.top !== range.bottom || range.left !== range.right);
  const chosen = rows.filter(({ process }) => selected.has(process.id)).length;

  return (
    <>
      <p id={helpId} className="sr-only">
        {copy.grid.help}
      </p>
      <div
        ref={grid}
        role="grid"
        aria-label={copy.grid.label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-colcount={STOPS.length + 1}
        aria-multiselectable
        className="max-h-[max(20rem,calc(100dvh-16rem))] scroll-pl-39 overflow-auto rounded-lg border bg-surface sm:scroll-pl-56"
        {...handlers}
      >
        <div role="rowgroup" className="min-w-max">
          <GridHeader
            currency={roi.assumptions.currency}
            selected={chosen === 0 ? false : chosen === rows.length ? true : 'indeterminate'}
            onSelectAll={(all) =>
              onSelect(
                rows.map(({ process }) => process.id),
                all,
              )
            }
          />
          <div role="presentation" className="relative" style={{ height }}>
            {items.map(({ index }) => {
              const row = rows[index];
              if (!row) return null;
              const inRange = many && index >= range.top && index <= range.bottom;
              return (
                <GridRowView
                  key={row.process.id}
                  row={row}
                  index={index}
                  sectorId={sectorId}
                  assumptions={roi.assumptions}
                  changes={roi.assumptionChanges}
                  inputChange={roi.inputChanges[row.process.id]}
                  edited={edits[row.process.id]}
                  clashes={clashes[row.process.id]}
                  // Only where it is needed: a new function renders the row anew.
                  onChoose={clashes[row.process.id] ? onChoose : undefined}
                  selected={selected.has(row.process.id)}
                  onSelect={onSelect}
                  activeColumn={active.row === index ? active.column : null}
                  draft={active.row === index ? draft : null}
                  onType={onType}
                  rangeLeft={inRange ? range.left : FIELDS.length}
                  rangeRight={inRange ? range.right : -1}
                />
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}
