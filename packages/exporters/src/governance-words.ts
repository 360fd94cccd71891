import type { Decision, SteeredMeasure } from '@process-ai/domain/blueprint-decisions';
import type { WorkView } from '@process-ai/domain/blueprint-people';
import type { Duty, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { counted, decimals, type FigureWords, percent } from './figure-words.ts';

export const RATING_LABELS = { low: 'Low', medium: 'Medium', high: 'High' } as const;

const CONCERNED_MOST = 5;

export const STEERING = 'Steering committee';

/** "87 FTE", "1.4 FTE": full-time equivalents, as exact as the largest of those beside it allows. */
export const fte = (value: number, largest = value): string => `${decimals(value, largest < 9.95 ? 1 : 0)} FTE`;

/** What the plan does to the work, as a title. */
export const workInWords = ({ today, freed }: WorkView): string =>
  `The plan frees ${fte(freed, today)} of ${fte(today)} of measured work; ${percent((100 * (today - freed)) / today, 0)} of it stays with people`;

/** How the figures of the work come about. */
export const workNote = ({ hoursPerYear }: WorkView): string =>
  `FTE = hours of work a year / ${decimals(hoursPerYear)} hours of a full-time person, or the team where the hours are not known. Freed = what the opportunities of the plan save of a process, as a share of its cost. It is time for other work: the plan promises no reduction of staff.`;

/** The register in one sentence, as a title. */
export function registerInWords(risks: readonly RegisteredRisk[], duties: readonly Duty[]): string {
  const [first] = risks;
  const grave = risks.filter(({ likelihood, impact }) => likelihood !== 'low' && impact === 'high').length;
  const strict = duties.filter(({ law }) => law.startsWith('AI Act, annex III')).length;
  const risk = !first
    ? ''
    : grave > 0
      ? `${grave} of ${counted(risks.length, 'risk')} can cost a large part of the savings, “${first.initiative}” first`
      : `None of ${counted(risks.length, 'risk')} alone can cost a large part of the savings`;
  const law =
    strict > 0
      ? `${counted(strict, 'heading', 'headings')} of the AI Act’s annex III must be settled before anything is built`
      : duties.length > 0 && !first
        ? `${counted(duties.length, 'flag')} for counsel to confirm, none of them high-risk under the AI Act`
        : '';
  return [risk, law].filter(Boolean).join('; ');
}

/** The initiatives that a duty concerns, or opportunities where there is no plan, each on a line. */
export function concerned({ initiatives, opportunities }: Duty, shortName: (text: string) => string): string {
  const all = initiatives.length > 0 ? initiatives : opportunities;
  const more = all.length - CONCERNED_MOST;
  return [...all.slice(0, CONCERNED_MOST).map(shortName), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** A figure of a measure: "19 days", or a dash. */
export const measured = ({ unit }: SteeredMeasure, value: number | null): string =>
  value === null
    ? '–'
    : `${decimals(value, Number.isInteger(value) ? 0 : 1)}${unit && unit !== '%' ? ' ' : ''}${unit ?? ''}`;

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
