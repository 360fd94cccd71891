import type { Actuals } from '@process-ai/contract/actuals';
import type { ActualMonthInput, Initiative, Month } from '@process-ai/contract/initiatives';
import { FileUp, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { currentMonth } from '../../../lib/months.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { type Column, columnsOf, type Edits, rowsOf, savedValue, toSave } from '../model.ts';
import { useSaveActuals } from '../queries.ts';
import { useActualsGrid } from '../use-actuals-grid.ts';
import { ActualsGrid } from './actuals-grid.tsx';
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
        {canEnter ? (
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
        isLocked={!canEnter}
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
