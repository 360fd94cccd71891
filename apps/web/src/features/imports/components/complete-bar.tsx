import type { ImportPreview } from '@process-ai/contract/imports';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { type Blocker, countOf } from '../model.ts';

interface CompleteBarProps {
  preview: ImportPreview;
  blockers: readonly Blocker[];
  /** The file is being read again. */
  reading: boolean;
  /** The file could not be read the way that was asked for last. */
  unread: boolean;
  pending: boolean;
  onComplete: () => void;
}

/** The one primary action, always in sight, with what still stands in its way. */
export function CompleteBar({ preview, blockers, reading, unread, pending, onComplete }: CompleteBarProps) {
  const words = copy.complete.blocked;
  const reasons = unread
    ? [copy.complete.unread]
    : blockers.map((blocker) =>
        blocker === 'errors' ? words.errors(countOf(preview.problems, 'error')) : words[blocker],
      );
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
      <p role="status" className="grow basis-64 text-muted text-xs">
        {reasons.length > 0
          ? reasons.join(' ')
          : `${copy.complete.ready(preview.processes.length)} ${copy.preview.nothingSaved}`}
      </p>
      <Button variant="primary" disabled={reading || reasons.length > 0} pending={pending} onClick={onComplete}>
        {copy.complete.submit}
      </Button>
    </div>
  );
}
