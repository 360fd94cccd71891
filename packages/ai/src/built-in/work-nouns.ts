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
export const verbOfNoun = (noun: string) => WORK_NOUNS.get(noun);

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

export const canBeNoun = (word: string) => ALSO_NOUNS.has(word) || SOMETIMES_NOUNS.has(word);

/** Whether a name is one noun phrase, as "Order management" and "Store replenishment", although it starts like a verb. */
export function isNounPhrase(first: string, last: string, isKnown: boolean): boolean {
  if (first === last) return false;
  const endsInAction = /(?:tion|sion|ment|ing|ance|ence|sis)$/.test(last);
  if (ALSO_NOUNS.has(first) || !isKnown) return endsInAction || verbOfNoun(last) !== undefined;
  return SOMETIMES_NOUNS.has(first) && verbOfNoun(last) !== undefined && !/^operations?$/.test(last);
}
