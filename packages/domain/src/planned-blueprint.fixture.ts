import { EXPORT_SECTIONS } from '@process-ai/contract/exports';
import type { Blueprint } from './blueprint.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import type { UseCaseDuties } from './use-case-duties.ts';

const NO_DUTY = { aiAct: 'none', decidesAboutPerson: false, specialCategories: false, staysWithPeople: '' } as const;
const DUTIES = new Map<string, UseCaseDuties>([
  ['hire', { ...NO_DUTY, aiAct: 'annex III: employment', decidesAboutPerson: true, staysWithPeople: 'Who is hired.' }],
  ['chat', { ...NO_DUTY, aiAct: 'transparency', staysWithPeople: 'Complaints.' }],
  ['match', NO_DUTY],
]);

interface Planned {
  id: string;
  months?: [start: string, end: string];
  carries?: string[];
  owner?: string | null;
  measured?: number;
  benchmark?: number;
  cost?: number;
  gate?: string | null;
  status?: string;
  risks?: { risk: string; control: string | null }[];
  measures?: { name: string; unit?: string; baseline: number | null; target: number | null }[];
  processIds?: string[];
  dependsOn?: string[];
}

export const NOTHING_LEFT_OUT = {
  initiatives: [],
  unplanned: { opportunities: [], count: 0, savings: 0, processes: 0, processSavings: 0 },
  undecided: { count: 0, savings: 0 },
} as const;

/** Two processes: A, 10 people at 50,000, and B below it, whose work is a part of A's. */
export function blueprint(planned: readonly Planned[], types: Record<string, [type: string, useCaseId: string]> = {}) {
  const opportunity = (id: string, savings: number) => ({
    id,
    title: `Opportunity ${id}`,
    type: types[id]?.[0] ?? 'automation',
    useCaseId: types[id]?.[1] ?? null,
    status: 'accepted',
    countedSavings: savings,
    savingsBasis: 'measured',
    benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  });
  const A = { code: '1', name: 'A' };
  const roi = {
    input: { fteCount: 10 },
    result: { basis: 'capacity', workHours: 0, currentAnnualCost: 500_000 },
    countedIn: null,
  };
  return {
    sections: EXPORT_SECTIONS,
    decided: true,
    sector: {},
    cover: { date: '2026-12-10' },
    value: { measured: { processes: 0 }, benchmark: { processes: 0 }, employees: 1000 },
    processValues: [],
    summary: { processCount: 1 },
    processes: [
      {
        ...A,
        id: 'a',
        path: [A],
        roi,
        opportunities: [opportunity('x', 60), opportunity('y', 40)],
        allOpportunities: [],
      },
      {
        code: '1.1',
        name: 'B',
        id: 'b',
        path: [A, { code: '1.1', name: 'B' }],
        roi: null,
        opportunities: [opportunity('z', 50)],
        allOpportunities: [],
      },
    ],
    brought: new Map(
      [
        ['x', 'a', 60_000],
        ['y', 'a', 40_000],
        ['z', 'b', 50_000],
      ].map(([id, processId, measured]) => [id, { id, processId, measured, pays: true }]),
    ),
    assumptions: { hoursPerYear: 2000, currency: 'USD', years: 3 },
    case: {
      contributions: [],
      swings: [],
      breakEvens: [],
      notInCase: NOTHING_LEFT_OUT,
      headline: { annualSavings: 1 },
    },
    rejectedAlone: [],
    roadmap: { waves: [], later: [] },
    comparison: { fits: [] },
    journeys: [],
    duties: DUTIES,
    plan: {
      settings: { startMonth: '2027-01' },
      initiatives: planned.map(({ id, months = ['2027-01', '2027-03'], carries = [], ...one }) => ({
        id,
        name: `Initiative ${id}`,
        owner: null,
        status: 'proposed',
        gate: null,
        risks: [],
        measures: [],
        processIds: [],
        dependsOn: [],
        annualRunCost: 0,
        costLines: one.cost === undefined ? [] : [{ kind: 'licence', name: 'Licences', amount: one.cost }],
        oneOffCost: one.cost ?? 0,
        startMonth: months[0],
        endMonth: months[1],
        opportunityIds: carries,
        annualSavings: { measured: one.measured ?? 0, benchmark: one.benchmark ?? 0 },
        ...one,
      })),
    },
  } as unknown as Blueprint;
}

/** A row of a plan: proposed, with an owner, and without figures where none are said. */
export const row = (one: Partial<PlanRow>): PlanRow =>
  ({
    name: one.id,
    status: 'proposed',
    owner: 'Head of claims',
    after: [],
    gate: null,
    measured: 0,
    oneOffCost: 0,
    leftOut: null,
    ...one,
  }) as PlanRow;

/** A plan of these rows and nothing else. */
export const planViewOf = (rows: PlanRow[]): PlanView => ({
  follows: 'plan',
  startMonth: '2027-01',
  rows,
  isUnderWay: rows.some(({ status }) => status === 'running' || status === 'delivered'),
  isAhead: false,
  begins: rows.slice(0, 1),
  stopped: 0,
  lastMonth: 12,
  toBegin: [],
  later: [],
  total: { oneOffCost: 0, annualRunCost: 0, measured: 0, benchmark: 0 },
  came: null,
});
