import type { AssumptionChange, RoiAssumptions, RoiInputsChange } from '@process-ai/contract/roi';
import type { RoiBenchmark } from '@process-ai/contract/roi-benchmarks';
import { ChevronRight, Lock } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { cx } from '../../../../lib/cx.ts';
import { onDemand, prefetchAtFirstSign } from '../../../../lib/on-demand.tsx';
import type { Clashes, Edits } from '../../model/edits.ts';
import { FIELDS, type Field } from '../../model/fields.ts';
import { currencySymbol, FIGURES, showResult, showSum } from '../../model/figures.ts';
import { gridCopy } from '../../model/grid-copy.ts';
import type { Draft } from '../../model/keys.ts';
import type { GridRow } from '../../model/rows.ts';
import type { BelowSum } from '../../model/shown-rows.ts';
import { columnOf, fieldAt, STOPS } from '../../model.ts';
import { AcceptCell, type Clash, InputCell, NotesCell, ResultCell } from './cells.tsx';

const explanations = onDemand(() => import('../explanations.tsx'));
prefetchAtFirstSign(explanations);
const ResultExplanation = explanations.part('ResultExplanation');

/** The geometry that header and rows share: checkbox, process, four inputs, four results, notes. */
export const COLUMNS =
  'grid grid-cols-[2.25rem_minmax(8.5rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem] sm:grid-cols-[2.25rem_minmax(12rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem]';

export const STICKY_SELECT = 'sticky left-0 z-10';
export const STICKY_PROCESS = 'sticky left-9 z-10 border-r';

export const ROW_HEIGHT = 44;

/** Deeper rows are indented no further, so that there is room for their names. */
const INDENTED_MAX = 6;

interface GridRowProps {
  row: GridRow;
  index: number;
  /** Its place in the tree: 0 for a root, from 1 among its siblings; undefined = it has no branch to unfold. */
  depth: number;
  position: number;
  siblings: number;
  expanded: boolean | undefined;
  onExpand: (processId: string, open: boolean) => void;
  /** Why no figures are entered here; null = they are. */
  lock: string | null;
  /** What a benchmark proposes while it has no figures. */
  proposal: RoiBenchmark | undefined;
  onAccept: ((processId: string) => void) | undefined;
  /** What the results below add up to, where it has none of its own. */
  below: BelowSum | undefined;
  sectorId: string;
  assumptions: RoiAssumptions;
  changes: Readonly<Record<string, AssumptionChange>>;
  inputChange: RoiInputsChange | undefined;
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
      aria-level={props.depth + 1}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={props.expanded}
      style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
      className={cx(COLUMNS, 'group/row absolute inset-x-0 border-b bg-canvas')}
    >
      <div role="gridcell" aria-colindex={1} className={cx(STICKY_SELECT, 'flex items-center bg-surface pl-1.5')}>
        <Checkbox
          data-cell={`${index}:0`}
          tabIndex={activeColumn === 0 ? 0 : -1}
          checked={selected}
          onCheckedChange={(checked) => props.onSelect([process.id], checked === true)}
          aria-label={gridCopy.grid.select(process.code, process.name)}
        />
      </div>
      <div role="rowheader" aria-colindex={2} className={cx(STICKY_PROCESS, 'flex items-center bg-surface pr-2')}>
        {Array.from({ length: Math.min(props.depth, INDENTED_MAX) }, (_, depth) => (
          <span key={depth} aria-hidden className="h-full w-1.5 shrink-0 sm:w-4" />
        ))}
        {props.expanded === undefined ? (
          <span className="w-2 shrink-0 sm:w-6" />
        ) : (
          <FoldButton name={name} expanded={props.expanded} onExpand={(open) => props.onExpand(process.id, open)} />
        )}
        <span
          title={name}
          className={cx('line-clamp-2 break-words text-xs leading-4', props.expanded !== undefined && 'font-medium')}
        >
          <span className="text-muted">{process.code}</span> {process.name}
        </span>
      </div>
      {props.lock === null ? null : (
        <LockedCells text={props.lock} cell={`${index}:${lockedStop(activeColumn)}`} active={isInput(activeColumn)} />
      )}
      {(props.lock === null ? FIELDS : []).map((field, position) => (
        <InputCell
          key={field}
          {...at(columnOf(field))}
          field={field}
          label={`${fieldName(field, assumptions.currency)}, ${name}`}
          value={edited?.[field] ?? row.saved?.[field] ?? (edited ? 0 : undefined)}
          unsaved={edited?.[field] !== undefined}
          proposed={props.proposal?.[field]}
          isBenchmark={edited?.[field] === undefined && Boolean(inputChange?.benchmarks.includes(field))}
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
          label={`${gridCopy.figures[figure]}, ${name}`}
          value={result ? showResult[figure](result, assumptions.currency) : null}
          sum={props.below ? showSum(figure, props.below, assumptions.currency) : null}
          stale={Boolean(edited)}
          renderExplanation={() =>
            result && row.saved ? (
              <ResultExplanation
                sectorId={props.sectorId}
                figure={figure}
                given={{ result, input: row.saved, assumptions, changes, inputChange }}
              />
            ) : null
          }
        />
      ))}
      {props.proposal ? (
        <AcceptCell {...at(STOPS.indexOf('notes'))} name={name} onAccept={() => props.onAccept?.(process.id)} />
      ) : (
        <NotesCell {...at(STOPS.indexOf('notes'))} name={name} notes={notesOf(props)} />
      )}
    </div>
  );
});

interface FoldButtonProps {
  name: string;
  expanded: boolean;
  onExpand: (open: boolean) => void;
}

/** For the pointer: with the keyboard the first column folds. */
const FoldButton = ({ name, expanded, onExpand }: FoldButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={expanded ? gridCopy.grid.fold(name) : gridCopy.grid.unfold(name)}
    onClick={() => onExpand(!expanded)}
    className="grid h-full w-5 shrink-0 place-items-center text-muted hover:text-ink sm:w-6"
  >
    <ChevronRight aria-hidden className={cx('size-4 transition-transform', expanded && 'rotate-90')} />
  </button>
);

const isInput = (column: number | null) => column !== null && fieldAt(column) !== undefined;

/** The four inputs of a locked row are one stop: it stands for the one of them that the keyboard is in. */
const lockedStop = (activeColumn: number | null) =>
  activeColumn !== null && isInput(activeColumn) ? activeColumn : columnOf(FIELDS[0]);

/** In place of the inputs: why there are none. */
const LockedCells = ({ text, cell, active }: { text: string; cell: string; active: boolean }) => (
  <div role="gridcell" aria-colindex={3} aria-colspan={FIELDS.length} className="col-span-4 flex min-w-0 border-r">
    <span
      data-cell={cell}
      tabIndex={active ? 0 : -1}
      title={text}
      className="flex min-w-0 grow items-center gap-1.5 bg-subtle px-2 text-muted text-xs focus-visible:-outline-offset-2"
    >
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span className="line-clamp-2 max-w-36 leading-4 sm:max-w-none">{text}</span>
    </span>
  </div>
);

const fieldName = (field: Field, currency: string) =>
  field === 'averageSalary' ? gridCopy.columns.averageSalary(currencySymbol(currency)) : gridCopy.columns[field];

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

function notesOf({ row: { result, warnings }, edited, inputChange, assumptions }: GridRowProps): string[] {
  if (!result) return [];
  const accepted = FIELDS.filter((field) => inputChange?.benchmarks.includes(field)).length;
  return [
    ...(edited ? [gridCopy.notes.unsaved] : []),
    ...FIELDS.flatMap((field) => {
      const source = inputChange?.sources?.[field];
      return source ? [`${fieldName(field, assumptions.currency)}: ${source}`] : [];
    }),
    ...(accepted > 0 ? [gridCopy.benchmarks.note(inputChange?.by ?? '', accepted)] : []),
    ...warnings.map(({ message }) => message),
  ];
}
