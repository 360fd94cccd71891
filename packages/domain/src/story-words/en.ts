import { NUMBERS } from '../language.ts';

const { counted, decimals, listed } = NUMBERS.en;

/** The sentences of the story; of their arguments, amounts and months are written already. */
export const ENGLISH = {
  /** Those that every sector has, by their id. */
  scenarios: {
    'capacity-kept': {
      name: 'Capacity kept',
      description: 'Everything as planned. All of the freed work counts as value: people do other work with it.',
    },
    'cash-released': {
      name: 'Cash released',
      description: 'Half of the freed work leaves the payroll, an assumption; the other half is not counted.',
    },
  },
  areas: { all: 'All processes', across: 'Across the area' },
  wave: (name: string) => name,
  waveFrom: (month: string) => `From ${month}`,
  months: (from: number, to: number) => `Months ${from}–${to}`,
  /** What `months` says, within a sentence. */
  inSentence: (when: string) => when.replace('Months', 'months'),
  span: (from: string, to: string) => `${from} to ${to}`,
  monthOfPlan: (month: number) => `month ${month}`,
  situation: {
    unknown: 'The plan does not say; to be confirmed.',
    noWork: 'No work of the plan is measured yet; to be confirmed.',
    timeForOther: (fte: string) =>
      `The plan frees ${fte} FTE of work. It is counted as time for other work: the condition holds as long as that other work is named, and breaks where freed work leaves the payroll.`,
    offPayroll: (fte: string) => `The plan frees ${fte} FTE of work, and its case takes a part of it off the payroll.`,
    offPayrollOfWhom: (fte: string) =>
      `The plan frees ${fte} FTE of work, and its case takes a part of it off the payroll: whose it is has to be settled with this condition.`,
    unnamed: (about: string) => `No title in the plan names ${about}; to be confirmed.`,
    /** `limit` = the one that the client has set; null = none with an amount. `into` = the initiatives that it concerns; empty = not known. `begins` = null: the first of them has, or none is planned. */
    limit: (title: string, alone: boolean, limit: string | null, into: string, begins: string | null) =>
      `“${title}” ${alone ? 'would act on it by itself' : 'works on it'}: ${limit === null ? 'the limit has to be set' : `the limit of ${limit} has to be built in${into && `to ${into}`}`} before ${begins === null ? 'it goes live' : `the work begins (${begins})`}.`,
    stays: (text: string) => ` Stays with people: ${text}`,
    first: (name: string, when: string) => `“${name}” begins first (${when})`,
    waveSaysNothing: (about: string) => `, and nothing says what of it starts with ${about}.`,
    initiativeSaysNothing: (about: string) => `, and nothing in it says that it starts with ${about}.`,
    later: (name: string, when: string) => `; “${name}” follows (${when}).`,
    neverNamed: (about: string) => `; nothing in the plan names ${about}.`,
    above: (cost: string) => `The plan costs ${cost} once, which is above it.`,
    notAll: (cost: string) => `The plan costs ${cost} once, and not all of it has a cost yet.`,
    within: (cost: string) => `The plan costs ${cost} once, which is within it.`,
    hosting: 'It depends on the vendor and its hosting: to be settled in the contract.',
  },
  decisions: {
    decide: (count: number): string =>
      count === 1 ? 'Accept or reject the one proposal' : `Accept or reject ${decimals(count)} proposals`,
    decideWhy: 'only what is accepted is planned, and counts',
    measure: (count: number) =>
      `Have ${count === 1 ? 'one process' : `${count} processes`} measured: cases a year, minutes a case, people and pay`,
    quoted: (name: string) => `“${name}”`,
    andMore: (names: string, more: number) => `${names} and ${more} more`,
    review: (name: string, runs: boolean) =>
      runs ? `Review “${name}”, which runs, or stop it` : `Review “${name}” before its budget is released, or stop it`,
    reviewMany: (count: number) => `Review the ${count} initiatives that cost more than they bring, or stop them`,
    release: (name: string) => `Release the budget of “${name}”`,
    /** `next` = first of those that have not begun, where others have. */
    releaseMany: (count: number, turn: 'first' | 'next' | 'later') =>
      `Release the budget of the ${count} initiatives that ${{ first: 'begin first', next: 'begin next', later: 'follow' }[turn]}`,
    releaseWaves: (names: readonly string[], isFirst: boolean) =>
      `Release the budget of ${names.join(' and ')}${names.length > 1 ? ` that ${isFirst ? 'begin first' : 'follow'}` : ''}`,
    beginsFirst: (name: string, month: string) => `of these, “${name}” begins first (${month})`,
    planner: 'Name who turns the roadmap into a plan with owners, months and costs',
    plannerWhy: 'no wave has an owner or a cost of its own yet',
    nameOwner: (name: string) => `Name the owner of “${name}”`,
    nameOwners: (count: number) => `Name an owner for each of the ${count} initiatives that have none`,
    ownerWhy: 'nobody answers for it yet',
    placeFar: (name: string) => `Start “${name}” within the years of the case, or take it out of the plan`,
    placeFarMany: (count: number) =>
      `Start ${count} initiatives within the years of the case, or take them out of the plan`,
    farWhy: (when: string, years: number) =>
      `planned for ${when}, after the ${years} years of the case; counts in no figure until then`,
    gate: (name: string) => `Go on with “${name}”, or stop it`,
    gateText: (gate: string) => `Gate: ${gate}`,
    counsel: 'Have counsel and data protection confirm the flags of the register',
    touches: (count: number, laws: string) =>
      count === 0 ? laws : count === 1 ? `One initiative touches ${laws}` : `${count} initiatives touch ${laws}`,
    invite: (best: string, second: string | null) =>
      second ? `Invite ${best} and ${second} to prove it on a real case` : `Invite ${best} to prove it on a real case`,
    fitsBest: (best: string, second: string | null) =>
      second ? `They fit best, with ${best} and ${second} of 100 points` : `It fits best, with ${best} of 100 points`,
    standBehind: 'Name the person who stands behind each agent that serves a customer alone',
    moments: (count: number, first: string) =>
      `${count === 1 ? 'One Moment That Matters' : `${count} Moments That Matter`}, “${first}” first`,
  },
  /** Risks that the plan itself shows, where nobody has named one. */
  planRisks: {
    carries: (risk: string, share: string) => `${risk}; ${share} of the plan’s savings hang on this initiative`,
    gate: (gate: string) => `Its gate: ${gate}`,
    unowned: (when: string) => `Nobody answers for it (${when})`,
    name: (month: string) => `An owner named by ${month}`,
    nameNow: 'An owner named now',
    waits: (names: readonly string[]) =>
      `It waits for ${listed(names.map((name) => `“${name}”`))}: where ${names.length === 1 ? 'that is' : 'one of them is'} late, so is it`,
    watch: 'Their dates before the steering committee each month; its own start moved in time',
    benchmark: (assumed: string | null) =>
      assumed === null
        ? 'All savings are shared out from the payroll, not measured: no single process is sure of its amount'
        : `None of the savings is measured: they rest on an assumed ${assumed} people (half as many, half the savings)`,
    measure: 'The processes that hold most measured before any budget is asked for',
    unplanned: 'No wave has an owner or a cost of its own: what nobody answers for may not begin',
    plan: 'Owners, months and costs named before any budget is asked for',
    unserved: (count: number) =>
      count === 1
        ? 'The one vendor compared does not do enough of the work: it may have to be built'
        : `None of the ${count} vendors compared does enough of the work: it may have to be built`,
    build: 'More vendors compared, or a build estimated, before a budget is released',
    alone: (name: string) =>
      `An AI agent serves customers alone at “${name}”, where it matters most: a mistake there costs trust`,
    standBehind: 'A person named who stands behind the agent and takes over doubtful cases',
    /** The driver that moves the case most, at the tenth of the runs that is worst. */
    movesMost: (risk: string) => `${risk}; no driver moves the result more`,
    drivers: {
      volume: {
        risk: (at: string) => `The volume of work ends at ${at} of plan (one case in ten)`,
        control: 'Cases counted each month, later initiatives resized by them',
      },
      rate: {
        risk: (at: string) => `The automation rate ends at ${at} (one case in ten)`,
        control: 'The rate measured in the first initiative before more is released',
      },
      adoption: {
        risk: (at: string) => `Only ${at} of the work goes the new way (one case in ten)`,
        control: 'Teams trained before the start; the share that works the new way counted each month',
      },
      cost: {
        risk: (at: string) => `The cost ends at ${at} of plan (one case in ten)`,
        control: 'Offers at a fixed price before each budget is released',
      },
      delay: {
        risk: (at: string) => `Everything is ${at} months late (one case in ten)`,
        control: 'A date for each gate; later budgets wait for it',
      },
    },
  },
  measures: { handlingTime: (process: string) => `Handling time of “${process}”`, minutes: 'min' },
  ratingRule: (high: string, medium: string, material: string) =>
    `Impact: the share of the plan’s savings that the initiative carries (high from ${high}, medium from ${medium}). Likelihood: a judgment by the riskiest kind of work that makes up at least ${material} of it (rules low, AI models medium, agents high); waiting for other work low, beginning before it ends or having no owner medium. Of the whole plan: a driver low, by the share of value it takes; savings not measured, waves without owners, or no vendor that fits medium, a loss or an agent alone high, by the share concerned.`,
  laws: {
    annexIII: (heading: string) => `AI Act, annex III: ${heading}`,
    highRisk:
      'Settle before it is built whether it is high-risk. If so: risk management, data governance, records, human oversight and registration in the EU database.',
    counselSettles: (how: string) => `Counsel settles before it is built which rules hold here. ${how}`,
    employment: {
      law: 'employment',
      reason: 'It helps to choose people, to assess them, or to share out their work.',
      general: 'Equal treatment at work',
      settle: 'Results tested for unequal treatment, a person decides, records kept.',
    },
    services: {
      law: 'essential services',
      reason: 'It helps to decide on credit, on life or health insurance, on public benefits, or on emergency calls.',
      general: 'Fair decisions on credit, cover and benefits',
      settle: 'Reasons that can be given for a refusal, results tested for unfair treatment, a person decides.',
    },
    education: {
      law: 'education',
      reason: 'It helps to decide on admission, on grades, or on conduct in examinations.',
      general: 'Equal treatment in education',
      settle: 'Results tested for unequal treatment, a person decides, an appeal is possible.',
    },
    infrastructure: {
      law: 'critical infrastructure',
      reason: 'It may act as a safety component of traffic, or of the supply of water, gas, heat or power.',
      general: 'Safety of supply and traffic',
      settle: 'Tests, operation without it, and a person who can stop it.',
    },
    biometrics: {
      law: 'biometrics',
      reason: 'It identifies or sorts people by their body or their behavior.',
      general: 'Biometric data',
      settle: 'Consent or another ground for the data, retention and deletion set.',
    },
    enforcement: {
      law: 'law enforcement',
      reason: 'It helps to judge suspects, victims or evidence.',
      general: 'Due process in law enforcement',
      settle: 'A person decides, records kept, evidence open to challenge.',
    },
    migration: {
      law: 'migration',
      reason: 'It helps to judge applications or risks at a border.',
      general: 'Due process at the border',
      settle: 'A person decides, reasons can be given, an appeal is possible.',
    },
    justice: {
      law: 'justice',
      reason: 'It helps to find or to apply the law in a dispute.',
      general: 'Due process in disputes',
      settle: 'A person decides, sources are checked, both sides are heard.',
    },
    decisions: {
      law: 'GDPR, article 22',
      reason: 'It prepares or makes a decision with legal or similar effect on a person.',
      control:
        'A person with the authority to decide otherwise confirms each adverse decision; those concerned are told, and can contest it. Impact assessment under article 35.',
      general: 'Automated decisions about people',
      settle:
        'A person with the authority to decide otherwise confirms each adverse decision; those concerned are told the reason, and can contest it.',
    },
    sensitive: {
      law: 'GDPR, article 9',
      reason: 'It processes special categories of data, as on health, religion or union membership.',
      control: 'Legal basis under article 9(2), access for few, retention set. Impact assessment under article 35.',
      general: 'Sensitive personal data',
      settle: 'Counsel settles the ground for using them; access for few, retention and deletion set.',
    },
    openness: {
      law: 'AI Act, article 50',
      reason: 'People talk with it, or read what it wrote.',
      control: 'Say that it is a machine where people meet it, and mark what is generated.',
      general: 'Openness about machines',
    },
  },
  /** Duties that such work has whatever its use cases are. */
  always: {
    privacy: {
      law: 'GDPR, articles 5, 28 and 30',
      reason: 'Wherever data of customers, employees or other people are processed.',
      general: 'Protection of personal data',
      control:
        'Purpose and legal ground of each processing on record, a contract with each processor, an impact assessment where the risk to people is high.',
    },
    employees: {
      reason: 'Work is organized anew, and software can record what people do.',
      control:
        'Tell those concerned, and the works council or other representatives where there are any, before it is decided; agree on what is recorded and who sees it.',
      general: 'Information of employees',
      european: 'Directive 2002/14/EC, article 4',
      laws: {
        DE: 'Works Constitution Act (BetrVG), sections 87 and 90',
        AT: 'Labor Constitution Act (ArbVG), sections 96 and 96a',
        FR: 'Labor Code (Code du travail), L. 2312-8 and L. 2312-38',
        ES: 'Workers’ Statute, article 64',
        NL: 'Works Councils Act (WOR), articles 25 and 27',
      },
    },
    unclassed: {
      law: 'AI Act, articles 5, 6 and 50',
      reason:
        'It uses AI, and nobody has said yet to which class of the act it belongs; until then none of it counts as cleared.',
      control:
        'Class each before it is built: forbidden (article 5), high-risk (article 6 and annex III), to be disclosed (article 50), or none of these.',
    },
    finance: {
      law: 'DORA, Regulation (EU) 2022/2554',
      reason:
        'Banks, insurers and managers of funds answer for the resilience of their systems and of those who run them.',
      control:
        'Each service in the register of information, the contract clauses of article 30, exit and outage tested before it goes live.',
    },
    essential: {
      law: 'NIS 2, Directive (EU) 2022/2555',
      reason: 'The industry is one of its annexes I and II; from a medium size on, its systems have to be secured.',
      control:
        'The measures of article 21 for each new system, suppliers among them; incidents reported by article 23.',
    },
  },
  fit: {
    none: (all: number) => `Covers none of ${counted(all, 'opportunity', 'opportunities')}`,
    some: (covered: number, all: number, worth: readonly string[]) =>
      `Covers ${decimals(covered)} of ${counted(all, 'opportunity', 'opportunities')}${worth.length > 0 ? ` worth ${worth.join(' and ')}` : ''}`,
    worth: (covered: string, all: string, basis: 'measured' | 'benchmark') => `${covered} of ${all} a year (${basis})`,
    howWell: (wholly: number, covered: number) => {
      if (covered === 1) return wholly === 1 ? 'wholly' : 'in part';
      if (wholly === covered) return 'all of them wholly';
      return wholly === 0 ? 'all of them in part' : `${decimals(wholly)} wholly, ${decimals(covered - wholly)} in part`;
    },
    separated: (parts: readonly string[]) => parts.join('; '),
    strongest: (names: readonly string[]) => `strongest in ${names.map((name) => `“${name}”`).join(' and ')}`,
    aligned: 'industry-aligned',
    cross: 'cross-industry',
    madeFor: (industry: string, isAnother: boolean) =>
      `made for ${isAnother ? 'another' : 'one'} industry (${industry})`,
  },
};

export type StoryWords = typeof ENGLISH;
