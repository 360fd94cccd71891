import { type KnownTerm, knownTerms } from './known-terms.ts';
import { BASE, LEVELS } from './words.gen.ts';

const levels = LEVELS.split(' ').map(Number);

/**
 * How automatable the words of a short English text say its work is: the share, 0–1, of labelled tasks that they place
 * below it. Fitted by fit.ts on O*NET task statements with the automation labels T0 to T4 of Eloundou et al. 2023,
 * "GPTs are GPTs" (arXiv 2303.10130). A text without one known word is placed near the middle.
 */
export function automationScore(text: string): number {
  return scoreOfTerms(knownTerms(text));
}

export function scoreOfTerms(terms: readonly KnownTerm[]): number {
  const estimate = terms.reduce((sum, { weight }) => sum + weight, BASE);
  const above = levels.findIndex((level) => estimate < level);
  if (above === 0) return 0;
  if (above === -1) return 1;
  const [low = 0, high = 0] = levels.slice(above - 1, above + 1);
  return (above - 1 + (estimate - low) / (high - low)) / (levels.length - 1);
}
