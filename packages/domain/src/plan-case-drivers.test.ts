import { describe, expect, it } from 'vitest';
import { AS_PLANNED, G7, GOLDEN, initiative } from './plan-case.fixture.ts';
import { type PlanCaseInput, planCase } from './plan-case.ts';
import { breakEvens, contributionsOf, driverSwings, meanRate, npvUnder, SPREADS } from './plan-case-drivers.ts';
import { simulateCase } from './plan-case-simulation.ts';
import { randomNumbers } from './random-numbers.ts';

describe('break-even', () => {
  const of = (input: PlanCaseInput) =>
    Object.fromEntries(breakEvens(input).map(({ driver, planned, breakEven }) => [driver, [planned, breakEven]]));

  it('of G7 is where its present values meet: 59,921.11 ÷ 279,770.85 of the benefits', () => {
    const { volume, rate, adoption, cost, delay } = of(G7);
    const ratio = 59_921.112 / 279_770.849;
    expect(volume?.[1]).toBeCloseTo(ratio, 6);
    expect(rate).toEqual([expect.closeTo(0.6, 9), expect.closeTo(0.6 * ratio, 6)]);
    expect(adoption?.[1]).toBeCloseTo(ratio, 6);
    expect(cost?.[1]).toBeCloseTo(1 / ratio, 5);
    expect(delay?.[0]).toBe(0);
  });

  it('of the delay is the last whole month that holds: 20 for the golden plan', () => {
    // 20 months late, the first earns in months 27–36 and the second in 33–36: 140,000 ÷ 1.331 = 105,184; their costs,
    // over 26 months each, are worth 60,000 × (18/26 ÷ 1.1 + 24/26 ÷ 1.21 + 10/26 ÷ 1.331) = 100,872.
    // 21 months late: 120,000 ÷ 1.331 = 90,158 against 100,476.
    expect(of(GOLDEN).delay).toEqual([0, 20]);
    const npv = npvUnder(GOLDEN);
    const late = (delay: number) => npv({ volume: 1, rate: () => 1, adoption: 1, cost: 1, delay });
    expect(late(20)).toBeCloseTo(105_184.07 - 100_872.36, 0);
    expect(late(21)).toBeLessThan(0);
  });

  it('says what would have to be better where the case loses, and nothing where no value helps', () => {
    const losing = of({ ...G7, initiatives: [initiative({ ...G7.initiatives[0], annualSavings: 20_000 })] });
    // 59,921 against 49,737 of benefits: 20.5% more, which a rate of 72.3% gives and an adoption above 100% would.
    expect(losing.volume?.[1]).toBeCloseTo(59_921.112 / ((279_770.849 * 20) / 112.5), 5);
    expect(losing.rate?.[1]).toBeCloseTo((0.6 * 59_921.112) / ((279_770.849 * 20) / 112.5), 5);
    expect([losing.adoption?.[1], losing.delay?.[1]]).toEqual([null, null]);
    const hopeless = of({ ...G7, initiatives: [initiative({ ...G7.initiatives[0], annualSavings: 0 })] });
    expect([hopeless.volume?.[1], hopeless.rate?.[1], hopeless.adoption?.[1]]).toEqual([null, null, null]);
    expect(hopeless.cost?.[1]).toBeCloseTo(0, 9);
  });

  it('of nothing is nothing', () => {
    expect(breakEvens({ ...GOLDEN, initiatives: [] }).map(({ breakEven }) => breakEven)).toEqual(Array(5).fill(null));
  });
});

describe('what matters most', () => {
  it('ranks the five drivers by swing, each from its P10 to its P90', () => {
    const swings = driverSwings(GOLDEN);
    expect(swings.map(({ driver }) => driver)).toEqual(['rate', 'volume', 'adoption', 'delay', 'cost']);
    const volume = swings.find(({ driver }) => driver === 'volume');
    // Triangular (0.85, 1, 1.15): P10 = 0.85 + √(0.1 × 0.3 × 0.15), P90 as far above 1.
    const below = 1 - (0.85 + Math.sqrt(0.0045));
    expect([volume?.low, volume?.high]).toEqual([expect.closeTo(1 - below, 9), expect.closeTo(1 + below, 9)]);
    expect(volume?.swing).toBeCloseTo(2 * below * 433_208.1142, 3);
    // Triangular (0, 0, 6): P10 = 6 − √(0.9 × 36) = 0.3, P90 = 6 − √(0.1 × 36) = 4.1; in whole months 0 and 4.
    expect(swings.find(({ driver }) => driver === 'delay')).toMatchObject({ low: 0, high: 4 });
  });

  it('weighs the mean rate by what the work costs', () => {
    // 120,000 at 60% are 200,000 of work, 10,000 at 10% are 100,000: 130,000 of 300,000.
    const both = [initiative({}), initiative({ annualSavings: 10_000, automationRate: 0.1 })];
    expect(meanRate(both)).toBeCloseTo(130 / 300, 12);
    expect(meanRate([initiative({ automationRate: null, annualSavings: 0 })])).toBe(0);
  });

  it('gives every spread a reason, and is likely to go as planned', () => {
    for (const [driver, { low, likely, high, reason }] of Object.entries(SPREADS)) {
      expect(reason.length).toBeGreaterThan(40);
      expect(low <= likely && likely <= high).toBe(true);
      expect(likely).toBe(driver === 'delay' ? 0 : 1);
    }
  });
});

describe('the simulation', () => {
  it('is that of two million draws of numpy’s own triangular generator, by an independent script', () => {
    const range = simulateCase(GOLDEN, { seed: 1 });
    // P10 159,711 · P50 229,525 · P90 303,970 · mean 230,915; tolerances of three standard errors or so.
    expect(Math.abs(range.p10 - 159_711)).toBeLessThan(2_800);
    expect(Math.abs(range.p50 - 229_525)).toBeLessThan(2_200);
    expect(Math.abs(range.p90 - 303_970)).toBeLessThan(2_800);
    expect(Math.abs(range.mean - 230_915)).toBeLessThan(1_700);
    expect(range).toMatchObject({ seed: 1, draws: 10_000, chanceOfGain: 1 });
  });

  it('gives the chance of a gain where it is in doubt: 3.31% by numpy with a quarter of the savings', () => {
    const initiatives = GOLDEN.initiatives.map((one) => ({ ...one, annualSavings: 30_000 }));
    expect(simulateCase({ ...GOLDEN, initiatives }, { seed: 2 }).chanceOfGain).toBeCloseTo(0.033, 2);
  });

  it('depends on the seed alone, which depends on the figures alone', () => {
    expect(simulateCase(GOLDEN)).toEqual(simulateCase({ ...GOLDEN, initiatives: [...GOLDEN.initiatives] }));
    expect(simulateCase(GOLDEN).seed).not.toBe(simulateCase(G7).seed);
    expect(simulateCase(GOLDEN, { seed: 4 }).mean).not.toBe(simulateCase(GOLDEN, { seed: 3 }).mean);
  });

  it('has the same seed for the same figures, summed in whatever order', () => {
    const of = (annualSavings: number, automationRate: number) =>
      simulateCase({ ...GOLDEN, initiatives: [initiative({ annualSavings, automationRate })] }, { draws: 10 }).seed;
    expect(0.1 + 0.2 + 0.3).not.toBe(0.3 + 0.2 + 0.1);
    expect(of(100_000 * (0.1 + 0.2 + 0.3), 0.1 + 0.2 + 0.3)).toBe(of(100_000 * (0.3 + 0.2 + 0.1), 0.3 + 0.2 + 0.1));
    expect(of(60_000, 0.6)).not.toBe(of(60_000.01, 0.6));
  });

  it('counts every draw in one of 24 bins, and draws nothing from nothing', () => {
    const { counts } = simulateCase(GOLDEN).histogram;
    expect(counts).toHaveLength(24);
    expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
    expect(simulateCase({ ...GOLDEN, initiatives: [] }, { draws: 10 })).toMatchObject({
      p10: 0,
      p90: 0,
      chanceOfGain: 0,
      histogram: { from: 0, width: 0, counts: [10] },
    });
  });
});

describe('of any plan', () => {
  const random = randomNumbers(12);
  const plans = Array.from({ length: 50 }, (): PlanCaseInput => {
    const start = () => Math.floor(random() * 40) - 8;
    const initiatives = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => {
      const startMonth = start();
      return initiative({
        id: String(index),
        startMonth,
        endMonth: startMonth + Math.floor(random() * 24),
        annualSavings: random() * 500_000,
        oneOffCost: random() * 400_000,
        annualRunCost: random() * 60_000,
        automationRate: 0.1 + random() * 0.9,
        rateSpread: { low: 0.4 + random() * 0.6, high: 1 + random() },
      });
    });
    const ramp = [random(), random(), 1];
    const assumptions = { years: 1 + Math.floor(random() * 10), discountRate: random() * 0.3, ramp };
    return {
      initiatives,
      assumptions: { ...assumptions, benefitRisk: random() * 0.3, costRisk: random() * 0.3 },
      scenario: { ...AS_PLANNED, rate: 0.5 + random(), adoption: random(), delayMonths: Math.floor(random() * 6) },
    };
  });

  it('the NPV of the years is that of the present values of each initiative', () => {
    for (const plan of plans) {
      const moves = { volume: 1, rate: () => 1, adoption: 1, cost: 1, delay: 0 };
      const { result, months, years } = planCase(plan);
      expect(npvUnder(plan)(moves)).toBeCloseTo(result.npv, 3);
      const added = contributionsOf(plan).map(({ presentBenefits, presentCosts }) => presentBenefits - presentCosts);
      expect(added.reduce((sum, npv) => sum + npv, 0)).toBeCloseTo(result.npv, 3);
      expect(months.at(-1)?.discountedCumulative).toBeCloseTo(result.npv, 3);
      expect(months.at(-1)?.cumulative).toBeCloseTo(years.at(-1)?.cumulative ?? Number.NaN, 3);
    }
  });

  it('a break-even brings the NPV to 0', () => {
    for (const plan of plans) {
      const npv = npvUnder(plan);
      const scale = planCase(plan).result.presentCosts;
      for (const { driver, breakEven } of breakEvens(plan)) {
        if (breakEven === null || driver === 'rate' || driver === 'delay') continue;
        const factor = breakEven / plan.scenario[driver];
        const moves = { volume: 1, rate: () => 1, adoption: 1, cost: 1, delay: 0, [driver]: factor };
        expect(Math.abs(npv(moves)) / Math.max(1, scale)).toBeLessThan(1e-6);
      }
    }
  });
});
