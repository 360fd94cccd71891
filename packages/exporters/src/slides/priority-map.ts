import type { Priority } from '@process-ai/domain/blueprint-priorities';
import { textOn } from '../palette.ts';
import { type DeckPlan, TYPES } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { type Box, drawRule, drawText } from './draw.ts';
import { lineCount } from './fit-text.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

const PLOT: Box = { x: BODY.x + 0.75, y: BODY.y + 0.05, w: 6.3, h: BODY.h - 0.75 };
const LABELS = { x: PLOT.x + PLOT.w + 0.45, w: BODY.x + BODY.w - PLOT.x - PLOT.w - 0.45 };
/** Inches, of a bubble without freed work and of the one that frees most, and of all where none does. */
const RADIUS = { least: 0.08, most: 0.36, same: 0.16 };
/** Above and below the bubbles, for the names of the quadrants, which take up to two lines. */
const NAME = 0.48;
/** Of its number in a bubble, inches; in a smaller bubble than this it stands beside it. */
const NUMBER = { w: 0.3, h: 0.2 };
const NUMBERED_FROM = 0.13;
/** The same number beside its name. */
const CHIP = 0.24;
const KIND_STEP = { automation: 2, ai: 4, agentic: 6 } as const;

/** How the map speaks of what stands against the value. */
interface CostWords {
  /** Names of the axes. */
  cost: string;
  value: string;
  /** What of the plan it leaves out; empty = nothing. */
  hidden: string;
  /** How high it stands. */
  height(row: Priority): number;
  short(cost: number): string;
  label(row: Priority): string;
  bubble(row: Priority): string;
}

/** Costs more than it brings: below all four quadrants. */
const loses = ({ quadrant }: Priority) => quadrant === 'review';

/** Where the map is parted, inches from the left and from the top. */
interface Split {
  /** Null = nothing pays. */
  quarters: { x: number; y: number } | null;
  /** Where nothing is gained, above what loses; null = nothing does. */
  zero: number | null;
}

export function drawMap(
  slide: Slide,
  plan: DeckPlan,
  rows: readonly Priority[],
  all: readonly Priority[],
  told: CostWords,
): void {
  const { theme, words } = plan;
  const ends = { cost: endsOf(rows.map(({ cost }) => cost)), value: endsOf(rows.map(told.height)) };
  const largest = Math.max(...rows.map(({ fte: freed }) => freed));
  const inner = {
    x: PLOT.x + RADIUS.most,
    y: PLOT.y + RADIUS.most + NAME,
    w: PLOT.w - 2 * RADIUS.most,
    h: PLOT.h - 2 * RADIUS.most - 2 * NAME,
  };
  const xOf = (cost: number) => inner.x + inner.w * along(cost, ends.cost);
  const yOf = (value: number) => inner.y + inner.h * (1 - along(value, ends.value));
  const split = splitOf(all, told.height, (cost, height) => ({
    x: xOf(within(cost, ends.cost)),
    y: yOf(within(height, ends.value)),
  }));

  drawFrame(slide, plan, split, ends, told);
  const below = { ...LABELS, y: PLOT.y + PLOT.h + 0.33, h: 0.22 };
  if (rows.some(loses))
    drawText(slide, words.say.deck.priorities.loses, below, {
      size: SIZE.tiny,
      color: theme.warning,
      valign: 'middle',
    });
  if (told.hidden)
    drawText(slide, told.hidden, { ...below, y: below.y - 0.24 }, { size: SIZE.tiny, color: theme.muted });
  const placed = rows.map((row, index) => ({
    number: String(index + 1),
    fill: theme.scale[KIND_STEP[row.kind]] ?? theme.accent,
    row,
    x: xOf(row.cost),
    y: yOf(told.height(row)),
    r: largest > 0 ? RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(row.fte / largest) : RADIUS.same,
  }));
  for (const { row, fill, x, y, r } of placed.toSorted((a, b) => b.r - a.r))
    slide.addShape('ellipse', {
      x: x - r,
      y: y - r,
      w: 2 * r,
      h: 2 * r,
      fill: { color: fill },
      line: loses(row) ? { color: theme.warning, width: 2.25 } : { color: theme.white, width: 1 },
      objectName: told.bubble(row),
    });
  const number = (text: string, x: number, y: number, color: string) =>
    drawText(
      slide,
      text,
      { x: x - NUMBER.w / 2, y: y - NUMBER.h / 2, ...NUMBER },
      { size: SIZE.tiny, bold: true, color, align: 'center', valign: 'middle' },
    );
  for (const { number: text, fill, x, y, r } of placed)
    if (r >= NUMBERED_FROM) number(text, x, y, textOn(fill));
    else number(text, x + r + NUMBER.w / 2, y, theme.ink);

  const h = Math.min(0.9, PLOT.h / rows.length);
  placed.forEach(({ row, number: text, fill }, index) => {
    const box = { x: LABELS.x, y: PLOT.y + index * h, w: LABELS.w, h };
    const middle = box.y + h / 2;
    slide.addShape('ellipse', {
      x: box.x,
      y: middle - CHIP / 2,
      w: CHIP,
      h: CHIP,
      fill: { color: fill },
      objectName: DECORATION,
    });
    number(text, box.x + CHIP / 2, middle, textOn(fill));
    const name = { ...box, x: box.x + CHIP + 0.1, w: 0.58 * box.w - CHIP - 0.2 };
    drawText(slide, row.name, name, { size: SIZE.tiny, bold: true, color: theme.ink, valign: 'middle' });
    drawText(
      slide,
      told.label(row),
      { ...box, x: box.x + 0.58 * box.w, w: 0.42 * box.w },
      { size: SIZE.tiny, color: loses(row) ? theme.warning : theme.muted, valign: 'middle', align: 'right' },
    );
  });
}

type Ends = readonly [least: number, most: number];

const endsOf = (values: readonly number[]): Ends => [Math.min(...values), Math.max(...values)];

/** Where a value stands between the ends, 0–1: by square roots, so that one large value does not press all others together. */
const along = (value: number, [least, most]: Ends): number =>
  most > least ? Math.sqrt((value - least) / (most - least)) : 0.5;

const within = (value: number, [least, most]: Ends): number => Math.min(most, Math.max(least, value));

const isValuable = ({ quadrant }: Priority) => quadrant === 'startNow' || quadrant === 'programme';
const isDear = ({ quadrant }: Priority) => quadrant === 'programme' || quadrant === 'question';

/** Where high and low part: halfway between the values on both sides of it. */
function between(high: readonly number[], low: readonly number[]): number {
  if (high.length === 0) return Math.max(...low);
  return low.length === 0 ? Math.min(...high) : (Math.min(...high) + Math.max(...low)) / 2;
}

function splitOf(
  rows: readonly Priority[],
  heightOf: (row: Priority) => number,
  at: (cost: number, height: number) => { x: number; y: number },
): Split {
  const paying = rows.filter((row) => !loses(row));
  const part = (of: (row: Priority) => number, isHigh: (row: Priority) => boolean) =>
    between(paying.filter(isHigh).map(of), paying.filter((row) => !isHigh(row)).map(of));
  return {
    quarters:
      paying.length === 0
        ? null
        : at(
            part(({ cost }) => cost, isDear),
            part(heightOf, isValuable),
          ),
    zero: paying.length < rows.length ? at(0, 0).y : null,
  };
}

/** Room for the name of a quadrant on the right, inches. */
const LAST_NAME = 1.9;
/** A program without Calibri sets bold letters wider by so much. */
const NARROWER = 1.15;

/** The axes with their ends, the four quadrants with their names and what stands below them, and what the colours mean. */
function drawFrame(
  slide: Slide,
  { theme, words }: DeckPlan,
  split: Split,
  ends: { cost: Ends; value: Ends },
  told: CostWords,
): void {
  const { quadrants } = words.say.plan;
  const right = PLOT.x + PLOT.w;
  const bottom = PLOT.y + PLOT.h;
  const name = (
    text: string,
    { x, w, y, lines = 1 }: Omit<Box, 'h'> & { lines?: number },
    look: { align: 'left' | 'right'; color: string; valign?: 'bottom' },
  ) => w > 0.7 && drawText(slide, text, { x, y, w, h: 0.24 * lines }, { size: SIZE.small, bold: true, ...look });
  const first = { align: 'left', color: theme.muted } as const;
  if (split.quarters) {
    const { x, y } = split.quarters;
    const floor = split.zero ?? bottom;
    slide.addShape('rect', {
      x: PLOT.x,
      y: PLOT.y,
      w: x - PLOT.x,
      h: y - PLOT.y,
      fill: { color: theme.surface },
      objectName: DECORATION,
    });
    drawRule(slide, { x, y: PLOT.y, w: 0, h: floor - PLOT.y }, theme.line, 1);
    drawRule(slide, { x: PLOT.x, y, w: PLOT.w, h: 0 }, theme.line, 1);
    name(quadrants.startNow, { x: PLOT.x + 0.08, w: x - PLOT.x - 0.1, y: PLOT.y + 0.03 }, first);
    // In a narrow quadrant a name takes two lines; one that has no room there either begins before it.
    const own = { x: x + 0.05, w: right - x - 0.1 };
    const linesOf = (text: string) => lineCount(text, { w: own.w / NARROWER, size: SIZE.small, bold: true }, 3);
    const lastOf = (text: string) => {
      if (linesOf(text) <= 2) return { ...own, lines: linesOf(text) };
      const last = Math.min(own.x, right - LAST_NAME);
      return { x: last, w: right - last - 0.05, lines: 1 };
    };
    const second = { align: 'right', color: theme.muted } as const;
    name(quadrants.programme, { ...lastOf(quadrants.programme), y: PLOT.y + 0.03 }, second);
    // Above what loses the least of what pays stands low at the left.
    const third = split.zero === null ? first : second;
    name(quadrants.takeAlong, { x: PLOT.x + 0.08, w: x - PLOT.x - 0.13, y: floor - 0.27 }, third);
    const question = lastOf(quadrants.question);
    name(quadrants.question, { ...question, y: floor - 0.03 - 0.24 * question.lines }, { ...second, valign: 'bottom' });
  }
  if (split.zero !== null) {
    if (split.quarters) drawRule(slide, { x: PLOT.x, y: split.zero, w: PLOT.w, h: 0 }, theme.warning, 1);
    name(quadrants.review, { x: PLOT.x + 0.08, w: PLOT.w - 0.1, y: bottom - 0.27 }, { ...first, color: theme.warning });
  }
  drawRule(slide, { x: PLOT.x, y: bottom, w: PLOT.w, h: 0 }, theme.muted, 1);
  drawRule(slide, { x: PLOT.x, y: PLOT.y, w: 0, h: PLOT.h }, theme.muted, 1);
  const tick = { size: SIZE.tiny, color: theme.muted };
  const mark = (text: string, box: Omit<Box, 'h'>, look: { align: 'left' | 'center' | 'right'; bold?: boolean }) =>
    drawText(slide, text, { ...box, h: 0.2 }, { ...tick, ...look });
  const [cheapest, dearest] = ends.cost;
  const [lowest, highest] = ends.value;
  const below = { y: bottom + 0.04, w: 1 };
  const beside = { x: BODY.x, w: 0.7 };
  const edge = RADIUS.most + NAME;
  mark(words.short(highest), { ...beside, y: PLOT.y + edge - 0.1 }, { align: 'right' });
  mark(told.value, { ...beside, y: PLOT.y + PLOT.h / 2 - 0.1 }, { align: 'right', bold: true });
  mark(told.cost, { ...below, x: PLOT.x + PLOT.w / 2 - 1.5, w: 3 }, { align: 'center', bold: true });
  mark(told.short(dearest), { ...below, x: right - RADIUS.most - 0.5 }, { align: 'center' });
  if (lowest < highest) mark(words.short(lowest), { ...beside, y: bottom - edge - 0.1 }, { align: 'right' });
  if (cheapest < dearest) mark(told.short(cheapest), { ...below, x: PLOT.x + RADIUS.most - 0.5 }, { align: 'center' });
  TYPES.forEach((type, index) => {
    const x = PLOT.x + index * 1.35;
    slide.addShape('ellipse', {
      x,
      y: bottom + 0.37,
      w: 0.14,
      h: 0.14,
      fill: { color: theme.scale[KIND_STEP[type]] ?? theme.accent },
      objectName: DECORATION,
    });
    drawText(
      slide,
      words.say.money.types[type],
      { x: x + 0.2, y: bottom + 0.33, w: 1.1, h: 0.22 },
      { ...tick, valign: 'middle' },
    );
  });
}
