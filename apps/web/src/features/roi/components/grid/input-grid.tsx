import type { Roi } from '@process-ai/contract/roi';
import { useId } from 'react';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../../components/table.tsx';
import { useVirtualWindow } from '../../../../components/virtual-window.ts';
import { cx } from '../../../../lib/cx.ts';
import type { Proposals } from '../../model/benchmarks.ts';
import type { Clashes, Edits } from '../../model/edits.ts';
import { FIELDS, type Field } from '../../model/fields.ts';
import { FIGURES, figureNames, showFigure, showResult } from '../../model/figures.ts';
import { gridCopy } from '../../model/grid-copy.ts';
import type { Lock } from '../../model/locks.ts';
import type { GridRow } from '../../model/rows.ts';
import { type BelowSum, hasFigures, type ShownRow } from '../../model/shown-rows.ts';
import { STOPS } from '../../model.ts';
import type { useGrid } from '../../use-grid.ts';
import { COLUMNS, GridRowView, ROW_HEIGHT, STICKY_PROCESS, STICKY_SELECT } from './grid-row.tsx';

interface InputGridProps {
  rows: readonly ShownRow[];
  /** Why no figures are entered, and what the results below add up to; by process. */
  locks: ReadonlyMap<string, Lock>;
  sums: ReadonlyMap<string, BelowSum>;
  onExpand: (processId: string, open: boolean) => void;
  proposals: Proposals;
  onAccept: (processId: string) => void;
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
export function InputGrid(props: InputGridProps) {
  const { rows, sectorId, roi, edits, clashes, onChoose, control, selected, onSelect } = props;
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
        {gridCopy.grid.help}
      </p>
      <div
        ref={grid}
        role="treegrid"
        aria-label={gridCopy.grid.label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-colcount={STOPS.length + 1}
        aria-multiselectable
        className="isolate max-h-[max(20rem,calc(100dvh-16rem))] scroll-pl-43 overflow-auto rounded-lg border bg-surface sm:scroll-pl-57"
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
                  // What the row holds, apart from its place: it stays the same object while others are unfolded.
                  row={row.own}
                  index={index}
                  depth={row.depth}
                  position={row.position}
                  siblings={row.siblings}
                  expanded={row.hasChildren ? row.expanded : undefined}
                  onExpand={props.onExpand}
                  lock={lockText(props.locks.get(row.process.id))}
                  proposal={props.proposals.get(row.process.id)}
                  onAccept={props.proposals.has(row.process.id) ? props.onAccept : undefined}
                  below={props.sums.get(row.process.id)}
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

function lockText(lock: Lock | undefined): string | null {
  if (!lock) return null;
  return lock.by === 'above'
    ? gridCopy.lock.above(`${lock.process.code} ${lock.process.name}`)
    : gridCopy.lock.below(lock.count);
}

interface GridHeaderProps {
  currency: string;
  /** Whether all, some or none of the rows shown are selected. */
  selected: boolean | 'indeterminate';
  onSelectAll: (selected: boolean) => void;
}

function GridHeader({ currency, selected, onSelectAll }: GridHeaderProps) {
  const { columns } = gridCopy;
  const names = [...figureNames(currency), columns.notes];
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cx(COLUMNS, 'sticky top-0 z-30 h-16 border-b bg-canvas font-medium text-muted text-xs')}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className={cx(STICKY_SELECT, 'flex items-end bg-canvas pb-1.5 pl-1.5')}
      >
        <Checkbox
          checked={selected}
          onCheckedChange={(checked) => onSelectAll(checked === true)}
          aria-label={gridCopy.grid.selectAll}
        />
      </div>
      <div role="columnheader" aria-colindex={2} className={cx(STICKY_PROCESS, 'flex items-end bg-canvas px-2 pb-2')}>
        {columns.process}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={index + 3}
          className={cx(
            'flex items-end justify-end px-2 pb-2 text-right',
            index === 3 && 'border-r',
            index === 8 && 'px-0 justify-center',
          )}
        >
          {name}
        </div>
      ))}
    </div>
  );
}

interface PrintedGridProps {
  rows: readonly GridRow[];
  edits: Edits;
  changes: Roi['inputChanges'];
  currency: string;
}

/** The grid on paper: every process with figures, as a plain table that breaks between its rows. */
export function PrintedGrid({ rows, edits, changes, currency }: PrintedGridProps) {
  const { columns } = gridCopy;
  const printed = rows.filter((row) => hasFigures(row, edits));
  const isBenchmark = (processId: string, field: Field) =>
    edits[processId]?.[field] === undefined && Boolean(changes[processId]?.benchmarks.includes(field));
  const hasBenchmarks = printed.some(({ process }) => FIELDS.some((field) => isBenchmark(process.id, field)));
  return (
    <>
      <Table label={gridCopy.grid.label} className="text-xs!">
        <TableHead>
          <tr>
            <TableHeaderCell className="px-2!">{columns.process}</TableHeaderCell>
            {figureNames(currency).map((name) => (
              <TableHeaderCell key={name} className="px-1.5! text-right whitespace-normal!">
                {name}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {printed.map(({ process, saved, result }) => (
            <TableRow key={process.id} className="break-inside-avoid">
              <th scope="row" className="px-2 py-1 font-normal">
                <span className="text-muted">{process.code}</span> {process.name}
              </th>
              {FIELDS.map((field) => (
                <TableCell key={field} className={cx(NUMBER, isBenchmark(process.id, field) && 'italic')}>
                  {showFigure(edits[process.id]?.[field] ?? saved?.[field])}
                </TableCell>
              ))}
              {FIGURES.map((figure) => (
                <TableCell key={figure} className={NUMBER}>
                  {result ? showResult[figure](result, currency) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hasBenchmarks ? <p className="text-muted text-xs">{gridCopy.benchmarks.printed}</p> : null}
      {printed.length < rows.length ? (
        <p className="text-muted text-xs">{gridCopy.grid.printed(rows.length - printed.length)}</p>
      ) : null}
    </>
  );
}

const NUMBER = 'h-8! px-1.5! py-1! text-right whitespace-nowrap';
