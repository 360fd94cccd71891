import type { AssumptionChange, RoiAssumptions } from '@process-ai/contract/roi';
import { memo } from 'react';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import type { Clashes, Edits } from '../../model/edits.ts';
import { explainResult } from '../../model/explain-result.ts';
import { currencySymbol, FIGURES, showResult } from '../../model/figures.ts';
import type { Draft } from '../../model/keys.ts';
import type { GridRow } from '../../model/rows.ts';
import { columnOf, FIELDS, type Field, STOPS } from '../../model.ts';
import { type Clash, InputCell } from './input-cell.tsx';
import { NotesCell, ResultCell, ResultExplanation } from './result-cell.tsx';

/** The geometry that header and rows share: checkbox, process, four inputs, four results, notes. */
export const COLUMNS =
  'grid grid-cols-[2.25rem_minmax(7.25rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem] sm:grid-cols-[2.25rem_minmax(11.25rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem]';

export const STICKY_SELECT = 'sticky left-0 z-10';
export const STICKY_PROCESS = 'sticky left-9 z-10 border-r';

export const ROW_HEIGHT = 44;

interface GridRowProps {
  row: GridRow;
  index: number;
  sectorId: string;
  assumptions: RoiAssumptions;
  changes: Readonly<Record<string, AssumptionChange>>;
  inputChange: AssumptionChange | undefined;
  edited: Edits[string] | undefined;
  /** Who else has changed which of its figures. */
  clashes: Clashes[string] | undefined;
  onChoose: ((whose: 'mine' | 'theirs', cells: { processId: string; field: Field }[]) => void) | undefined;
  selected: boolean;
  onSelect: (processIds: string[], selected: boolean) => void;
  /** The column of the active cell, where it stands in this row. */
  activeColumn: number | null;
  draft: Draft | null;
  onType: (draft: Draft) => void;
  /** The first and last of FIELDS that are part of the selected range, where there is one. */
  rangeLeft: number;
  rangeRight: number;
}

export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, index, assumptions, changes, inputChange, edited, selected, activeColumn } = props;
  const { process, result } = row;
  const name = `${process.code} ${process.name}`;
  const at = (column: number) => ({
    cell: `${index}:${column}`,
    column,
    active: activeColumn === column,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
      className={cx(COLUMNS, 'group/row absolute inset-x-0 border-b bg-canvas')}
    >
      <div role="gridcell" aria-colindex={1} className={cx(STICKY_SELECT, 'flex items-center bg-surface pl-1.5')}>
        <Checkbox
          data-cell={`${index}:0`}
          tabIndex={activeColumn === 0 ? 0 : -1}
          checked={selected}
          onCheckedChange={(checked) => props.onSelect([process.id], checked === true)}
          aria-label={copy.grid.select(process.code, process.name)}
        />
      </div>
      <div role="rowheader" aria-colindex={2} className={cx(STICKY_PROCESS, 'flex items-center bg-surface px-2')}>
        <span title={name} className="line-clamp-2 break-words text-xs leading-4">
          <span className="text-muted">{process.code}</span> {process.name}
        </span>
      </div>
      {FIELDS.map((field, position) => (
        <InputCell
          key={field}
          {...at(columnOf(field))}
          field={field}
          label={`${fieldName(field, assumptions.currency)}, ${name}`}
          value={edited?.[field] ?? row.saved?.[field] ?? (edited ? 0 : undefined)}
          unsaved={edited?.[field] !== undefined}
          inRange={position >= props.rangeLeft && position <= props.rangeRight}
          draft={activeColumn === columnOf(field) ? props.draft : null}
          onType={props.onType}
          clash={clashOf(props, field)}
        />
      ))}
      {FIGURES.map((figure) => (
        <ResultCell
          key={figure}
          {...at(STOPS.indexOf(figure))}
          label={`${copy.figures[figure]}, ${name}`}
          value={result ? showResult[figure](result, assumptions.currency) : null}
          stale={Boolean(edited)}
          renderExplanation={() =>
            result && row.saved ? (
              <ResultExplanation
                sectorId={props.sectorId}
                result={result}
                explanation={explainResult(figure, { result, input: row.saved, assumptions, changes, inputChange })}
                currency={assumptions.currency}
              />
            ) : null
          }
        />
      ))}
      <NotesCell {...at(STOPS.indexOf('notes'))} name={name} notes={notesOf(props)} />
    </div>
  );
});

const fieldName = (field: Field, currency: string) =>
  field === 'averageSalary' ? copy.columns.averageSalary(currencySymbol(currency)) : copy.columns[field];

function clashOf({ clashes, row, onChoose }: GridRowProps, field: Field): Clash | null {
  const by = clashes?.[field];
  if (by === undefined) return null;
  return {
    by,
    theirs: row.saved?.[field],
    side: FIELDS.indexOf(field) < FIELDS.length / 2 ? 'left' : 'right',
    onChoose: (whose) => onChoose?.(whose, [{ processId: row.process.id, field }]),
  };
}

function notesOf({ row: { result, warnings }, edited }: GridRowProps): string[] {
  if (!result) return [];
  return [...(edited ? [copy.notes.unsaved] : []), ...warnings.map(({ message }) => message)];
}
