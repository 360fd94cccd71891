import { WORK_FUNCTIONS, type WorkFunction } from '@process-ai/contract/process-values';
import { valueProcesses } from './process-values.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';
import type { ValueSource } from './value-source.ts';

const evenly = (value: number) =>
  Object.fromEntries(WORK_FUNCTIONS.map((name) => [name, value])) as Record<WorkFunction, number>;

const FIGURES = {
  fteCount: 1,
  processFrequency: 0,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
};

const opportunity = (id: string, likely: number): ValueSource['opportunities'][number] => ({
  id,
  processId: 'invoices',
  status: 'proposed',
  enteredSavings: null,
  benefit: { moves: 'handling time', low: likely, likely, high: likely },
});

/**
 * The example of FORMULAS.md section 5: 520 people at 50,000, the thirteen functions alike, 40 units of weight in each;
 * below Finance the processes Invoices (weight 1), Payments (4) and Close (1). Two use cases of Invoices, 30 % and 20 %.
 */
function example(costs: Record<string, number>) {
  const process = (id: string, weight: number, parentId: string | null = 'finance') =>
    ({ id, parentId, workFunction: 'finance', weight }) as const;
  return valueProcesses({
    processes: [process('finance', 0, null), process('invoices', 1), process('payments', 4), process('close', 1)],
    opportunities: [opportunity('match', 0.3), opportunity('read', 0.2)],
    inputs: Object.entries(costs).map(([processId, averageSalary]) => ({ ...FIGURES, processId, averageSalary })),
    assumptions: DEFAULT_ASSUMPTIONS,
    profile: { employees: 520, employeeCost: 50_000 },
    workforce: { shares: evenly(1 / WORK_FUNCTIONS.length), referenceWeights: evenly(40) },
  });
}

const notCosted = example({});
const costed = example({ finance: 100_000, close: 40_000 });

const GOLDEN = 'Worked out by hand: FORMULAS.md, section 5';
const TOLERANCE = 0.005;

export const MONEY_REFERENCE_VALUES = [
  {
    name: 'One money: benchmark cost of a process of weight 1',
    expected: 50_000,
    run: () => notCosted.processOf('invoices')?.benchmark.cost ?? null,
  },
  {
    name: 'One money: benchmark cost of a process of weight 4',
    expected: 200_000,
    run: () => notCosted.processOf('payments')?.benchmark.cost ?? null,
  },
  {
    name: 'One money: savings by use cases of 30% and 20%',
    expected: 22_000,
    run: () => notCosted.processOf('invoices')?.benchmark.savings ?? null,
  },
  {
    name: 'One money: share of the use case of 30%, in thousands',
    expected: 13.2,
    run: () => notCosted.amountOf('match').estimatedSavings,
  },
  {
    name: 'One money: share of weight 1 in inputs of 100,000 above, beside one that costs 40,000',
    expected: 12_000,
    run: () => costed.processOf('invoices')?.measured.cost ?? null,
  },
  {
    name: 'One money: measured savings of all three',
    expected: 60_000,
    run: () => costed.total.measured.savings,
  },
].map((value) => ({ ...value, source: GOLDEN, tolerance: TOLERANCE }));
