import type { Priorities, Quadrant } from '@process-ai/domain/blueprint-priorities';
import { counted, type FigureWords } from './figure-words.ts';

export const QUADRANT_LABELS: Record<Quadrant, string> = {
  startNow: 'Start now',
  programme: 'Plan as a programme',
  takeAlong: 'Take along',
  question: 'Ask again',
};

/** How value and cost come about. */
export const priorityNote = (years: number): string =>
  `Value: what an initiative saves over ${counted(years, 'year')} from the month after its last one, ramped up, as worth today. Cost: what it costs once and to run over the same time. High and low are told apart at the median. FTE: work that it frees.`;

/** What starts and what is dropped, or stands outside the case, as a title. */
export function prioritiesInWords(
  { begins: { names, worth }, dropped, outside, least }: Priorities,
  rejected: number,
  words: FigureWords,
  short: (name: string) => string,
): string {
  const quoted = (name: string) => `“${short(name)}”`;
  const [first = ''] = names;
  const who = names.length > 1 ? `${quoted(first)} and ${names.length - 1} more start` : `${quoted(first)} starts`;
  const head = worth
    ? `${who}: ${words.short(worth.value)} of value for ${words.short(worth.cost)}`
    : `${who}, and the case does not count ${names.length > 1 ? 'them' : 'it'}`;
  const [gone] = dropped;
  if (gone !== undefined)
    return `${head}; ${quoted(gone)}${dropped.length > 1 ? ` and ${dropped.length - 1} more are` : ' is'} dropped`;
  const [unpaid] = outside;
  if (worth && unpaid !== undefined)
    return `${head}; ${quoted(unpaid)}${outside.length > 1 ? ` and ${outside.length - 1} more stand` : ' stands'} outside the case`;
  if (rejected > 0)
    return `${head}; ${counted(rejected, 'rejected opportunity is', 'rejected opportunities are')} dropped`;
  return least === null ? head : `${head}; ${quoted(least)} brings least for its cost`;
}
