import type { Journey } from '@process-ai/contract/journeys';
import {
  type DrawnEdge,
  type DrawnNode,
  type JourneyDrawing,
  journeyDrawing,
} from '@process-ai/domain/journey-drawing';
import type { FigureWords } from '../figure-words.ts';
import { originOf } from '../origin-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, type DeckTheme, SIZE } from './deck-theme.ts';
import { type Box, drawCard, drawRule, drawText } from './draw.ts';
import { drawConnector, drawGroup } from './grouped.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

const TOUCHPOINTS_MOST = 8;
/** Below it stand the legend and who travels. */
const DRAWING = { ...BODY, h: 4.2 };
const LINE = 0.26;
const INSET = 0.07;
/** A journey is drawn wide and low: its lanes are made higher by so much at most. */
const TALLER = 1.4;

/** A slide for each of the first journeys, at most so many: phases across, a lane for who serves the customer, moments that matter starred. */
export function journeySlides({ blueprint, theme, words }: DeckPlan, most: number): SlideDraft[] {
  const { journeys: says } = words.say.deckCase;
  const { document, cover } = words.say;
  const journeys = blueprint.journeys.filter(({ touchPoints }) => touchPoints.length > 0);
  const more = journeys.length > most ? says.more(most, journeys.length) : '';
  return journeys.slice(0, most).map((journey) => {
    const shown = Math.min(TOUCHPOINTS_MOST, journey.touchPoints.length);
    const all = journey.touchPoints.length;
    const part = shown < all ? says.part(shown, all) : '';
    return {
      section: 'customers',
      title: titleOf(journey, words),
      source: says.source(originOf(journey.source, words), part + more),
      notes: [
        journey.description ?? '',
        journey.persona ? document.journeys.travels(journey.persona) : '',
        says.note,
        ...journey.touchPoints.map(({ name, phase, description, momentThatMatters, painPoint }, index) => {
          const what = `${name}${momentThatMatters ? ` (${cover.momentThatMatters})` : ''}`;
          return `${index + 1}. ${phase ? words.say.money.labelled(phase, what) : what}. ${description}${painPoint ? document.journeys.pain(painPoint) : ''}`;
        }),
      ],
      draw: (slide) =>
        drawGroup(slide, says.name(shortName(journey.name)), heard(journey, shown, words), () =>
          drawJourney(slide, { theme, words }, journey, shown),
        ),
    };
  });
}

function titleOf({ name, touchPoints }: Journey, { say }: FigureWords): string {
  const alone = touchPoints.filter(({ type }) => type === 'agent').length;
  const moments = touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length;
  const { length } = touchPoints;
  return say.deckCase.journeys.title(shortName(name), alone, length, length - alone, moments);
}

/** The drawing in words: each touchpoint with who serves it and how it feels. */
const heard = ({ name, touchPoints }: Journey, shown: number, { say }: FigureWords) => {
  const points = touchPoints.slice(0, shown).map(({ name: point, type, momentThatMatters, emotion }, index) => {
    const notes = [
      say.cover.touchPoints[type],
      ...(typeof emotion === 'number' ? [say.cover.emotions[emotion] ?? ''] : []),
      ...(momentThatMatters ? [say.cover.momentThatMatters] : []),
    ];
    return `${index + 1}. ${shortName(point)} (${notes.join(', ')})`;
  });
  return say.document.journeys.swimlane(shortName(name), say.money.separated(points));
};

type Look = Pick<DeckPlan, 'theme' | 'words'>;

function drawJourney(slide: Slide, look: Look, journey: Journey, shown: number): void {
  const { theme, words } = look;
  const drawing = journeyDrawing(journey, { to: shown });
  const scale = Math.min(DRAWING.w / drawing.width, DRAWING.h / drawing.height);
  const upwards = Math.min(TALLER * scale, DRAWING.h / drawing.height);
  const x = (pixels: number) => DRAWING.x + pixels * scale;
  const y = (pixels: number) => DRAWING.y + pixels * upwards;

  drawing.lanes.forEach((lane, index) => {
    const box = { x: DRAWING.x, y: y(lane.y), w: DRAWING.w, h: lane.height * upwards };
    slide.addShape('rect', {
      ...box,
      fill: { color: index % 2 === 0 ? theme.surface : theme.white },
      objectName: DECORATION,
    });
    const label = { ...box, x: box.x + INSET, w: drawing.left * scale - INSET };
    drawText(slide, words.say.cover.touchPoints[lane.type], label, {
      size: SIZE.small,
      bold: true,
      color: theme.muted,
      valign: 'middle',
    });
  });
  drawing.phases.forEach((phase, index) => {
    const box = {
      x: x(phase.x) + INSET,
      y: y(0),
      w: phase.width * scale - 2 * INSET,
      h: drawing.phasesHeight * upwards - 0.03,
    };
    drawText(slide, phase.label ?? '–', box, { size: SIZE.small, bold: true, color: theme.accent, valign: 'middle' });
    if (index > 0) drawRule(slide, { x: x(phase.x), y: y(0), w: 0, h: drawing.height * upwards }, theme.line);
  });
  drawCurve(slide, look, drawing, x, y);
  for (const edge of drawing.edges) drawEdge(slide, theme, edge, drawing.nodes, x, y);
  for (const node of drawing.nodes)
    drawNode(slide, look, node, { x: x(node.x), y: y(node.y), w: node.width * scale, h: node.height * upwards });

  const below = { x: DRAWING.x, y: y(drawing.height) + 0.1, w: DRAWING.w, h: LINE };
  if (journey.persona) {
    const who = words.say.document.journeys.travels(shortName(journey.persona, 'spoken'));
    drawText(slide, who, { ...below, y: below.y + LINE }, { size: SIZE.small, color: theme.ink });
  }
  drawLegend(slide, look, drawing, below);
}

/** How it feels, above the lanes: up is good. */
function drawCurve(
  slide: Slide,
  { theme, words: { say } }: Look,
  { curve, left, width }: JourneyDrawing,
  x: (pixels: number) => number,
  y: (pixels: number) => number,
): void {
  if (!curve) return;
  const label = { x: DRAWING.x + INSET, y: y(curve.y), w: x(left) - DRAWING.x - INSET, h: y(curve.height) - y(0) };
  drawText(slide, say.cover.feeling, label, { size: SIZE.small, bold: true, color: theme.muted, valign: 'middle' });
  drawRule(slide, { x: x(left), y: y(curve.middle), w: x(width) - x(left), h: 0 }, theme.line);
  curve.points.forEach((point, index) => {
    const next = curve.points[index + 1];
    if (!next) return;
    const rises = next.y < point.y;
    slide.addShape('line', {
      x: x(point.x),
      y: y(Math.min(point.y, next.y)),
      w: x(next.x) - x(point.x),
      h: Math.abs(y(next.y) - y(point.y)),
      flipV: rises,
      line: { color: theme.accent, width: 1.75 },
      objectName: DECORATION,
    });
  });
  for (const { x: across, y: down, emotion } of curve.points) {
    const isBad = emotion < 0;
    const color = isBad ? theme.warning : theme.accent;
    const dot = { x: x(across) - 0.06, y: y(down) - 0.06, w: 0.12, h: 0.12 };
    slide.addShape('ellipse', {
      ...dot,
      fill: { color: isBad ? theme.white : color },
      line: { color, width: 1.5 },
      objectName: DECORATION,
    });
    const feeling = { x: x(across) - 0.5, y: y(down) + (isBad ? -0.24 : 0.07), w: 1, h: 0.17 };
    drawText(slide, say.cover.emotions[emotion] ?? '', feeling, {
      size: SIZE.tiny,
      color: isBad ? theme.warning : theme.muted,
      align: 'center',
    });
  }
}

/** Only of what there is. */
function drawLegend(slide: Slide, { theme, words: { say } }: Look, { nodes }: JourneyDrawing, box: Box): void {
  const points = nodes.map(({ touchPoint }) => touchPoint);
  const hasMoments = points.some(({ momentThatMatters }) => momentThatMatters);
  const hasMissing = points.some(({ processMissing }) => processMissing);
  if (hasMoments) drawStar(slide, theme, box.x + 0.02, box.y + 0.03);
  const { thickFrame, dashedFrame } = say.deckCase.journeys;
  const legend = [...(hasMoments ? [thickFrame] : []), ...(hasMissing ? [dashedFrame] : [])].join('   ');
  const x = hasMoments ? box.x + 0.28 : box.x;
  const room = { ...box, x, w: box.x + box.w - x };
  if (legend) drawText(slide, legend, room, { size: SIZE.small, color: theme.muted, valign: 'middle' });
}

function drawNode(
  slide: Slide,
  { theme, words }: Look,
  node: DrawnNode,
  box: { x: number; y: number; w: number; h: number },
): void {
  const { number, touchPoint } = node;
  const { name, processStep, processMissing, momentThatMatters } = touchPoint;
  const frame = {
    color: processMissing ? theme.warning : momentThatMatters ? theme.accent : theme.line,
    width: momentThatMatters ? 2.25 : 1,
    dashed: processMissing ?? false,
  };
  drawCard(slide, theme.white, box, frame, cardName(node));
  const inner = { x: box.x + INSET, w: box.w - 2 * INSET };
  drawText(
    slide,
    name,
    { ...inner, y: box.y + 0.05, h: box.h - 0.29 },
    { size: SIZE.small, bold: true, color: theme.ink },
  );
  const foot = processMissing ? `${number} · ${words.say.deckCase.journeys.deleted}` : `${number} · ${processStep}`;
  const color = processMissing ? theme.warning : theme.muted;
  drawText(slide, foot, { ...inner, w: inner.w - 0.22, y: box.y + box.h - 0.23, h: 0.2 }, { size: SIZE.tiny, color });
  if (momentThatMatters) drawStar(slide, theme, box.x + box.w - 0.25, box.y + box.h - 0.24);
}

const drawStar = (slide: Slide, { accent }: DeckTheme, x: number, y: number) =>
  slide.addShape('star5', { x, y, w: 0.18, h: 0.18, fill: { color: accent }, objectName: DECORATION });

const cardName = ({ number, touchPoint }: DrawnNode) => `${number}. ${shortName(touchPoint.name)}`;

/** From a touchpoint to the next one; the last may leave the drawing. */
function drawEdge(
  slide: Slide,
  { muted }: DeckTheme,
  { points, arrives }: DrawnEdge,
  nodes: readonly DrawnNode[],
  x: (pixels: number) => number,
  y: (pixels: number) => number,
): void {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return;
  const from = nodes.find((node) => node.x + node.width === start.x);
  const to = nodes.find((node) => node.x === end.x);
  drawConnector(
    slide,
    { x: x(start.x), y: y(start.y) },
    { x: x(end.x), y: y(end.y) },
    {
      from: from ? cardName(from) : null,
      to: to ? cardName(to) : null,
      line: { color: muted, width: 1.25, ...(arrives && { endArrowType: 'triangle' as const }) },
    },
  );
}
