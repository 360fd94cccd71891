import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explained } from '../../../../components/explained.tsx';
import { WHERE_FROM } from '../../../../components/explanation/explanation.ts';
import { cx } from '../../../../lib/cx.ts';
import { gridCopy } from '../../model/grid-copy.ts';

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
