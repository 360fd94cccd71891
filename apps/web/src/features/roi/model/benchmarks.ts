import type { RoiBenchmark } from '@process-ai/contract/roi-benchmarks';
import type { Change, Edits, SavedInputs } from './edits.ts';
import { FIELDS } from './fields.ts';
import type { Lock } from './locks.ts';

export type Proposals = ReadonlyMap<string, RoiBenchmark>;

/** The benchmarks of the processes that may still take figures and have none, by process. */
export const openProposals = (
  benchmarks: readonly RoiBenchmark[],
  edits: Edits,
  saved: SavedInputs,
  locks: ReadonlyMap<string, Lock>,
): Proposals =>
  new Map(
    benchmarks
      .filter(({ processId }) => !edits[processId] && !saved.has(processId) && !locks.has(processId))
      .map((benchmark) => [benchmark.processId, benchmark]),
  );

/** What accepting these benchmarks types into the grid. */
export const acceptedChanges = (benchmarks: readonly RoiBenchmark[]): Change[] =>
  benchmarks.flatMap((benchmark) =>
    FIELDS.map((field) => ({ processId: benchmark.processId, field, value: benchmark[field] })),
  );
