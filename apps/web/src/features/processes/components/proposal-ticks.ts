import type { DiscoveredProcess, ProcessNode } from '@process-ai/contract/processes';
import { ancestorIds, branchIds, type Forest } from '../model.ts';

/** A proposal as a node of a tree: until it is saved, its code is its id. */
export interface ProposedNode extends DiscoveredProcess {
  id: string;
  parentId: string | null;
  /** The sector has a process of this code already. */
  isPresent: boolean;
}

export function proposedNodes(
  processes: readonly DiscoveredProcess[],
  present: readonly Pick<ProcessNode, 'code'>[],
): ProposedNode[] {
  const codes = new Set(present.map(({ code }) => code));
  return processes.map((process) => ({
    ...process,
    id: process.code,
    parentId: process.parentCode,
    isPresent: codes.has(process.code),
  }));
}

export const isTickable = ({ isPresent }: ProposedNode) => !isPresent;

/** Takes proposals in: with them come the ones above, for nothing hangs in the air. */
export function withAccepted(
  all: Forest<ProposedNode>,
  accepted: ReadonlySet<string>,
  ids: readonly string[],
): Set<string> {
  const next = new Set(accepted);
  for (const id of ids) for (const step of [id, ...ancestorIds(all, id)]) next.add(step);
  for (const { node } of all.rows) if (!isTickable(node)) next.delete(node.id);
  return next;
}

/** Leaves proposals out, and of the branch of `id` what stood there for their sake only. */
export function withRejected(
  all: Forest<ProposedNode>,
  accepted: ReadonlySet<string>,
  id: string,
  ids: readonly string[],
): Set<string> {
  const next = new Set(accepted);
  for (const rejected of ids) next.delete(rejected);
  for (const above of branchIds(all, id).reverse()) {
    if (!branchIds(all, above).some((below) => below !== above && next.has(below))) next.delete(above);
  }
  return next;
}
