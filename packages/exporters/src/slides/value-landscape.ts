import { colourStep } from '@process-ai/domain/landscape';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { textOn } from '../palette.ts';
import { shortName } from '../short-name.ts';
import { withoutFigure } from '../story-words.ts';
import { whereInWords } from '../value-words.ts';
import { type DeckArea, type DeckPlan, largestAreas, type SlideDraft, valueNote, valueSource } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { type Box, drawText } from './draw.ts';
import { drawGroup } from './grouped.ts';
import type { Slide } from './presentation.ts';
import { drawTypes, savingsByTypeSlides } from './savings-by-type.ts';
import { DECORATION, HATCHED } from './slide-objects.ts';

/** As many as leave each box room for a name on two lines. */
const AREAS_MOST = 7;
const PARTS_MOST = 6;
const LABEL = 3.1;
const SPACE = 0.07;
const ROW_MOST = 1.25;
/** So few rows leave room for what carries the value, if they are no higher than this. */
const JOINED_MOST = 2;
const ROW_JOINED = 0.95;
/** What all rows fill at least, however few they are. */
const FILLED_LEAST = 0.38 * BODY.h;

interface Scale {
  /** Currency units a year. */
  largest: number;
  /** Boxes in a row. */
  columns: number;
}

/**
 * Where the value lies: a row for each area, a box for each part of it, the darker the more it holds. One or two rows
 * would leave the slide half empty: what carries the value stands below them.
 */
export function landscapeSlides(plan: DeckPlan): SlideDraft[] {
  const { areas, words } = plan;
  if (areas.length === 0) return savingsByTypeSlides(plan);
  const says = words.say.deck.landscape;
  const [types] = savingsByTypeSlides(plan);
  const isJoined = areas.length <= JOINED_MOST && types !== undefined;
  const where: SlideDraft = {
    section: 'value',
    title: whereInWords(plan.story, plan.client, words),
    source: valueSource(plan),
    notes: [valueNote(plan), says.note(storyWords(words.language).areas.across)],
    draw: (slide) => drawMap(slide, plan, ROW_MOST),
  };
  if (!isJoined) return [where, ...(types ? [types] : [])];
  return [
    {
      ...where,
      notes: [types.title, ...where.notes, ...types.notes],
      draw(slide) {
        const end = drawMap(slide, plan, areas.length === 1 ? ROW_MOST : ROW_JOINED) + GAP;
        drawTypes(slide, plan, { ...BODY, y: end, h: BODY.y + BODY.h - end });
      },
    },
  ];
}

/** Returns where it ends. @param rowMost inches */
function drawMap(slide: Slide, plan: DeckPlan, rowMost: number): number {
  const { areas, theme, words } = plan;
  const says = words.say.deck.landscape;
  const shown = largestAreas(areas, AREAS_MOST, words);
  const columns = Math.max(3, ...shown.map(({ parts }) => Math.min(PARTS_MOST, parts.length)));
  const largest = Math.max(
    ...shown.flatMap(({ parts }) => largestAreas(parts, PARTS_MOST, words).map(({ value }) => value)),
  );
  const most = shown.length === 1 ? rowMost : Math.max(rowMost, FILLED_LEAST / shown.length);
  const h = Math.min(most, (BODY.h - 0.35) / shown.length);
  const { labelled, separated } = words.say.money;
  const described = separated(
    shown.map((area) =>
      labelled(shortName(area.name), area.value > 0 ? words.short(area.value) : withoutFigure(plan, area, words)),
    ),
  );
  drawGroup(slide, says.map, says.mapAlt(described), () => {
    for (const [index, area] of shown.entries())
      drawArea(slide, plan, area, { largest, columns }, { ...BODY, y: BODY.y + 0.05 + index * h, h: h - SPACE });
  });
  const legend = { x: BODY.x, y: BODY.y + shown.length * h + 0.1, w: BODY.w, h: 0.22 };
  const boxes = shown.flatMap(({ parts }) => largestAreas(parts, PARTS_MOST, words));
  const proposedIn = (some: readonly DeckArea[]) => some.reduce((sum, one) => sum + 1000 * one.proposed.measured, 0);
  const inBoxes = plan.decided ? proposedIn(boxes.filter((one) => one.opportunityCount === 0)) : 0;
  const [part, all] = [words.short(inBoxes), words.short(proposedIn(areas))];
  const proposed = inBoxes > 0 ? { shown: part, all, isAll: part === all } : null;
  drawText(slide, says.legend(boxes.some(isUnknown), proposed), legend, { size: SIZE.tiny, color: theme.muted });
  return legend.y + legend.h;
}

/** What is found there, and nobody has costed. */
const isUnknown = ({ value, opportunityCount, without }: DeckArea): boolean =>
  value <= 0 && opportunityCount > 0 && without === 'notCosted';

function drawArea(slide: Slide, plan: DeckPlan, area: DeckArea, { largest, columns }: Scale, row: Box): void {
  const { theme, words, value } = plan;
  const share =
    area.value > 0
      ? `${words.short(area.value)}, ${words.percent((100 * area.value) / value.total, 0)}`
      : value.total > 0
        ? withoutFigure(plan, area, words)
        : words.say.deck.landscape.processes(area.processes.length);
  drawText(
    slide,
    area.name,
    { ...row, w: LABEL - 1.35, h: row.h },
    { size: SIZE.body, bold: true, color: theme.ink, valign: 'middle' },
  );
  drawText(
    slide,
    share,
    { ...row, x: row.x + LABEL - 1.3, w: 1.15 },
    { size: SIZE.body, color: theme.muted, align: 'right', valign: 'middle' },
  );

  const parts = largestAreas(area.parts, PARTS_MOST, words);
  const w = (row.w - LABEL) / columns;
  parts.forEach((part, index) => {
    const unknown = isUnknown(part);
    const fill = unknown ? theme.white : (theme.scale[colourStep(part.value, largest)] ?? theme.surface);
    const color = textOn(fill);
    const box = { x: row.x + LABEL + index * w, y: row.y, w: w - SPACE, h: row.h };
    slide.addShape('rect', {
      ...box,
      fill: { color: unknown ? theme.line : fill },
      objectName: unknown ? HATCHED : DECORATION,
    });
    const figure =
      part.value > 0
        ? `${words.short(part.value)} · ${words.decimals(part.opportunityCount)}`
        : withoutFigure(plan, part, words);
    const size = box.h < 0.75 ? SIZE.tiny : box.h > ROW_MOST ? SIZE.body : SIZE.small;
    const inner = { x: box.x + 0.08, w: box.w - 0.16 };
    drawText(slide, part.name, { ...inner, y: box.y + 0.03, h: box.h - 0.25 }, { size, color });
    drawText(slide, figure, { ...inner, y: box.y + box.h - 0.23, h: 0.2 }, { size, bold: true, color });
  });
}
