import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { RecentlyDeletedDialog } from '../../../components/recently-deleted-dialog.tsx';
import { copy } from '../copy.ts';
import { useDeletedProcesses, useRestoreProcesses } from '../queries.ts';

/** The button that shows what was deleted from a sector, each branch with all that went with it. */
export function DeletedProcesses({ sectorId }: { sectorId: string }) {
  const [open, setOpen] = useState(false);
  const deleted = useDeletedProcesses(sectorId, open);
  const restore = useRestoreProcesses(sectorId);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        {copy.restore.open}
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
