import type { Initiative, InitiativeBaseline, InitiativeStatus } from '@process-ai/contract/initiatives';
import { monthNumber } from './calendar-months.ts';
import type { PlannedInitiative } from './initiative-plan.ts';

/** The plan of an initiative as it stands, to be frozen. */
export type BaselineOf = (initiative: PlannedInitiative) => InitiativeBaseline;

/** Whether somebody has promised it: its plan is frozen then, and what comes of it is compared with that. */
export const isCommitted = (status: InitiativeStatus): boolean =>
  status === 'committed' || status === 'running' || status === 'delivered';

/**
 * After a change: freezes the plan of what was committed by it, and forgets that of what is only proposed again. What
 * was committed before plans were frozen gets the one from before the change.
 */
export function withBaselines(
  before: readonly PlannedInitiative[],
  after: readonly PlannedInitiative[],
  baselineOf: BaselineOf,
): PlannedInitiative[] {
  const earlier = new Map(before.map((initiative) => [initiative.id, initiative]));
  return after.map((initiative) => {
    const { id, status, baseline } = initiative;
    if (status === 'proposed') return baseline ? { ...initiative, baseline: null } : initiative;
    const was = earlier.get(id);
    if (baseline || !isCommitted(status) || initiative === was) return initiative;
    return { ...initiative, baseline: baselineOf(was && isCommitted(was.status) ? was : initiative) };
  });
}

/**
 * The baseline of what several became: money added up, from the earliest start to the latest end. What was not committed
 * by itself is by this, as it is planned now. Runs are added up but for processes that several of them carry.
 * @param targets by the ids that the measures have in the one that is left
 */
export function mergedBaseline(
  one: PlannedInitiative,
  parts: readonly PlannedInitiative[],
  targets: InitiativeBaseline['targets'],
  baselineOf: BaselineOf,
): InitiativeBaseline | null {
  if (one.status === 'proposed') return null;
  const frozen = parts.flatMap((part) => part.baseline ?? (isCommitted(one.status) ? baselineOf(part) : []));
  const [last] = frozen.toSorted((a, b) => (a.frozenAt < b.frozenAt ? 1 : -1));
  if (!last) return null;
  const sum = (of: (baseline: InitiativeBaseline) => number) => frozen.reduce((all, each) => all + of(each), 0);
  const runsNow = parts.reduce((all, part) => all + (baselineOf(part).monthlyVolume ?? 0), 0);
  const runs = frozen.some(({ monthlyVolume }) => monthlyVolume !== null)
    ? sum(({ monthlyVolume }) => monthlyVolume ?? 0)
    : null;
  return {
    ...last,
    startMonth: frozen.map(({ startMonth }) => startMonth).reduce((a, b) => (b < a ? b : a)),
    endMonth: frozen.map(({ endMonth }) => endMonth).reduce((a, b) => (b > a ? b : a)),
    annualSavings: {
      measured: sum(({ annualSavings }) => annualSavings.measured),
      benchmark: sum(({ annualSavings }) => annualSavings.benchmark),
    },
    oneOffCost: sum(({ oneOffCost }) => oneOffCost),
    annualRunCost: sum(({ annualRunCost }) => annualRunCost),
    monthlyVolume: runs === null ? null : runs * ratio(baselineOf(one).monthlyVolume, runsNow, 1),
    targets,
  };
}

/**
 * The baselines of both halves of a split, from the same months on: savings are shared by what each half saves now, cost
 * as the cost of the plan is, so that the split alone makes no difference; runs are those of the processes of each.
 * @param effort share of the effort that leaves, where there is nothing else to share by
 */
export function splitBaseline(
  whole: PlannedInitiative,
  halves: { part: PlannedInitiative; rest: PlannedInitiative },
  effort: number,
  baselineOf: BaselineOf,
): { part: InitiativeBaseline; rest: InitiativeBaseline } | null {
  const frozen = whole.baseline ?? (isCommitted(whole.status) ? baselineOf(whole) : null);
  if (!frozen) return null;
  const [all, own, left] = [whole, halves.part, halves.rest].map(baselineOf) as [
    InitiativeBaseline,
    InitiativeBaseline,
    InitiativeBaseline,
  ];
  const worth = ({ annualSavings: { measured, benchmark } }: InitiativeBaseline) => measured + benchmark;
  const saved = ratio(worth(own), worth(all), effort);
  const measured = frozen.annualSavings.measured * ratio(own.annualSavings.measured, all.annualSavings.measured, saved);
  const benchmark =
    frozen.annualSavings.benchmark * ratio(own.annualSavings.benchmark, all.annualSavings.benchmark, saved);
  const oneOffCost = frozen.oneOffCost * ratio(own.oneOffCost, all.oneOffCost, saved);
  const annualRunCost = frozen.annualRunCost * ratio(own.annualRunCost, all.annualRunCost, saved);
  const runsOf = ({ monthlyVolume }: InitiativeBaseline) =>
    frozen.monthlyVolume === null || (monthlyVolume === null && all.monthlyVolume !== null)
      ? null
      : frozen.monthlyVolume * ratio(monthlyVolume, all.monthlyVolume, 1);
  return {
    part: {
      ...frozen,
      annualSavings: { measured, benchmark },
      oneOffCost,
      annualRunCost,
      monthlyVolume: runsOf(own),
    },
    rest: {
      ...frozen,
      annualSavings: {
        measured: frozen.annualSavings.measured - measured,
        benchmark: frozen.annualSavings.benchmark - benchmark,
      },
      oneOffCost: frozen.oneOffCost - oneOffCost,
      annualRunCost: frozen.annualRunCost - annualRunCost,
      monthlyVolume: runsOf(left),
    },
  };
}

const ratio = (part: number | null, whole: number | null, otherwise: number) =>
  part !== null && whole !== null && whole > 0 ? part / whole : otherwise;

/** By how many months it starts and ends later than it was committed (less than 0 = earlier); null = it has no baseline. */
export function monthsLater({
  startMonth,
  endMonth,
  baseline,
}: Pick<Initiative, 'startMonth' | 'endMonth' | 'baseline'>): { start: number; end: number } | null {
  return (
    baseline && {
      start: monthNumber(startMonth) - monthNumber(baseline.startMonth),
      end: monthNumber(endMonth) - monthNumber(baseline.endMonth),
    }
  );
}

/** Runs a month of those of the processes that have ROI inputs; null where none says how often it runs. */
export function runsAMonth(processIds: Iterable<string>, runsAYear: ReadonlyMap<string, number>): number | null {
  const runs = [...processIds].reduce((sum, id) => sum + (runsAYear.get(id) ?? 0), 0);
  return runs > 0 ? runs / 12 : null;
}
