import type { PlanRow, PlanView } from '@process-ai/domain/blueprint-plan';
import type { FigureWords } from './figure-words.ts';

export const planWords = (planned: PlanView | null): string =>
  planned?.follows === 'plan' ? 'the plan' : 'the roadmap';

/** " 4 of 9 are delivered, 3 are running."; empty while nothing has begun. */
export function progressInWords({ rows }: Pick<PlanView, 'rows'>): string {
  const of = (status: PlanRow['status']) => rows.filter((row) => row.status === status).length;
  const parts = [
    { count: of('delivered'), what: 'delivered' },
    { count: of('running'), what: 'running' },
  ].filter(({ count }) => count > 0);
  const said = parts.map(
    ({ count, what }, at) => `${count}${at === 0 ? ` of ${rows.length}` : ''} ${count === 1 ? 'is' : 'are'} ${what}`,
  );
  return said.length === 0 ? '' : ` ${said.join(', ')}.`;
}

/** "Delivered: Apr to Aug 2026": when, and how far it is where it has begun. */
export const progressOf = ({ when, status }: Pick<PlanRow, 'when' | 'status'>): string =>
  status === 'delivered' || status === 'running' ? `${status === 'running' ? 'Running' : 'Delivered'}: ${when}` : when;

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
export function savingsOfRow({ measured, benchmark }: PlanRow, words: FigureWords): string {
  const parts = [
    ...(measured > 0 ? [`${words.short(measured)} measured`] : []),
    ...(benchmark > 0 ? [`${words.short(benchmark)} by benchmark`] : []),
  ];
  return parts.join('; ') || '–';
}
