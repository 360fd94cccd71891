import type { Driver } from '@process-ai/contract/business-case';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { NUMBERS } from '@process-ai/domain/language';
import { RANGE_RULE, SPREADS } from '@process-ai/domain/plan-case-drivers';
import { ROADMAP_RULE } from '@process-ai/domain/roadmap';

const { counted, decimals, listed } = NUMBERS.en;

interface Note {
  label: string;
  /** Where the default comes from. */
  source: string;
}

const noteOf = ({ label, source }: Note): Note => ({ label, source });

/** Assumptions, rules and formulas; in English the same as on the screens. */
export const methodWords = {
  assumptions: {
    hoursPerYear: noteOf(ASSUMPTION_NOTES.hoursPerYear),
    loadFactor: noteOf(ASSUMPTION_NOTES.loadFactor),
    currency: noteOf(ASSUMPTION_NOTES.currency),
    discountRate: noteOf(ASSUMPTION_NOTES.discountRate),
    years: noteOf(ASSUMPTION_NOTES.years),
    ramp: noteOf(ASSUMPTION_NOTES.ramp),
    benefitRisk: noteOf(ASSUMPTION_NOTES.benefitRisk),
    costRisk: noteOf(ASSUMPTION_NOTES.costRisk),
  },
  inputs: {
    implementationCost: noteOf(PROCESS_INPUT_NOTES.implementationCost),
    annualRunCost: noteOf(PROCESS_INPUT_NOTES.annualRunCost),
    automationRate: noteOf(PROCESS_INPUT_NOTES.automationRate),
    realisation: noteOf(PROCESS_INPUT_NOTES.realisation),
  },
  /** Whose size the benchmark rests on. */
  organisation: {
    employees: {
      label: 'People',
      source: 'An assumption in the place of the client’s own number; every benchmark follows it.',
    },
    employeeCost: { label: 'Pay a year', source: 'An assumption in the place of what one person costs the client.' },
  },
  /** `all` = of the plan. */
  planCosts: {
    label: 'One-off and run cost',
    value: (entered: number, all: number) =>
      entered === all
        ? `entered for each of ${counted(all, 'initiative', 'initiatives')}`
        : `entered for ${decimals(entered)} of ${counted(all, 'initiative', 'initiatives')}`,
    source: 'The plan: the costs of each initiative.',
  },
  spreads: {
    volume: SPREADS.volume.reason,
    rate: SPREADS.rate.reason,
    adoption: SPREADS.adoption.reason,
    cost: SPREADS.cost.reason,
    delay: SPREADS.delay.reason,
  } as Record<Driver, string>,
  /** Before the reason of the spread of the rate, which is a share, not a factor. */
  ratePlanned: (rate: string) => `Share of the work, ${rate} as planned. `,
  rangeRule: RANGE_RULE,
  roadmapRule: ROADMAP_RULE,
  title: 'Assumptions and method',
  follow: (model: string) => `Processes follow ${model}.`,
  noneProposed: 'No opportunities have been proposed yet.',
  assumed: 'What nobody has entered is assumed as stated here.',
  ofSector: 'Assumptions for this client',
  ofProcess: 'Assumed where a process has no figure of its own',
  spreadsTitle: 'Spreads of the range',
  spreadsTable: 'How far a driver may turn out from its value: assumptions',
  lowest: 'Lowest',
  highest: 'Highest',
  reason: 'Reason',
  formulasTitle: 'Formulas in words',
  formulasTable: 'How the figures are computed',
  formula: 'Formula',
  below: 'A process below another one that has inputs is left out of the totals: its money is in that one already.',
  sources: 'Sources.',
  /** Behind the source of a default, for a client in other countries. */
  american: (countries: string) => ` A figure of the United States, assumed here as well (${countries}).`,
  sourcesText: {
    measured:
      'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Load factor: US Bureau of Labor Statistics, ECEC. Productive hours: US Social Security Administration, POMS.',
    case: 'Multi-year figures: definitions of Forrester’s Total Economic Impact.',
    vendors:
      'Vendor ranking on an absolute scale: Telgen and Timmer 2016. Sensitivity of weights: Triantaphyllou and Sánchez 1997.',
  },
  setBy: (person: string, day: string) => `Set for this client by ${person}, ${day}.`,
  setHere: 'Set for this client.',
  sectorTable: 'Assumptions for this client',
  inBold: '; those in bold differ from the default',
  assumption: 'Assumption',
  here: 'Here',
  standard: 'Default',
  noneKnown: (amount: string) => `none known ${amount}`,
  someOf: (some: number, all: number) => `${decimals(some)} of ${decimals(all)}`,
  inputsTable: 'Defaults of a process, and for how many of the processes measured they were assumed',
  input: 'Input',
  assumedFor: 'Assumed for',
  formulas: {
    measured: [
      ['Work hours', 'Runs a year × minutes of a run ÷ 60.'],
      ['Cost of an hour', 'Average salary × load factor ÷ hours per year.'],
      [
        'Current cost',
        'Workload basis: work hours × cost of an hour. Where runs or minutes are missing, capacity basis: FTE × salary × load factor. FTE, runs and minutes are never multiplied together.',
      ],
      ['Projected savings', 'Current cost × automation rate × realized share.'],
      ['Net benefit', 'Projected savings less annual run cost.'],
    ] as readonly (readonly [term: string, formula: string])[],
    opportunity: [
      [
        'Savings of an opportunity',
        'Its share of what its process saves, by its likely benefit. Measured: the process has figures of its own. Benchmark: the size of the organization, shared out by function and volume. The two are never added up.',
      ],
    ] as readonly (readonly [term: string, formula: string])[],
    case: [
      [
        'Benefit of a month',
        'From the month after an initiative ends: its savings ÷ 12 × ramp-up of that year from then on × (1 − risk taken off the benefits).',
      ],
      [
        'Cost of a month',
        'One-off cost spread evenly from the first to the last month of an initiative, run cost from then on, each × (1 + risk added to the costs).',
      ],
      [
        'Payback',
        'Months from the beginning of month 1 until all flows together are above zero for good. One for the whole case.',
      ],
      [
        'Net present value',
        'Benefits less costs of each year ÷ (1 + discount rate) to the power of the year; the start is not discounted.',
      ],
      ['Return on investment', '100 × (present value of benefits − present value of costs) ÷ present value of costs.'],
    ] as readonly (readonly [term: string, formula: string])[],
  },
  vendorFit: [
    'Vendor fit',
    '100 × the weighted mean of four shares: estimates covered, those of AI and agentic opportunities covered by AI capabilities, opportunities covered wholly, and industry. The scale is absolute: no vendor changes the score of another.',
  ] as readonly [term: string, formula: string],
  deck: {
    title: 'Every figure follows from stated rules, and can be recalculated in the workbook',
    source: 'Source: the formulas of this blueprint. The workbook of the same blueprint holds them as live cells.',
    table: 'How the figures are computed',
    how: 'How it is computed',
    note: (figure: string, how: string, source: string) => `${figure}: ${how} Source: ${source}.`,
    measuredRules: [
      {
        figure: 'Current cost',
        how: 'Runs a year × minutes ÷ 60 × salary × load ÷ hours of a year. Without runs or minutes: FTE × salary × load. FTE, runs and minutes are never multiplied together.',
        source: 'Workload basis: UiPath Automation Hub, ServiceNow LEAP',
      },
      {
        figure: 'Savings',
        how: 'Current cost × automation rate × realization. A process below another one with inputs is counted in that one. An opportunity saves its share of its process.',
        source: 'As above',
      },
    ],
    basisRule: {
      figure: 'Measured, benchmark',
      how: 'Measured: the process has figures of its own. Benchmark: the size of the organization, shared out by function and volume; not costed yet. Never added up.',
      source: 'Size of the organization; an assumption',
    },
    caseRules: [
      {
        figure: 'Business case',
        how: 'An initiative costs from its first to its last month, and earns from the next one on, with ramp and risks. Payback: when all flows together are above zero for good.',
        source: 'Common definition',
      },
      {
        figure: 'NPV, ROI, IRR',
        how: 'Months summed to years and discounted; what lies before month 1 is not discounted.',
        source: 'Forrester TEI',
      },
      {
        figure: 'What could change it',
        how: 'One driver at a time from its P10 to its P90, and where it brings the NPV to zero.',
        source: 'One-at-a-time analysis',
      },
      {
        figure: 'Range',
        how: '10,000 simulated runs of volume, automation rate, adoption, cost and delay from triangular distributions.',
        source: 'Monte Carlo simulation',
      },
    ],
    roadmap: {
      figure: 'Roadmap without a plan',
      how: 'Accepted first, then most savings for the effort; automation before AI before agents within a process; limited by effort a month.',
      source: 'Rule of this method',
    },
    vendorFit: {
      figure: 'Vendor fit',
      how: 'Weighed sum of coverage, AI coverage, depth and sector, on an absolute scale from 0 to 100.',
      source: 'Telgen & Timmer 2016; Triantaphyllou & Sánchez 1997',
    },
    own: (hasMeasured: boolean): string =>
      hasMeasured
        ? 'Volumes, times, and pay of the processes measured are the client’s own'
        : 'No figure is the client’s own yet',
    /** `others` = what else is shown, of which `defaults` nobody has set or entered. */
    rateAssumed: (rate: string, some: number, all: number, others: number, defaults: number) =>
      `The automation rate of ${rate} is assumed in ${some === all ? (all === 1 ? 'the one process measured' : `all ${decimals(all)} processes`) : `${decimals(some)} of the ${decimals(all)} processes measured`}; of the ${decimals(others)} assumptions beside it, ${defaults === 0 ? 'all are set for this client' : defaults === others ? 'all are defaults' : `${counted(others - defaults, 'is', 'are')} set for this client and ${counted(defaults, 'is a default', 'are defaults')}`}`,
    allDefaults: (own: string) => `${own}; all assumptions are defaults of the method`,
    changed: (own: string, labels: readonly string[]) => `${own}; changed from the default: ${listed(labels)}`,
    assumptionsSource: (day: string) => `Source: the assumptions for this client, as of ${day}.`,
    assumptionsNote: 'Each assumption is one named cell in the workbook, and everything follows it.',
    assumptionsTable: 'Assumptions with their sources',
    isDefault: ' (default)',
    defaultIs: (usual: string) => ` (default: ${usual})`,
    value: 'Value',
    assumedIn: (some: number, all: number) =>
      `assumed in ${decimals(some)} of ${counted(all, 'process', 'processes')} measured`,
  },
};

export type MethodWords = typeof methodWords;
