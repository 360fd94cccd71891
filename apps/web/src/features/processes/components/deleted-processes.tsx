import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { copy } from '../copy.ts';
import { useDeletedProcesses, useRestoreProcesses } from '../queries.ts';

interface DeletedProcessesProps {
  sectorId: string;
  /** Where it is narrow the icon says it alone. */
  compact?: boolean;
}

/** The button that shows what was deleted from a sector, each branch with all that went with it. */
export function DeletedProcesses({ sectorId, compact = false }: DeletedProcessesProps) {
  const [open, setOpen] = useState(false);
  const deleted = useDeletedProcesses(sectorId, open);
  const restore = useRestoreProcesses(sectorId);
  return (
    <>
      <Button variant="ghost" title={compact ? copy.restore.open : undefined} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        <span className={compact ? 'max-lg:sr-only' : undefined}>{copy.restore.open}</span>
      </Button>
      <RecentlyDeletedDialog
        open={open}
        onOpenChange={setOpen}
        noun="processes"
        items={deleted.data}
        error={deleted.error}
        restoring={restore.isPending ? restore.variables.deletionId : undefined}
        onRestore={(deletionId) => restore.mutate({ sectorId, deletionId })}
      />
    </>
  );
}
