import { describe, expect, test } from 'vitest';
import { wholeNumbers } from './initiative-plan.fixture.ts';
import {
  type ActualFigures,
  inOneBasis,
  measureProgress,
  type PlannedFigures,
  planAgainstActual,
} from './plan-actual.ts';

/**
 * By hand: 30,000 once over January to March 2027, then 10,000 a month saved and 1,000 to run, with 1,000 runs a month.
 */
const PLAN: PlannedFigures = {
  startMonth: '2027-01',
  endMonth: '2027-03',
  oneOffCost: 30_000,
  annualRunCost: 12_000,
  annualSavings: 120_000,
  monthlyVolume: 1000,
};
const actual = (month: string, savings: number | null, cost: number | null, volume: number | null): ActualFigures => ({
  month,
  savings,
  cost,
  volume,
});
const UNTIL = '2027-12';
const ACTUALS = [
  actual('2027-01', null, 12_000, null),
  actual('2027-02', null, 12_000, null),
  actual('2027-03', null, 9000, null),
  actual('2027-04', 0, 1000, 0),
  actual('2027-05', 8000, 1000, 1000),
  actual('2027-06', 9000, 1000, 1200),
];

describe('plan against actual', () => {
  test('spends evenly over the months of work, and saves from the month after', () => {
    const { series, variance, forecast } = planAgainstActual(PLAN, [], UNTIL, 'USD');
    expect(series.map(({ planned }) => planned.cost)).toEqual([10_000, 10_000, 10_000, ...Array(9).fill(1000)]);
    expect(series.map(({ planned }) => planned.savings)).toEqual([0, 0, 0, ...Array(9).fill(10_000)]);
    expect(series.at(-1)?.cumulative).toEqual({
      plannedSavings: 90_000,
      plannedCost: 39_000,
      actualSavings: null,
      actualCost: null,
      forecastSavings: 90_000,
      forecastCost: 39_000,
    });
    expect(variance).toBe(null);
    expect(forecast).toMatchObject({ until: UNTIL, planned: { net: 51_000 }, forecast: { net: 51_000 } });
    expect(forecast.words).toContain('No savings are known yet, so they are forecast as planned.');
  });

  // April: 10,000 late. May: 2,000 less at the same volume. June: 200 runs more at 10 each, and 3,000 less for its runs.
  test('explains the variance by delay, volume and rate, which add up to the whole', () => {
    const { variance } = planAgainstActual(PLAN, ACTUALS, UNTIL, 'USD');
    expect(variance).toMatchObject({ planned: 30_000, actual: 17_000, total: -13_000 });
    expect(variance).toMatchObject({ delay: -10_000, volume: 2000, rate: -5000 });
    expect(variance?.words).toBe(
      'Until the end of Jun 2027 $17,000 came of $30,000 planned: $10,000 less because it began later, $2,000 more because there was more work, $5,000 less because each run saved less.',
    );
  });

  // Since May 17,000 of 20,000 came: 85 %. Costs: 36,000 of 33,000 planned until June.
  test('forecasts the rest as it goes since it began', () => {
    const { series, forecast } = planAgainstActual(PLAN, ACTUALS, UNTIL, 'USD');
    expect(forecast.savingsPerformance).toBeCloseTo(0.85, 12);
    expect(forecast.costPerformance).toBeCloseTo(12 / 11, 12);
    expect(forecast.forecast.savings).toBeCloseTo(17_000 + 6 * 8500, 6);
    expect(forecast.forecast.cost).toBeCloseTo(36_000 + (6000 * 12) / 11, 6);
    expect(forecast.forecast.net).toBeCloseTo(68_000 - 42_545.4545, 3);
    expect(forecast.words).toBe(
      'The savings so far are 85% of the plan for the same months, so the rest is forecast at 85% of the plan. The costs so far are 109% of the plan for the same months, so the rest is forecast at 109% of the plan.',
    );
    const june = series.find(({ month }) => month === '2027-06')?.cumulative;
    expect(june).toMatchObject({
      actualSavings: 17_000,
      forecastSavings: 17_000,
      actualCost: 36_000,
      forecastCost: 36_000,
    });
    const [may, july] = [series[4]?.cumulative, series[6]?.cumulative];
    expect([may?.forecastSavings, july?.actualSavings]).toEqual([null, null]);
    expect(july?.forecastSavings).toBeCloseTo(25_500, 6);
  });

  /**
   * Committed to earn from April on, then moved by three months. By hand, against what was committed: April to June are
   * 30,000 late. July: 100 runs more at 10 each, and 2,000 less for its runs. August: as planned.
   */
  test('keeps a delay in the variance when the plan is moved, and forecasts by the plan as it stands now', () => {
    const moved = { ...PLAN, endMonth: '2027-06' };
    const came = [actual('2027-07', 9000, null, 1100), actual('2027-08', 10_000, null, 1000)];
    const { series, variance, forecast } = planAgainstActual(PLAN, came, UNTIL, 'USD', moved);
    expect(variance).toMatchObject({ planned: 50_000, actual: 19_000, total: -31_000 });
    expect(variance).toMatchObject({ delay: -30_000, volume: 1000, rate: -2000 });
    expect(series.at(-1)?.cumulative.plannedSavings).toBe(90_000);
    // 19,000 of the 20,000 that the moved plan says for July and August: 95 %, so four months at 9,500.
    expect(forecast.savingsPerformance).toBeCloseTo(0.95, 12);
    expect(forecast).toMatchObject({ planned: { savings: 90_000 }, forecast: { savings: 57_000 } });
    expect(forecast.words).toContain('The savings so far are 95% of the plan as it stands now for the same months');
    // Cost is not known yet: 30,000 over six months, and six months to run.
    expect(forecast.forecast.cost).toBeCloseTo(36_000, 6);
    // Compared with the moved plan the delay would have disappeared.
    expect(planAgainstActual(moved, came, UNTIL, 'USD').variance).toMatchObject({ delay: 0, total: -1000 });
  });

  /**
   * Committed to earn from April on, then moved by three months; savings came in May all the same. By hand: of the moved
   * plan July and August are known and planned, 19,000 of 20,000. May counts for what came, and not for the pace.
   */
  test('takes the pace from the months that the plan as it stands now has savings for', () => {
    const moved = { ...PLAN, endMonth: '2027-06' };
    const came = [
      actual('2027-05', 4000, 11_000, null),
      actual('2027-07', 9000, 1000, 1000),
      actual('2027-08', 10_000, 1000, 1000),
    ];
    const { variance, forecast } = planAgainstActual(PLAN, came, UNTIL, 'USD', moved);
    expect(forecast.observed.savings).toEqual({ actual: 19_000, planned: 20_000 });
    expect(forecast.savingsPerformance).toBeCloseTo(0.95, 12);
    // 30,000 over six months: 5,000 in May, then 1,000 a month to run.
    expect(forecast.observed.cost).toEqual({ actual: 13_000, planned: 7000 });
    expect(forecast.costPerformance).toBeCloseTo(13 / 7, 12);
    // 23,000 came; September to December at 9,500.
    expect(forecast.forecast.savings).toBeCloseTo(23_000 + 4 * 9500, 6);
    // Against what was committed: April late, May 6,000 and July 1,000 less for their runs; June is not known.
    expect(variance).toMatchObject({ planned: 40_000, actual: 23_000, delay: -10_000, volume: 0, rate: -7000 });
  });

  test('counts months before the first savings as late though nobody entered a 0, and leaves later gaps out', () => {
    const gaps = [actual('2027-06', 10_000, null, null), actual('2027-08', 5000, null, null)];
    const { variance, forecast } = planAgainstActual(PLAN, gaps, UNTIL, 'USD');
    // April and May are late, June is as planned, July is not known, August is half.
    expect(variance).toMatchObject({ planned: 40_000, actual: 15_000, delay: -20_000, volume: 0, rate: -5000 });
    // 15,000 of 20,000 since it began: July and September to December at 75 %.
    expect(forecast.forecast.savings).toBeCloseTo(15_000 + 5 * 7500, 6);
  });

  test('of what came earlier than planned is delay the other way, and begins no month twice', () => {
    const early = [actual('2027-03', 4000, null, 400), actual('2027-04', 10_000, null, 1000)];
    const { variance } = planAgainstActual(PLAN, early, UNTIL, 'EUR');
    expect(variance).toMatchObject({ planned: 10_000, actual: 14_000, delay: 4000, volume: 0, rate: 0 });
    expect(variance?.words).toBe(
      'Until the end of Apr 2027 €14,000 came of €10,000 planned: €4,000 more because it began earlier.',
    );
  });

  test('says so where nothing has come, nothing was planned, or all is as planned', () => {
    const none = planAgainstActual(PLAN, [actual('2027-05', 0, null, null)], UNTIL, 'USD');
    expect(none.variance).toMatchObject({ planned: 20_000, total: -20_000, delay: -20_000, rate: 0 });
    expect(none.forecast.words).toContain('No savings have come yet');
    expect(none.forecast.forecast.savings).toBe(70_000);
    const unplanned = planAgainstActual(
      { ...PLAN, annualSavings: 0 },
      [actual('2027-05', 7, null, null)],
      UNTIL,
      'USD',
    );
    expect(unplanned.forecast).toMatchObject({ savingsPerformance: null, forecast: { savings: 7 } });
    const exact = planAgainstActual(PLAN, [actual('2027-04', 10_000, null, 1000)], UNTIL, 'USD');
    expect(exact.variance?.words).toBe('Until the end of Apr 2027 $10,000 came of $10,000 planned: as planned.');
  });

  test('shows months of figures before and after those of the plan', () => {
    const outside = [actual('2026-11', null, 500, null), actual('2028-02', 1, null, null)];
    const { series, forecast } = planAgainstActual(PLAN, outside, UNTIL, 'USD');
    expect([series[0]?.month, series.at(-1)?.month, forecast.until]).toEqual(['2026-11', '2028-02', '2028-02']);
  });
});

describe('one basis', () => {
  const by = (measured: number, benchmark: number) => ({ ...PLAN, annualSavings: { measured, benchmark } });
  const bases = (...[committed, now]: Parameters<typeof inOneBasis>) => {
    const { basis, note, ...plans } = inOneBasis(committed, now);
    return [basis, plans.committed.annualSavings, plans.now.annualSavings, note !== null];
  };

  test('is that of the committed plan, for what was committed and for what is forecast', () => {
    expect(bases(by(120_000, 50_000), by(90_000, 80_000))).toEqual(['measured', 120_000, 90_000, false]);
    expect(bases(by(0, 50_000), by(0, 80_000))).toEqual(['benchmark', 50_000, 80_000, false]);
    expect(bases(by(0, 0), by(0, 0))).toEqual([null, 0, 0, false]);
  });

  test('where the plan now rests on the other one, goes by what was committed, and says so', () => {
    // Half of it has been costed since: neither the 70,000 that are measured nor the 25,000 that are left compare.
    expect(bases(by(0, 50_000), by(70_000, 25_000))).toEqual(['benchmark', 50_000, 50_000, true]);
    expect(bases(by(60_000, 0), by(0, 40_000))).toEqual(['measured', 60_000, 60_000, true]);
    expect(inOneBasis(by(0, 50_000), by(70_000, 0)).note).toContain('costed since');
  });

  test('is that of the plan now where nothing was committed to be saved, and what was committed where nothing is saved now', () => {
    expect(bases(by(0, 0), by(70_000, 0))).toEqual(['measured', 0, 70_000, false]);
    expect(bases(by(0, 50_000), by(0, 0))).toEqual(['benchmark', 50_000, 0, false]);
  });
});

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'delay, volume and rate are the whole variance, and the forecast goes through the last figure (seed %i)',
  (seed) => {
    const below = wholeNumbers(seed);
    const plan: PlannedFigures = {
      startMonth: '2027-01',
      endMonth: `2027-0${1 + below(9)}`,
      oneOffCost: below(500_000),
      annualRunCost: below(60_000),
      annualSavings: below(4) === 0 ? 0 : below(900_000),
      monthlyVolume: below(3) === 0 ? null : below(10_000),
    };
    const maybe = (most: number) => (below(4) === 0 ? null : below(most) - (below(5) === 0 ? most : 0));
    const actuals = Array.from(
      { length: 24 },
      (_, at) => `${2027 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    )
      .filter(() => below(3) > 0)
      .map((month) => actual(month, maybe(60_000), maybe(30_000), below(2) === 0 ? null : below(12_000)));
    const now = { ...plan, endMonth: `2027-${10 + below(3)}`, annualSavings: below(900_000) };
    const moved = below(2) === 0 ? now : undefined;
    const { variance, series, forecast } = planAgainstActual(plan, actuals, '2029-12', 'USD', moved);
    if (variance) {
      const { delay, volume, rate, total, actual: came, planned } = variance;
      expect(delay + volume + rate).toBeCloseTo(total, 6);
      expect(came - planned).toBeCloseTo(total, 6);
    }
    const lastKnown = series.findLast(({ actual: { savings } }) => savings !== null)?.cumulative;
    if (lastKnown) expect(lastKnown.forecastSavings).not.toBe(null);
    expect(series.at(-1)?.cumulative.forecastSavings).toBeCloseTo(forecast.forecast.savings, 4);
    expect(series.at(-1)?.cumulative.forecastCost).toBeCloseTo(forecast.forecast.cost, 4);
    expect(series.at(-1)?.cumulative.plannedSavings).toBeCloseTo(forecast.planned.savings, 4);
  },
);

test('a measure has come a share of the way from its baseline to its target, down as well as up', () => {
  const measure = (id: string, baseline: number | null, target: number | null) => ({
    id,
    name: id,
    unit: null,
    better: 'higher' as const,
    baseline,
    target,
  });
  const figures = [
    { month: '2027-05', measures: { up: 35, down: 9, open: 3 } },
    { month: '2027-06', measures: { up: 50, down: null, open: null } },
  ];
  const progress = measureProgress(
    [measure('up', 20, 80), measure('down', 12, 6), measure('open', null, 6), measure('none', 1, 2)],
    figures,
  );
  const [moved] = measureProgress([measure('up', 20, 60)], figures, { up: 80 });
  expect(moved).toMatchObject({ target: 80, targetNow: 60, progress: 0.5 });
  expect(progress.map(({ latest, progress: share }) => [latest?.month ?? null, latest?.value ?? null, share])).toEqual([
    ['2027-06', 50, 0.5],
    ['2027-05', 9, 0.5],
    ['2027-05', 3, null],
    [null, null, null],
  ]);
});
