/** What is known of a process that an undo would take away. */
interface WithdrawalCandidate {
  id: string;
  parentId: string | null;
  /** Its own fields were changed after it was added. */
  edited: boolean;
  hasRoiInputs: boolean;
  /** Somebody accepted, rejected, changed or added one of its opportunities. */
  hasDecidedOpportunities: boolean;
  /** Somebody answered a question on its suitability. */
  hasSuitabilityAnswers: boolean;
  /** A touchpoint of a journey refers to it. */
  hasJourneys: boolean;
  /** A process below it is not among the candidates. */
  hasOtherChildren: boolean;
}

const REASONS = [
  ['edited', 'edited since'],
  ['hasRoiInputs', 'has ROI inputs'],
  ['hasDecidedOpportunities', 'has opportunities that somebody decided on'],
  ['hasSuitabilityAnswers', 'has suitability answers from a person'],
  ['hasJourneys', 'is a step of a journey'],
  ['hasOtherChildren', 'has sub-processes that were added since'],
] as const satisfies readonly (readonly [keyof WithdrawalCandidate, string])[];

/**
 * Why processes stay when what added them is undone, by id; those that may go are absent. The one rule for every
 * undo: nothing that a person worked on goes, nor what it hangs on.
 */
export function reasonsToKeep(candidates: readonly WithdrawalCandidate[]): Map<string, string> {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const reasons = new Map<string, string>();
  for (const candidate of candidates) {
    const own = REASONS.filter(([fact]) => candidate[fact]).map(([, reason]) => reason);
    if (own.length > 0) reasons.set(candidate.id, own.join(', '));
  }
  for (const id of [...reasons.keys()]) {
    for (let above = byId.get(byId.get(id)?.parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (reasons.has(above.id)) break;
      reasons.set(above.id, 'has sub-processes that stay');
    }
  }
  return reasons;
}
