import { ArrowRightLeft, CircleOff, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { copy } from '../copy.ts';
import { useAssign, useUnassign } from '../queries.ts';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));

const TOUCHED = 'pointer-coarse:min-h-11 pointer-coarse:min-w-11';

interface CorrectTieProps {
  sectorId: string;
  insightId: string;
  quote: string;
  /** What it is tied to; of several, the first is the one beside which it stands. */
  processIds: readonly string[];
  /** What a person decided; undefined = nothing. */
  decided: { processId: string | null } | undefined;
  onDone?: () => void;
}

/** For whoever may edit: another process for a sentence, or none. */
export const CorrectTie = (props: CorrectTieProps) => (
  <ForEditors>
    <Correct {...props} />
  </ForEditors>
);

function Correct({ sectorId, insightId, quote, processIds, decided, onDone }: CorrectTieProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [processId] = processIds;
  const isTied = processId !== undefined;
  // The button is another one for a sentence that is tied: the keyboard goes on with it.
  const buttons = useRef<HTMLSpanElement>(null);
  const isToBeFocused = useRef(false);
  useEffect(() => {
    if (isToBeFocused.current && isTied) buttons.current?.querySelector('button')?.focus();
    isToBeFocused.current = false;
  }, [isTied]);
  const assign = useAssign(sectorId, () => {
    setChoosing(false);
    isToBeFocused.current = !isTied;
    onDone?.();
  });
  const choose = (choice: { to: string } | { notTo: string }) =>
    assign.mutate({ insightId, quote, choice, before: decided });
  return (
    <span ref={buttons} className="contents">
      {isTied ? (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button
              variant="ghost"
              size="icon"
              pending={assign.isPending}
              className={`print:hidden ${TOUCHED}`}
              aria-label={copy.assign.menu(quote)}
            >
              {assign.isPending ? null : <Ellipsis aria-hidden />}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem className={TOUCHED} onSelect={() => choose({ notTo: processId })}>
              <CircleOff aria-hidden />
              {copy.assign.notThis}
            </DropdownMenuItem>
            <DropdownMenuItem className={TOUCHED} onSelect={() => setChoosing(true)}>
              <ArrowRightLeft aria-hidden />
              {copy.assign.move}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <Button
          size="sm"
          className={`print:hidden ${TOUCHED}`}
          aria-label={copy.assign.assignLabel(quote)}
          onClick={() => setChoosing(true)}
        >
          {copy.assign.assign}
        </Button>
      )}
      <Suspense>
        {isChoosing ? (
          <AssignDialog
            sectorId={sectorId}
            quote={quote}
            not={processIds}
            pending={assign.isPending}
            onAssign={(to) => choose({ to })}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </span>
  );
}

interface DecidedProps {
  sectorId: string;
  insightId: string;
  quote: string;
  /** "Assigned by Ada Tester" */
  words: string;
  onDone?: () => void;
}

/** That a person decided, and the way back. */
export function Decided({ sectorId, insightId, quote, words, onDone }: DecidedProps) {
  const unassign = useUnassign(sectorId, onDone);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 text-muted text-xs">
      {words}
      <ForEditors>
        <button
          type="button"
          disabled={unassign.isPending}
          aria-label={copy.assign.undoLabel(quote)}
          onClick={() => unassign.mutate({ sectorId, insightId, quote })}
          className={`-mx-1 min-h-6 rounded px-1 text-accent-ink hover:underline disabled:opacity-50 print:hidden ${TOUCHED}`}
        >
          {copy.assign.undo}
        </button>
      </ForEditors>
    </span>
  );
}
