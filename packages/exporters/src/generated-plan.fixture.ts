import type { Initiative, InitiativeStatus, Month } from '@process-ai/contract/initiatives';
import { type Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { priced } from './priced.fixture.ts';
import { seededRandom } from './seeded-random.fixture.ts';

const MONTHS: readonly [name: string, from: Month, to: Month, status: InitiativeStatus, dependsOn: number[]][] = [
  ['Delivered before month 1', '2025-01', '2025-03', 'delivered', []],
  ['Begun before month 1', '2026-03', '2026-09', 'running', []],
  ['First', '2026-06', '2026-12', 'committed', []],
  ['Second', '2027-01', '2027-08', 'proposed', [2]],
  ['Given up', '2026-06', '2027-06', 'stopped', []],
  ['Last', '2027-05', '2028-03', 'proposed', [2, 3]],
  ['Beyond the years', '2045-01', '2045-06', 'proposed', []],
];

/** Everything turns out otherwise: more is automated, but late and dearer, and the benchmark counts. */
export const ROUGH: Scenario = {
  id: 'rough',
  name: 'More, but later',
  description: 'More of the work is automated, but later, dearer, and used by fewer; what is not costed counts.',
  assumptions: ScenarioAssumptions.parse({
    volume: 1.1,
    rate: 1.4,
    adoption: 0.9,
    cost: 1.2,
    delayMonths: 4,
    cashShare: 0.8,
    includeBenchmark: true,
  }),
  builtIn: false,
  changed: null,
  version: 1,
};

/** The same sector with decisions, a plan of seven initiatives and a third scenario. */
export function withPlan(source: BlueprintSource, seed = 1): BlueprintSource {
  const random = seededRandom(seed);
  const processes = source.tree.map((process) => ({
    ...process,
    opportunities: process.opportunities.map((one) => ({
      ...one,
      status: random.chance(65) ? ('accepted' as const) : random.chance(25) ? ('rejected' as const) : one.status,
    })),
  }));
  const accepted = processes.flatMap(({ opportunities }) =>
    opportunities.filter(({ status }) => status === 'accepted'),
  );
  const carried = accepted.filter(() => random.chance(90));
  const initiatives = MONTHS.map(([name, startMonth, endMonth, status, dependsOn], index): Initiative => {
    const costLines = (['licence', 'integration', 'change'] as const).map((kind) => ({
      kind,
      name: kind,
      amount: 1000 * random.among(0, 60),
    }));
    return {
      id: `initiative-${index + 1}`,
      name,
      description: null,
      owner: index === 3 ? null : `Owner ${index + 1}`,
      startMonth,
      endMonth,
      status,
      costLines,
      annualRunCost: 1000 * random.among(0, 20),
      effortDays: 100,
      dependsOn: dependsOn.map((at) => `initiative-${at + 1}`),
      gate: null,
      risks: [],
      measures: [],
      opportunityIds: carried.filter((_, at) => at % MONTHS.length === index).map(({ id }) => id),
      processIds: [],
      area: null,
      annualSavings: { measured: 0, benchmark: 0 },
      oneOffCost: costLines.reduce((sum, { amount }) => sum + amount, 0),
      baseline: null,
      source: 'Ada Tester',
      version: 1,
    };
  });
  return repriced({
    ...source,
    tree: processes,
    plan: {
      settings: { startMonth: '2026-05', capacityDays: 100, capacityAssumed: true, version: 1 },
      initiatives,
      capacity: [],
      warnings: [],
      unplanned: { opportunityIds: [], measured: 0, benchmark: 0 },
    },
    scenarios: [...source.scenarios, ROUGH],
  });
}

/** With what everything is worth by its inputs and decisions, as the application derives it at each read. */
export function repriced(source: BlueprintSource): BlueprintSource {
  const exported = new Set(source.processes.map(({ id }) => id));
  const rejectedAlone = new Set(source.rejectedAlone.map(({ id }) => id));
  const found = priced(
    source.tree as Parameters<typeof priced>[0],
    source.roiInputs,
    source.assumptions,
    source.sector.profile,
  );
  const accepted = new Map(
    found.processes.flatMap(({ opportunities }) =>
      opportunities.filter(({ status }) => status === 'accepted').map((one) => [one.id, one] as const),
    ),
  );
  const plan = source.plan && {
    ...source.plan,
    initiatives: source.plan.initiatives.map((one) => {
      const opportunityIds = one.opportunityIds.filter((id) => accepted.has(id));
      const sumOf = (basis: 'measured' | 'benchmark') =>
        opportunityIds.reduce((sum, id) => {
          const opportunity = accepted.get(id);
          return sum + (opportunity?.savingsBasis === basis ? 1000 * opportunity.countedSavings : 0);
        }, 0);
      return {
        ...one,
        opportunityIds,
        annualSavings: { measured: sumOf('measured'), benchmark: sumOf('benchmark') },
        oneOffCost: one.costLines.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  };
  return {
    ...source,
    ...found,
    tree: found.processes,
    processes: found.processes.filter(({ id }) => exported.has(id)),
    rejectedAlone: found.processes.filter(({ id }) => rejectedAlone.has(id)),
    plan,
  };
}
