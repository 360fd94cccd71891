import type { OnFound, ResearchFindings } from '../../analyst.ts';
import type { Composition } from './compose-research.ts';

/** The findings of a research, told branch by branch: `onFound` may take its time, and `signal` may end it. */
export async function tellBranches(
  { note, attribution, branches }: Composition,
  signal?: AbortSignal,
  onFound?: OnFound,
): Promise<ResearchFindings> {
  const findings: ResearchFindings = { note, attribution, processes: [] };
  for (const [index, processes] of branches.entries()) {
    signal?.throwIfAborted();
    findings.processes = [...findings.processes, ...processes];
    await onFound?.({ findings: { ...findings }, done: index + 1, total: branches.length });
  }
  return findings;
}
