import { Trash2, Undo2 } from 'lucide-react';
import { errorText } from '../lib/error-copy.ts';
import { formatDateTime } from '../lib/format.ts';
import { Button } from './button.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import { Loading } from './loading.tsx';

interface DeletedItem {
  id: string;
  name: string;
  deletedAt: string;
  /** Absent = whoever sees it may. */
  mayRestore?: boolean;
  mayErase?: boolean;
}

/** What a feature reads of its deleted things, while `open`. */
interface Deleted {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Newest first; undefined while loading. */
  items: readonly DeletedItem[] | undefined;
  /** Why they could not be loaded, if so. */
  error: unknown;
  restore: (id: string) => void;
  /** The id on its way back, if any. */
  restoring: string | undefined;
  /** Asks whether to delete one for good; absent where nobody can. */
  onErase?: (item: DeletedItem) => void;
}

interface RecentlyDeletedProps {
  /** What is brought back, such as "sectors". */
  noun: string;
  deleted: Deleted;
  /** The icon says it alone also on a tablet, not only on a phone. */
  compact?: boolean;
}

/** The button that shows what was deleted and can be brought back. */
export function RecentlyDeleted({ noun, deleted, compact = false }: RecentlyDeletedProps) {
  const { open, onOpenChange } = deleted;
  return (
    <>
      <Button variant="ghost" title={TITLE} className="max-sm:px-2! print:hidden" onClick={() => onOpenChange(true)}>
        <Trash2 aria-hidden />
        <span className={compact ? 'max-lg:sr-only' : 'max-sm:sr-only'}>{TITLE}</span>
      </Button>
      <Dialog open={open} onOpenChange={onOpenChange} title={TITLE} description={`Bring ${noun} back as they were.`}>
        <DialogBody>
          <DeletedItems noun={noun} {...deleted} />
        </DialogBody>
      </Dialog>
    </>
  );
}

const TITLE = 'Recently deleted';

function DeletedItems({ noun, items, error, restore, restoring, onErase }: Deleted & { noun: string }) {
  return (
    <>
      {error ? <FormError>{errorText(error)}</FormError> : null}
      {items || error ? null : <Loading label={`Loading deleted ${noun}...`} />}
      {items?.length === 0 ? <p className="py-6 text-center text-muted">Nothing has been deleted.</p> : null}
      <ul className="divide-y">
        {items?.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-48 grow basis-0">
              <p className="truncate font-medium">{item.name}</p>
              <p className="text-muted text-xs">Deleted {formatDateTime(item.deletedAt)}</p>
            </div>
            <div className="flex gap-2">
              {item.mayRestore === false ? null : (
                <Button
                  size="sm"
                  aria-label={`Restore ${item.name}`}
                  pending={restoring === item.id}
                  onClick={() => restore(item.id)}
                >
                  <Undo2 aria-hidden />
                  Restore
                </Button>
              )}
              {onErase && item.mayErase !== false ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Delete ${item.name} for good`}
                  onClick={() => onErase(item)}
                >
                  Delete for good
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
