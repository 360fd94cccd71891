import { earlyStarts, type PlanRow, type PlanView } from '@process-ai/domain/blueprint-plan';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { addMonths } from '@process-ai/domain/calendar-months';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

/** Whether figures follow a plan that people made; else the roadmap. */
export const followsPlan = (planned: PlanView | null): boolean => planned?.follows === 'plan';

/** "19 months", "23 months (1 of them not before Jan 2045)". */
export function spanInWords(
  { begins: [first], lastMonth, later, startMonth }: PlanView,
  { say, month }: FigureWords,
): string {
  const span = say.money.countedMonths(lastMonth - Math.min(1, first?.from ?? 1) + 1);
  if (later.length === 0 || startMonth === null) return span;
  const next = Math.min(...later.map(({ from }) => from));
  return span + say.plan.later(later.length, month(addMonths(startMonth, next - 1)));
}

/**
 * "Of 9 initiatives 4 are delivered and 3 are running; 1 more follows by Mar 2028, 1 only from Jan 2045": where work has
 * begun, no number of months holds all of it. Without its full stop.
 */
export function courseInWords(
  { rows, toBegin, later, startMonth }: Pick<PlanView, 'rows' | 'toBegin' | 'later' | 'startMonth'>,
  { say: { plan: says }, month }: FigureWords,
): string {
  const count = (status: PlanRow['status']) => rows.filter((row) => row.status === status).length;
  const named = (at: number) => (startMonth === null ? '' : month(addMonths(startMonth, at - 1)));
  const last = named(Math.max(...toBegin.map(({ to }) => to)));
  const first = named(Math.min(...later.map(({ from }) => from)));
  return (
    says.underWay(rows.length, says.begun(count('delivered'), count('running'))) +
    (toBegin.length > 0 ? says.follow(toBegin.length, last) : '') +
    (later.length > 0 ? says.onlyFrom(later.length, first) : '')
  );
}

/** " By Oct 2026 $612K was spent where $590K was planned, and …"; empty where nobody has entered a figure. */
export function cameInWords({ came: all }: Pick<PlanView, 'came'>, { say, short, month }: FigureWords): string {
  if (!all) return '';
  const parts = [
    all.spent === null ? '' : say.plan.spent(short(all.spent), short(all.plannedCost)),
    all.saved === null ? '' : say.plan.saved(short(all.saved), short(all.plannedSavings)),
  ].filter(Boolean);
  return parts.length === 0 ? '' : say.plan.came(month(all.until), parts);
}

/** " “Claims” begins before “Files” ends, on which it depends."; empty where nothing overlaps so. */
export function overlapInWords(planned: Pick<PlanView, 'rows'>, { say }: FigureWords): string {
  const [one, ...others] = earlyStarts(planned);
  return one ? ` ${say.plan.early(shortName(one.row.name), shortName(one.first.name), others.length)}` : '';
}

/** What begins first, or began, where it has by the date of the files: "“Claims” comes first (Apr 2026)", "the wave “Quick wins” comes first (…)", "“Claims” came first and is delivered (…)". */
export function beginInWords(
  { when: span, status }: PlanRow,
  name: string,
  { isAhead }: Pick<PlanView, 'isAhead'>,
  { say, language }: FigureWords,
): string {
  const when = storyWords(language).inSentence(span);
  if (status === null) return say.plan.firstWave(name, when);
  if (!isAhead && status === 'delivered') return say.plan.firstDelivered(name, when);
  if (!isAhead && status === 'running') return say.plan.firstRunning(name, when);
  return say.plan.firstInitiative(name, when);
}

/** What the business case counts of what a table comes to, where that is written as another sum; null = it counts all, or nothing. */
export function countedPart(
  total: { oneOffCost: number | null; measured: number },
  { headline, noCost }: Pick<BlueprintStory, 'headline' | 'noCost'>,
  { short }: FigureWords,
): { oneOffCost: number | null; measured: number } | null {
  if (!headline) return null;
  const part = { oneOffCost: noCost ? null : headline.oneOffCost, measured: headline.annualSavings };
  const written = (one: typeof part) => [one.oneOffCost ?? 0, one.measured].map(short).join();
  return written(part) === written(total) ? null : part;
}

/** Why it is not in the case; what saves nothing in money may pay in other ways. */
export const leftOutInWords = ({ leftOut, measured, benchmark }: PlanRow, { say }: FigureWords): string => {
  const { yes, notInMoney, ...reasons } = say.plan.inCase;
  if (leftOut === null) return yes;
  return leftOut === 'doesNotPay' && measured + benchmark === 0 ? notInMoney : reasons[leftOut];
};

/** "$313K measured", "$15K by benchmark"; "–" where nothing is saved. */
export function savingsOfRow(
  { measured, benchmark }: Pick<PlanRow, 'measured' | 'benchmark'>,
  { say, short }: FigureWords,
): string {
  const parts = [
    ...(measured > 0 ? [say.money.measured(short(measured))] : []),
    ...(benchmark > 0 ? [say.money.byBenchmark(short(benchmark))] : []),
  ];
  return say.money.separated(parts) || '–';
}
