import { TriangleAlert } from 'lucide-react';
import { Explained } from '../../../../components/explained.tsx';
import { copy } from '../../copy.ts';

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
          title={copy.notes.title}
          aria-label={`${name}: ${copy.notes.label(notes.length)}`}
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
