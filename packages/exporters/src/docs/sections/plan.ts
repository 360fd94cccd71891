import { costOutside, type PlanRow, type PlanView } from '@process-ai/domain/blueprint-plan';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { EFFORT_PER_MONTH, ROADMAP_RULE, type RoadmapItem } from '@process-ai/domain/roadmap';
import { counted, decimals } from '../../figure-words.ts';
import { fte } from '../../governance-words.ts';
import { cameInWords, leftOutInWords, progressInWords, STATUS_LABELS, savingsOfRow } from '../../plan-words.ts';
import { prioritiesInWords, priorityNote, QUADRANT_LABELS } from '../../priority-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import { spanChart } from '../case-charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { listed, shortened, shortName } from '../document-text.ts';

const ROWS_MAX = 40;
/** More bars than this are no picture. */
const BARS_MAX = 20;

/** What is done when, by whom and for how much: the plan, else the waves of the roadmap and by which rule. */
export function planChapter(plan: DocsPlan): Block[] {
  const { planned } = plan;
  if (!planned)
    return [
      heading(1, 'The plan'),
      prose(
        `Nothing is planned: ${plan.rejected.length > 0 ? 'every opportunity was rejected' : 'no opportunities have been found'}.`,
      ),
    ];
  return planned.follows === 'plan' ? initiatives(plan, planned) : waves(plan, planned);
}

function initiatives(plan: DocsPlan, planned: PlanView): Block[] {
  const { rows, stopped } = planned;
  return [
    heading(1, 'The plan'),
    prose(lead(plan, planned)),
    spans(plan, planned, 'When each initiative is worked on'),
    planTable(planned, plan, {
      caption: 'Initiatives, who owns them, what they cost and save',
      first: 'Initiative',
      who: ({ owner }) => owner ?? 'to be named',
    }),
    ...againstActual(planned, plan),
    prose(
      `An initiative earns from the month after its last one. What is not costed yet is a benchmark, and is added to nothing.${stopped > 0 ? ` ${counted(stopped, 'initiative was', 'initiatives were')} stopped and left out.` : ''}`,
      'Note',
    ),
    ...ranking(plan),
    ...gates(rows),
  ];
}

/** Which initiatives bring much for what they cost; nothing without a business case. */
function ranking({ weighed, rejected, words, blueprint }: DocsPlan): Block[] {
  if (!weighed) return [];
  return [
    heading(2, 'Priorities'),
    leadIn(`${prioritiesInWords(weighed, rejected.length, words, (name) => shortName(name, 80))}.`),
    {
      kind: 'table',
      caption: 'Initiatives by value and cost',
      columns: [
        { header: 'Initiative', width: 3500 },
        { header: 'Priority', width: 2000 },
        { header: 'Mostly', width: 1200 },
        { header: 'Value', width: 950, align: 'right' },
        { header: 'Cost', width: 900, align: 'right' },
        { header: 'Frees', width: 850, align: 'right' },
      ],
      rows: weighed.rows
        .slice(0, ROWS_MAX)
        .map((one) => [
          { text: shortName(one.name), strong: true },
          QUADRANT_LABELS[one.quadrant],
          OPPORTUNITY_TYPE_LABELS[one.kind],
          words.short(one.value),
          words.short(one.cost),
          fte(one.fte, 1),
        ]),
    },
    prose(priorityNote(blueprint.assumptions.years), 'Note'),
  ];
}

function lead({ blueprint, headline, words }: DocsPlan, planned: PlanView): string {
  const { rows, begins, lastMonth } = planned;
  const { once } = costOutside(blueprint);
  const worth = headline
    ? ` Those that are costed save ${words.short(headline.annualSavings)} a year once all are delivered, for ${words.short(headline.oneOffCost)} once.${once > 0 ? ` The others, or the parts that are not costed, take another ${words.short(once)} once, outside of the case.` : ''}`
    : '';
  const names = listed(begins.slice(0, 3).map(({ name }) => `“${shortName(name, 80)}”`));
  const begin = planned.isUnderWay ? `and began with ${names}` : `beginning with ${names}`;
  return `${counted(rows.length, 'initiative is', 'initiatives are')} planned over ${counted(lastMonth, 'month')}, ${begin}.${progressInWords(planned)}${cameInWords(planned, words)}${worth}`;
}

function spans({ palette }: DocsPlan, { rows }: PlanView, caption: string): Block {
  const shown = rows.slice(0, BARS_MAX);
  return spanChart(
    {
      caption: shown.length < rows.length ? `${caption} (the first ${shown.length} of ${rows.length})` : caption,
      rows: shown.map(({ name, when, from, to, leftOut }) => ({
        label: name,
        when,
        from,
        to,
        counts: leftOut === null,
      })),
    },
    palette,
  );
}

interface PlanColumns {
  caption: string;
  first: string;
  who(row: PlanRow): string;
}

function planTable(
  { rows, total: all }: PlanView,
  { words, blueprint, headline }: DocsPlan,
  { caption, first, who }: PlanColumns,
): TableBlock {
  const hasCase = blueprint.case !== null;
  const hasStatus = rows.some(({ status }) => status !== null);
  const money = (amount: number | null) => (amount === null ? '–' : words.short(amount));
  return {
    kind: 'table',
    caption,
    columns: [
      { header: first, width: hasStatus ? 2000 : 2400 },
      { header: first === 'Wave' ? 'Opportunities' : 'Owner', width: hasStatus ? 1350 : 1500 },
      { header: 'When', width: hasStatus ? 1150 : 1350 },
      ...(hasStatus ? [{ header: 'Status', width: 1000 }] : []),
      { header: 'One-off', width: 900, align: 'right' },
      { header: 'Run/yr', width: 750, align: 'right' },
      { header: 'Saves a year', width: 1300, align: 'right' },
      ...(hasCase ? [{ header: 'In the case', width: 900 }] : []),
    ],
    rows: [
      ...rows.map((row) => [
        { text: shortName(row.name), strong: true },
        shortName(who(row), 80),
        row.when,
        ...(hasStatus ? [row.status ? STATUS_LABELS[row.status] : '–'] : []),
        money(row.oneOffCost),
        money(row.annualRunCost),
        { text: savingsOfRow(row, words), strong: row.measured > 0 },
        ...(hasCase ? [leftOutInWords(row)] : []),
      ]),
      ...(rows.length > 1
        ? [
            [
              ...['Together', '', '', ...(hasStatus ? [''] : []), money(all.oneOffCost), money(all.annualRunCost)],
              savingsOfRow(all, words),
              ...(hasCase ? [''] : []),
            ].map((text) => ({ text, strong: true })),
          ]
        : []),
      ...(rows.length > 1 && headline
        ? [
            [
              ...['Of it in the case', '', '', ...(hasStatus ? [''] : [])],
              words.short(headline.oneOffCost),
              words.short(headline.annualRunCost),
              `${words.short(headline.annualSavings)} measured`,
              'yes',
            ],
          ]
        : []),
    ],
  };
}

/** What came of what has begun, against what was committed for that time; nothing while nobody has entered a figure. */
function againstActual({ rows, came: all }: PlanView, { words }: DocsPlan): Block[] {
  if (!all) return [];
  const told = rows.flatMap(({ name, actual }) => (actual ? [{ name: shortName(name), ...actual }] : []));
  const money = (amount: number | null) => (amount === null ? '–' : words.short(amount));
  return [
    heading(2, 'Plan against actual'),
    {
      kind: 'table',
      caption: 'What was spent and saved so far, against what was committed for that time',
      columns: [
        { header: 'Initiative', width: 3000 },
        { header: 'Figures until', width: 1300 },
        { header: 'Spent', width: 1250, align: 'right' },
        { header: 'Planned', width: 1250, align: 'right' },
        { header: 'Saved', width: 1250, align: 'right' },
        { header: 'Planned', width: 1250, align: 'right' },
      ],
      rows: [...told, ...(told.length > 1 ? [{ name: 'Together', ...all }] : [])].map((one) => [
        { text: one.name, strong: true },
        monthInWords(one.until),
        money(one.spent),
        words.short(one.plannedCost),
        money(one.saved),
        words.short(one.plannedSavings),
      ]),
    },
  ];
}

/** What has to be true before each goes on; nothing where no initiative has a gate or waits. */
function gates(rows: readonly PlanRow[]): Block[] {
  const told = rows.filter(({ gate, after, status }) => status !== 'delivered' && (gate !== null || after.length > 0));
  if (told.length === 0) return [];
  return [
    heading(2, 'Gates and dependencies'),
    {
      kind: 'table',
      caption: 'What must be true before an initiative goes on, and what it waits for',
      columns: [
        { header: 'Initiative', width: 2900 },
        { header: 'Gate', width: 3400 },
        { header: 'Waits for', width: 3100 },
      ],
      rows: told.map(({ name, gate, after }) => [
        { text: shortName(name), strong: true },
        gate === null ? '–' : shortened(gate, 400),
        after.length === 0 ? '–' : after.map((one) => shortName(one, 80)).join('\n'),
      ]),
    },
  ];
}

function waves(plan: DocsPlan, planned: PlanView): Block[] {
  const { later, waves: all } = plan.blueprint.roadmap;
  const filled = all.filter(({ items }) => items.length > 0);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  return [
    heading(1, 'The plan'),
    prose(
      `There is no plan of initiatives yet; the waves of a roadmap stand in for it. ${counted(count, 'opportunity has', 'opportunities have')} a place in ${counted(filled.length, 'wave')} over ${counted(planned.lastMonth, 'month')}.`,
    ),
    spans(plan, planned, 'The months of each wave'),
    planTable(planned, plan, {
      caption: 'The waves, what they cost and save',
      first: 'Wave',
      who: ({ opportunityIds }) => decimals(opportunityIds.length),
    }),
    prose(ROADMAP_RULE, 'Note', 'How it was made.'),
    prose(`A month has room for ${EFFORT_PER_MONTH} points of effort: an assumption.`, 'Note'),
    ...filled.flatMap((wave): Block[] => [
      heading(2, `${wave.name}: months ${wave.months.from} to ${wave.months.to}`),
      ...itemTable(`Wave ${all.indexOf(wave) + 1}, ${wave.name.toLowerCase()}`, wave.items, plan),
    ]),
    ...(later.length > 0
      ? [
          heading(2, 'Later'),
          leadIn(`${counted(later.length, 'opportunity has', 'opportunities have')} no room in the waves.`),
          ...itemTable('In no wave, highest savings first', later, plan),
        ]
      : []),
  ];
}

function itemTable(caption: string, items: readonly RoadmapItem[], { words }: DocsPlan): Block[] {
  const shown = items.slice(0, ROWS_MAX);
  const left = items.length - shown.length;
  const table: TableBlock = {
    kind: 'table',
    caption,
    columns: [
      { header: 'Opportunity', width: 3260 },
      { header: 'Process', width: 2900 },
      { header: 'Type', width: 1200 },
      { header: 'Effort', width: 800, align: 'right' },
      { header: 'Savings', width: 1240, align: 'right' },
    ],
    rows: shown.map(({ opportunityTitle, processCode, processName, type, effort, estimatedSavings, savingsBasis }) => [
      shortName(opportunityTitle),
      `${processCode} ${shortName(processName)}`,
      OPPORTUNITY_TYPE_LABELS[type],
      String(effort),
      estimatedSavings === null ? '–' : `${words.thousands(estimatedSavings)} ${savingsBasis ?? ''}`.trim(),
    ]),
  };
  return left > 0 ? [table, prose(`And ${left.toLocaleString('en-US')} more.`, 'Note')] : [table];
}
