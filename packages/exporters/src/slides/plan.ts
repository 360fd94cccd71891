import { costOutside, type PlanRow, type PlanView } from '@process-ai/domain/blueprint-plan';
import { addMonths } from '@process-ai/domain/calendar-months';
import { begunInWords, cameInWords, leftOutInWords, savingsOfRow } from '../plan-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { type Box, drawRule, drawText } from './draw.ts';
import { fitText } from './fit-text.ts';
import { drawConnector, drawGroup } from './grouped.ts';
import type { Slide } from './presentation.ts';

/** More initiatives nobody can run, or read; a few less where all names stand whole then. */
const ROWS_MAX = 12;
const ROWS_LEAST = 6;
const ROW_MOST = 0.6;
const HEAD = 0.34;
/** Room for a month in words. */
const TICK = 0.8;

/** Inches of each column; the months take what is left. */
const COLUMN = { name: 3.05, owner: 1.6, status: 1.05, cost: 0.8, savings: 1.45 };
const GANTT = {
  x: BODY.x + COLUMN.name + COLUMN.owner + COLUMN.status,
  w: BODY.w - COLUMN.name - COLUMN.owner - COLUMN.status - COLUMN.cost - COLUMN.savings - 0.1,
};

/** What is done when, by whom and for how much: bars along the months. */
export function planSlides(plan: DeckPlan): SlideDraft[] {
  const { planned, words, headline } = plan;
  if (planned?.follows !== 'plan') return [];
  const { rows, begins, lastMonth, stopped, isUnderWay } = planned;
  const shown = rows.slice(0, rowsShown(rows));
  const left = rows.length - shown.length;
  const { once } = costOutside(plan.blueprint);
  const says = words.say.deck.plan;
  const { labelled, separated } = words.say.money;
  const worth = headline
    ? says.worth(
        words.short(headline.oneOffCost),
        words.short(headline.annualSavings),
        once > 0 ? words.short(once) : null,
      )
    : '';
  const title = isUnderWay
    ? says.underWay(rows.length, lastMonth, begunInWords(planned, words))
    : says.opens(shortName(begins[0]?.name ?? ''), lastMonth, rows.length);
  return [
    {
      section: 'plan',
      title: title + worth,
      source: says.source(left, stopped),
      notes: [
        says.note,
        ...[cameInWords(planned, words).trim()].filter(Boolean),
        ...shown.map((row) => spoken(row, plan)),
      ],
      draw: (slide) =>
        drawGroup(
          slide,
          says.name,
          says.gantt(
            separated(
              shown.map(({ name, when, owner }) => labelled(shortName(name), `${when}, ${owner ?? says.noOwner}`)),
            ),
          ),
          () => drawGantt(slide, plan, planned, shown),
        ),
    },
  ];
}

/** Height of a row, where the last line is what all of them come to. */
const rowHeight = (count: number) => Math.min(ROW_MOST, (BODY.h - HEAD) / (count + 1));

function rowsShown(rows: readonly PlanRow[]): number {
  const most = Math.min(ROWS_MAX, rows.length);
  for (let count = most; count >= Math.min(ROWS_LEAST, most); count -= 1) {
    const h = rowHeight(count) - 0.06;
    const stands = (text: string, w: number, bold: boolean) => fitText(text, { w, h, size: SIZE.tiny, bold }) === text;
    const isWhole = ({ name, owner }: PlanRow) =>
      stands(name, COLUMN.name - 0.12, true) && stands(owner ?? '', COLUMN.owner - 0.15, false);
    if (rows.slice(0, count).every(isWhole)) return count;
  }
  return most;
}

function spoken(row: PlanRow, { words }: DeckPlan): string {
  const { name, owner, oneOffCost, annualRunCost, gate, after, leftOut } = row;
  const { labelled, separated } = words.say.money;
  const says = words.say.deck.plan;
  const status = row.status ? `, ${words.say.case.lower(words.say.plan.status[row.status])}` : '';
  const parts = [
    labelled(`${name} (${owner ?? says.noOwner}, ${row.when}${status})`, savingsOfRow(row, words)),
    says.onceAndRun(words.short(oneOffCost ?? 0), words.short(annualRunCost ?? 0)),
    ...(gate ? [says.gate(gate)] : []),
    ...(after.length > 0 ? [says.waits(after.join(', '))] : []),
    ...(leftOut ? [says.notInCase(leftOutInWords(row, words))] : []),
  ];
  return `${separated(parts)}.`;
}

function drawGantt(slide: Slide, plan: DeckPlan, planned: PlanView, rows: readonly PlanRow[]): void {
  const { theme } = plan;
  const h = rowHeight(rows.length);
  const top = BODY.y + HEAD;
  const end = top + h * rows.length;
  const monthWidth = GANTT.w / planned.lastMonth;
  /** Where a month begins. */
  const at = (month: number) => GANTT.x + (Math.max(1, month) - 1) * monthWidth;

  drawHead(slide, plan);
  for (const { month, label } of ticks(planned, plan)) {
    // The last one may have no room before the next column.
    if (at(month) + TICK <= GANTT.x + GANTT.w)
      drawText(
        slide,
        label,
        { x: at(month), y: BODY.y + 0.06, w: TICK, h: HEAD - 0.1 },
        { size: SIZE.tiny, color: theme.muted, valign: 'bottom' },
      );
    drawRule(slide, { x: at(month), y: top, w: 0, h: end - top }, theme.line, 0.5);
  }
  // Behind the bars, so that none is crossed.
  drawLinks(slide, plan, rows, (row) => ({ from: at(row.from), to: at(row.to + 1) }), { top, h });
  rows.forEach((row, index) => {
    const box = { x: BODY.x, y: top + index * h, w: BODY.w, h };
    drawRule(slide, { ...box, h: 0 }, theme.line, 0.5);
    drawRow(slide, plan, row, box, { x: at(row.from), w: Math.max(0.08, at(row.to + 1) - at(row.from)) });
  });
  drawTotal(slide, plan, planned, { x: BODY.x, y: end, w: BODY.w, h });
}

function drawHead(slide: Slide, { theme, words }: DeckPlan): void {
  const headers = words.say.plan.columns;
  const look = { size: SIZE.tiny, bold: true, color: theme.muted, valign: 'bottom' as const };
  const line = { y: BODY.y + 0.06, h: HEAD - 0.1 };
  drawText(slide, headers.initiative, { ...line, x: BODY.x, w: COLUMN.name }, look);
  drawText(slide, headers.owner, { ...line, x: BODY.x + COLUMN.name, w: COLUMN.owner }, look);
  drawText(slide, headers.status, { ...line, x: BODY.x + COLUMN.name + COLUMN.owner, w: COLUMN.status }, look);
  const right = GANTT.x + GANTT.w + 0.1;
  drawText(slide, headers.oneOff, { ...line, x: right, w: COLUMN.cost - 0.05 }, { ...look, align: 'right' });
  drawText(slide, headers.saves, { ...line, x: right + COLUMN.cost, w: COLUMN.savings }, { ...look, align: 'right' });
}

function drawRow(
  slide: Slide,
  { theme, words }: DeckPlan,
  row: PlanRow,
  box: Box,
  bar: { x: number; w: number },
): void {
  const middle = { y: box.y + 0.03, h: box.h - 0.06 };
  const small = { size: SIZE.tiny, valign: 'middle' as const };
  drawText(
    slide,
    row.name,
    { ...middle, x: box.x, w: COLUMN.name - 0.12 },
    { ...small, size: SIZE.small, bold: true, color: theme.ink },
  );
  drawText(
    slide,
    row.owner ?? words.say.deck.plan.toBeNamed,
    { ...middle, x: box.x + COLUMN.name, w: COLUMN.owner - 0.15 },
    { ...small, color: row.owner ? theme.ink : theme.warning },
  );
  if (row.status)
    drawText(
      slide,
      words.say.plan.status[row.status],
      { ...middle, x: box.x + COLUMN.name + COLUMN.owner, w: COLUMN.status - 0.05 },
      { ...small, bold: row.status === 'delivered', color: theme.ink },
    );
  drawMoney(slide, { theme, words }, row, middle, row.measured > 0);

  const barHeight = Math.min(0.26, box.h - 0.12);
  const place = { x: bar.x, y: box.y + (box.h - barHeight) / 2, w: bar.w, h: barHeight };
  const counts = row.leftOut === null;
  const fill = counts ? theme.accent : (theme.scale[2] ?? theme.line);
  const room = { w: place.w - 0.12, h: place.h, size: SIZE.tiny };
  const fits = place.w > 0.5 && fitText(row.when, room) === row.when;
  slide.addText(fits ? row.when : '', {
    ...place,
    shape: 'rect',
    fill: { color: fill },
    color: counts ? theme.white : theme.ink,
    fontSize: SIZE.tiny,
    align: 'center',
    valign: 'middle',
    margin: 0,
    objectName: barName(row),
  });
  if (row.gate === null) return;
  const side = Math.min(0.17, barHeight);
  slide.addShape('diamond', {
    x: place.x + place.w - side / 2,
    y: place.y + (place.h - side) / 2,
    w: side,
    h: side,
    fill: { color: theme.white },
    line: { color: theme.accent, width: 1.25 },
    objectName: words.say.deck.plan.gateName(shortName(row.gate, 'spoken')),
  });
}

/** What it costs once and saves a year, beside the months. */
function drawMoney(
  slide: Slide,
  { theme, words }: Pick<DeckPlan, 'theme' | 'words'>,
  row: Pick<PlanRow, 'oneOffCost' | 'measured' | 'benchmark'>,
  line: { y: number; h: number },
  bold: boolean,
): void {
  const right = GANTT.x + GANTT.w + 0.1;
  const look = { size: SIZE.tiny, valign: 'middle' as const, color: theme.ink, align: 'right' as const };
  const cost = row.oneOffCost === null ? '–' : words.short(row.oneOffCost);
  drawText(slide, cost, { ...line, x: right, w: COLUMN.cost - 0.05 }, look);
  drawText(slide, savingsOfRow(row, words), { ...line, x: right + COLUMN.cost, w: COLUMN.savings }, { ...look, bold });
}

/** What the whole plan comes to, shown here or not; of it the part in the business case is in the title. */
function drawTotal(slide: Slide, plan: DeckPlan, { rows, total }: PlanView, box: Box): void {
  const { theme, words } = plan;
  drawRule(slide, { ...box, h: 0 }, theme.muted, 1);
  const line = { y: box.y + 0.03, h: box.h - 0.06 };
  drawText(
    slide,
    words.say.deck.plan.all(rows.length),
    { ...line, x: box.x, w: COLUMN.name - 0.12 },
    { size: SIZE.small, bold: true, color: theme.ink, valign: 'middle' },
  );
  drawMoney(slide, plan, total, line, true);
}

/** From the end of what is waited for to the begin of what waits. */
function drawLinks(
  slide: Slide,
  { theme }: DeckPlan,
  rows: readonly PlanRow[],
  spanOf: (row: PlanRow) => { from: number; to: number },
  { top, h }: { top: number; h: number },
): void {
  const places = new Map(rows.map((row, index) => [row.name, { row, y: top + (index + 0.5) * h }]));
  for (const { row, y } of places.values()) {
    for (const name of row.after) {
      const before = places.get(name);
      if (!before) continue;
      const [end, begin] = [spanOf(before.row).to, spanOf(row).from];
      // What begins too early has no line to its bar: it would run through others.
      const to = begin >= end - 0.01 ? barName(row) : null;
      const line = { color: theme.muted, width: 0.75, ...(to && { endArrowType: 'triangle' as const }) };
      const connection = { from: barName(before.row), to, line, turn: 0.1 };
      drawConnector(slide, { x: end, y: before.y }, { x: Math.max(begin, end), y }, connection);
    }
  }
}

const barName = ({ name, when }: PlanRow) => `${shortName(name)}: ${when}`;

/** A label every few months, so many as have room. */
function ticks({ startMonth, lastMonth }: PlanView, { words }: DeckPlan): { month: number; label: string }[] {
  const step = [1, 2, 3, 6, 12, 24, 36, 60].find((months) => lastMonth / months <= GANTT.w / TICK) ?? 120;
  return Array.from({ length: Math.ceil(lastMonth / step) }, (_, index) => {
    const month = 1 + index * step;
    return { month, label: startMonth === null ? String(month) : words.month(addMonths(startMonth, month - 1)) };
  });
}
