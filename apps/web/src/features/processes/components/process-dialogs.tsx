import type { ProcessNode } from '@process-ai/contract/processes';
import { ancestorIds, countBelow, nodeById, type Tree } from '../../../components/tree/tree.ts';
import { AddProcessDialog } from './add-process-dialog.tsx';
import { DeleteProcessDialog } from './delete-process-dialog.tsx';
import { EditProcessDialog } from './edit-process-dialog.tsx';
import { useAddDialog, useEditDialog, useOpenProcess } from './url-state.ts';

interface ProcessDialogsProps {
  sectorId: string;
  all: Tree<ProcessNode>;
  nodes: readonly ProcessNode[];
  removeId: string | null;
  onRemoveEnd: () => void;
  onAdded: (id: string, parentId: string | null) => void;
}

/** Whichever dialog stands open. Adding and editing are in the address, so that a reload comes back to them. */
export function ProcessDialogs({ sectorId, all, nodes, removeId, onRemoveEnd, onAdded }: ProcessDialogsProps) {
  const [addBelow, setAddBelow] = useAddDialog();
  const [editId, setEditId] = useEditDialog();
  const [openId, setOpenId] = useOpenProcess();
  const removed = nodeById(all, removeId);

  if (addBelow !== null) {
    return (
      <AddProcessDialog
        key={addBelow}
        sectorId={sectorId}
        nodes={nodes}
        parent={nodeById(all, addBelow)}
        onClose={() => void setAddBelow(null, { history: 'replace' })}
        onAdded={onAdded}
      />
    );
  }
  if (editId !== null) {
    return (
      <EditProcessDialog
        key={editId}
        sectorId={sectorId}
        processId={editId}
        nodes={nodes}
        onClose={() => void setEditId(null, { history: 'replace' })}
      />
    );
  }
  if (!removed) return null;
  /** Details of what is gone are gone too. */
  const closeDetails = () => {
    if (openId && [openId, ...ancestorIds(all, openId)].includes(removed.id))
      void setOpenId(null, { history: 'replace' });
  };
  return (
    <DeleteProcessDialog
      sectorId={sectorId}
      process={removed}
      below={countBelow(all, removed.id)}
      onClose={onRemoveEnd}
      onDeleted={closeDetails}
    />
  );
}
