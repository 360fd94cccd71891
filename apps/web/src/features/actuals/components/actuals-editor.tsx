import type { Actuals } from '@process-ai/contract/actuals';
import type { ActualMonthInput, Initiative, Month } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { FileUp, Undo2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { currentMonth } from '../../../lib/months.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { type Column, columnsOf, type Edits, keyOf, rowsOf, savedValue, toSave } from '../model.ts';
import { useSaveActuals } from '../queries.ts';
import { useActualsGrid } from '../use-actuals-grid.ts';
import { ImportDialog } from './import-dialog.tsx';

interface ActualsEditorProps {
  sectorId: string;
  initiative: Initiative;
  actuals: Actuals;
}

const words = copy.grid;

/** Where actual figures are typed, pasted or imported, and saved together. */
export function ActualsEditor({ sectorId, initiative, actuals }: ActualsEditorProps) {
  const { id, startMonth, measures } = initiative;
  const { months, series, currency, canEnter } = actuals;
  const save = useSaveActuals(sectorId, id);
  // What is typed outlives a reload.
  const [stored, store] = useSessionState<[string, number | null][]>(`actuals-${id}`);
  const edits: Edits = useMemo(() => new Map(stored ?? []), [stored]);
  const setEdits = (next: Edits) => store(next.size > 0 ? [...next] : null);
  const [message, announce] = useState('');
  const [isImporting, setImporting] = useState(false);
  const mayEdit = useMayEdit();

  const columns = columnsOf({ measures }, copy.columns, currency);
  const rows = rowsOf(startMonth, months, currentMonth());
  const saved = new Map(months.map((entry) => [entry.month, entry]));
  const points = new Map(series.map((point) => [point.month, point]));
  const valueAt = (month: Month, column: Column) => savedValue(saved.get(month), column);
  const plannedAt = (month: Month, column: Column) =>
    column.measureId === null ? (points.get(month)?.planned[column.id as 'savings' | 'cost' | 'volume'] ?? null) : null;
  const control = useActualsGrid({ rows, columns, valueAt, edits, onChange: setEdits, announce });
  const changed = toSave(edits, rows, columns);
  /** The same figures as they are saved by now. */
  const asBefore = (entry: ActualMonthInput): ActualMonthInput => {
    const was = saved.get(entry.month);
    const figures = (['savings', 'cost', 'volume'] as const).filter((figure) => entry[figure] !== undefined);
    return {
      month: entry.month,
      ...Object.fromEntries(figures.map((figure) => [figure, was?.[figure] ?? null])),
      measures: Object.fromEntries(Object.keys(entry.measures ?? {}).map((key) => [key, was?.measures[key] ?? null])),
    };
  };

  const clear = () => {
    control.forgetPast();
    setEdits(new Map());
  };
  const submit = () => {
    // Where it was refused, the figures stay as they were typed.
    save.run(changed, changed.map(asBefore)).then(clear, () => {});
  };
  return (
    <section aria-label={words.title} className="grid gap-3 print:block print:space-y-3">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 break-after-avoid">
        <div className="min-w-52 grow basis-0">
          <h4 className="font-semibold">{words.title}</h4>
          <p className="mt-0.5 max-w-prose text-pretty text-muted text-xs">{words.text}</p>
        </div>
        {canEnter && mayEdit ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button size="sm" onClick={control.undo}>
              <Undo2 aria-hidden />
              {words.undo}
            </Button>
            <Button size="sm" onClick={() => setImporting(true)}>
              <FileUp aria-hidden />
              {copy.import.open}
            </Button>
          </div>
        ) : null}
      </header>
      {control.refused > 0 ? <FormError>{words.refused(control.refused)}</FormError> : null}
      <ActualsGrid
        rows={rows}
        columns={columns}
        edits={edits}
        valueAt={valueAt}
        plannedAt={plannedAt}
        control={control}
        isLocked={!canEnter || !mayEdit}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {changed.length > 0 ? (
          <>
            <Button variant="primary" pending={save.isPending} disabled={control.refused > 0} onClick={submit}>
              {words.save}
            </Button>
            <Button onClick={clear}>{words.discard}</Button>
            <span className="font-medium text-accent-ink text-xs">{words.unsaved(edits.size)}</span>
          </>
        ) : null}
        <span role="status" className="text-xs">
          {message}
        </span>
      </div>
      {isImporting ? (
        <ImportDialog
          sectorId={sectorId}
          initiative={initiative}
          columns={columns}
          onSaved={(imported) => save.announce(imported, imported.map(asBefore))}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </section>
  );
}

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
function ActualsGrid({ rows, columns, edits, valueAt, plannedAt, control, isLocked }: ActualsGridProps) {
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
