import type { RoiAssumptions } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { DRIVERS, RANGE_RULE, SPREADS } from '@process-ai/domain/plan-case-drivers';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { CASE_DRIVER_LABELS } from '../../case-words.ts';
import { dayOf } from '../../cover-words.ts';
import { share } from '../../figure-words.ts';
import { originsInWords } from '../../origin-words.ts';
import { type Block, heading, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';

const VENDOR_FIT = 'Vendor fit';

const FORMULAS: readonly (readonly [term: string, words: string])[] = [
  ['Work hours', 'Runs a year × minutes of a run ÷ 60.'],
  ['Cost of an hour', 'Average salary × load factor ÷ hours per year.'],
  [
    'Current cost',
    'Workload basis: work hours × cost of an hour. Where runs or minutes are missing, capacity basis: FTE × salary × load factor. FTE, runs and minutes are never multiplied together.',
  ],
  ['Projected savings', 'Current cost × automation rate × realised share.'],
  ['Net benefit', 'Projected savings less annual run cost.'],
  ['Payback of a process', 'Implementation cost ÷ (net benefit ÷ 12); N/A where the net benefit is zero or less.'],
  [
    'Savings of an opportunity',
    'Its share of what its process saves, by its likely benefit. Measured: the process has figures of its own. Benchmark: the size of the organization, shared out by function and volume. The two are never added up.',
  ],
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
  [
    VENDOR_FIT,
    '100 × the weighted mean of four shares: estimates covered, those of AI and agentic opportunities covered by AI capabilities, opportunities covered wholly, and industry. The scale is absolute: no vendor changes the score of another.',
  ],
];

const SOURCES =
  'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Multi-year figures: definitions of Forrester’s Total Economic Impact. Load factor: US Bureau of Labor Statistics, ECEC. Productive hours: US Social Security Administration, POMS. Vendor ranking on an absolute scale: Telgen and Timmer 2016. Sensitivity of weights: Triantaphyllou and Sánchez 1997.';

/** What is assumed, where it comes from, and how the figures are computed. */
export function methodChapter(plan: DocsPlan): Block[] {
  const { sources, sector, sections } = plan.blueprint;
  const formulas = FORMULAS.filter(([term]) => term !== VENDOR_FIT || sections.includes('vendors'));
  return [
    heading(1, 'Assumptions and method'),
    prose(
      `Processes follow ${shortName(sector.referenceModel, 80)}. ${sources.length > 0 ? `${originsInWords(sources)} Every one can be traced to its reason.` : 'No opportunities have been proposed yet.'} What nobody has entered is assumed as stated here.`,
    ),
    heading(2, 'Assumptions of the sector'),
    sectorAssumptions(plan),
    heading(2, 'Assumed where a process has no figure of its own'),
    processAssumptions(plan),
    heading(2, 'Spreads of the range'),
    {
      kind: 'table',
      caption: 'How far a driver may turn out from its value: assumptions',
      columns: [
        { header: 'Driver', width: 2000 },
        { header: 'Lowest', width: 1000, align: 'right' },
        { header: 'Highest', width: 1000, align: 'right' },
        { header: 'Reason', width: 5400 },
      ],
      rows: DRIVERS.map((driver) => {
        const { low, high, reason } = SPREADS[driver];
        const written = (value: number) => (driver === 'delay' ? `${value} months` : share(value));
        return [CASE_DRIVER_LABELS[driver], written(low), written(high), reason];
      }),
    },
    prose(RANGE_RULE, 'Note'),
    heading(2, 'Formulas in words'),
    {
      kind: 'table',
      caption: 'How the figures are computed',
      columns: [
        { header: 'Figure', width: 2200 },
        { header: 'Formula', width: 7200 },
      ],
      rows: formulas.map(([term, words]) => [{ text: term, strong: true }, words]),
    },
    prose('A process below another one that has inputs is left out of the totals: its money is in that one already.'),
    prose(SOURCES, 'Note', 'Sources.'),
  ];
}

function sectorAssumptions({ blueprint: { assumptions, assumptionChanges, sector } }: DocsPlan): TableBlock {
  const usual = defaultAssumptions(sector.profile);
  const row = <Name extends keyof RoiAssumptions>(name: Name, written: (value: RoiAssumptions[Name]) => string) => {
    const note = ASSUMPTION_NOTES[name];
    const [value, standard] = [written(assumptions[name]), written(usual[name])];
    const change = assumptionChanges[name];
    const setBy = change ? `\nSet by ${shortName(change.by)}, ${dayOf(change.at)}.` : '';
    return [note.label, { text: value, strong: value !== standard }, standard, note.source + setBy];
  };
  const ramp = (shares: readonly number[]) => shares.map(share).join(', ');
  return {
    kind: 'table',
    caption: 'Assumptions of the sector; those in bold differ from the default',
    columns: [
      { header: 'Assumption', width: 2200 },
      { header: 'Here', width: 1250 },
      { header: 'Default', width: 1250 },
      { header: 'Source', width: 4700 },
    ],
    rows: [
      row('hoursPerYear', (hours) => hours.toLocaleString('en-US')),
      row('loadFactor', (factor) => factor.toFixed(2)),
      row('currency', (code) => code),
      row('discountRate', share),
      row('years', String),
      row('ramp', ramp),
      row('benefitRisk', share),
      row('costRisk', share),
    ],
  };
}

function processAssumptions({ words, blueprint }: DocsPlan): TableBlock {
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic, none } = implementationCost.default;
  const cost = [
    `${OPPORTUNITY_TYPE_LABELS.automation} ${words.amount(automation)}`,
    `${OPPORTUNITY_TYPE_LABELS.ai} ${words.amount(ai)}`,
    `${OPPORTUNITY_TYPE_LABELS.agentic} ${words.amount(agentic)}`,
    `none known ${words.amount(none)}`,
  ];
  const inputs = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.input] : []));
  const assumed = (name: 'implementationCost' | 'annualRunCost' | 'automationRate' | 'realisation') =>
    inputs.length === 0 ? '–' : `${inputs.filter((input) => input[name] === null).length} of ${inputs.length}`;
  return {
    kind: 'table',
    caption: 'Defaults of a process, and for how many processes with inputs they were assumed',
    columns: [
      { header: 'Input', width: 1900 },
      { header: 'Default', width: 2100 },
      { header: 'Assumed for', width: 1100, align: 'right' },
      { header: 'Source', width: 4300 },
    ],
    rows: [
      [implementationCost.label, cost.join('\n'), assumed('implementationCost'), implementationCost.source],
      [annualRunCost.label, words.amount(annualRunCost.default), assumed('annualRunCost'), annualRunCost.source],
      [automationRate.label, share(automationRate.default), assumed('automationRate'), automationRate.source],
      [realisation.label, share(realisation.default), assumed('realisation'), realisation.source],
    ],
  };
}
