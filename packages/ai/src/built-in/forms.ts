import { singular } from '@process-ai/domain/capability-tags/stems';
import type { ObjectClass, ObjectGroup } from './object-class.ts';
import { usualClassOf, type VerbClassId } from './verb-classes.ts';
import { wordsOf } from './words.ts';

/** What kind of thing a phrase ends in: a strategy for HR and a measure of HR are different work on the same object. */
export type Form =
  | 'strategy'
  | 'plan'
  | 'policy'
  | 'measure'
  | 'requirement'
  | 'role'
  | 'framework'
  | 'programme'
  | 'improvement'
  | 'impact'
  | 'method'
  | 'resource'
  | 'person'
  | 'relation'
  | 'schedule'
  | 'report'
  | 'forecast';

const WORDS: Record<Form, string> = {
  strategy: 'strategy vision mission direction objective goal option roadmap positioning',
  plan: 'plan calendar planning initiative',
  policy: 'policy procedure guideline standard rule regulation principle',
  measure: 'measure metric kpi indicator target scorecard benchmark parameter baseline threshold',
  requirement: 'requirement criterion criteria need specification expectation',
  role: 'role responsibility ownership accountability structure organization authority',
  framework: 'framework governance model architecture process',
  programme: 'program programme campaign',
  improvement: 'improvement gap alternative enhancement opportunity',
  impact: 'impact effect implication consequence cause driver factor constraint barrier issue obstacle',
  method: 'method methodology technique tool approach mechanism',
  resource: 'resource capability capacity availability',
  person: 'champion owner sponsor stakeholder team leader expert personnel',
  relation: 'relationship relation',
  schedule: 'schedule timetable roster',
  report: 'report reporting statement document documentation',
  forecast: 'forecast budget projection',
};

/** Words that are about nothing in particular, until another word says of what. */
const EMPTY =
  'data information record content system solution process result task action activity performance status next step request call';

const BY_WORD = new Map(
  (Object.entries(WORDS) as [Form, string][]).flatMap(([form, words]) =>
    words.split(' ').map((word) => [word, form] as const),
  ),
);
const SAYS_LITTLE = new Set([...BY_WORD.keys(), ...EMPTY.split(' ')]);

export function formOf(phrase: string): Form | null {
  const head = phrase.split(/ (?:for|of|to|in) /)[0] ?? phrase;
  const forms = wordsOf(head).map((word) => BY_WORD.get(singular(word)));
  return forms.findLast((form) => form !== undefined) ?? null;
}

/** Whether words only say what form a thing has, so that other words must tell what it is about. */
export const saysLittle = (stems: readonly string[]) => stems.every((stem) => SAYS_LITTLE.has(stem));

/** Developing a schedule is scheduling, developing a report is writing, developing a budget is forecasting. */
export function verbClassWith(form: Form | null, verbClass: VerbClassId): VerbClassId {
  if (form === 'report') return ['define', 'design', 'implement', 'transact'].includes(verbClass) ? 'write' : verbClass;
  if (form !== 'schedule' && form !== 'forecast') return verbClass;
  return ['define', 'design', 'implement', 'write'].includes(verbClass) ? form : verbClass;
}

/**
 * Where a verb means other work with some objects: "plan" a route is scheduling, "plan" a budget is forecasting.
 * For each verb, the ids and groups of the objects by the class it then belongs to; an id comes before a group.
 */
const SENSES: Record<string, Partial<Record<VerbClassId, string>>> = {
  plan: { forecast: 'budget demand inventory treasury', define: 'governance customers technology' },
  develop: {
    forecast: 'budget demand',
    train: 'learning',
    design: 'products releases marketing',
    write: 'quotes',
    define: 'people',
  },
  establish: { forecast: 'demand', transact: 'accounts', define: 'treasury' },
  create: {
    define: 'governance people',
    forecast: 'demand budget',
    transact: 'purchasing ledger billing orders',
    maintain: 'data',
    write: 'knowledge recruiting quotes contracts',
    capture: 'incidents',
    schedule: 'production',
  },
  build: { define: 'governance', communicate: 'relations' },
  generate: {
    schedule: 'production',
    forecast: 'demand',
    transact: 'billing orders',
    sell: 'sales',
    design: 'products',
  },
  produce: { handle: 'production products metering' },
  provide: { write: 'finance governance budget ledger', train: 'learning', respond: 'knowledge' },
  determine: { calculate: 'pricing costing payroll tax', forecast: 'inventory demand' },
  measure: { assess: 'customers governance' },
  order: { transact: 'purchasing inventory suppliers' },
  close: { reconcile: 'ledger costing' },
  deliver: { train: 'learning', implement: 'technology governance delivery', communicate: 'customers' },
  support: { communicate: 'governance', respond: 'sales' },
  install: { handle: 'assets metering telecom' },
  operate: { monitor: 'technology releases' },
  change: { maintain: 'employees', implement: 'projects' },
  launch: { implement: 'projects technology releases' },
  execute: { transact: 'treasury purchasing payroll tax accounts ledger billing returns', negotiate: 'contracts' },
  perform: {
    transact: 'treasury',
    reconcile: 'ledger',
    validate: 'quality compliance kyc',
    handle: 'production assets metering logistics',
    calculate: 'costing tax',
    analyze: 'markets',
    assess: 'risk performance',
    forecast: 'budget',
  },
  conduct: {
    analyze: 'markets customers',
    negotiate: 'suppliers',
    assess: 'risk performance appraisals',
    validate: 'compliance quality',
    train: 'learning',
    select: 'recruiting',
    sell: 'marketing',
  },
  review: { validate: 'payables expenses ledger', assess: 'contracts' },
  administer: { manage: 'learning contracts assets' },
  optimize: { schedule: 'supply production delivery', forecast: 'treasury' },
  respond: { resolve: 'incidents security risk technology quality environment', write: 'compliance quotes' },
  assign: { define: 'governance technology customers', schedule: 'incidents' },
  take: { resolve: 'quality risk environment compliance performance', capture: 'orders' },
  test: { analyze: 'customers' },
  adopt: { implement: 'technology' },
  transform: { manage: 'people' },
  staff: { schedule: 'projects delivery' },
  release: { approve: 'treasury production quality', communicate: 'relations' },
  rate: { calculate: 'telecom' },
};

/** One delivers a parcel by hand, but a programme only in a manner of speaking. */
const OFTEN_FIGURATIVE = new Set(['deliver', 'operate', 'move', 'harvest', 'stage', 'transport', 'store']);
const TANGIBLE: ReadonlySet<ObjectGroup> = new Set(['supply', 'products', 'industry', 'any']);

const BY_VERB_AND_OBJECT = new Map(
  Object.entries(SENSES).flatMap(([verb, senses]) =>
    Object.entries(senses).flatMap(([verbClass, objects]) =>
      objects.split(' ').map((object) => [`${verb} ${object}`, verbClass as VerbClassId] as const),
    ),
  ),
);

/** The kind of work that a verb stands for with an object; "manage" without a verb. */
export function verbClassOf(verb: string | null, object: ObjectClass): VerbClassId {
  if (verb === null) return 'manage';
  const found =
    BY_VERB_AND_OBJECT.get(`${verb} ${object.id}`) ??
    BY_VERB_AND_OBJECT.get(`${verb} ${object.group}`) ??
    usualClassOf(verb);
  return found === 'handle' && OFTEN_FIGURATIVE.has(verb) && !TANGIBLE.has(object.group) ? 'implement' : found;
}
