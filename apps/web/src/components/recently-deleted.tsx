import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../lib/error-copy.ts';
import { formatDateTime } from '../lib/format.ts';
import { Button } from './button.tsx';
import { Dialog, DialogBody } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import { Loading } from './loading.tsx';

interface Deleted {
  /** Newest first; undefined while loading. */
  items: readonly { id: string; name: string; deletedAt: string }[] | undefined;
  /** Why they could not be loaded, if so. */
  error: unknown;
  restore: (id: string) => void;
  /** The id on its way back, if any. */
  restoring: string | undefined;
}

interface RecentlyDeletedProps {
  /** What is brought back, such as "sectors". */
  noun: string;
  /** Reads what was deleted, each time that the dialog opens. */
  useDeleted: (sectorId: string) => Deleted;
  /** Where `noun` belongs to a sector. */
  sectorId?: string;
  /** Where it is narrow the icon says it alone. */
  compact?: boolean;
}

/** The button that shows what was deleted and can be brought back. */
export function RecentlyDeleted({ noun, useDeleted, sectorId = '', compact = false }: RecentlyDeletedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        title={compact ? TITLE : undefined}
        className="print:hidden"
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
        <span className={compact ? 'max-lg:sr-only' : undefined}>{TITLE}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={TITLE} description={`Bring ${noun} back as they were.`}>
        <DialogBody>
          <DeletedItems noun={noun} useDeleted={useDeleted} sectorId={sectorId} />
        </DialogBody>
      </Dialog>
    </>
  );
}

const TITLE = 'Recently deleted';

/** Mounted while the dialog is open, and so reads no earlier. */
function DeletedItems({ noun, useDeleted, sectorId }: Required<Omit<RecentlyDeletedProps, 'compact'>>) {
  const { items, error, restore, restoring } = useDeleted(sectorId);
  return (
    <>
      {error ? <FormError>{errorText(error)}</FormError> : null}
      {items || error ? null : <Loading label={`Loading deleted ${noun}...`} />}
      {items?.length === 0 ? <p className="py-6 text-center text-muted">Nothing has been deleted.</p> : null}
      <ul className="divide-y">
        {items?.map(({ id, name, deletedAt }) => (
          <li key={id} className="flex items-center gap-4 py-2">
            <div className="min-w-0 grow">
              <p className="truncate font-medium">{name}</p>
              <p className="text-muted text-xs">Deleted {formatDateTime(deletedAt)}</p>
            </div>
            <Button size="sm" aria-label={`Restore ${name}`} pending={restoring === id} onClick={() => restore(id)}>
              <Undo2 aria-hidden />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
