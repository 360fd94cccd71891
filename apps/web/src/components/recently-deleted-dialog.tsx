import { Undo2 } from 'lucide-react';
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
}

interface RecentlyDeletedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is brought back, such as "sectors". */
  noun: string;
  /** Undefined while loading. */
  items: readonly DeletedItem[] | undefined;
  /** Why they could not be loaded, if so. */
  error: unknown;
  /** The id on its way back, if any. */
  restoring: string | undefined;
  onRestore: (id: string) => void;
}

/** What was deleted and can be brought back, newest first. */
export const RecentlyDeletedDialog = ({
  open,
  onOpenChange,
  noun,
  items,
  error,
  restoring,
  onRestore,
}: RecentlyDeletedDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Recently deleted"
    description={`Bring ${noun} back as they were.`}
  >
    <DialogBody>
      {error ? <FormError>{errorText(error)}</FormError> : null}
      {items || error ? null : <Loading label={`Loading deleted ${noun}...`} />}
      {items?.length === 0 ? <p className="py-6 text-center text-muted">Nothing has been deleted.</p> : null}
      <ul className="divide-y">
        {items?.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-2">
            <div className="min-w-0 grow">
              <p className="truncate font-medium">{item.name}</p>
              <p className="text-muted text-xs">Deleted {formatDateTime(item.deletedAt)}</p>
            </div>
            <Button
              size="sm"
              aria-label={`Restore ${item.name}`}
              pending={restoring === item.id}
              onClick={() => onRestore(item.id)}
            >
              <Undo2 aria-hidden />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </DialogBody>
  </Dialog>
);
