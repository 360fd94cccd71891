import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ERASED_ON_DISK } from '../../../lib/erasure-copy.ts';
import { copy } from '../copy.ts';
import { useEraseInsight } from '../queries.ts';

const words = copy.erase;

interface EraseInsightProps {
  sectorId: string;
  insight: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a deleted document is deleted for good. */
export function EraseInsight({ sectorId, insight: { id, name }, onClose }: EraseInsightProps) {
  const erase = useEraseInsight(sectorId);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      description={
        <div className="grid gap-3 text-pretty">
          <p>{words.goes}</p>
          <p>{words.stays}</p>
          <p>{ERASED_ON_DISK}</p>
        </div>
      }
      confirmLabel={words.confirm}
      pending={erase.isPending}
      onConfirm={() => erase.mutate({ sectorId, insightId: id }, { onSettled: onClose })}
    />
  );
}
