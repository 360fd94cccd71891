import type { Decision, SteeredMeasure } from '@process-ai/domain/blueprint-decisions';
import type { WorkView } from '@process-ai/domain/blueprint-people';
import type { Duty, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { counted, decimals, type FigureWords, percent } from './figure-words.ts';

export const RATING_LABELS = { low: 'Low', medium: 'Medium', high: 'High' } as const;

export const STEERING = 'Steering committee';

/** "87 FTE", "1.4 FTE": full-time equivalents. */
export const fte = (value: number): string => `${decimals(value, value < 9.95 ? 1 : 0)} FTE`;

/** What the plan does to the work, as a title. */
export const workInWords = ({ today, freed }: WorkView): string =>
  `The plan frees ${fte(freed)} of ${fte(today)} of measured work; ${percent((100 * (today - freed)) / today, 0)} of it stays with people`;

/** How the figures of the work come about. */
export const workNote = ({ hoursPerYear }: WorkView): string =>
  `FTE = hours of work a year / ${decimals(hoursPerYear)} hours of a full-time person, or the team where the hours are not known. Freed = what the opportunities of the plan save of a process, as a share of its cost. It is time for other work: the plan promises no reduction of staff.`;

/** The register in one sentence, as a title. */
export function registerInWords(risks: readonly RegisteredRisk[], duties: readonly Duty[]): string {
  const grave = risks.filter(({ likelihood, impact }) => likelihood !== 'low' && impact === 'high');
  const strict = duties.filter(({ law }) => law.startsWith('AI Act, annex III'));
  const law =
    strict.length > 0
      ? `${strict.length === 1 ? 'one heading' : `${strict.length} headings`} of the AI Act’s annex III must be settled first`
      : 'nothing falls under annex III of the AI Act';
  const [first] = risks;
  if (!first) return `By law, ${law}`;
  return grave.length > 0
    ? `${counted(grave.length, 'risk', 'risks')} can cost a large part of the savings, “${first.initiative}” first; ${law}`
    : `No single risk can cost a large part of the savings; ${law}`;
}

/** "AI Act, annex III: employment: …", with whom it concerns. */
export const concerned = ({ initiatives, opportunities }: Duty, shortName: (text: string) => string): string =>
  (initiatives.length > 0 ? initiatives : opportunities.slice(0, 3)).map(shortName).join('\n') +
  (initiatives.length === 0 && opportunities.length > 3 ? `\nand ${opportunities.length - 3} more` : '');

/** A figure of a measure: "19 days", or a dash. */
export const measured = ({ unit }: SteeredMeasure, value: number | null): string =>
  value === null ? '–' : `${decimals(value, Number.isInteger(value) ? 0 : 1)}${unit ? ` ${unit}` : ''}`;

/** What a decision unlocks: the money that hangs on it, and why. */
export const unlocked = ({ unlocks: { savings, text } }: Decision, words: FigureWords): string =>
  [savings ? `${words.short(savings)} a year measured` : '', text].filter(Boolean).join('; ');

/** The decisions in one sentence, as a title. */
export function decisionsInWords(decisions: readonly Decision[], words: FigureWords): string {
  const [first] = decisions;
  const count = counted(decisions.length, 'decision');
  if (first?.kind !== 'budget') return `${count} to take`;
  const due = first.by ? ` by ${first.by}` : '';
  return first.amount
    ? `${count} to take: the first releases ${words.short(first.amount)}${due} and opens the way to ${words.short(first.unlocks.savings ?? 0)} a year`
    : `${count} to take, the first${due}`;
}
