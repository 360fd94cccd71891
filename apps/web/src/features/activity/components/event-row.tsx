import type { ActivityEvent } from '@process-ai/contract/activity';
import { History, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AvatarOf } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { formatAgo, formatDateTime } from '../../../lib/format.ts';
import { changeAddress } from '../../../lib/sector-change-words.ts';
import { copy } from '../copy.ts';

interface EventRowProps {
  sectorId: string;
  event: ActivityEvent;
  /** ms */
  now: number;
  isUndoing: boolean;
  onUndo: (event: ActivityEvent) => void;
}

/** One line: who, what with the way to it, when, and the way back where there is one. */
export function EventRow({ sectorId, event, now, isUndoing, onUndo }: EventRowProps) {
  const { by, at, since, subjectId, undoable } = event;
  const words = copy.of(event);
  const mayEdit = useMayEdit();
  return (
    <li className="flex break-inside-avoid items-start gap-3 px-4 py-2.5">
      <Face by={by} />
      <p className="min-w-0 grow basis-0 py-1">
        {by ? <span className="font-medium">{by} </span> : null}
        <Link
          to={changeAddress(sectorId, event, subjectId)}
          className="wrap-anywhere rounded text-pretty underline-offset-2 hover:underline"
        >
          {by ? copy.after(words) : words}
        </Link>{' '}
        <time
          dateTime={at}
          title={copy.when(formatDateTime(at), formatDateTime(since))}
          className="whitespace-nowrap text-muted text-xs"
        >
          {formatAgo(at, now)}
        </time>
      </p>
      {undoable && mayEdit ? (
        <Button
          size="sm"
          className="print:hidden"
          aria-label={copy.undo.of(words)}
          pending={isUndoing}
          onClick={() => onUndo(event)}
        >
          <Undo2 aria-hidden />
          {copy.undo.label}
        </Button>
      ) : null}
    </li>
  );
}

function Face({ by }: { by: string | null }) {
  if (by) return <AvatarOf name={by} />;
  return (
    <span
      aria-hidden
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-subtle text-muted [&_svg]:size-4"
    >
      <History />
    </span>
  );
}
