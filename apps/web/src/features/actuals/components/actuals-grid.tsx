import type { Month } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type Column, type Edits, keyOf } from '../model.ts';
import type { useActualsGrid } from '../use-actuals-grid.ts';

interface ActualsGridProps {
  rows: readonly Month[];
  columns: readonly Column[];
  edits: Edits;
  valueAt: (month: Month, column: Column) => number | null;
  /** What the plan says of it, where it says something. */
  plannedAt: (month: Month, column: Column) => number | null;
  control: ReturnType<typeof useActualsGrid>;
  /** Figures are entered only for what runs or is delivered. */
  isLocked: boolean;
}

/** Whole units, and decimals only where there are some. */
const shown = (value: number | null) =>
  value === null ? '' : formatNumber(value, Number.isInteger(value) ? 0 : Math.abs(value) < 100 ? 2 : 0);

/** Months by figures, as in a spreadsheet: typed, or pasted as a block. */
export function ActualsGrid({ rows, columns, edits, valueAt, plannedAt, control, isLocked }: ActualsGridProps) {
  const helpId = useId();
  const { grid, inputOf } = control;
  return (
    <>
      <p id={helpId} className="sr-only">
        {copy.grid.help}
      </p>
      <div className="max-h-96 overflow-auto rounded-lg border bg-surface print:max-h-none print:overflow-visible">
        <table
          ref={grid}
          aria-label={copy.grid.label}
          aria-describedby={helpId}
          className="w-full border-collapse text-sm"
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 h-9 border-r border-b bg-canvas px-3 text-left font-medium text-muted text-xs"
              >
                {copy.grid.month}
              </th>
              {columns.map(({ id, label, unit }) => (
                <th
                  key={id}
                  scope="col"
                  className="sticky top-0 z-10 min-w-28 border-b bg-canvas px-2 py-1 text-right font-medium text-muted text-xs last:pr-3 wrap-anywhere print:min-w-0"
                >
                  {label}
                  {unit ? <span className="block font-normal">{unit}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((month, row) => (
              <tr key={month} className="break-inside-avoid">
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-r border-b bg-surface px-3 text-left font-normal whitespace-nowrap"
                >
                  {monthInWords(month)}
                </th>
                {columns.map((column, place) => {
                  const cell = { row, column: place };
                  const { text, refusal, handlers } = inputOf(cell, month, column);
                  const edited = edits.get(keyOf(month, column.id));
                  const planned = plannedAt(month, column);
                  const name = `${column.label}, ${monthInWords(month)}`;
                  return (
                    <td
                      key={column.id}
                      className={cx('relative border-r border-b p-0 last:border-r-0', refusal && 'bg-danger-soft')}
                    >
                      <input
                        data-cell={`${row}:${place}`}
                        readOnly={isLocked}
                        inputMode="decimal"
                        autoComplete="off"
                        spellCheck={false}
                        aria-label={planned === null ? name : `${name}, ${copy.grid.planned(shown(planned))}`}
                        aria-invalid={refusal ? true : undefined}
                        title={refusal ?? (planned === null ? undefined : copy.grid.planned(shown(planned)))}
                        placeholder={planned === null ? undefined : shown(Math.round(planned))}
                        value={text ?? shown(edited === undefined ? valueAt(month, column) : edited)}
                        className={cx(
                          'h-8 w-full bg-transparent px-2 text-right placeholder:italic placeholder:opacity-60 focus-visible:-outline-offset-2',
                          refusal && 'text-danger',
                        )}
                        {...handlers}
                      />
                      {edited !== undefined && !refusal ? (
                        <span
                          aria-hidden
                          className="pointer-events-none absolute top-0 left-0 border-4 border-transparent border-t-accent border-l-accent"
                        />
                      ) : null}
                      {refusal ? (
                        <span role="alert" className="block px-2 pb-1 text-right text-danger text-xs">
                          {refusal}
                        </span>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
