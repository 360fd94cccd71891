import type { BreakEven, CaseInitiative, Driver, DriverSwing, SectorCase } from '@process-ai/contract/business-case';
import { cappedRate, type PlanCaseInput, savingsFactor, scheduleOf, yearOf } from './plan-case.ts';
import { triangularQuantile } from './random-numbers.ts';

export interface Spread {
  low: number;
  likely: number;
  high: number;
  /** Why it is this wide. */
  reason: string;
}

/**
 * How far each driver may turn out from what is planned, which is the likely value: assumptions, leaning to the side that
 * disappoints.
 * Factors on the plan; of the delay, months. The rate's is that of an initiative whose use cases state no range.
 */
export const SPREADS: Readonly<Record<Driver, Spread>> = {
  volume: {
    low: 0.85,
    likely: 1,
    high: 1.15,
    reason: 'The year that was counted may not be a usual one: work grows and shrinks with the business.',
  },
  rate: {
    low: 0.7,
    likely: 1,
    high: 1.2,
    reason:
      'From the low, likely and high benefit of the use cases, combined over all initiatives; where none is known, 0.7 to 1.2 times what is planned. Exceptions come up only in operation.',
  },
  adoption: {
    low: 0.75,
    likely: 1,
    high: 1,
    reason: 'Some of the work keeps going the old way. More than all of it cannot go the new one.',
  },
  cost: {
    low: 0.9,
    likely: 1,
    high: 1.5,
    reason: 'Projects overrun far more often than they come in below their budget, and licenses grow with use.',
  },
  delay: {
    low: 0,
    likely: 0,
    high: 6,
    reason: 'Plans are seldom delivered early: the end waits for data, approvals and people.',
  },
};

export const DRIVERS = Object.keys(SPREADS) as Driver[];

/** For the reader of the range. */
export const RANGE_RULE =
  'In each run a driver moves all initiatives together, since the estimates of one program tend to err in the same direction; the five drivers vary independently of each other.';

/** What the drivers turn out at, as factors on the scenario; the delay in whole months on top of it. */
export interface Moves {
  volume: number;
  rate: (initiative: CaseInitiative) => number;
  adoption: number;
  cost: number;
  delay: number;
}

export const AS_PLANNED: Moves = { volume: 1, rate: () => 1, adoption: 1, cost: 1, delay: 0 };

/** The moves of one driver alone at a share of its distribution (0.1 = P10). */
export const movedTo = (driver: Driver, share: number): Moves => ({ ...AS_PLANNED, ...moveOf(driver, share) });

function moveOf(driver: Driver, share: number): Partial<Moves> {
  if (driver === 'rate') return { rate: (initiative) => rateAt(initiative, share) };
  const { low, likely, high } = SPREADS[driver];
  const value = triangularQuantile(low, likely, high, share);
  return { [driver]: driver === 'delay' ? Math.round(value) : value };
}

/** The factor on an initiative's rate at a share of its spread. */
export const rateAt = ({ rateSpread: { low, high } }: CaseInitiative, share: number): number =>
  triangularQuantile(low, 1, high, share);

interface Present {
  benefit: number;
  oneOff: number;
  run: number;
}

/** The NPV of the case under any moves, currency units: present values are computed once for each delay. */
export function npvUnder(input: PlanCaseInput): (moves: Moves) => number {
  const { initiatives, scenario } = input;
  const byDelay = new Map<number, Present[]>();
  const presentAt = (delay: number): Present[] => {
    const known = byDelay.get(delay);
    if (known) return known;
    const present = presentOf(input, delay);
    byDelay.set(delay, present);
    return present;
  };

  return ({ volume, rate, adoption, cost, delay }) => {
    const present = presentAt(scenario.delayMonths + delay);
    let benefits = 0;
    let costs = 0;
    for (let at = 0; at < present.length; at += 1) {
      const initiative = initiatives[at] as CaseInitiative;
      const { benefit, oneOff, run } = present[at] as Present;
      benefits += benefit * cappedRate(initiative.automationRate, scenario.rate * rate(initiative));
      costs += oneOff + run;
    }
    const shared = scenario.volume * volume * Math.min(1, scenario.adoption * adoption) * scenario.cashShare;
    return benefits * shared - costs * scenario.cost * cost;
  };
}

/** Present values of each initiative's amounts with a delay, before what the scenario makes of them. */
function presentOf({ initiatives, assumptions }: PlanCaseInput, delay: number): Present[] {
  const factors = Array.from(
    { length: 12 * assumptions.years + 1 },
    (_, month) => (1 + assumptions.discountRate) ** -yearOf(month),
  );
  return initiatives.map((initiative) => {
    const worth: Present = { benefit: 0, oneOff: 0, run: 0 };
    scheduleOf(initiative, assumptions, delay).forEach((share, month) => {
      const factor = factors[month] ?? 0;
      worth.benefit += share.benefit * factor;
      worth.oneOff += share.oneOff * factor;
      worth.run += share.run * factor;
    });
    worth.benefit *= initiative.annualSavings;
    worth.oneOff *= initiative.oneOffCost;
    worth.run *= initiative.annualRunCost;
    return worth;
  });
}

/** What each initiative alone adds to the present values of the case, in their order. */
export function contributionsOf(input: PlanCaseInput): SectorCase['contributions'] {
  const { initiatives, scenario } = input;
  return presentOf(input, scenario.delayMonths).map(({ benefit, oneOff, run }, at) => {
    const initiative = initiatives[at] as CaseInitiative;
    return {
      id: initiative.id,
      presentBenefits: benefit * savingsFactor(initiative, scenario),
      presentCosts: (oneOff + run) * scenario.cost,
    };
  });
}

/** How far a driver lowers the net present value, and how far it raises it: currency units, neither below zero. */
export const lowers = ({ npvAtLow, npvAtHigh }: DriverSwing, npv: number): number =>
  Math.max(0, npv - Math.min(npvAtLow, npvAtHigh));
export const raises = ({ npvAtLow, npvAtHigh }: DriverSwing, npv: number): number =>
  Math.max(0, Math.max(npvAtLow, npvAtHigh) - npv);

/** What each driver alone does to the NPV, from its P10 to its P90, all others as planned; the largest swing first. */
export function driverSwings(input: PlanCaseInput): DriverSwing[] {
  const npv = npvUnder(input);
  return DRIVERS.map((driver) => {
    const [low, high] = [movedTo(driver, 0.1), movedTo(driver, 0.9)];
    const [npvAtLow, npvAtHigh] = [npv(low), npv(high)];
    return {
      driver,
      low: valueOf(driver, low, input),
      high: valueOf(driver, high, input),
      npvAtLow,
      npvAtHigh,
      swing: Math.abs(npvAtHigh - npvAtLow),
    };
  }).sort((a, b) => b.swing - a.swing);
}

/** Between what and what a driver is simulated: its factor, share or months; of the rate what all initiatives together come to. */
export function simulatedBounds(
  driver: Driver,
  { initiatives, scenario }: Pick<SectorCase, 'initiatives' | 'scenario'>,
): { low: number; high: number } {
  if (driver !== 'rate') return SPREADS[driver];
  const at = (bound: 'low' | 'high') =>
    meanRate(initiatives, ({ rateSpread }) => scenario.assumptions.rate * rateSpread[bound]);
  return { low: at('low'), high: at('high') };
}

/** A driver's own value under moves: factor, mean rate, share or months. */
function valueOf(driver: Driver, moves: Moves, { initiatives, scenario }: PlanCaseInput): number {
  if (driver === 'rate') return meanRate(initiatives, (initiative) => scenario.rate * moves.rate(initiative));
  if (driver === 'delay') return scenario.delayMonths + moves.delay;
  if (driver === 'adoption') return Math.min(1, scenario.adoption * moves.adoption);
  return scenario[driver] * moves[driver];
}

/** Share of the work that is automated over all initiatives, weighted by what the work costs; 0 without savings. */
export function meanRate(
  initiatives: readonly CaseInitiative[],
  factor: (initiative: CaseInitiative) => number = () => 1,
): number {
  let saved = 0;
  let cost = 0;
  for (const initiative of initiatives) {
    const { automationRate, annualSavings } = initiative;
    if (!automationRate) continue;
    saved += annualSavings * cappedRate(automationRate, factor(initiative));
    cost += annualSavings / automationRate;
  }
  return cost > 0 ? saved / cost : 0;
}

/** Above this a factor says nothing any more. */
const FACTOR_MAX = 1000;
const HALVINGS = 60;

/**
 * Where each driver alone brings the NPV to 0, in the order of DRIVERS. The NPV rises with volume, rate and adoption and
 * falls with the cost, so halving finds it; of the delay the last whole month with an NPV of 0 or more.
 */
export function breakEvens(input: PlanCaseInput): BreakEven[] {
  const npv = npvUnder(input);
  return DRIVERS.map((driver) => ({
    driver,
    planned: valueOf(driver, AS_PLANNED, input),
    breakEven: driver === 'delay' ? lastDelay(input, npv) : turningPoint(driver, input, npv),
  }));
}

function turningPoint(
  driver: Exclude<Driver, 'delay'>,
  input: PlanCaseInput,
  npv: (moves: Moves) => number,
): number | null {
  const moved = (factor: number): Moves => ({ ...AS_PLANNED, [driver]: driver === 'rate' ? () => factor : factor });
  const gains = (factor: number) => npv(moved(factor)) >= 0;
  const none = 0;
  const all = driver === 'adoption' ? 1 / Math.max(input.scenario.adoption, 1 / FACTOR_MAX) : FACTOR_MAX;
  if (gains(none) === gains(all)) return null;
  let [low, high] = [none, all];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (gains(middle) === gains(none)) low = middle;
    else high = middle;
  }
  return valueOf(driver, moved(high), input);
}

function lastDelay({ assumptions }: PlanCaseInput, npv: (moves: Moves) => number): number | null {
  const gains = (delay: number) => npv({ ...AS_PLANNED, delay }) >= 0;
  const most = 12 * assumptions.years;
  if (!gains(0) || gains(most)) return null;
  let delay = 0;
  while (gains(delay + 1)) delay += 1;
  return delay;
}
