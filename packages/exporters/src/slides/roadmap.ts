import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { EFFORT_PER_MONTH, ROADMAP_RULE, type RoadmapItem, type RoadmapWave } from '@process-ai/domain/roadmap';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { BASIS_WORDS, counted, type FigureWords } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { type Box, drawCard, drawText } from './draw.ts';
import { heightOf, lineCount } from './fit-text.ts';
import type { Slide } from './presentation.ts';

/** The waves that stand in for a plan. */
export function roadmapSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, words, planned: view } = plan;
  if (view?.follows === 'plan') return [];
  const { waves, later } = blueprint.roadmap;
  const planned = waves.filter(({ items }) => items.length > 0);
  const [first] = planned;
  const end = planned.at(-1)?.months.to;
  if (!first || !end) return [];
  return [
    {
      section: 'Plan',
      title: promiseOf(first, planned, end, words),
      source: `Source: no plan of initiatives yet; opportunities by savings and effort; ${EFFORT_PER_MONTH} points of effort a month are assumed.${later.length > 0 ? ` ${counted(later.length, 'opportunity waits', 'opportunities wait')} for room after the last wave.` : ''}`,
      notes: [
        'There is no plan of initiatives yet: the waves stand in for it, in the business case too.',
        ROADMAP_RULE,
        'Savings of a wave are those of its opportunities, each its share of what its process saves; measured and benchmark are never added up.',
        later.length > 0
          ? `Later: ${later
              .slice(0, 10)
              .map(({ opportunityTitle }) => opportunityTitle)
              .join('; ')}${later.length > 10 ? `; and ${later.length - 10} more` : ''}.`
          : '',
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (waves.length - 1)) / waves.length;
        waves.forEach((wave, index) => drawWave(slide, plan, wave, { ...BODY, x: BODY.x + index * (w + GAP), w }));
      },
    },
  ];
}

function promiseOf(first: RoadmapWave, planned: readonly RoadmapWave[], end: number, words: FigureWords): string {
  const total = savingsByBasis(planned.flatMap(({ items }) => items));
  const basis = total.measured > 0 ? 'measured' : 'benchmark';
  if (total[basis] <= 0) {
    const count = first.items.length;
    return `${first.name}: ${counted(count, 'opportunity', 'opportunities')} in months ${first.months.from} to ${first.months.to}; no savings are costed`;
  }
  const paying = planned.find(({ totalSavings }) => totalSavings[basis] > 0) ?? first;
  const before =
    paying === first ? '' : `${first.name} come${verbEnd(first)} first, with no savings ${BASIS_WORDS[basis]}; `;
  const amount = paying.totalSavings[basis];
  const reach =
    amount === total[basis]
      ? ''
      : `; ${planned.length} waves reach ${words.short(1000 * total[basis])} in ${end} months`;
  return `${before}${paying.name} bring${verbEnd(paying)} ${words.short(1000 * amount)} a year ${BASIS_WORDS[basis]} from month ${paying.months.to}${reach}`;
}

const verbEnd = ({ name }: RoadmapWave) => (name.endsWith('s') ? '' : 's');

function drawWave(slide: Slide, { theme, words }: DeckPlan, wave: RoadmapWave, box: Box): void {
  const { name, months, items, totalSavings, totalEffort, capacity } = wave;
  drawCard(slide, theme.surface, box);
  const head = { x: box.x, y: box.y, w: box.w, h: 0.4 };
  drawText(slide, `${name}: months ${months.from}–${months.to}`, head, {
    size: SIZE.lead,
    bold: true,
    color: theme.white,
    fill: theme.accent,
    inset: 0.15,
    valign: 'middle',
  });
  const inner = { x: box.x + 0.15, w: box.w - 0.3 };
  const sum = `${words.byBasis(totalSavings)} · ${counted(items.length, 'opportunity', 'opportunities')}`;
  drawText(slide, sum, { ...inner, y: box.y + 0.5, h: 0.28 }, { size: SIZE.body, bold: true, color: theme.ink });
  drawText(
    slide,
    `Effort ${totalEffort} of ${capacity} points`,
    { ...inner, y: box.y + 0.78, h: 0.24 },
    { size: SIZE.small, color: theme.muted },
  );

  const end = box.y + box.h - 0.08;
  const more = { h: heightOf(1, SIZE.small) + 0.04 };
  let y = box.y + 1.12;
  for (const [index, item] of items.entries()) {
    const text = lineOf(item);
    const h = heightOf(lineCount(text, { w: inner.w - 0.75, size: SIZE.small }, 2), SIZE.small) + 0.06;
    const isLast = index === items.length - 1;
    if (y + h + (isLast ? 0 : more.h) > end) {
      drawText(
        slide,
        `… and ${items.length - index} more in the workbook`,
        { ...inner, y, h: more.h },
        { size: SIZE.small, color: theme.muted },
      );
      return;
    }
    drawText(slide, text, { ...inner, y, w: inner.w - 0.75, h }, { size: SIZE.small, color: theme.ink });
    drawText(
      slide,
      item.estimatedSavings === null ? '–' : words.short(1000 * item.estimatedSavings),
      { x: inner.x + inner.w - 0.7, y, w: 0.7, h },
      { size: SIZE.small, bold: true, color: theme.ink, align: 'right' },
    );
    y += h + 0.03;
  }
}

const lineOf = ({ opportunityTitle, type }: RoadmapItem) => `${opportunityTitle} (${OPPORTUNITY_TYPE_LABELS[type]})`;
