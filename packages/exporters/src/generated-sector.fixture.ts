import type { Journey } from '@process-ai/contract/journeys';
import type { Opportunity, OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import type { RoiAssumptions, RoiInput } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import type { BlueprintBranding, BlueprintSource } from '@process-ai/domain/blueprint';
import { BUILT_IN_SCENARIOS } from '@process-ai/domain/built-in-scenarios';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { priced } from './priced.fixture.ts';
import { type SeededRandom, seededRandom } from './seeded-random.fixture.ts';

/** What a generated sector is made of; what is absent is of an everyday kind. */
export interface SectorShape {
  seed: number;
  /** How many processes; each one with `fanOut` others below it, down to `levels`. */
  processes?: number;
  levels?: number;
  fanOut?: number;
  /** Only processes from this level down are exported; all stand in the tree. */
  exportedFrom?: number;
  types?: readonly OpportunityType[];
  /** Opportunities of a process, at most. */
  opportunities?: number;
  /** Of its opportunities, percent. */
  rejected?: number;
  savings?: (random: SeededRandom) => number;
  /** Share of the processes with ROI inputs, percent. */
  inputs?: number;
  input?: Partial<RoiInput>;
  vendors?: number;
  vendor?: Partial<Vendor>;
  /** Touchpoints of each journey. */
  journeys?: readonly number[];
  assumptions?: Partial<RoiAssumptions>;
  branding?: Partial<BlueprintBranding>;
  /** Every text that a person may have entered goes through it; null where it may be missing. */
  text?: (plain: string) => string;
  /** Leaves out whatever may be empty. */
  bare?: boolean;
}

const TYPES: readonly OpportunityType[] = ['automation', 'ai', 'agentic'];
const VERBS = ['Receive', 'Check', 'Settle', 'Price', 'Renew', 'Reconcile', 'Answer', 'Approve', 'Route', 'Report'];
const OBJECTS = ['claims', 'invoices', 'orders', 'complaints', 'payments', 'contracts', 'policies', 'meter readings'];
const TECHNIQUES = {
  automation: 'Robotic process automation',
  ai: 'Document extraction',
  agentic: 'Agent orchestration',
} as const satisfies Record<OpportunityType, string>;

/** The source of a blueprint by its shape; the same shape gives the same source. */
export function generatedSector(shape: SectorShape): BlueprintSource {
  const random = seededRandom(shape.seed);
  const text = shape.text ?? ((plain: string) => plain);
  const found = processesOf(shape, random, text);
  const roiInputs = inputsOf(
    found.filter(() => random.chance(shape.inputs ?? 70)),
    shape,
    random,
  );
  const { processes, value, processValues } = priced(found, roiInputs, {
    ...DEFAULT_ASSUMPTIONS,
    ...shape.assumptions,
  });
  const measured = new Set(roiInputs.map(({ processId }) => processId));
  const rejectedAlone = new Set(
    processes.filter(
      ({ id, opportunities }) =>
        !measured.has(id) && opportunities.length > 0 && opportunities.every(({ status }) => status === 'rejected'),
    ),
  );
  return {
    title: text('Retail energy – Blueprint'),
    generatedAt: '2026-03-14T09:26:53.000Z',
    sector: {
      name: text('Retail energy'),
      description: shape.bare ? null : text('Supplies electricity and gas to households.'),
      referenceModel: 'APQC PCF',
    },
    assumptions: { ...DEFAULT_ASSUMPTIONS, ...shape.assumptions },
    assumptionChanges: changesOf(shape, text),
    tree: processes,
    processes: processes.filter((process) => process.level >= (shape.exportedFrom ?? 1) && !rejectedAlone.has(process)),
    rejectedAlone: [...rejectedAlone],
    roiInputs,
    value,
    processValues,
    plan: null,
    scenarios: BUILT_IN_SCENARIOS,
    vendors: Array.from({ length: shape.vendors ?? 4 }, (_, index) => vendorOf(index, shape, random, text)),
    journeys: (shape.journeys ?? [6]).map((length, index) => journeyOf(index, length, processes, shape, random, text)),
    industry: 'Energy and utilities',
    weights: DEFAULT_FIT_WEIGHTS,
    branding: { companyName: null, accentColour: null, logo: null, ...shape.branding },
  };
}

const inputsOf = (processes: readonly Process[], shape: SectorShape, random: SeededRandom): RoiInput[] =>
  processes.map(({ id }) => ({
    processId: id,
    fteCount: random.among(1, 80) / 4,
    processFrequency: random.chance(20) ? 0 : random.among(50, 20_000),
    averageSalary: random.among(30_000, 120_000),
    averageRuntime: random.among(1, 90),
    implementationCost: random.maybe(random.among(0, 6) * 15_000),
    annualRunCost: random.maybe(random.among(0, 20_000)),
    automationRate: random.maybe(random.among(10, 90) / 100),
    realisation: random.maybe(random.among(50, 100) / 100),
    ...shape.input,
  }));

type TextOf = (plain: string) => string;

const changesOf = ({ assumptions = {} }: SectorShape, text: TextOf): BlueprintSource['assumptionChanges'] =>
  Object.fromEntries(
    Object.keys(assumptions).map((name) => [name, { by: text('Ada Tester'), at: '2026-03-02T08:00:00.000Z' }]),
  );

function processesOf(shape: SectorShape, random: SeededRandom, text: TextOf): Process[] {
  const { processes: count = 24, levels = 3, fanOut = 4, bare = false } = shape;
  const rows: Process[] = [];
  const add = (parent: Process | null, position: number) => {
    const code = parent ? `${parent.code}.${position}` : String(position);
    const id = `process-${rows.length + 1}`;
    const name = `${random.pick(VERBS)} ${random.pick(OBJECTS)}`;
    rows.push({
      id,
      code,
      name: text(name),
      level: (parent?.level ?? 0) + 1,
      description: bare ? null : text(`${name}, from the first contact until the books are closed.`),
      parentId: parent?.id ?? null,
      version: 1,
      finding: 'tied',
      opportunities: opportunitiesOf(id, name, shape, random, text),
    });
  };
  for (let root = 1; rows.length < count; root += 1) {
    let open = rows.length;
    add(null, root);
    for (; open < rows.length; open += 1) {
      const parent = rows[open] as Process;
      if (parent.level >= levels) continue;
      for (let child = 1; child <= fanOut && rows.length < count; child += 1) add(parent, child);
    }
  }
  return rows;
}

function opportunitiesOf(
  processId: string,
  name: string,
  { types = TYPES, opportunities = 2, savings, bare, rejected }: SectorShape,
  random: SeededRandom,
  text: TextOf,
): Opportunity[] {
  return Array.from({ length: opportunities === 0 ? 0 : random.among(1, opportunities) }, (_, index) => {
    const type = random.pick(types);
    const technique = TECHNIQUES[type];
    const likely = random.among(1, 40) / 100;
    return {
      id: `${processId}-opportunity-${index + 1}`,
      type,
      title: text(`${technique} to ${name.toLowerCase()}`),
      description: bare ? '' : text(`${technique} takes over the routine cases; people keep the exceptions.`),
      estimatedSavings: null,
      countedSavings: 0,
      enteredSavings: savings ? savings(random) : null,
      savingsBasis: null,
      sizeClass: null,
      benefit: { moves: 'handling time', low: likely / 2, likely, high: Math.min(1, 2 * likely) },
      effort: random.among(1, 5),
      rationale: bare ? '' : text('The steps follow stated rules, and the volume is high.'),
      basis: 'tied',
      confidence: 0.95,
      useCaseId: null,
      source: 'Built-in analyst',
      status: statusOf(random, rejected),
      owner: null,
      decided: null,
      dueDate: null,
      edited: random.chance(10),
      version: 1,
    };
  });
}

const statusOf = (random: SeededRandom, rejected: number | undefined): OpportunityStatus => {
  if (rejected !== undefined && random.chance(rejected)) return 'rejected';
  return random.chance(20) ? 'accepted' : 'proposed';
};

function vendorOf(index: number, shape: SectorShape, random: SeededRandom, text: TextOf): Vendor {
  const { bare = false, vendor } = shape;
  const offering = (name: string) => ({
    name: text(name),
    description: bare ? null : text(`${name} for service teams.`),
    category: bare ? null : text('Platform'),
  });
  return {
    id: `vendor-${index + 1}`,
    name: text(`Vendor ${index + 1}`),
    overview: text('Software for operations.'),
    headquarters: bare ? null : text('Rotterdam'),
    founded: bare ? null : '1998',
    industry: bare ? null : random.pick(['Energy and utilities', 'Cross-industry', 'Banking']),
    website: bare ? null : 'https://vendor.example',
    capabilities: bare ? [] : Object.values(TECHNIQUES).filter(() => random.chance(60)),
    products: bare ? [] : [offering(random.pick(['Workflow automation', 'Case management', 'Process mining']))],
    aiCapabilities: bare || random.chance(40) ? [] : [offering(random.pick(Object.values(TECHNIQUES)))],
    factsAsOf: null,
    updatedAt: '2026-03-01T08:00:00.000Z',
    version: 1,
    ...vendor,
  };
}

function journeyOf(
  index: number,
  length: number,
  processes: readonly Process[],
  { bare = false }: SectorShape,
  random: SeededRandom,
  text: TextOf,
): Journey {
  const phases = ['Consider', 'Buy', 'Use', 'Leave'];
  return {
    id: `journey-${index + 1}`,
    name: text(`Journey ${index + 1}`),
    description: bare ? null : text('What a customer goes through.'),
    persona: bare ? null : text('Somebody who has waited before.'),
    touchPoints: Array.from({ length }, (_, at) => {
      const process = random.chance(85) ? random.pick(processes) : undefined;
      return {
        id: `journey-${index + 1}-${at + 1}`,
        name: text(`${random.pick(VERBS)} ${random.pick(OBJECTS)}`),
        type: random.pick(['human', 'agent', 'hybrid']),
        description: text('What happens here.'),
        processStep: process?.code ?? '99.9',
        processMissing: process === undefined,
        momentThatMatters: random.chance(20),
        channel: bare ? null : text('Telephone'),
        emotion: bare ? null : (at % 5) - 2,
        painPoint: bare || at % 3 > 0 ? null : text('It takes too long.'),
        phase: bare ? null : text(phases[Math.floor((at * phases.length) / length)] ?? ''),
      };
    }),
    source: bare ? null : 'Built-in analyst',
    version: 1,
  };
}
