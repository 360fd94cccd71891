import { AppError } from '@process-ai/contract/errors';
import type { BaselineOf } from './initiative-baseline.ts';
import type { PlannedInitiative } from './initiative-plan.ts';
import { randomNumbers } from './random-numbers.ts';

export const initiative = (id: string, changes: Partial<PlannedInitiative> = {}): PlannedInitiative => ({
  id,
  name: `Initiative ${id}`,
  description: null,
  owner: null,
  startMonth: '2027-01',
  endMonth: '2027-06',
  status: 'proposed',
  costLines: [],
  annualRunCost: 0,
  effortDays: 0,
  dependsOn: [],
  gate: null,
  risks: [],
  measures: [],
  opportunityIds: [],
  baseline: null,
  source: 'Ada Tester',
  version: 1,
  state: 1,
  ...changes,
});
/** Its plan as it stands: 1,000 a year measured and 10 runs a month for each opportunity. */
export const baselineOf: BaselineOf = ({
  startMonth,
  endMonth,
  costLines,
  annualRunCost,
  measures,
  opportunityIds,
}) => ({
  startMonth,
  endMonth,
  annualSavings: { measured: 1000 * opportunityIds.length, benchmark: 0 },
  oneOffCost: costLines.reduce((sum, { amount }) => sum + amount, 0),
  annualRunCost,
  monthlyVolume: opportunityIds.length > 0 ? 10 * opportunityIds.length : null,
  targets: Object.fromEntries(measures.map(({ id, target }) => [id, target])),
  frozenAt: '2027-01-15T08:00:00.000Z',
  frozenBy: 'Ada Tester',
});
export const SETTINGS = { startMonth: '2027-01', capacityDays: null, version: 1, state: 1 };
export const ids = (initiatives: readonly PlannedInitiative[]) => initiatives.map(({ id }) => id);
export const errorOf = (call: () => unknown): AppError => {
  try {
    call();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('Nothing was thrown');
};
/** Whole numbers below the one that is given, the same for the same seed. */
export function wholeNumbers(seed: number): (below: number) => number {
  const next = randomNumbers(seed);
  return (below) => Math.floor(next() * below);
}
