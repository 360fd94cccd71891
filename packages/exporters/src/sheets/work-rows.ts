import type { CaseInitiative, Driver, LeftOutReason } from '@process-ai/contract/business-case';
import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { CostKind, InitiativeStatus, Month } from '@process-ai/contract/initiatives';
import { type Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { spanInWords } from '@process-ai/domain/blueprint-plan';
import { BUILT_IN_SCENARIOS, scenarioIn } from '@process-ai/domain/built-in-scenarios';
import { savingsFactor } from '@process-ai/domain/plan-case';
import { SPREADS } from '@process-ai/domain/plan-case-drivers';
import type { CaseOpportunity } from '@process-ai/domain/plan-case-initiatives';
import { triangularQuantile } from '@process-ai/domain/random-numbers';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { fileWords } from '../words/file-words.ts';

/** An initiative of the plan, or a wave of the roadmap where there is none. Amounts in currency units. */
export interface WorkRow {
  number: number;
  id: string;
  name: string;
  owner: string | null;
  status: InitiativeStatus;
  /** Serial numbers of the first days of its first and last month. */
  first: number;
  last: number;
  /** The months that were committed, where it is elsewhere now: "Apr to Aug 2026". */
  committed: string | null;
  /** The same counted from month 1 of the plan. */
  start: number;
  end: number;
  dependsOn: string;
  /** Null = the cost of what its opportunities belong to. */
  costs: (Record<CostKind, number> & { run: number }) | null;
  /** What it carries: in this file, and of processes that are not in it. */
  here: CaseOpportunity[];
  elsewhere: CaseOpportunity[];
  /** As it counts in the case; null where it does not. */
  counted: CaseInitiative | null;
  reason: LeftOutReason | null;
}

/** Those of the sector, in the order in which the case shows them; the first is the one that the files go by. Then the two ends. */
export const scenariosOf = ({ outcomes, language = 'en' }: Pick<Blueprint, 'outcomes' | 'language'>): Scenario[] => [
  ...(outcomes.length > 0
    ? outcomes.map(({ scenario }) => scenario)
    : BUILT_IN_SCENARIOS.map((one) => scenarioIn(one, language))),
  ...endsOf(language),
];

/** Every driver of the simulation at once where it is undercut, or exceeded, one time in ten. */
const atOnce = (id: 'low' | 'high', share: number, language: FileLanguage): Scenario => {
  const says = fileWords(language).workbookCase.scenarios;
  const at = (driver: Driver, towards = share) => {
    const { low, likely, high } = SPREADS[driver];
    return triangularQuantile(low, likely, high, towards);
  };
  return {
    id,
    name: says[id],
    description: says.atOnce(id === 'low'),
    assumptions: ScenarioAssumptions.parse({
      volume: at('volume'),
      rate: at('rate'),
      adoption: at('adoption'),
      cost: at('cost', 1 - share),
      delayMonths: Math.round(at('delay', 1 - share)),
    }),
    builtIn: true,
    changed: null,
    version: 1,
  };
};
export const endsOf = (language: FileLanguage): [low: Scenario, high: Scenario] => [
  atOnce('low', 0.1, language),
  atOnce('high', 0.9, language),
];

export const hasPlan = ({ plan }: Pick<Blueprint, 'plan'>): boolean => plan !== null && plan.initiatives.length > 0;

/** The day that a spreadsheet counts from. */
const DAY_ZERO = 25_569;
const MS_PER_DAY = 86_400_000;

/** Serial number of the first day of a month so many months after this one. */
export const serialOf = (month: Month, after = 0): number =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + after, 1) / MS_PER_DAY + DAY_ZERO;

const monthsBetween = (from: Month, to: Month) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Month 1. Without a plan the months have no names yet: then it is the month of the export. */
export const startMonthOf = (blueprint: Blueprint): Month =>
  hasPlan(blueprint) && blueprint.plan ? blueprint.plan.settings.startMonth : blueprint.generatedAt.slice(0, 7);

export function workRows(blueprint: Blueprint): WorkRow[] {
  const { plan, roadmap, brought, language = 'en' } = blueprint;
  const startMonth = startMonthOf(blueprint);
  const inFile = new Set(blueprint.processes.flatMap(({ opportunities }) => opportunities.map(({ id }) => id)));
  const counted = new Map(blueprint.case?.initiatives.map((one) => [one.id, one]));
  const reasons = new Map(blueprint.case?.notInCase.initiatives.map(({ id, reason }) => [id, reason]));
  const found = (id: string, opportunityIds: readonly string[]) => {
    const carried = opportunityIds.flatMap((one) => brought.get(one) ?? []);
    return {
      here: carried.filter((one) => inFile.has(one.id)),
      elsewhere: carried.filter((one) => !inFile.has(one.id)),
      counted: counted.get(id) ?? null,
      reason: reasons.get(id) ?? (counted.has(id) ? null : 'notCosted'),
    };
  };
  if (plan && hasPlan(blueprint)) {
    const numberOf = new Map(plan.initiatives.map(({ id }, index) => [id, index + 1]));
    return plan.initiatives.map((one, index) => {
      const of = (kind: CostKind) =>
        one.costLines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
      return {
        number: index + 1,
        id: one.id,
        name: one.name,
        owner: one.owner,
        status: one.status,
        first: serialOf(one.startMonth),
        last: serialOf(one.endMonth),
        committed: one.baseline && movedInWords(one, one.baseline, language),
        start: monthsBetween(startMonth, one.startMonth) + 1,
        end: monthsBetween(startMonth, one.endMonth) + 1,
        dependsOn: one.dependsOn
          .flatMap((id) => plan.initiatives[(numberOf.get(id) ?? 0) - 1] ?? [])
          .map(({ id, name }) => `${numberOf.get(id)} ${name}`)
          .join(', '),
        costs: { licence: of('licence'), integration: of('integration'), change: of('change'), run: one.annualRunCost },
        ...found(one.id, one.opportunityIds),
      };
    });
  }
  return roadmap.waves
    .filter(({ items }) => items.length > 0)
    .map(({ name, months, items }, index) => ({
      number: index + 1,
      id: name,
      name: storyWords(language).wave(name),
      owner: null,
      status: 'proposed' as const,
      first: serialOf(startMonth, months.from - 1),
      last: serialOf(startMonth, months.to - 1),
      committed: null,
      start: months.from,
      end: months.to,
      dependsOn: '',
      costs: null,
      ...found(
        name,
        items.map(({ opportunityId }) => opportunityId),
      ),
    }));
}

const movedInWords = (now: Months, committed: Months, language: FileLanguage) =>
  now.startMonth === committed.startMonth && now.endMonth === committed.endMonth
    ? null
    : spanInWords(committed, language);
type Months = Parameters<typeof spanInWords>[0];

/** By the id of each opportunity, the number of what carries it. */
export function carriedBy(blueprint: Blueprint, work: readonly WorkRow[]): Map<string, number> {
  const numbers = new Map(work.map(({ id, number }) => [id, number]));
  const carriers = hasPlan(blueprint)
    ? (blueprint.plan?.initiatives ?? []).map(({ id, opportunityIds }) => [id, opportunityIds] as const)
    : blueprint.roadmap.waves.map(({ name, items }) => [name, items.map((item) => item.opportunityId)] as const);
  return new Map(
    carriers.flatMap(([id, opportunityIds]) => {
      const number = numbers.get(id);
      return number === undefined ? [] : opportunityIds.map((one) => [one, number] as const);
    }),
  );
}

/** The FTE that an initiative in the case frees. */
export const freedIn = ({ counted, here, elsewhere }: WorkRow, freedBy: (one: CaseOpportunity) => number): number =>
  counted ? [...here, ...elsewhere].reduce((sum, one) => sum + freedBy(one), 0) : 0;

/** What an initiative brings to the case in the first scenario: a year's savings, cost once, and cost a year. */
export function amountsOf({ counted }: WorkRow, { assumptions }: Scenario) {
  if (!counted) return { savings: 0, oneOff: 0, run: 0 };
  return {
    savings: counted.annualSavings * savingsFactor(counted, assumptions),
    oneOff: counted.oneOffCost * assumptions.cost,
    run: counted.annualRunCost * assumptions.cost,
  };
}
