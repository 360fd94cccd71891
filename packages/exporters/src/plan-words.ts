import type { InitiativeStatus } from '@process-ai/contract/initiatives';
import type { PlanRow, PlanView } from '@process-ai/domain/blueprint-plan';
import { monthInWords } from '@process-ai/domain/calendar-months';
import type { FigureWords } from './figure-words.ts';

export const planWords = (planned: PlanView | null): string =>
  planned?.follows === 'plan' ? 'the plan' : 'the roadmap';

/** "4 are delivered and 3 are running"; empty while nothing has begun. */
export function begunInWords({ rows }: Pick<PlanView, 'rows'>): string {
  const said = (['delivered', 'running'] as const).flatMap((status) => {
    const { length } = rows.filter((row) => row.status === status);
    return length > 0 ? [`${length} ${length === 1 ? 'is' : 'are'} ${status}`] : [];
  });
  return said.join(' and ');
}

/** " Of 9, 4 are delivered and 3 are running."; empty while nothing has begun. */
export function progressInWords(planned: Pick<PlanView, 'rows'>): string {
  const begun = begunInWords(planned);
  return begun && ` Of ${planned.rows.length}, ${begun}.`;
}

/** " By Oct 2026 $612K was spent where $590K was planned, and …"; empty where nobody has entered a figure. */
export function cameInWords({ came: all }: Pick<PlanView, 'came'>, words: FigureWords): string {
  if (!all) return '';
  const parts = [
    all.spent === null ? '' : `${words.short(all.spent)} was spent of ${words.short(all.plannedCost)} planned by then`,
    all.saved === null ? '' : `${words.short(all.saved)} saved of ${words.short(all.plannedSavings)}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : ` By ${monthInWords(all.until)} ${parts.join(', and ')}.`;
}

/** What begins first, or began, where it has: "“Claims” comes first (Apr 2026)", "the wave “Quick wins” comes first (…)", "“Claims” came first and is delivered (…)". */
export function beginInWords(first: PlanRow, name: string): string {
  const when = first.when.replace('Months', 'months');
  if (first.status === 'delivered') return `“${name}” came first and is delivered (${when})`;
  return first.status === 'running'
    ? `“${name}” came first and is running (${when})`
    : `${first.status === null ? 'the wave ' : ''}“${name}” comes first (${when})`;
}

export const STATUS_LABELS: Record<InitiativeStatus, string> = {
  proposed: 'Proposed',
  committed: 'Committed',
  running: 'Running',
  delivered: 'Delivered',
  stopped: 'Stopped',
};

const LEFT_OUT_WORDS: Record<NonNullable<PlanRow['leftOut']>, string> = {
  stopped: 'stopped',
  notCosted: 'not costed yet',
  doesNotPay: 'does not pay',
  afterHorizon: 'after the years of the case',
};

/** Why it is not in the case; what saves nothing in money may pay in other ways. */
export const leftOutInWords = ({ leftOut, measured, benchmark }: PlanRow): string => {
  if (leftOut === null) return 'yes';
  return leftOut === 'doesNotPay' && measured + benchmark === 0 ? 'benefit not in money' : LEFT_OUT_WORDS[leftOut];
};

/** "$313K measured", "$15K by benchmark"; "–" where nothing is saved. */
export function savingsOfRow(
  { measured, benchmark }: Pick<PlanRow, 'measured' | 'benchmark'>,
  words: FigureWords,
): string {
  const parts = [
    ...(measured > 0 ? [`${words.short(measured)} measured`] : []),
    ...(benchmark > 0 ? [`${words.short(benchmark)} by benchmark`] : []),
  ];
  return parts.join('; ') || '–';
}
