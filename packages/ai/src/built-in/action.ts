import { singular } from '@process-ai/domain/capability-tags/stems';
import { saysLittle } from './forms.ts';
import { isKnownVerb } from './verb-classes.ts';
import { verbOf } from './words.ts';

export interface Action {
  /** What is done, as an infinitive; null when the name tells no verb. */
  verb: string | null;
  /** On what: a noun phrase in running-text spelling without article; empty when the name has none. */
  object: string;
}

const OBJECT_WORDS = 8;
const OBJECT_LENGTH = 80;

/** Verbs that only carry a noun of work: "conduct an analysis". */
const CARRIERS = new Set([
  'take',
  'perform',
  'conduct',
  'execute',
  'undertake',
  'carry',
  'do',
  'make',
  'complete',
  'run',
]);

/** Nouns of work so general that "Order management" is about orders; "risk modelling" stays as it is. */
const GENERAL_WORK = new Set(['manage', 'handle', 'process', 'administer', 'execute', 'implement']);

const STOPS = new Set(
  `for with to from against in on by through based using according within during across into at via per as that which
  who where when while between under over upon than whether how if after before throughout towards toward
  among vs vs. versus`.split(/\s+/),
);
const ARTICLES = new Set('the a an any all each every its their your our appropriate out up'.split(' '));

/** What follows is a clause and no object: "ensure that …", "determine how …". */
const CLAUSES = new Set('that whether if how what which who why when where'.split(' '));

const JOINERS = /^(?:and|or|&|\/|and\/or)$/i;

/** Reads verb and object from a process name: "Create/Distribute purchase orders" → create, "purchase orders". */
export function actionOf(name: string): Action {
  const words = name
    .replace(/[[(][^\])]*[\])]/g, ' ')
    .replace(/["“”„«»]/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const [first, second] = [bare(words[0]), bare(words[1])];
  const hasQualifier = /-|ly$/.test(first) && !isKnownVerb(first) && isKnownVerb(second);
  return verbFirst(hasQualifier ? words.slice(1) : words) ?? workNoun(words) ?? { verb: null, object: phraseOf(words) };
}

function verbFirst(words: readonly string[]): Action | null {
  const first = bare(words[0]);
  if (isNounPhrase(first, bare(headOf(words).at(-1)), isKnownVerb(first))) return null;

  const verbs: string[] = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (verbs.length > 0 && JOINERS.test(word)) continue;
    // After the first verb, a further one must be joined to it: "develop and train", "pick, pack", not "develop process".
    const previous = words[at - 1] ?? '';
    const isJoined = verbs.length === 0 || JOINERS.test(previous) || previous.endsWith(',');
    const read = word.split('/').map((part) => infinitive(bare(part)));
    if (!isJoined || read.includes(null)) break;
    verbs.push(...read.filter((verb) => verb !== null));
  }
  while (JOINERS.test(words[at - 1] ?? '')) at -= 1;

  const verb = verbs[0];
  if (verb === undefined) return null;
  const object = phraseOf(words.slice(at));
  if (verb === 'prepare' && words[at]?.toLowerCase() === 'for') return { verb: 'plan', object };
  return { verb: CARRIERS.has(verb) ? (carriedBy(object) ?? verb) : verb, object };
}

/** Plurals are nouns at the head of a name: "Reports", unlike "Report". */
const infinitive = (word: string) => (word.endsWith('s') && !isKnownVerb(word) ? null : verbOf(word));

/** "Conduct profitability analysis" is analysing. */
function carriedBy(object: string): string | undefined {
  const words = object.split(' ');
  const work = words.length > 1 ? verbOfNoun(bare(words.at(-1)).replace(/(?<!si)s$/, '')) : undefined;
  return work === 'manage' ? undefined : work;
}

/** "Management of claims", "Claims handling". */
function workNoun(words: readonly string[]): Action | null {
  const first = verbOfNoun(bare(words[0]));
  if (first && words[1]?.toLowerCase() === 'of') return { verb: first, object: phraseOf(words.slice(2)) };
  const head = headOf(words);
  const verb = verbOfNoun(bare(head.at(-1)));
  if (!verb || head.length < 2) return null;
  return { verb, object: phraseOf(GENERAL_WORK.has(verb) ? head.slice(0, -1) : head) };
}

/** The words before the first preposition or dash. */
function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, index) => index > 0 && (STOPS.has(word.toLowerCase()) || /^[-–—(]/.test(word)));
  return end === -1 ? words : words.slice(0, end);
}

const bare = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '');

/** The words of a noun phrase, up to where another clause begins. */
function phraseOf(words: readonly string[]): string {
  if (CLAUSES.has((words[0] ?? '').toLowerCase())) return '';
  const kept: string[] = [];
  for (const [index, word] of words.entries()) {
    const plain = word.toLowerCase().replace(/[,;:.]+$/, '');
    if (kept.length === 0 && (ARTICLES.has(plain) || STOPS.has(plain) || plain === 'of')) continue;
    // "Plan for …" and "need for …" say little without what follows.
    const goesOn = plain === 'for' && kept.length > 0 && saysLittle(kept.map((part) => singular(bare(part))));
    if (kept.length > 0 && !goesOn && (STOPS.has(plain) || /^[-–—(]/.test(word))) break;
    if (kept.length >= OBJECT_WORDS || (JOINERS.test(plain) && startsClause(words[index + 1], words[index + 2]))) break;
    kept.push(spelled(word));
    if (/[;:.]$/.test(word)) break;
  }
  while (/^(?:and|or|&|of|for|and\/or)$/i.test(kept.at(-1) ?? '')) kept.pop();
  return kept
    .join(' ')
    .slice(0, OBJECT_LENGTH)
    .toWellFormed()
    .replace(/[\s,;:.\-–/]+$/, '');
}

/** Whether "and …" goes on with another verb ("and identify gaps") and not with another noun ("and supply plans"). */
function startsClause(next: string | undefined, after: string | undefined): boolean {
  const word = bare(next?.split('/')[0]);
  return after !== undefined && isKnownVerb(word) && !canBeNoun(word);
}

/** Lower-case, unless the word is an abbreviation or a name with a spelling of its own. */
const spelled = (word: string) =>
  /^\P{L}*\p{Lu}?[\p{Ll}\p{P}\p{N}]*(?:[-/&]\p{Lu}?[\p{Ll}\p{P}]+)*$/u.test(word) ? word.toLowerCase() : word;

/** Nouns that stand for work, with their verb: "Claims handling", "Perform cost analysis". */
const WORK_NOUNS = new Map(
  Object.entries({
    administer: 'administration',
    allocate: 'allocation',
    analyze: 'analysis analyses analytics',
    approve: 'approval',
    assess: 'assessment',
    audit: 'audit',
    authorize: 'authorization authorisation',
    bill: 'billing',
    calculate: 'calculation',
    capture: 'capture reading',
    close: 'closure closing',
    collect: 'collection',
    communicate: 'communication communications',
    configure: 'configuration activation provisioning',
    control: 'control controls',
    define: 'definition',
    deliver: 'delivery',
    deploy: 'deployment',
    design: 'design',
    develop: 'development',
    disburse: 'disbursement',
    dispatch: 'dispatching dispatch',
    distribute: 'distribution',
    enter: 'entry',
    estimate: 'estimation',
    evaluate: 'evaluation',
    execute: 'execution',
    forecast: 'forecasting',
    generate: 'generation',
    handle: 'handling',
    hire: 'hiring',
    implement: 'implementation setup',
    inspect: 'inspection',
    investigate: 'investigation',
    invoice: 'invoicing',
    maintain: 'maintenance',
    manage: 'management operations operation',
    match: 'matching',
    measure: 'measurement',
    model: 'modelling modeling',
    monitor: 'monitoring surveillance',
    negotiate: 'negotiation',
    optimize: 'optimization optimisation',
    plan: 'planning',
    prepare: 'preparation',
    prioritize: 'prioritization',
    process: 'processing',
    procure: 'procurement',
    reconcile: 'reconciliation',
    recruit: 'recruitment recruiting',
    register: 'registration onboarding',
    replenish: 'replenishment',
    report: 'reporting',
    research: 'research',
    resolve: 'resolution',
    retire: 'retirement',
    review: 'review',
    schedule: 'scheduling',
    screen: 'screening',
    select: 'selection',
    serve: 'servicing',
    settle: 'settlement',
    source: 'sourcing',
    support: 'support',
    terminate: 'termination',
    test: 'testing',
    track: 'tracking',
    train: 'training',
    validate: 'validation',
    value: 'valuation',
    verify: 'verification diligence',
  }).flatMap(([verb, nouns]) => nouns.split(' ').map((noun) => [noun, verb] as const)),
);

/** The verb of a noun that stands for work, or undefined. */
const verbOfNoun = (noun: string) => WORK_NOUNS.get(noun);

/** Verbs that are nouns just as well. At the head of a name that ends in a noun of action, they are nouns. */
const ALSO_NOUNS = new Set(
  `access account asset audit benefit campaign card cash change claim contract cost credit data demand deposit
  fault file fund incident lead market network order payment position price problem product program project quality
  quote rate release return service stock store supply trade training transfer`.split(/\s+/),
);

/** The same for verbs that mostly are verbs: only a plain noun of work at the end makes them nouns. */
const SOMETIMES_NOUNS = new Set(
  `control design document issue load model pay plan process record report review schedule source support test
  accounting billing clearing engineering learning lending manufacturing marketing merchandising operating planning
  pricing purchasing rating sourcing trading`.split(/\s+/),
);

const canBeNoun = (word: string) => ALSO_NOUNS.has(word) || SOMETIMES_NOUNS.has(word);

/** Whether a name is one noun phrase, as "Order management" and "Store replenishment", although it starts like a verb. */
function isNounPhrase(first: string, last: string, isKnown: boolean): boolean {
  if (first === last) return false;
  const endsInAction = /(?:tion|sion|ment|ing|ance|ence|sis)$/.test(last);
  if (ALSO_NOUNS.has(first) || !isKnown) return endsInAction || verbOfNoun(last) !== undefined;
  return SOMETIMES_NOUNS.has(first) && verbOfNoun(last) !== undefined && !/^operations?$/.test(last);
}
