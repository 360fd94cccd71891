import type { CaseInitiative } from '@process-ai/contract/business-case';
import { ScenarioAssumptions } from '@process-ai/contract/scenarios';
import { describe, expect, it } from 'vitest';
import { AS_PLANNED, ASSUMPTIONS, G7, GOLDEN, initiative } from './plan-case.fixture.ts';
import { type CaseAssumptions, paybackOf, planCase, scheduleOf } from './plan-case.ts';

describe('two initiatives, by hand', () => {
  const { result, months, years } = planCase(GOLDEN);

  it('month by month', () => {
    // Months 1–6: the first costs 60,000 ÷ 6 a month. Months 7–12: the second costs as much, and the first earns
    // 120,000 ÷ 12, so nothing is left. From month 13 on both earn.
    const byHand = [0];
    for (let month = 1; month <= 6; month += 1) byHand.push(-10_000 * month);
    for (let month = 7; month <= 12; month += 1) byHand.push(-60_000);
    for (let month = 13; month <= 36; month += 1) byHand.push(-60_000 + 20_000 * (month - 12));
    expect(months.map(({ cumulative }) => cumulative)).toEqual(byHand);
    expect(months[7]).toMatchObject({ month: 7, benefits: 10_000, oneOffCost: 10_000, runCost: 0 });
    expect(months[13]).toMatchObject({ benefits: 20_000, oneOffCost: 0 });
  });

  it('summed to years: 60,000 earned and 120,000 spent, then twice 240,000', () => {
    expect(result.flows).toEqual([0, -60_000, 240_000, 240_000]);
    expect(years[1]).toMatchObject({ year: 1, benefits: 60_000, oneOffCost: 120_000, runCost: 0, net: -60_000 });
    // −60,000 ÷ 1.1 + 240,000 ÷ 1.21 + 240,000 ÷ 1.331.
    expect(result.npv).toBeCloseTo(-54_545.4545 + 198_347.1074 + 180_315.5522, 3);
    expect(result.npv).toBeCloseTo(324_117.21, 2);
    expect(years.at(-1)?.discountedCumulative).toBeCloseTo(result.npv, 6);
    expect(months.at(-1)?.discountedCumulative).toBeCloseTo(result.npv, 6);
    // 60,000 = 240,000 x + 240,000 x², x = 1 ÷ (1 + r): x = (√2 − 1) ÷ 2.
    expect(result.irr).toBeCloseTo(2 / (Math.SQRT2 - 1) - 1, 9);
    // Costs: 120,000 ÷ 1.1.
    expect(result.roiPercentage).toBeCloseTo((100 * 324_117.2051) / 109_090.9091, 6);
  });

  it('is paid back after month 15: 60,000 at 20,000 a month from month 13 on', () => {
    expect(result.paybackMonths).toBe(15);
    // Discounted, 60,000 ÷ 1.1 is owed at the end of year 1, and a month of year 2 brings 20,000 ÷ 1.21.
    expect(result.discountedPaybackMonths).toBeCloseTo(12 + 60_000 / 1.1 / (20_000 / 1.21), 9);
  });
});

// FORMULAS.md section 1.5.
it.each([
  ['G7', {}, 279_770.85, 59_921.11, 219_849.74, 366.9],
  ['G8', { ramp: [0.5, 1, 1] }, 228_634.49, 59_921.11, 168_713.37, 281.6],
  ['G9', { ramp: [0.5, 1, 1], benefitRisk: 0.2, costRisk: 0.1 }, 182_907.59, 65_913.22, 116_994.37, 177.5],
])('%s, with everything delivered and paid at t = 0', (_name, changed, benefits, costs, npv, roi) => {
  const { result } = planCase({ ...G7, assumptions: { ...ASSUMPTIONS, ...changed } });
  expect(result.presentBenefits).toBeCloseTo(benefits, 2);
  expect(result.presentCosts).toBeCloseTo(costs, 2);
  expect(result.npv).toBeCloseTo(npv, 2);
  expect(result.roiPercentage).toBeCloseTo(roi, 1);
});

describe('the schedule of an initiative', () => {
  const shares = (fields: Partial<CaseInitiative>, assumptions: Partial<CaseAssumptions> = {}, delay = 0) =>
    scheduleOf(initiative(fields), { ...ASSUMPTIONS, ...assumptions }, delay);
  const total = (list: { benefit: number; oneOff: number; run: number }[], of: 'benefit' | 'oneOff' | 'run') =>
    list.reduce((sum, share) => sum + share[of], 0);

  it('ramps up by the years after its delivery, not by those of the plan', () => {
    const list = shares({ endMonth: 6 }, { ramp: [0.5, 1] });
    expect(list[6]?.benefit).toBe(0);
    expect(list[7]?.benefit).toBeCloseTo(0.5 / 12, 12);
    expect(list[18]?.benefit).toBeCloseTo(0.5 / 12, 12);
    expect(list[19]?.benefit).toBeCloseTo(1 / 12, 12);
    expect(list[36]?.benefit).toBeCloseTo(1 / 12, 12);
  });

  it('puts all that lies before month 1 at t = 0: three of six months of work, or the months earned since', () => {
    expect(shares({ startMonth: -2, endMonth: 3 })[0]?.oneOff).toBeCloseTo(0.5, 12);
    const before = shares({ startMonth: -8, endMonth: -3 });
    expect(before[0]?.oneOff).toBeCloseTo(1, 12);
    // Delivered at the end of month −3: months −2, −1 and 0 have earned.
    expect(before[0]?.benefit).toBeCloseTo(3 / 12, 12);
  });

  it('counts what falls into the years and nothing after them', () => {
    const late = shares({ startMonth: 31, endMonth: 42 });
    expect(total(late, 'oneOff')).toBeCloseTo(6 / 12, 12);
    expect([total(late, 'benefit'), total(late, 'run')]).toEqual([0, 0]);
    expect(late).toHaveLength(37);
  });

  it('stretches the work by a delay, which what is delivered no longer knows', () => {
    const late = shares({}, {}, 6);
    expect(late[12]?.oneOff).toBeCloseTo(1 / 12, 12);
    expect(late.findIndex(({ benefit }) => benefit > 0)).toBe(13);
    expect(shares({ delivered: true }, {}, 6)).toEqual(shares({}));
  });
});

describe('a scenario', () => {
  const npv = (changed: Partial<ScenarioAssumptions>) =>
    planCase({ ...GOLDEN, scenario: { ...AS_PLANNED, ...changed } }).result.npv;
  const [benefits, costs] = [433_208.1142, 109_090.9091];

  it.each([
    ['half the volume', { volume: 0.5 }, 0.5, 1],
    ['a lower rate', { rate: 0.9 }, 0.9, 1],
    ['nine in ten go the new way', { adoption: 0.9 }, 0.9, 1],
    ['half of the freed work leaves the payroll', { cashShare: 0.5 }, 0.5, 1],
    ['a third dearer', { cost: 4 / 3 }, 1, 4 / 3],
    // All of the work is 1 ÷ 0.6 of what is planned.
    ['more than all of the work', { rate: 3 }, 1 / 0.6, 1],
  ])('%s', (_name, changed, onBenefits, onCosts) => {
    expect(npv(changed)).toBeCloseTo(benefits * onBenefits - costs * onCosts, 3);
  });

  it('with a delay: worked out by hand for six months', () => {
    // The first ends in month 12, the second in month 18: each spends its 60,000 over 12 months, from months 1 and 7 on. Year 1: 60,000 + 30,000 spent. Year 2: 30,000 spent, 120,000 + 60,000 earned.
    const { flows } = planCase({ ...GOLDEN, scenario: { ...AS_PLANNED, delayMonths: 6 } }).result;
    expect(flows.map(Math.round)).toEqual([0, -90_000, 150_000, 240_000]);
  });
});

describe('payback', () => {
  it.each([
    [[-100, 50, 100], 1.5],
    [[-100, 40, 40], null],
    [[0, 5], 0],
    [[-100, -20, 240], 1.5],
    // Paid back, and lost again: for good, or until later.
    [[0, -5, -5], null],
    [[-100, 150, -60, 20], 2.5],
    [[10, -20, 15], 1 + 10 / 15],
    // Nothing flows: there is nothing to pay back.
    [[0, 0, 0], null],
    // Exactly zero at the end, but for a trace of rounding.
    [[-0.3, 0.1, 0.1, 0.1], 3],
  ])('%j: after %d', (flows, months) => {
    if (months === null) expect(paybackOf(flows)).toBeNull();
    else expect(paybackOf(flows)).toBeCloseTo(months, 9);
  });
});
