import type { TouchPoint } from '@process-ai/contract/journeys';
import { MessageSquare, X } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useCommentCount } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { CommentsSection } from './comments-section.tsx';

interface TouchPointCommentsProps {
  sectorId: string;
  touchPoint: Pick<TouchPoint, 'id' | 'name'>;
}

/** What was said about a touchpoint, in a sheet that has an address. */
export function TouchPointComments({ sectorId, touchPoint: { id, name } }: TouchPointCommentsProps) {
  const [open, setOpen] = useQueryState('touchpoint', parseAsString.withOptions({ history: 'push' }));
  const count = useCommentCount(sectorId, 'touchpoint', id);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2 text-muted print:hidden"
        aria-label={copy.touchPoint.of(name, count)}
        aria-haspopup="dialog"
        onClick={() => void setOpen(id)}
      >
        <MessageSquare aria-hidden />
        {copy.touchPoint.open(count)}
      </Button>
      {open === id ? (
        <Sheet open onOpenChange={() => void setOpen(null)} title={copy.touchPoint.sheet(name)} className="w-104">
          <header className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
            <p className="min-w-0 truncate font-semibold">{name}</p>
            <IconButton label={copy.touchPoint.close} icon={X} onClick={() => void setOpen(null)} />
          </header>
          <div className="min-h-0 grow overflow-y-auto px-4 pb-4 [&>section]:border-t-0">
            <CommentsSection thing={{ sectorId, subject: 'touchpoint', subjectId: id }} headingLevel={2} />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
