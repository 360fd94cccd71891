import { EFFORT_PER_MONTH, type RoadmapItem, type RoadmapWave } from '@process-ai/domain/roadmap';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import type { FigureWords } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { type Box, drawCard, drawText } from './draw.ts';
import { heightOf, lineCount } from './fit-text.ts';
import type { Slide } from './presentation.ts';
import { wavesBeside } from './roadmap-decisions.ts';

const LATER_NAMED = 10;
/** Inches, of an amount at the end of a line, and between lines. */
const AMOUNT = 0.9;
const AIR = 0.05;

/** The waves that stand in for a plan. */
export function roadmapSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, words, planned: view } = plan;
  // Beside the decisions it takes half a slide.
  if (view?.follows === 'plan' || wavesBeside(plan)) return [];
  const { waves, later } = blueprint.roadmap;
  const planned = waves.filter(({ items }) => items.length > 0);
  const [first] = planned;
  const says = words.say.deck.roadmap;
  const end = planned.at(-1)?.months.to;
  if (!first || !end) return [];
  return [
    {
      section: 'plan',
      title: promiseOf(first, planned, end, words),
      source: says.source(EFFORT_PER_MONTH, later.length),
      notes: [
        says.standIn,
        words.say.method.roadmapRule,
        says.savings,
        later.length > 0
          ? says.later(
              later
                .slice(0, LATER_NAMED)
                .map(({ opportunityTitle }) => opportunityTitle)
                .join('; '),
              later.length - LATER_NAMED,
            )
          : '',
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (planned.length - 1)) / planned.length;
        planned.forEach((wave, index) => drawWave(slide, plan, wave, { ...BODY, x: BODY.x + index * (w + GAP), w }));
      },
    },
  ];
}

function promiseOf(first: RoadmapWave, planned: readonly RoadmapWave[], end: number, words: FigureWords): string {
  const says = words.say.deck.roadmap;
  const { wave: nameOf } = storyWords(words.language);
  const total = savingsByBasis(planned.flatMap(({ items }) => items));
  const basis = total.measured > 0 ? 'measured' : 'benchmark';
  if (total[basis] <= 0)
    return says.notCosted(nameOf(first.name), first.items.length, first.months.from, first.months.to);
  const paying = planned.find(({ totalSavings }) => totalSavings[basis] > 0) ?? first;
  const before = paying === first ? '' : says.first(nameOf(first.name), basis);
  const amount = paying.totalSavings[basis];
  const reach = amount === total[basis] ? '' : says.reach(planned.length, words.short(1000 * total[basis]), end);
  return before + says.brings(nameOf(paying.name), words.short(1000 * amount), basis, paying.months.to) + reach;
}

function drawWave(slide: Slide, { theme, words }: DeckPlan, wave: RoadmapWave, box: Box): void {
  const { name, months, items, totalSavings, totalEffort, capacity } = wave;
  const says = words.say.deck.roadmap;
  drawCard(slide, theme.surface, box);
  const head = { x: box.x, y: box.y, w: box.w, h: 0.4 };
  drawText(slide, says.wave(storyWords(words.language).wave(name), months.from, months.to), head, {
    size: SIZE.lead,
    bold: true,
    color: theme.white,
    fill: theme.accent,
    inset: 0.15,
    valign: 'middle',
  });
  const inner = { x: box.x + 0.15, w: box.w - 0.3 };
  const saved = totalSavings.measured + totalSavings.benchmark > 0 ? words.byBasis(totalSavings) : null;
  const sum = says.sum(saved, items.length);
  drawText(slide, sum, { ...inner, y: box.y + 0.5, h: 0.28 }, { size: SIZE.body, bold: true, color: theme.ink });
  drawText(
    slide,
    says.effort(totalEffort, capacity),
    { ...inner, y: box.y + 0.78, h: 0.24 },
    { size: SIZE.small, color: theme.muted },
  );

  const end = box.y + box.h - 0.08;
  let y = box.y + 1.12;
  const lines = items.map((item) => ({ item, text: lineOf(item, words) }));
  const heightIn = (text: string, size: number) =>
    heightOf(lineCount(text, { w: inner.w - AMOUNT, size }, 2), size) + 0.06 + AIR;
  const all = (size: number) => lines.reduce((sum, { text }) => sum + heightIn(text, size), 0);
  const size = [SIZE.lead, SIZE.body].find((one) => y + all(one) <= end) ?? SIZE.small;
  const more = { h: heightOf(1, size) + 0.04 };
  for (const [index, { item, text }] of lines.entries()) {
    const h = heightIn(text, size) - AIR;
    const isLast = index === items.length - 1;
    if (y + h + (isLast ? 0 : more.h) > end) {
      drawText(slide, says.more(items.length - index), { ...inner, y, h: more.h }, { size, color: theme.muted });
      return;
    }
    drawText(slide, text, { ...inner, y, w: inner.w - AMOUNT, h }, { size, color: theme.ink });
    drawText(
      slide,
      (item.estimatedSavings ?? 0) > 0 ? words.short(1000 * (item.estimatedSavings ?? 0)) : '–',
      { x: inner.x + inner.w - AMOUNT + 0.05, y, w: AMOUNT - 0.05, h },
      { size, bold: true, color: theme.ink, align: 'right' },
    );
    y += h + AIR;
  }
}

const lineOf = ({ opportunityTitle, type }: RoadmapItem, { say }: FigureWords) =>
  `${opportunityTitle} (${say.money.types[type]})`;
