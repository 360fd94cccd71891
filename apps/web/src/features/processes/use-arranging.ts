import type { ProcessMove, ProcessNode } from '@process-ai/contract/processes';
import { nodeById, type Tree } from '../../components/tree/tree.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { loadMoves } from './model/moves.ts';
import { labelOf, parentAfter, type Step } from './model.ts';
import { useMoveProcesses } from './queries.ts';

interface ArrangingOptions {
  sectorId: string;
  nodes: readonly ProcessNode[];
  all: Tree<ProcessNode>;
  /** As searched: steps go by what is in sight. */
  shown: Tree<ProcessNode>;
  onMoved: (id: string, parentId: string | null) => void;
}

/** Moves branches of the tree, and back. What cannot be is said before anything is asked of the server. */
export function useArranging({ sectorId, nodes, all, shown, onMoved }: ArrangingOptions) {
  const { mutate } = useMoveProcesses(sectorId);

  const run = async (moves: ProcessMove[], done: string) => {
    const [first] = moves;
    if (!first) return;
    try {
      const { planMoves } = await loadMoves();
      if (planMoves(nodes, moves).length === 0) return;
    } catch (error) {
      toast({ tone: 'danger', ...copy.move.failed, description: error instanceof Error ? error.message : undefined });
      return;
    }
    const before = moves.map(({ processId }) => nodeById(all, processId));
    // Only a version that the server has said is a reason to refuse the way back.
    const versions = new Map<string, number>();
    const undo = () => {
      const back = before.flatMap((node) => {
        const version = node && versions.get(node.id);
        return node
          ? [{ processId: node.id, parentId: node.parentId, level: node.level, ...(version && { version }) }]
          : [];
      });
      mutate({ sectorId, moves: back });
    };
    const onSuccess = ({ processes }: { processes: readonly { id: string; version: number }[] }) => {
      for (const { id, version } of processes) versions.set(id, version);
    };
    mutate({ sectorId, moves }, { onSuccess });
    // At once, as the tree shows the move: later, it could take the place of what was said of the next one.
    toast({ title: done, action: { label: copy.undo, onSelect: undo } });
    onMoved(first.processId, first.parentId);
  };

  const moveBelow = (ids: readonly string[], parentId: string | null) => {
    const moved = ids.flatMap((id) => nodeById(all, id) ?? []);
    const [first] = moved;
    const parent = nodeById(all, parentId);
    if (!first) return;
    void run(
      moved.map(({ id, version }) => ({ processId: id, parentId, version })),
      copy.move.done(labelOf(first), moved.length - 1, parent ? labelOf(parent) : null),
    );
  };
  const setLevel = (ids: readonly string[], level: number) => {
    const moved = ids.flatMap((id) => nodeById(all, id) ?? []);
    void run(
      moved.map(({ id, parentId, version }) => ({ processId: id, parentId, level, version })),
      copy.move.levelled(moved.length, level),
    );
  };
  const step = (id: string, to: Step) => {
    const parentId = parentAfter(shown, id, to);
    if (parentId === undefined) toast({ title: copy.move.nowhere[to] });
    else moveBelow([id], parentId);
  };
  return { moveBelow, setLevel, step };
}
