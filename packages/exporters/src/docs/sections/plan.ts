import { costOutside, hasBegun, type PlanRow, type PlanView } from '@process-ai/domain/blueprint-plan';
import { monthIn } from '@process-ai/domain/plan-months';
import { EFFORT_PER_MONTH, type RoadmapItem } from '@process-ai/domain/roadmap';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import {
  cameInWords,
  courseInWords,
  leftOutInWords,
  overlapInWords,
  savingsOfRow,
  spanInWords,
} from '../../plan-words.ts';
import { type Block, heading, leadIn, prose, soWhat, type TableBlock } from '../blocks.ts';
import { spanChart } from '../case-charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { TEXT_WIDTH } from '../page.ts';
import { ranking } from './priorities.ts';

const ROWS_MAX = 40;
/** More bars than this are no picture. */
const BARS_MAX = 20;

/** What is done when, by whom and for how much: the plan, else the waves of the roadmap and by which rule. */
export function planChapter(plan: DocsPlan): Block[] {
  const { planned } = plan;
  const says = plan.words.say.document.plan;
  if (!planned) return [heading(1, says.title), soWhat(says.nothing(plan.rejected.length > 0))];
  return planned.follows === 'plan' ? initiatives(plan, planned) : waves(plan, planned);
}

function initiatives(plan: DocsPlan, planned: PlanView): Block[] {
  const { rows, stopped } = planned;
  const says = plan.words.say.document.plan;
  return [
    heading(1, says.title),
    ...lead(plan, planned),
    spans(plan, planned, says.whenEach),
    planTable(planned, plan, {
      caption: says.table,
      first: plan.words.say.plan.columns.initiative,
      who: ({ owner }) => owner ?? says.ownerToBeNamed,
    }),
    ...againstActual(planned, plan),
    prose(says.note + (stopped > 0 ? says.stopped(stopped) : ''), 'Note'),
    ...ranking(plan),
    ...gates(rows, plan),
  ];
}

function lead({ blueprint, headline, noCost, words }: DocsPlan, planned: PlanView): Block[] {
  const { rows, begins } = planned;
  const { once } = costOutside(blueprint);
  const says = words.say.document.plan;
  const saved = words.short(headline?.annualSavings ?? 0);
  const counted = () => (noCost ? says.uncosted(saved) : says.costed(saved, words.short(headline?.oneOffCost ?? 0)));
  const worth = headline ? counted() : '';
  const others = headline && once > 0 ? says.others(words.short(once)) : '';
  // What was to begin with them and has not is no first.
  const first = begins.some(hasBegun) ? begins.filter(hasBegun) : begins;
  const names = first.slice(0, 3).map(({ name }) => oneLine(name));
  const more = [cameInWords(planned, words), worth, others, overlapInWords(planned, words)].join('').trim();
  return [
    soWhat(
      planned.isUnderWay
        ? says.began(courseInWords(planned, words), names)
        : says.lead(rows.length, spanInWords(planned, words), names),
    ),
    ...(more ? [prose(more)] : []),
  ];
}

function spans({ blueprint, palette, words }: DocsPlan, planned: PlanView, caption: string): Block {
  const { rows, startMonth } = planned;
  const shown = rows.slice(0, BARS_MAX);
  return spanChart(
    {
      caption:
        shown.length < rows.length ? words.say.document.plan.firstOf(caption, shown.length, rows.length) : caption,
      rows: shown.map(({ name, when, from, to, leftOut }) => ({
        label: name,
        when,
        from,
        to,
        counts: leftOut === null,
      })),
      years: blueprint.assumptions.years,
      first: startMonth === null ? null : monthIn(blueprint.language ?? 'en')(planned, 1),
    },
    palette,
    words,
  );
}

interface PlanColumns {
  caption: string;
  first: string;
  who(row: PlanRow): string;
}

function planTable(
  { rows, total: all }: PlanView,
  { words, blueprint, headline, noCost }: DocsPlan,
  { caption, first, who }: PlanColumns,
): TableBlock {
  const { columns: headers, status, together } = words.say.plan;
  const says = words.say.document.plan;
  const hasCase = blueprint.case !== null;
  const hasStatus = rows.some((row) => row.status !== null);
  const isWave = first === says.wave;
  const money = (amount: number | null) => (amount === null ? '–' : words.short(amount));
  const allInWords = [money(all.oneOffCost), money(all.annualRunCost), savingsOfRow(all, words)];
  const caseInWords = headline && [
    money(noCost ? null : headline.oneOffCost),
    money(noCost ? null : headline.annualRunCost),
    words.say.money.measured(words.short(headline.annualSavings)),
  ];
  // Where the case counts all of the plan, one row says so.
  const isAllCounted = caseInWords !== null && caseInWords.join() === allInWords.join();
  const others = [
    { header: isWave ? words.say.document.columns.opportunities : headers.owner, width: hasStatus ? 1300 : 1500 },
    { header: words.say.document.columns.when, width: hasStatus ? 1150 : 1350 },
    ...(hasStatus ? [{ header: headers.status, width: 970 }] : []),
    { header: headers.oneOff, width: 900, align: 'right' as const },
    { header: headers.run, width: 750, align: 'right' as const },
    { header: headers.saves, width: hasCase ? 1480 : 1900, align: 'right' as const },
    ...(hasCase ? [{ header: says.inCase, width: 1000 }] : []),
  ];
  return {
    kind: 'table',
    caption,
    columns: [{ header: first, width: TEXT_WIDTH - others.reduce((sum, { width }) => sum + width, 0) }, ...others],
    rows: [
      ...rows.map((row) => [
        { text: oneLine(row.name), strong: true },
        oneLine(who(row)),
        // A month keeps its year, however narrow the column.
        row.when.replace(/ (?=\d{4}\b)/g, '\u00a0'),
        ...(hasStatus ? [row.status ? status[row.status] : '–'] : []),
        money(row.oneOffCost),
        money(row.annualRunCost),
        { text: savingsOfRow(row, words), strong: row.measured > 0 },
        ...(hasCase ? [leftOutInWords(row, words)] : []),
      ]),
      ...(rows.length > 1
        ? [
            [
              ...[together, '', '', ...(hasStatus ? [''] : []), ...allInWords],
              ...(hasCase ? [isAllCounted ? words.say.plan.inCase.yes : ''] : []),
            ].map((text) => ({ text, strong: true })),
          ]
        : []),
      ...(rows.length > 1 && caseInWords && !isAllCounted
        ? [[says.ofItInCase, '', '', ...(hasStatus ? [''] : []), ...caseInWords, words.say.plan.inCase.yes]]
        : []),
    ],
  };
}

/** What came of what has begun, against what was committed for that time; nothing while nobody has entered a figure. */
function againstActual({ rows, came: all }: PlanView, { words }: DocsPlan): Block[] {
  if (!all) return [];
  const says = words.say.document.plan;
  const told = rows.flatMap(({ name, actual }) => (actual ? [{ name: oneLine(name), ...actual }] : []));
  const money = (amount: number | null) => (amount === null ? '–' : words.short(amount));
  return [
    heading(2, says.againstActual),
    {
      kind: 'table',
      caption: says.actualTable,
      columns: [
        { header: words.say.plan.columns.initiative, width: 3000 },
        { header: says.until, width: 1300 },
        { header: says.spent, width: 1250, align: 'right' },
        { header: says.planned, width: 1250, align: 'right' },
        { header: says.saved, width: 1250, align: 'right' },
        { header: says.planned, width: 1250, align: 'right' },
      ],
      rows: [...told, ...(told.length > 1 ? [{ name: words.say.plan.together, ...all }] : [])].map((one) => [
        { text: one.name, strong: true },
        words.month(one.until),
        money(one.spent),
        words.short(one.plannedCost),
        money(one.saved),
        words.short(one.plannedSavings),
      ]),
    },
  ];
}

/** What has to be true before each goes on; nothing where no initiative has a gate or waits. */
function gates(rows: readonly PlanRow[], { words }: DocsPlan): Block[] {
  const says = words.say.document.plan;
  const told = rows.filter(({ gate, after, status }) => status !== 'delivered' && (gate !== null || after.length > 0));
  if (told.length === 0) return [];
  return [
    heading(2, says.gates),
    leadIn(
      says.gatesLead(
        told.filter(({ gate }) => gate !== null).length,
        told.filter(({ after }) => after.length > 0).length,
      ),
    ),
    {
      kind: 'table',
      caption: says.gatesTable,
      columns: [
        { header: words.say.plan.columns.initiative, width: 2900 },
        { header: says.gate, width: 3400 },
        { header: says.waitsFor, width: 3100 },
      ],
      rows: told.map(({ name, gate, after }) => [
        { text: oneLine(name), strong: true },
        gate === null ? '–' : gate.trim(),
        after.length === 0 ? '–' : after.map((one) => oneLine(one)).join('\n'),
      ]),
    },
  ];
}

function waves(plan: DocsPlan, planned: PlanView): Block[] {
  const { later, waves: all } = plan.blueprint.roadmap;
  const { words } = plan;
  const says = words.say.document.plan;
  const { wave: nameOf } = storyWords(words.language);
  const filled = all.filter(({ items }) => items.length > 0);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  return [
    heading(1, says.title),
    soWhat(says.wavesLead(count, filled.length, planned.lastMonth)),
    spans(plan, planned, says.wavesMonths),
    planTable(planned, plan, {
      caption: says.wavesTable,
      first: says.wave,
      who: ({ opportunityIds }) => words.decimals(opportunityIds.length),
    }),
    // One paragraph: no last sentence of it stands alone on the next page.
    prose(`${words.say.method.roadmapRule} ${says.effortRoom(EFFORT_PER_MONTH)}`, 'Note', says.howMade),
    ...filled.flatMap((wave, index): Block[] => [
      heading(2, says.waveHeading(nameOf(wave.name), wave.months.from, wave.months.to)),
      ...itemTable(says.waveCaption(index + 1, nameOf(wave.name)), wave.items, plan),
    ]),
    ...(later.length > 0
      ? [heading(2, says.later), leadIn(says.laterLead(later.length)), ...itemTable(says.inNoWave, later, plan)]
      : []),
    ...ranking(plan),
  ];
}

function itemTable(caption: string, items: readonly RoadmapItem[], { words }: DocsPlan): Block[] {
  const { document: says, money } = words.say;
  const headers = says.columns;
  const shown = items.slice(0, ROWS_MAX);
  const left = items.length - shown.length;
  const table: TableBlock = {
    kind: 'table',
    caption,
    columns: [
      { header: headers.opportunity, width: 3100 },
      { header: headers.process, width: 2600 },
      { header: headers.type, width: 1200 },
      { header: headers.effort, width: 800, align: 'right' },
      { header: headers.savings, width: 1700, align: 'right' },
    ],
    rows: shown.map(({ opportunityTitle, processCode, processName, type, effort, estimatedSavings, savingsBasis }) => [
      oneLine(opportunityTitle),
      `${processCode} ${oneLine(processName)}`,
      money.types[type],
      String(effort),
      estimatedSavings === null ? '–' : money.ofBasis(words.short(1000 * estimatedSavings), savingsBasis),
    ]),
  };
  return left > 0 ? [table, prose(says.more(left), 'Note')] : [table];
}
