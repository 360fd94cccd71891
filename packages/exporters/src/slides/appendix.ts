import type { NotPaying } from '@process-ai/contract/business-case';
import type { AssumptionName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { counted, decimals, percent } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

/** What all figures rest on, and how they are computed. */
export function appendixSlides(plan: DeckPlan): SlideDraft[] {
  if (plan.blueprint.processes.length === 0) return [];
  return [...outsideSlides(plan), assumptionsSlide(plan), methodSlide(plan)];
}

interface OutsideRow {
  what: string;
  where: string;
  amount: string;
  why: string;
}

/** Of both kinds together on the slide; the notes name them all. */
const OUTSIDE_MOST = 12;

/** What is left out: what was rejected, with what it took away, and what costs as much to run as it saves. */
function outsideSlides({ theme, words, rejected, blueprint }: DeckPlan): SlideDraft[] {
  const turnedDown = rejected
    .toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0))
    .map((one): OutsideRow => {
      const { code, name } = one.process;
      return { what: one.title, where: `${code} ${name}`, amount: words.worth(one), why: 'Rejected' };
    });
  const notPaying = blueprint.case?.notInCase.notPaying ?? [];
  const total = (amount: (one: NotPaying) => number) => notPaying.reduce((sum, one) => sum + amount(one), 0);
  const losing = notPaying
    .toSorted((a, b) => b.projectedSavings - a.projectedSavings)
    .map(({ code, name, projectedSavings, annualRunCost, implementationCost }): OutsideRow => {
      const once = implementationCost > 0 ? `, and ${words.short(implementationCost)} once` : '';
      return {
        what: 'All of the process',
        where: `${code} ${name}`,
        amount: `${words.short(projectedSavings)} a year measured`,
        why: `Does not pay: ${words.short(annualRunCost)} a year to run${once}`,
      };
    });
  const kinds = [
    {
      rows: turnedDown,
      says: `no figure counts ${counted(turnedDown.length, 'rejected opportunity', 'rejected opportunities')}, “${shortName(turnedDown[0]?.what ?? '', 40)}” ${turnedDown.length > 1 ? 'the largest ' : ''}(${turnedDown[0]?.amount})`,
    },
    {
      rows: losing,
      says: `the business case leaves out ${counted(losing.length, 'process that does', 'processes that do')} not pay: ${words.short(total(({ projectedSavings }) => projectedSavings))} a year saved for ${words.short(total(({ annualRunCost }) => annualRunCost))} to run`,
    },
  ].filter(({ rows }) => rows.length > 0);
  if (kinds.length === 0) return [];
  const shown = kinds.flatMap(({ rows }) => rows.slice(0, OUTSIDE_MOST / kinds.length));
  const all = kinds.flatMap(({ rows }) => rows);
  const title = kinds.map(({ says }) => says).join(', and ');
  return [
    {
      section: 'Appendix',
      title: title.charAt(0).toUpperCase() + title.slice(1),
      source: `Source: decisions and ROI inputs as they were when the blueprint was exported.${all.length > shown.length ? ` ${decimals(all.length - shown.length)} more stand in the notes.` : ''}`,
      notes: [
        'A rejected opportunity is stated with what it would be worth if it alone were taken up again: those of one process share its savings, so amounts are not to be added up. A process does not pay where running it costs as much a year as it saves.',
        ...all.map(({ what, where, amount, why }) => `${what} (${where}): ${amount}. ${why}.`),
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'What is left out, with what it would save',
          box: BODY,
          size: SIZE.tiny,
          rows: shown,
          columns: [
            { header: 'What', width: 3.6, bold: true, cell: ({ what }) => what },
            { header: 'Process', width: 3.4, cell: ({ where }) => where },
            { header: 'Would save', width: 2.2, cell: ({ amount }) => amount },
            { header: 'Why it is left out', width: 3.1, lines: 2, cell: ({ why }) => why },
          ],
        });
      },
    },
  ];
}

interface AssumptionRow {
  label: string;
  value: string;
  usual: string;
  source: string;
}

function assumptionsSlide(plan: DeckPlan): SlideDraft {
  const { theme } = plan;
  const rows = sectorRows(plan);
  const changed = rows.filter(({ value, usual }) => value !== usual).map(({ label }) => label.toLowerCase());
  const inputs = inputRows(plan);
  const own = plan.scope.measured > 0 ? 'Measured figures are the client’s own' : 'No figure is the client’s own yet';
  const title =
    changed.length === 0
      ? `${own}; all other assumptions are defaults of the method`
      : `${own}; set for this client ${changed.length === 1 ? 'is' : 'are'} ${new Intl.ListFormat('en').format(changed)}, and the rest are defaults`;
  return {
    section: 'Appendix',
    title,
    source: 'Source: the assumptions of the sector as they were when the blueprint was exported.',
    notes: [
      'Each assumption is one named cell in the workbook, and everything follows it.',
      ...rows.map(
        ({ label, value, usual, source }) =>
          `${label}: ${value}${value === usual ? ' (default)' : ` (default: ${usual})`}. ${source}`,
      ),
      ...inputs.map(({ label, value, usual, source }) => `${label}: ${usual}; ${value}. ${source}`),
    ],
    draw(slide) {
      const columns = [
        { header: 'Assumption', width: 2.3, bold: true, cell: ({ label }: AssumptionRow) => label },
        { header: 'Value', width: 2.3, cell: ({ value }: AssumptionRow) => value },
        { header: 'Default', width: 1.5, cell: ({ usual }: AssumptionRow) => usual },
        { header: 'Source', width: 6.2, lines: 2, cell: ({ source }: AssumptionRow) => source },
      ];
      drawTable(slide, theme, {
        name: 'Assumptions with their sources',
        box: BODY,
        size: SIZE.tiny,
        rows: [...rows, ...inputs],
        columns,
      });
    },
  };
}

const NAMES = Object.keys(ASSUMPTION_NOTES) as AssumptionName[];

function sectorRows({ blueprint }: DeckPlan): AssumptionRow[] {
  const usual = defaultAssumptions(blueprint.sector.profile);
  return NAMES.map((name) => {
    const { label, source } = ASSUMPTION_NOTES[name];
    return { label, value: shown(name, blueprint.assumptions[name]), usual: shown(name, usual[name]), source };
  });
}

function shown(name: AssumptionName, value: string | number | readonly number[]): string {
  if (Array.isArray(value)) return value.map((share: number) => percent(100 * share, 0)).join(' / ');
  if (name === 'discountRate' || name === 'benefitRisk' || name === 'costRisk') return percent(100 * Number(value));
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}

/** What is assumed of processes where nobody has entered it, and how many those are. */
function inputRows({ blueprint, words }: DeckPlan): AssumptionRow[] {
  const inputs = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.input] : []));
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic } = implementationCost.default;
  const row = (name: keyof typeof PROCESS_INPUT_NOTES, usual: string): AssumptionRow => {
    const { label, source } = PROCESS_INPUT_NOTES[name];
    const assumed = inputs.filter((input) => input[name] === null).length;
    return {
      label,
      value:
        inputs.length === 0
          ? 'no process measured yet'
          : `assumed in ${decimals(assumed)} of ${counted(inputs.length, 'process', 'processes')}`,
      usual,
      source,
    };
  };
  return [
    row('implementationCost', [automation, ai, agentic].map(words.short).join(' / ')),
    row('annualRunCost', words.short(annualRunCost.default)),
    row('automationRate', percent(100 * automationRate.default, 0)),
    row('realisation', percent(100 * realisation.default, 0)),
  ];
}

const VENDOR_FIT = 'Vendor fit';

const METHOD: { figure: string; how: string; source: string }[] = [
  {
    figure: 'Current cost',
    how: 'Runs a year × minutes ÷ 60 × salary × load ÷ hours of a year. Without runs or minutes: FTE × salary × load. FTE, runs and minutes are never multiplied together.',
    source: 'Workload basis: UiPath Automation Hub, ServiceNow LEAP',
  },
  {
    figure: 'Savings',
    how: 'Current cost × automation rate × realisation. A process below another one with inputs is counted in that one. An opportunity saves its share of its process.',
    source: 'As above',
  },
  {
    figure: 'Measured, benchmark',
    how: 'Measured: the process has figures of its own. Benchmark: the size of the organization, shared out by function and volume; not costed yet. Never added up.',
    source: 'Size of the organization; an assumption',
  },
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
  {
    figure: VENDOR_FIT,
    how: 'Weighed sum of coverage, AI coverage, depth and sector, on an absolute scale from 0 to 100.',
    source: 'Telgen & Timmer 2016; Triantaphyllou & Sánchez 1997',
  },
  {
    figure: 'Roadmap without a plan',
    how: 'Accepted first, then most savings for the effort; automation before AI before agents within a process; limited by effort a month.',
    source: 'Rule of this method',
  },
];

const methodSlide = ({ theme, origins, blueprint }: DeckPlan): SlideDraft => {
  const rules = METHOD.filter(({ figure }) => figure !== VENDOR_FIT || blueprint.sections.includes('vendors'));
  return {
    section: 'Appendix',
    title: 'Every figure follows from stated rules, and can be recalculated in the workbook',
    source: 'Source: the formulas of this blueprint. The workbook of the same blueprint holds them as live cells.',
    notes: [...rules.map(({ figure, how, source }) => `${figure}: ${how} Source: ${source}.`), origins],
    draw(slide) {
      drawTable(slide, theme, {
        name: 'How the figures are computed',
        box: BODY,
        size: SIZE.small,
        rows: rules,
        columns: [
          { header: 'Figure', width: 1.9, bold: true, cell: ({ figure }) => figure },
          { header: 'How it is computed', width: 7.2, lines: 2, cell: ({ how }) => how },
          { header: 'Source', width: 3, lines: 2, cell: ({ source }) => source },
        ],
      });
    },
  };
};
