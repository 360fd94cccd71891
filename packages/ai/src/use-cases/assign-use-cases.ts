import type { ProcessFinding } from '@process-ai/contract/findings';
import type { Candidate, Found } from './find-use-cases.ts';

const SHOWN_MAX = 3;

export interface FoundAt {
  processId: string;
  /** Code and name, for the others to refer to. */
  label: string;
  found: Found;
}

/**
 * Gives each use case to the process of a sector where its claim is strongest: told once, its money counts once.
 * `taken` are those proposed at processes that are not analysed now, with the label of that process.
 */
export function assignUseCases(
  all: readonly FoundAt[],
  taken: ReadonlyMap<string, string>,
): Map<string, ProcessFinding> {
  const owners = new Map<string, string>();
  const shown = new Map<string, number>();
  const claims = all.flatMap(({ processId, found }) => found.candidates.map((candidate) => ({ processId, candidate })));
  for (const { processId, candidate } of claims.toSorted((a, b) => b.candidate.strength - a.candidate.strength)) {
    const count = shown.get(processId) ?? 0;
    if (taken.has(candidate.id) || owners.has(candidate.id) || count === SHOWN_MAX) continue;
    owners.set(candidate.id, processId);
    shown.set(processId, count + 1);
  }

  const labels = new Map(all.map(({ processId, label }) => [processId, label]));
  const shownAt = ({ id }: Candidate, processId: string) => {
    const owner = owners.get(id);
    if (owner === processId) return null;
    return taken.get(id) ?? labels.get(owner ?? '') ?? null;
  };
  return new Map(
    all.map(({ processId, found: { candidates, ...found } }) => {
      const own = candidates.filter(({ id }) => owners.get(id) === processId);
      const elsewhere = candidates.filter(
        ({ id }) => taken.has(id) || (owners.has(id) && owners.get(id) !== processId),
      );
      const useCases = [...own, ...elsewhere].slice(0, SHOWN_MAX).map((candidate) => ({
        id: candidate.id,
        title: candidate.title,
        words: candidate.words,
        shownAt: shownAt(candidate, processId),
      }));
      return [processId, { ...found, useCases }];
    }),
  );
}
