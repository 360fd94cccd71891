import type { DiscoveredProcess, ProcessNode, ResearchProposal } from '@process-ai/contract/processes';
import { ancestorIds, branchIds, type Tree } from '../../../components/tree/tree.ts';

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

/** Accepts proposals and all above them, so that every accepted node has its parent. */
export function withAccepted(
  all: Tree<ProposedNode>,
  accepted: ReadonlySet<string>,
  ids: readonly string[],
): Set<string> {
  const next = new Set(accepted);
  for (const id of ids) for (const step of [id, ...ancestorIds(all, id)]) next.add(step);
  for (const { node } of all.rows) if (!isTickable(node)) next.delete(node.id);
  return next;
}

/** Rejects proposals, and of the branch of `id` those that were accepted only as their parents. */
export function withRejected(
  all: Tree<ProposedNode>,
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

/** What research found, as far as the person has worked on it. */
export interface Proposal {
  /** The research it comes from. */
  jobId: string;
  /** Nothing more will come. */
  isComplete: boolean;
  source: string;
  note: string | null;
  attribution: string | null;
  processes: DiscoveredProcess[];
  accepted: string[];
}

/**
 * Takes in what a research has found by now. What was ticked, left out or corrected stays; what is new comes ticked,
 * unless the process above it was left out. Another research begins anew.
 */
export function withFound(
  before: Proposal | null,
  jobId: string,
  found: ResearchProposal,
  presentCodes: ReadonlySet<string>,
): Proposal {
  const kept = before?.jobId === jobId ? before : null;
  const known = new Map(kept?.processes.map((process) => [process.code, process]));
  const accepted = new Set(kept?.accepted);
  const codes = new Set(found.processes.map(({ code }) => code));
  for (const { code, parentCode } of found.processes) {
    const hangs = parentCode !== null && codes.has(parentCode) && !presentCodes.has(parentCode);
    if (!known.has(code) && (!hangs || accepted.has(parentCode))) accepted.add(code);
  }
  return {
    jobId,
    isComplete: kept?.isComplete ?? false,
    source: found.source,
    note: found.note,
    attribution: found.attribution,
    processes: found.processes.map((process) => known.get(process.code) ?? process),
    accepted: [...accepted],
  };
}
