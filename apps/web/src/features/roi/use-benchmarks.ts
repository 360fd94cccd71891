import type { RoiBenchmark, RoiBenchmarks } from '@process-ai/contract/roi-benchmarks';
import { useMemo, useState } from 'react';
import { copy } from './copy.ts';
import { openProposals } from './model/benchmarks.ts';
import type { Edits, SavedInputs } from './model/edits.ts';
import type { Lock } from './model/locks.ts';
import { useFetchBenchmarks } from './queries.ts';

interface BenchmarksOptions {
  sectorId: string;
  edits: Edits;
  saved: SavedInputs;
  locks: ReadonlyMap<string, Lock>;
  /** Types all of these in at once, so that one undo takes all of them back. */
  accept: (benchmarks: readonly RoiBenchmark[]) => void;
  reveal: (processIds: readonly string[]) => void;
  announce: (message: string) => void;
}

/** Benchmarks as they stand in the grid: shown, and taken one by one or all at once. */
export function useBenchmarks(options: BenchmarksOptions) {
  const { edits, saved, locks } = options;
  const [shown, setShown] = useState<RoiBenchmarks | null>(null);
  const fetching = useFetchBenchmarks(options.sectorId);
  const proposals = useMemo(
    () => openProposals(shown?.benchmarks ?? [], edits, saved, locks),
    [shown, edits, saved, locks],
  );
  const accept = (benchmarks: readonly RoiBenchmark[]) => {
    options.accept(benchmarks);
    options.announce(copy.benchmarks.accepted(benchmarks.length));
  };
  return {
    shown,
    proposals,
    isPending: fetching.isPending,
    async open() {
      const benchmarks = await fetching.fetch();
      if (!benchmarks) return;
      setShown(benchmarks);
      options.reveal([...openProposals(benchmarks.benchmarks, edits, saved, locks).keys()]);
    },
    close: () => setShown(null),
    accept: (processId: string) => {
      const benchmark = proposals.get(processId);
      if (benchmark) accept([benchmark]);
    },
    acceptAll: () => accept([...proposals.values()]),
  };
}
