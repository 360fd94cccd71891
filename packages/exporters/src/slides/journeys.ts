import type { ChangedJourney, JourneyStage } from '@process-ai/domain/blueprint-journeys';
import { aimInWords, changedAsAt, changeInWords, journeyInWords } from '../journey-words.ts';
import { originOf } from '../origin-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, type DeckTheme, SIZE } from './deck-theme.ts';
import { type Box, drawCard, drawText } from './draw.ts';
import { heightOf, lineCount } from './fit-text.ts';
import { drawConnector, drawGroup } from './grouped.ts';
import { drawFeelings } from './journey-feelings.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

const TOUCHPOINTS_MOST = 8;
const TOUCHPOINTS_LEAST = 4;
const HEAD = 0.32;
/** Between rows. */
const SPACE = 0.07;
const INSET = 0.08;
/** More lines than these no row has. */
const LINES_MOST = 24;
/** Of what changes a touchpoint: who presents it does not read more aloud. */
const LINES_READ = 3;
const ROW_MOST = 1.1;
/** The line below the rows: who travels, and what the star means. */
const FOOT = 0.3;

/** Inches from the left edge: the touchpoint, how it feels, what hurts, what comes after. */
const COLUMN = {
  stage: { x: BODY.x, w: 2.5 },
  feeling: { x: BODY.x + 2.6, w: 1.55 },
  today: { x: BODY.x + 4.25, w: 2.75 },
};

/** What hurts has a column only where something is known to hurt. */
const afterColumn = (hurts: boolean) => {
  const x = hurts ? COLUMN.today.x + COLUMN.today.w + 0.35 : COLUMN.today.x;
  return { x, w: BODY.x + BODY.w - x };
};

const painOf = ({ touchPoint }: JourneyStage) => touchPoint.painPoint?.trim() ?? '';
/** Where nobody has said what hurts. */
const UNKNOWN = '–';

/** A slide for each of the first journeys, at most so many: each touchpoint today, and beside it what changes it. */
export function journeySlides(plan: DeckPlan, most: number): SlideDraft[] {
  const { words, decided } = plan;
  const { journeys: says } = words.say.deckCase;
  const { document, cover, money } = words.say;
  const journeys = plan.journeys.filter(({ stages }) => stages.length > 0);
  const more = journeys.length > most ? says.more(most, journeys.length) : '';
  return journeys.slice(0, most).map((changed) => {
    const { journey, stages } = changed;
    const rows = rowsOf(plan, stages);
    const all = stages.length;
    const part = rows.length < all ? says.part(rows.length, all) : '';
    const isCut = rows.some(({ stage }) => stage.changes.length > CHANGES_MOST && changedAsAt(stages, stage) === null);
    return {
      section: 'customers',
      title: journeyInWords(changed, decided, words),
      source: says.source(
        originOf(journey.source, words),
        plan.scope.measured > 0,
        part + (isCut ? says.elsewhere : '') + more,
      ),
      notes: [
        journey.description ?? '',
        journey.persona ? document.journeys.travels(journey.persona) : '',
        says.note,
        ...stages.map((stage, index) => {
          const { name, phase, momentThatMatters } = stage.touchPoint;
          const what = `${name}${momentThatMatters ? ` (${cover.momentThatMatters})` : ''}`;
          const place = phase ? money.labelled(phase, what) : what;
          return `${index + 1}. ${place}. ${aimInWords(stage, words)} ${told(stage, plan, { titles: true, most: stage.changes.length })}`.trim();
        }),
        document.journeys.notAdded,
      ],
      draw: (slide) =>
        drawGroup(slide, says.name(shortName(journey.name)), heard(changed, rows, plan), () =>
          drawJourney(slide, plan, changed, rows),
        ),
    };
  });
}

/** Of what changes a touchpoint; the notes and the document have them all. */
const CHANGES_MOST = 3;

/** What changes a touchpoint, or that nothing does; among others told once where it is the same at several. */
function told(
  stage: JourneyStage,
  { words, decided }: DeckPlan,
  { titles, most = CHANGES_MOST, among = [] }: { titles: boolean; most?: number; among?: readonly JourneyStage[] },
): string {
  const { changes } = stage;
  if (changes.length === 0) return words.say.document.journeys.stays(decided);
  const same = changedAsAt(among, stage);
  if (same !== null) return words.say.document.journeys.asAt(same);
  const shown = changes.slice(0, most).map((one) => changeInWords(one, { decided, titles }, words));
  const left = changes.length - shown.length;
  return `${words.say.money.separated([...shown, ...(left > 0 ? [words.say.plan.andMore(left)] : [])])}.`;
}

/** The drawing in words: each touchpoint with how it feels and what changes it. */
function heard({ journey }: ChangedJourney, rows: readonly Row[], { words }: DeckPlan): string {
  const { cover, money, deckCase } = words.say;
  const points = rows.map(({ stage, after }, index) => {
    const { name, emotion, momentThatMatters } = stage.touchPoint;
    const notes = [
      ...(typeof emotion === 'number' ? [cover.emotions[emotion] ?? ''] : []),
      ...(momentThatMatters ? [cover.momentThatMatters] : []),
    ];
    const what = `${index + 1}. ${shortName(name)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    return money.labelled(what, after.replace(/\.$/, ''));
  });
  return deckCase.journeys.heard(shortName(journey.name), money.separated(points));
}

/** A touchpoint as it is drawn; its texts are final. */
interface Row {
  stage: JourneyStage;
  hurts: string;
  after: string;
  /** Inches. */
  h: number;
}

const ROOM = BODY.h - HEAD - FOOT;

/** As many touchpoints as stand whole: with what is to happen there where that has room, else with what changes it alone. */
function rowsOf(plan: DeckPlan, stages: readonly JourneyStage[]): Row[] {
  const most = Math.min(TOUCHPOINTS_MOST, stages.length);
  let rows: Row[] = [];
  for (let count = most; count >= Math.min(TOUCHPOINTS_LEAST, most); count -= 1) {
    for (const detail of ['all', 'aim', 'titles', 'least'] as const) {
      rows = stages.slice(0, count).map((stage) => rowOf(stage, plan, { detail, stages }));
      const needed = rows.reduce((sum, { h }) => sum + h + SPACE, 0);
      if (needed <= ROOM) return aired(rows, (ROOM - needed) / count);
    }
  }
  const scale = (ROOM - SPACE * rows.length) / rows.reduce((sum, { h }) => sum + h, 0);
  return rows.map((row) => ({ ...row, h: scale * row.h }));
}

const aired = (rows: readonly Row[], more: number): Row[] =>
  rows.map((row) => ({ ...row, h: Math.max(row.h, Math.min(ROW_MOST, row.h + more)) }));

function rowOf(
  stage: JourneyStage,
  plan: DeckPlan,
  { detail, stages }: { detail: 'all' | 'aim' | 'titles' | 'least'; stages: readonly JourneyStage[] },
): Row {
  const { words } = plan;
  const hurts = painOf(stage);
  const column = afterColumn(stages.some(painOf));
  const lines = (text: string, w: number, size: number, bold = false) => lineCount(text, { w, size, bold }, LINES_MOST);
  const isChanged = stage.changes.length > 0;
  const change = (titles: boolean) => told(stage, plan, { titles, among: stages });
  const withAim = (titles: boolean) => `${aimInWords(stage, words)} ${change(titles)}`;
  const { cover, money } = words.say;
  const served = (titles: boolean) =>
    isChanged ? money.labelled(cover.touchPoints[stage.lane], change(titles)) : change(titles);
  const wordings = {
    all: [withAim(true), withAim(false), served(true), served(false)],
    aim: [withAim(false), served(false)],
    titles: [served(true), served(false)],
    least: [served(false)],
  }[isChanged || detail === 'least' ? detail : 'titles'];
  const isShort = (text: string) => lines(text, column.w - 2 * INSET, SIZE.tiny) <= LINES_READ;
  const after = wordings.find(isShort) ?? served(false);
  const tall = Math.max(
    heightOf(lines(stageName(stage, 88), COLUMN.stage.w - 0.25, SIZE.small, true), SIZE.small),
    heightOf(lines(hurts, COLUMN.today.w - 2 * INSET, SIZE.tiny), SIZE.tiny),
    heightOf(lines(after, column.w - 2 * INSET, SIZE.tiny), SIZE.tiny),
  );
  return { stage, hurts, after, h: tall + 0.14 };
}

const stageName = ({ touchPoint: { name } }: JourneyStage, number: number) => `${number}. ${name.trim()}`;

function drawJourney(slide: Slide, plan: DeckPlan, { journey }: ChangedJourney, rows: readonly Row[]): void {
  const { theme, words, decided } = plan;
  const { document, cover, deckCase } = words.say;
  const head = { y: BODY.y, h: HEAD - 0.08 };
  const look = { size: SIZE.small, bold: true, color: theme.muted, valign: 'bottom' as const };
  drawText(slide, document.journeys.touchPoint, { ...head, ...COLUMN.stage }, look);
  const feels = rows.some(({ stage }) => typeof stage.touchPoint.emotion === 'number');
  if (feels) drawText(slide, cover.feeling, { ...head, ...COLUMN.feeling }, look);
  const hurts = rows.some((row) => row.hurts !== '');
  const column = afterColumn(hurts);
  if (hurts) drawText(slide, deckCase.journeys.hurts, { ...head, ...COLUMN.today }, look);
  drawText(slide, document.journeys.after(decided), { ...head, ...column }, { ...look, color: theme.accent });

  let y = BODY.y + HEAD;
  const placed = rows.map((row, index) => {
    const box = { x: BODY.x, y, w: BODY.w, h: row.h };
    y += row.h + SPACE;
    return { row, box, number: index + 1 };
  });
  drawFeelings(
    slide,
    plan,
    placed.map(({ row, box }) => ({ emotion: row.stage.touchPoint.emotion, y: box.y + box.h / 2 })),
    COLUMN.feeling,
  );
  for (const one of placed) drawRow(slide, plan, one, column);

  const below = { x: BODY.x, y: Math.min(y + 0.02, BODY.y + BODY.h - FOOT + 0.05), w: BODY.w, h: FOOT - 0.05 };
  const hasMoments = rows.some(({ stage }) => stage.touchPoint.momentThatMatters);
  if (hasMoments) drawStar(slide, theme, below.x + 0.02, below.y + 0.03);
  const who = journey.persona ? document.journeys.travels(shortName(journey.persona, 'spoken')) : '';
  const legend = [hasMoments ? cover.momentThatMatters : '', who].filter(Boolean).join('   ·   ');
  const left = hasMoments ? 0.28 : 0;
  if (legend)
    drawText(
      slide,
      legend,
      { ...below, x: below.x + left, w: below.w - left },
      { size: SIZE.tiny, color: theme.muted, valign: 'middle' },
    );
}

interface PlacedRow {
  row: Row;
  box: Box;
  /** From 1. */
  number: number;
}

function drawRow(
  slide: Slide,
  { theme, decided, words }: DeckPlan,
  { row, box, number }: PlacedRow,
  column: { x: number; w: number },
): void {
  const { stage, hurts, after } = row;
  const { momentThatMatters, processMissing } = stage.touchPoint;
  const says = words.say.document.journeys;
  const isChanged = stage.changes.length > 0;
  drawText(
    slide,
    stageName(stage, number),
    { ...box, w: COLUMN.stage.w - 0.25 },
    { size: SIZE.small, bold: true, color: theme.ink, valign: 'middle' },
  );
  if (momentThatMatters) drawStar(slide, theme, COLUMN.stage.x + COLUMN.stage.w - 0.2, box.y + box.h / 2 - 0.09);
  const [today, then] = [`${number}. ${says.today}`, `${number}. ${says.after(decided)}`];
  const inner = (column: { x: number; w: number }) => ({
    x: column.x + INSET,
    w: column.w - 2 * INSET,
    y: box.y,
    h: box.h,
  });
  const hasToday = column.x > COLUMN.today.x;
  const look = { size: SIZE.tiny, valign: 'middle' as const };
  if (hurts) {
    drawCard(slide, theme.surface, { ...box, ...COLUMN.today }, undefined, today);
    drawText(slide, hurts, inner(COLUMN.today), { ...look, color: theme.ink });
  } else if (hasToday) {
    drawText(
      slide,
      UNKNOWN,
      { ...box, ...COLUMN.today },
      { ...look, color: theme.muted, align: 'center', name: today },
    );
  }
  const frame = {
    color: processMissing ? theme.warning : isChanged ? theme.accent : theme.line,
    width: isChanged ? 1.5 : 1,
    dashed: !isChanged,
  };
  drawCard(slide, theme.white, { ...box, ...column }, frame, then);
  drawText(slide, after, inner(column), {
    size: SIZE.tiny,
    color: isChanged ? theme.ink : theme.muted,
    valign: 'middle',
  });
  if (!isChanged || !hasToday) return;
  const middle = box.y + box.h / 2;
  drawConnector(
    slide,
    { x: COLUMN.today.x + COLUMN.today.w, y: middle },
    { x: column.x, y: middle },
    { from: today, to: then, line: { color: theme.accent, width: 1.25, endArrowType: 'triangle' } },
  );
}

const drawStar = (slide: Slide, { accent }: DeckTheme, x: number, y: number) =>
  slide.addShape('star5', { x, y, w: 0.18, h: 0.18, fill: { color: accent }, objectName: DECORATION });
