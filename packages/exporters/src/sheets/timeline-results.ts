import { YEARS_MAX } from '@process-ai/contract/roi';
import { rampByYear } from '@process-ai/domain/present-value';
import type { SheetPlan } from './plan.ts';
import { EVERY_MONTH, type TotalLine, type WorkLine } from './timeline-cells.ts';
import { amountsOf, serialOf, startMonthOf, type WorkRow } from './work-rows.ts';

export type Lines<Line extends string> = Record<Line, number[]>;

/** Sums are kept to this many decimals, so that what adds up to nothing is nothing. */
export const DECIMALS = 6;
export const rounded = (value: number): number => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;

/** Where each year after the delivery begins, in months, and by how much the share of the benefit then rises. */
export function rampSteps(ramp: readonly number[]): { from: number; step: number }[] {
  const shares = rampByYear(ramp, YEARS_MAX);
  return shares.map((share, year) => ({ from: 12 * year, step: share - (shares[year - 1] ?? 0) }));
}

/** What the cells of the timeline show when they are exported, by month from 0. */
export function timelineResults(plan: SheetPlan): { totals: Lines<TotalLine>; work: Lines<WorkLine>[] } {
  const work = plan.work.map((row) => workLines(row, plan));
  const { assumptions } = plan.blueprint;
  const startMonth = startMonthOf(plan.blueprint);
  const each = (of: (month: number) => number) => EVERY_MONTH.map(of);
  const summed = (line: WorkLine) => each((month) => work.reduce((sum, lines) => sum + (lines[line][month] ?? 0), 0));
  const [benefits, oneOff, run] = [summed('benefits'), summed('oneOff'), summed('run')];
  const factor = each((month) => 1 / (1 + assumptions.discountRate) ** Math.ceil(month / 12));
  const net = each((month) => (benefits[month] ?? 0) - (oneOff[month] ?? 0) - (run[month] ?? 0));
  const discounted = each((month) => (net[month] ?? 0) * (factor[month] ?? 0));
  const [cumulative, discountedCumulative] = [running(net), running(discounted)];
  return {
    totals: {
      begins: each((month) => serialOf(startMonth, month - 1)),
      year: each((month) => Math.ceil(month / 12)),
      within: each((month) => (month <= 12 * assumptions.years ? 1 : 0)),
      factor,
      benefits,
      oneOff,
      run,
      net,
      cumulative,
      discounted,
      discountedCumulative,
      paidBack: crossings(net, cumulative),
      discountedPaidBack: crossings(discounted, discountedCumulative),
    },
    work,
  };
}

function running(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total = rounded(total + flow);
    return total;
  });
}

const crossings = (flows: readonly number[], totals: readonly number[]) =>
  flows.map((flow, month) => {
    const before = totals[month - 1] ?? 0;
    return before < 0 && (totals[month] ?? 0) >= 0 ? month - 1 - before / flow : 0;
  });

function workLines(row: WorkRow, { blueprint, scenarios }: SheetPlan): Lines<WorkLine> {
  const { assumptions } = blueprint;
  const scenario = scenarios[0];
  const { savings, oneOff, run } = scenario ? amountsOf(row, scenario) : { savings: 0, oneOff: 0, run: 0 };
  const end = row.end + (row.status === 'delivered' ? 0 : (scenario?.assumptions.delayMonths ?? 0));
  const start = Math.min(row.start, end);
  const steps = rampSteps(assumptions.ramp);
  const worked = EVERY_MONTH.map((month) => Math.max(0, Math.min(month, end) - start + 1));
  const served = EVERY_MONTH.map((month) => Math.max(0, month - end));
  const ramped = served.map((months) =>
    steps.reduce((sum, { from, step }) => sum + (months > from ? (months - from) * step : 0), 0),
  );
  const within = (month: number) => (month <= 12 * assumptions.years ? 1 : 0);
  const grown = (line: readonly number[], month: number) => (line[month] ?? 0) - (line[month - 1] ?? 0);
  return {
    worked,
    served,
    ramped,
    benefits: ramped.map(
      (_, month) => (savings / 12) * grown(ramped, month) * (1 - assumptions.benefitRisk) * within(month),
    ),
    oneOff: worked.map(
      (_, month) => (oneOff / (end - start + 1)) * grown(worked, month) * (1 + assumptions.costRisk) * within(month),
    ),
    run: served.map((_, month) => (run / 12) * grown(served, month) * (1 + assumptions.costRisk) * within(month)),
  };
}
