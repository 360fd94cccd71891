import { costOutside, earlyStarts, type PlanRow, type PlanView } from '@process-ai/domain/blueprint-plan';
import {
  cameInWords,
  countedPart,
  courseInWords,
  leftOutInWords,
  overlapInWords,
  savingsOfRow,
  spanInWords,
} from '../plan-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { type Box, drawRule, drawText } from './draw.ts';
import { fitText } from './fit-text.ts';
import { drawConnector, drawGroup } from './grouped.ts';
import { BREAK, barOf, COLUMN, type DrawnBar, GANTT, monthsOf, POINT, TICK, ticks } from './plan-bars.ts';
import { type DrawnLink, linkRoute, withEnds } from './plan-links.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

/** More initiatives nobody can run, or read; a few less where all names stand whole then. */
const ROWS_MAX = 12;
const ROWS_LEAST = 6;
const ROW_MOST = 0.6;
const HEAD = 0.34;

/** What is done when, by whom and for how much: bars along the months. */
export function planSlides(plan: DeckPlan): SlideDraft[] {
  const { planned, words, headline, noCost } = plan;
  if (planned?.follows !== 'plan') return [];
  const { rows, begins, stopped, isUnderWay } = planned;
  const part = countedPart(planned.total, plan, words);
  const shown = rows.slice(0, rowsShown(rows, part ? 2 : 1));
  const left = rows.length - shown.length;
  const { once } = costOutside(plan.blueprint);
  const says = words.say.deck.plan;
  const { labelled, separated } = words.say.money;
  const saved = words.short(headline?.annualSavings ?? 0);
  const outside = once > 0 ? words.short(once) : null;
  const counted = () =>
    noCost ? says.uncosted(saved) : says.worth(words.short(headline?.oneOffCost ?? 0), saved, outside);
  const worth = headline ? counted() : '';
  const told = (cameInWords(planned, words) + overlapInWords(planned, words)).trim();
  const [early] = earlyStarts({ rows: shown });
  const title = isUnderWay
    ? courseInWords(planned, words)
    : says.opens(shortName(begins[0]?.name ?? ''), spanInWords(planned, words), rows.length);
  return [
    {
      section: 'plan',
      title: title + worth,
      source: says.source(left, stopped, {
        gates: shown.some(({ gate }) => gate !== null),
        lines: shown.some(({ after }) => after.some((name) => shown.some((one) => one.name === name))),
        early: early ? shortName(early.row.name) : null,
      }),
      notes: [says.note, ...(told ? [told] : []), ...shown.map((row) => spoken(row, plan))],
      draw: (slide) =>
        drawGroup(
          slide,
          says.name,
          says.gantt(
            separated(
              shown.map(({ name, when, owner }) => labelled(shortName(name), `${when}, ${owner ?? says.noOwner}`)),
            ),
          ),
          () => drawGantt(slide, plan, planned, shown, part),
        ),
    },
  ];
}

/** Height of a row, where the last lines are what all of them come to, and of it what the case counts. */
const rowHeight = (count: number, sums: number) => Math.min(ROW_MOST, (BODY.h - HEAD) / (count + sums));

function rowsShown(rows: readonly PlanRow[], sums: number): number {
  const most = Math.min(ROWS_MAX, rows.length);
  for (let count = most; count >= Math.min(ROWS_LEAST, most); count -= 1) {
    const h = rowHeight(count, sums) - 0.06;
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

function drawGantt(
  slide: Slide,
  plan: DeckPlan,
  planned: PlanView,
  rows: readonly PlanRow[],
  part: ReturnType<typeof countedPart>,
): void {
  const { theme, words } = plan;
  const h = rowHeight(rows.length, part ? 2 : 1);
  const top = BODY.y + HEAD;
  const end = top + h * rows.length;
  const months = monthsOf(plan, planned);

  drawHead(slide, plan);
  const head = { y: BODY.y + 0.06, h: HEAD - 0.1 };
  const look = { size: SIZE.tiny, color: theme.muted, valign: 'bottom' as const };
  for (const { month, label } of ticks(planned, months, plan)) {
    const x = months.at(month);
    // The last one may have no room before the next column.
    if (x + TICK <= months.x + months.w) drawText(slide, label, { ...head, x, w: TICK }, look);
    drawRule(slide, { x, y: top, w: 0, h: end - top }, theme.line, 0.5);
  }
  if (months.break) {
    const { x, w } = months.break;
    drawText(slide, words.say.document.plan.later, { ...head, x, w }, { ...look, align: 'center' });
    // On the first and the last line alone: the dates beside the bars would cut them in between.
    for (const y of [top, end])
      for (const aside of [0.3, 0.7])
        drawRule(slide, { x: x - aside * BREAK.gap, y: y - 0.08, w: 0, h: 0.16 }, theme.muted, 0.75);
  }
  const bars = rows.map((row) => barOf(row, months, h - 0.06));
  // Behind the bars, so that none is crossed.
  drawLinks(slide, plan, rows, bars, { top, h });
  rows.forEach((row, index) => {
    const box = { x: BODY.x, y: top + index * h, w: BODY.w, h };
    drawRule(slide, { ...box, h: 0 }, theme.line, 0.5);
    drawRow(slide, plan, row, box, bars[index] as DrawnBar);
  });
  const { deck, document } = words.say;
  drawSum(slide, plan, deck.plan.all(planned.rows.length), planned.total, { x: BODY.x, y: end, w: BODY.w, h });
  if (!part) return;
  const counted = { ...part, benchmark: 0 };
  drawSum(slide, plan, document.plan.ofItInCase, counted, { x: BODY.x, y: end + h, w: BODY.w, h });
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

function drawRow(slide: Slide, { theme, words }: DeckPlan, row: PlanRow, box: Box, bar: DrawnBar): void {
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
  const place = { x: bar.from, y: box.y + (box.h - barHeight) / 2, w: bar.to - bar.from, h: barHeight };
  const counts = row.leftOut === null;
  slide.addText(bar.isInside ? row.when : '', {
    ...place,
    shape: 'rect',
    fill: { color: counts ? theme.accent : (theme.scale[2] ?? theme.line) },
    color: counts ? theme.white : theme.ink,
    fontSize: SIZE.tiny,
    align: row.gate === null ? 'center' : 'left',
    valign: 'middle',
    margin: row.gate === null ? 0 : [3, 0, 0, 0],
    objectName: barName(row),
  });
  if (bar.isEarlier)
    slide.addShape('triangle', {
      x: place.x - (POINT + barHeight) / 2,
      y: place.y + (barHeight - POINT) / 2,
      w: barHeight,
      h: POINT,
      rotate: 270,
      fill: { color: counts ? theme.accent : (theme.scale[2] ?? theme.line) },
      objectName: DECORATION,
    });
  if (bar.label)
    drawText(
      slide,
      row.when,
      { ...middle, x: bar.label.from, w: bar.label.to - bar.label.from },
      { ...small, color: theme.ink, fill: theme.white, align: bar.label.from > bar.to ? 'left' : 'right' },
    );
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

/** What the whole plan comes to, shown here or not, or the part of it in the business case. */
function drawSum(
  slide: Slide,
  plan: DeckPlan,
  name: string,
  sum: Pick<PlanRow, 'oneOffCost' | 'measured' | 'benchmark'>,
  box: Box,
): void {
  const { theme } = plan;
  drawRule(slide, { ...box, h: 0 }, theme.muted, 1);
  const line = { y: box.y + 0.03, h: box.h - 0.06 };
  drawText(
    slide,
    name,
    { ...line, x: box.x, w: COLUMN.name - 0.12 },
    { size: SIZE.small, bold: true, color: theme.ink, valign: 'middle' },
  );
  drawMoney(slide, plan, sum, line, true);
}

/** From the end of what is waited for to the begin of what waits. */
function drawLinks(
  slide: Slide,
  { theme }: DeckPlan,
  rows: readonly PlanRow[],
  bars: readonly DrawnBar[],
  { top, h }: { top: number; h: number },
): void {
  const places = new Map(rows.map(({ name }, index) => [name, index]));
  const middle = (index: number) => top + (index + 0.5) * h;
  const place = { bars, top, h, left: GANTT.x, right: GANTT.x + GANTT.w };
  const drawn: DrawnLink[] = [];
  for (const [to, row] of rows.entries()) {
    for (const name of row.after) {
      const from = places.get(name);
      const [before, after] = [bars[from ?? -1], bars[to]];
      if (from === undefined || !before || !after) continue;
      const turn = linkRoute(from, to, place, drawn);
      drawn.push({ from, to, points: withEnds(turn, from, to, place) });
      drawConnector(
        slide,
        { x: before.to, y: middle(from) },
        { x: after.from, y: middle(to) },
        {
          from: barName(rows[from] as PlanRow),
          to: barName(row),
          line: { color: theme.muted, width: 0.75, endArrowType: 'triangle' },
          turn,
        },
      );
    }
  }
}

const barName = ({ name, when }: PlanRow) => `${shortName(name)}: ${when}`;
