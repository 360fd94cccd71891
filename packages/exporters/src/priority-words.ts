import type { CaseHeadline } from '@process-ai/contract/business-case';
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

/** What to start now, as the quadrants say it, else what begins; and what loses, is dropped or outside the case. As a title. */
export function prioritiesInWords(
  { best, begins: { names, worth }, losing, dropped, outside, least }: Priorities,
  rejected: number,
  words: FigureWords,
  short: (name: string) => string,
): string {
  const quoted = (name: string) => `“${short(name)}”`;
  const some = (all: readonly string[], one: string, several: string) =>
    `${quoted(all[0] ?? '')}${all.length > 1 ? ` and ${all.length - 1} more ${several}` : ` ${one}`}`;
  const [first = ''] = names;
  const who = names.length > 1 ? `${quoted(first)} and ${names.length - 1} more start` : `${quoted(first)} starts`;
  const begin = worth
    ? `${who}: ${words.short(worth.value)} of value for ${words.short(worth.cost)}`
    : `${who}, and the case does not count ${names.length > 1 ? 'them' : 'it'}`;
  const head =
    best.names.length > 0
      ? `${some(best.names, 'brings', 'bring')} much at low cost: ${words.short(best.worth.value)} for ${words.short(best.worth.cost)}`
      : begin;
  const lost = losing.map(({ name }) => name);
  if (lost.length > 0) return `${head}; ${some(lost, 'costs more than it brings', 'cost more than they bring')}`;
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

/** What of the plan costs more than it brings, by name, and what the case would be without it; empty where nothing does. */
export function losersInWords(
  { losing, npvWithout }: Pick<Priorities, 'losing' | 'npvWithout'>,
  { npv }: Pick<CaseHeadline, 'npv'>,
  words: FigureWords,
  short: (name: string) => string,
): string {
  if (losing.length === 0) return '';
  const named = losing.map(({ name, loss }) => `“${short(name)}” (by ${words.short(loss)})`);
  return `${new Intl.ListFormat('en').format(named)} ${losing.length === 1 ? 'costs more than it brings' : 'cost more than they bring'}: without ${losing.length === 1 ? 'it' : 'them'} the net present value is ${words.short(npvWithout)} instead of ${words.short(npv)}.`;
}
