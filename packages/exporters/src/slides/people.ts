import type { WorkView } from '@process-ai/domain/blueprint-people';
import type { FigureWords } from '../figure-words.ts';
import { isByYear, workColumns } from '../governance-tables.ts';
import { workInWords, workNote } from '../governance-words.ts';
import { servedInWords } from '../journey-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, barsHeight, GAP, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import type { Slide } from './presentation.ts';
import { drawPeople, freedRows } from './savings-by-type.ts';

const KEPT_MOST = 4;

/** The work today, what the plan frees of it by whom, and what stays with people. */
export function workSlides(plan: DeckPlan): SlideDraft[] {
  const { work, kept, planned, words, decisions } = plan;
  if (!work) return [];
  const { people: says } = words.say.deck;
  const served = servedInWords(plan, plan.words);
  const isOpen = decisions.some(({ kind }) => kind === 'people');
  const below = [served, isOpen ? words.say.plan.redeployOpen : null].filter((line) => line !== null && line !== '');
  return [
    {
      section: 'people',
      title: workInWords(work, planned, words),
      source: says.workSource,
      notes: [
        workNote(work, planned, words),
        ...kept.map(({ title, text }) => words.say.money.labelled(title, text)),
        ...(served ? [says.touchPointNote] : []),
      ],
      draw: (slide) => drawWork(slide, plan, work, below.join('\n'), LINE * below.length),
    },
  ];
}

/** Inches, of a line below: who serves the customer, and what is not decided. */
const LINE = 0.24;
/** Inches, of a chart that can still be read. */
const CHART_LEAST = 1.7;

/** Inches, of the column of a year, which the chart beside gives up. */
const YEAR = 0.45;

/** Table and chart show the same areas: those where most is freed, the others in one line. */
const AREAS_MOST = 7;

function largestWork(work: WorkView, { say }: FigureWords): WorkView {
  const areas = work.areas.toSorted((a, b) => b.freed - a.freed);
  if (areas.length <= AREAS_MOST) return { ...work, areas };
  const rest = areas.slice(AREAS_MOST - 1);
  const sum = (amount: (area: (typeof rest)[number]) => number) =>
    rest.reduce((total, area) => total + amount(area), 0);
  const others = {
    name: say.deck.others(rest.length),
    today: sum(({ today }) => today),
    freed: sum(({ freed }) => freed),
    freedBy: work.freedBy.map(({ when }) => ({
      when,
      fte: sum(({ freedBy }) => freedBy.find((one) => one.when === when)?.fte ?? 0),
    })),
    byType: {
      automation: sum(({ byType }) => byType.automation),
      ai: sum(({ byType }) => byType.ai),
      agentic: sum(({ byType }) => byType.agentic),
    },
  };
  return { ...work, areas: [...areas.slice(0, AREAS_MOST - 1), others] };
}

function drawWork(slide: Slide, plan: DeckPlan, work: WorkView, told: string, h: number): void {
  const { theme, kept, words } = plan;
  const { people: says } = words.say.deck;
  const { people: labels } = words.say.document;
  const { areas } = largestWork(work, words);
  // Of one area alone the table has one line, and the chart names it alike.
  const isOne = areas.length === 1;
  const shown = { ...work, areas: isOne ? areas.map((area) => ({ ...area, name: labels.all })) : areas };
  const isBeside = kept.length === 0 && !isOne;
  const body = { ...BODY, h: BODY.h - h };
  const table = {
    ...body,
    w:
      isOne && kept.length === 0 ? BODY.w : 6.4 + (isBeside && isByYear(work.freedBy) ? YEAR * work.freedBy.length : 0),
  };
  const end = drawTable(slide, plan, {
    name: says.workTable,
    box: table,
    size: isBeside ? SIZE.small : SIZE.body,
    grows: true,
    isWhole: true,
    rows: isOne ? [] : areas,
    foot: [{ ...work, name: labels.all }],
    columns: workColumns(work, words),
  });
  const x = table.x + table.w + 2 * GAP;
  const right = { ...body, x, w: BODY.x + BODY.w - x };
  const below = { ...table, y: end + GAP, h: body.y + body.h - end - GAP };
  const chart = isBeside ? right : below;
  const rows = freedRows(shown);
  if (chart.h >= CHART_LEAST)
    drawPeople(slide, plan, rows, { ...chart, h: Math.min(barsHeight(rows.length + 1), chart.h) });
  if (told !== '') {
    const line = { ...BODY, y: body.y + body.h + 0.02, h: h - 0.02 };
    drawText(slide, told, line, { size: SIZE.small, color: theme.ink, valign: 'bottom' });
  }
  if (kept.length === 0) return;
  const { w } = right;
  drawText(slide, labels.stays, { x, y: BODY.y, w, h: 0.35 }, { size: SIZE.lead, bold: true, color: theme.ink });
  let y = BODY.y + 0.45;
  for (const { title, text } of kept.slice(0, KEPT_MOST)) {
    drawText(slide, title, { x, y, w, h: 0.26 }, { size: SIZE.body, bold: true, color: theme.accent });
    drawText(slide, text, { x, y: y + 0.26, w, h: 0.72 }, { size: SIZE.body, color: theme.ink });
    y += 1.1;
  }
}
