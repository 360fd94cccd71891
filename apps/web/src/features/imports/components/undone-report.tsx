import type { ImportUndone } from '@process-ai/contract/imports';
import { Undo2, X } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { copy } from '../copy.ts';

/** What undoing did, with the name of everything that stays and why. */
export const UndoneReport = ({ undone, onDismiss }: { undone: ImportUndone; onDismiss: () => void }) => (
  <div role="status" className="flex gap-3 rounded-lg border bg-surface py-3 pr-2 pl-4">
    <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
    <div className="min-w-0 grow">
      <p className="font-medium">{copy.undo.done}</p>
      <p className="text-muted">{copy.undo.undone(undone)}</p>
      {undone.kept.length > 0 ? (
        <>
          <p className="mt-2 font-medium">{copy.undo.kept(undone.kept.length)}</p>
          {/* What scrolls must be reachable by keyboard. */}
          <ul
            tabIndex={0}
            aria-label={copy.undo.kept(undone.kept.length)}
            className="mt-1 max-h-48 overflow-y-auto text-muted"
          >
            {undone.kept.map((process) => (
              <li key={process.code}>{copy.undo.keptLine(process)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
    <IconButton label={copy.undo.dismiss} icon={X} onClick={onDismiss} className="-my-0.5" />
  </div>
);
