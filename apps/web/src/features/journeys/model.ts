import type { Journey } from '@process-ai/contract/journeys';

/** How many processes of the journey have been deleted. */
export const missingProcesses = ({ touchPoints }: Pick<Journey, 'touchPoints'>): number =>
  new Set(touchPoints.flatMap(({ processMissing, processStep }) => (processMissing ? [processStep] : []))).size;

export const momentsOf = ({ touchPoints }: { touchPoints: readonly { momentThatMatters: boolean }[] }): number =>
  touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length;

/** Phases in common use, for a journey that has none yet. */
const COMMON_PHASES = ['Awareness', 'Consideration', 'Purchase', 'Onboarding', 'Use', 'Support', 'Renewal'];

/** What to offer for a phase: those of the journey first, in their order, then the common ones. */
export function phaseSuggestions(phases: readonly (string | null | undefined)[]): string[] {
  const own = phases.flatMap((phase) => phase?.trim() || []);
  return [...new Set([...own, ...COMMON_PHASES])];
}

/** Where a long journey is cut on paper: parts of so many touchpoints. */
export const partsOf = (count: number, most: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, part) => ({
    from: part * most,
    to: Math.min(count, (part + 1) * most),
  }));
