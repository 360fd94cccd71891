import { EraseDialog } from '../../../components/erase-dialog.tsx';
import { ERASED_ON_DISK } from '../../../lib/erasure-copy.ts';
import { copy } from '../copy.ts';
import { useEraseSector } from '../queries.ts';

const words = copy.erase;

interface EraseSectorProps {
  sector: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a deleted sector is deleted for good. */
export function EraseSector({ sector: { id, name }, onClose }: EraseSectorProps) {
  const erase = useEraseSector();
  return (
    <EraseDialog
      title={words.title(name)}
      name={name}
      label={words.label}
      pending={erase.isPending}
      onErase={() => erase.mutate({ sectorId: id, name }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{words.goes}</p>
      <p className="text-muted">{words.stays}</p>
      <p className="text-muted">{ERASED_ON_DISK}</p>
    </EraseDialog>
  );
}
