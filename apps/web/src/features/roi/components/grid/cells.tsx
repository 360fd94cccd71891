import { Check, CircleAlert, TriangleAlert, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Explained } from '../../../../components/explained.tsx';
import { WHERE_FROM } from '../../../../components/explanation/explanation.ts';
import { useMayEdit } from '../../../../components/for-editors.tsx';
import { cx } from '../../../../lib/cx.ts';
import type { Field } from '../../model/fields.ts';
import { showFigure } from '../../model/figures.ts';
import { gridCopy } from '../../model/grid-copy.ts';
import type { Draft } from '../../model/keys.ts';
import { areRefusalsLoaded, onRefusalsLoaded, refusalOf } from '../../model/refusals.ts';

interface InputCellProps {
  /** "row:column", by which the grid finds it. */
  cell: string;
  column: number;
  field: Field;
  label: string;
  value: number | undefined;
  unsaved: boolean;
  /** The saved figure is a benchmark that somebody accepted. */
  isBenchmark: boolean;
  /** What a benchmark proposes while there is no figure. */
  proposed: number | undefined;
  active: boolean;
  inRange: boolean;
  draft: Draft | null;
  onType: (draft: Draft) => void;
  /** What somebody else has changed it to, where they have. */
  clash: Clash | null;
}

/** One figure that a person enters. What the API would refuse stays, and says why. */
export function InputCell({
  cell,
  column,
  field,
  label,
  value,
  unsaved,
  proposed,
  isBenchmark,
  active,
  inRange,
  draft,
  onType,
  clash,
}: InputCellProps) {
  const id = useId();
  const mayEdit = useMayEdit();
  useSyncExternalStore(onRefusalsLoaded, areRefusalsLoaded);
  const refusal = value === undefined ? undefined : refusalOf(field, value);
  const isProposed = proposed !== undefined && value === undefined;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={inRange}
      className={cx('relative border-r', tone(refusal, clash, inRange))}
    >
      <input
        data-cell={cell}
        tabIndex={active ? 0 : -1}
        readOnly={!mayEdit}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal || clash || unsaved || isProposed || isBenchmark ? id : undefined}
        placeholder={isProposed ? showFigure(proposed) : undefined}
        title={refusal || clash || isProposed ? undefined : showFigure(value)}
        value={draft?.text ?? showFigure(value)}
        onChange={(event) => onType({ text: event.target.value, caret: draft?.caret ?? false })}
        className={cx(
          'size-full bg-transparent px-1.5 text-right placeholder:text-accent-ink placeholder:italic focus-visible:-outline-offset-2',
          isBenchmark && 'italic text-accent-ink',
          refusal ? 'pl-6 text-danger' : clash && 'pl-5',
        )}
      />
      {unsaved && !refusal ? (
        <span
          aria-hidden
          className="pointer-events-none absolute top-0 left-0 border-4 border-transparent border-t-accent border-l-accent"
        />
      ) : null}
      {refusal ? (
        <CircleAlert aria-hidden className="pointer-events-none absolute top-3.5 left-1.5 size-4 text-danger" />
      ) : null}
      {clash && !refusal ? <CellClash {...clash} id={id} active={active} /> : null}
      {isProposed || (isBenchmark && !refusal && !clash) ? (
        <span id={id} className="sr-only">
          {isProposed ? gridCopy.benchmarks.cell(showFigure(proposed)) : gridCopy.benchmarks.acceptedCell}
        </span>
      ) : null}
      {refusal || (unsaved && !clash) ? (
        <span
          id={id}
          className={cx(
            refusal && active
              ? 'absolute top-full right-0 z-40 my-0.5 group-last/row:top-auto group-last/row:bottom-full rounded-md bg-danger px-2 py-1 text-on-danger text-xs whitespace-nowrap'
              : 'sr-only',
          )}
        >
          {refusal ?? gridCopy.grid.unsavedCell}
        </span>
      ) : null}
    </div>
  );
}

function tone(refusal: string | undefined, clash: Clash | null, inRange: boolean) {
  if (refusal) return 'bg-danger-soft';
  if (clash) return 'bg-warning-soft';
  return inRange ? 'bg-accent-soft' : 'bg-surface';
}

export interface Clash {
  by: string;
  theirs: number | undefined;
  /** The side of the cell that the box hangs from: it must not leave the grid. */
  side: 'left' | 'right';
  onChoose: (whose: 'mine' | 'theirs') => void;
}

interface CellClashProps extends Clash {
  /** By which the cell's input refers to it. */
  id: string;
  active: boolean;
}

/** In a cell that somebody else has changed as well: what it holds for them, and the choice while the cell is active. */
const CellClash = ({ id, by, theirs, active, side, onChoose }: CellClashProps) => (
  <>
    <UsersRound aria-hidden className="pointer-events-none absolute top-3.5 left-1 size-4 text-warning" />
    <div
      className={cx(
        active
          ? 'absolute top-full z-40 my-0.5 w-max max-w-48 sm:max-w-64 rounded-md border bg-surface p-2 text-xs shadow-pop group-last/row:top-auto group-last/row:bottom-full'
          : 'sr-only',
        active && (side === 'left' ? 'left-0' : 'right-0'),
      )}
    >
      <p id={id}>{gridCopy.clash.cell(by, showFigure(theirs))}</p>
      {active ? (
        <div className="mt-1.5 flex gap-1.5">
          <Button size="sm" onClick={() => onChoose('theirs')}>
            {gridCopy.clash.theirs}
          </Button>
          <Button size="sm" onClick={() => onChoose('mine')}>
            {gridCopy.clash.mine}
          </Button>
        </div>
      ) : null}
    </div>
  </>
);

interface ResultCellProps {
  cell: string;
  column: number;
  active: boolean;
  /** What the figure is and of which process, for screen readers. */
  label: string;
  /** null = there is none yet. */
  value: string | null;
  /** What it adds up to below, where it is no figure of its own. */
  sum: string | null;
  /** Older than its inputs. */
  stale: boolean;
  renderExplanation: () => ReactNode;
}

/** A longer figure is set smaller, so that it is not cut off. */
const FITS = 10;

/** One computed figure; pressing it shows where it comes from. */
export const ResultCell = (props: ResultCellProps) => {
  const { cell, column, active, label, value, sum, stale, renderExplanation } = props;
  const stop = { 'data-cell': cell, tabIndex: active ? 0 : -1 };
  if (value === null) {
    return (
      <div role="gridcell" aria-colindex={column + 2} className="flex">
        <span
          {...stop}
          title={sum === null ? undefined : gridCopy.grid.sumBelow}
          className={cx(
            'flex min-w-0 grow items-center justify-end px-1.5 text-muted focus-visible:-outline-offset-2',
            sum !== null && sum.length > FITS && 'text-xs',
          )}
        >
          {sum ?? '–'}
          {sum === null ? null : <span className="sr-only">, {gridCopy.grid.sumBelow}</span>}
        </span>
      </div>
    );
  }
  return (
    <div role="gridcell" aria-colindex={column + 2} className="flex min-w-0">
      <Explained
        {...stop}
        title={WHERE_FROM}
        renderExplanation={renderExplanation}
        aria-label={`${label}: ${value}. ${WHERE_FROM}`}
        className={cx(
          'min-w-0 grow truncate px-1.5 text-right decoration-dotted underline-offset-4 hover:underline focus-visible:-outline-offset-2 data-[state=open]:bg-accent-soft',
          stale && 'text-muted italic',
          value.length > FITS && 'text-xs',
        )}
      >
        {value}
      </Explained>
    </div>
  );
};

interface AcceptCellProps extends Pick<ResultCellProps, 'cell' | 'column' | 'active'> {
  /** The process, for screen readers. */
  name: string;
  onAccept: () => void;
}

/** In place of the notes, where a row shows a benchmark: takes it as the figures of the process. */
export const AcceptCell = ({ cell, column, active, name, onAccept }: AcceptCellProps) => (
  <div role="gridcell" aria-colindex={column + 2} className="flex">
    <button
      type="button"
      data-cell={cell}
      tabIndex={active ? 0 : -1}
      aria-label={gridCopy.benchmarks.accept(name)}
      title={gridCopy.benchmarks.accept(name)}
      onClick={onAccept}
      className="flex grow items-center justify-center text-accent hover:bg-accent-soft focus-visible:-outline-offset-2"
    >
      <Check aria-hidden className="size-4" />
    </button>
  </div>
);

interface NotesCellProps {
  cell: string;
  column: number;
  active: boolean;
  /** The process, for screen readers. */
  name: string;
  notes: readonly string[];
}

/** What a person should know before trusting the figures of a row. */
export const NotesCell = ({ cell, column, active, name, notes }: NotesCellProps) => {
  const stop = { 'data-cell': cell, tabIndex: active ? 0 : -1 };
  return (
    <div role="gridcell" aria-colindex={column + 2} className="flex">
      {notes.length > 0 ? (
        <Explained
          {...stop}
          title={gridCopy.notes.title}
          aria-label={`${name}: ${gridCopy.notes.label(notes.length)}`}
          className="flex grow items-center justify-center gap-0.5 text-warning text-xs hover:bg-warning-soft focus-visible:-outline-offset-2"
          renderExplanation={() => (
            <ul className="mt-2 grid gap-2">
              {notes.map((note) => (
                <li key={note} className="flex gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
                  {note}
                </li>
              ))}
            </ul>
          )}
        >
          <TriangleAlert aria-hidden className="size-4" />
          {notes.length > 1 ? notes.length : null}
        </Explained>
      ) : (
        <span {...stop} className="grow focus-visible:-outline-offset-2" />
      )}
    </div>
  );
};
