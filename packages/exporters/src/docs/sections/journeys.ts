import type { Journey, TouchPoint } from '@process-ai/contract/journeys';
import { journeyDrawing } from '@process-ai/domain/journey-drawing';
import { touchPointShares } from '@process-ai/domain/touch-point-shares';
import type { FigureWords } from '../../figure-words.ts';
import { journeyPicture } from '../../journey-picture.ts';
import { writable } from '../../ooxml/xml-text.ts';
import { originOf } from '../../origin-words.ts';
import type { Palette } from '../../palette.ts';
import { type Block, heading, leadIn, type PictureBlock, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { TEXT_WIDTH_PX } from '../page.ts';

/** Touchpoints of one strip: more of them are too small to read on paper. */
const STRIP = 4;
/** Touchpoints drawn of one journey, and of all; tables go on where pictures end. */
const DRAWN_MAX = 24;
const DRAWN_MAX_ALL = 96;
/** About 200 dots an inch on paper. */
const PICTURE_SCALE = 1.6;

/** What customers go through: each journey as pictures, with a table beside them. */
export async function journeyChapter({ blueprint, palette, words }: DocsPlan): Promise<Block[]> {
  const { journeys } = blueprint;
  if (journeys.length === 0) return [];
  const says = words.say.document.journeys;
  const feels = journeys.some(({ touchPoints }) => touchPoints.some(({ emotion }) => emotion !== null));
  let room = DRAWN_MAX_ALL;
  const parts = journeys.map(async (journey): Promise<Block[]> => {
    const count = journey.touchPoints.length;
    const drawn = Math.min(count, DRAWN_MAX, room);
    room -= drawn;
    return [
      ...inWords(journey, words),
      ...(await pictures(journey, drawn, palette, words)),
      ...(drawn < count ? [prose(drawn === 0 ? says.notDrawn : says.partDrawn(drawn, count), 'Note')] : []),
      ...(count > 0 ? [touchPointTable(journey, words)] : []),
    ];
  });
  return [heading(1, says.title), prose(says.lead + (feels ? says.feels : '')), ...(await Promise.all(parts)).flat()];
}

/** The same for a browser: what pictures show stands in the table, which is read on a phone and aloud as well. */
export function journeysInTables({ blueprint: { journeys }, words }: DocsPlan): Block[] {
  if (journeys.length === 0) return [];
  const says = words.say.document.journeys;
  return [
    heading(1, says.title),
    prose(says.stepByStep),
    ...journeys.flatMap((journey) => [
      ...inWords(journey, words),
      ...(journey.touchPoints.length > 0 ? [withPhaseAndFeeling(journey, words)] : []),
    ]),
  ];
}

function inWords(journey: Journey, words: FigureWords): Block[] {
  const { name, description, persona } = journey;
  return [
    heading(2, oneLine(name)),
    ...(description ? [leadIn(description.trim())] : []),
    ...(persona ? [prose(words.say.document.journeys.travels(persona.trim()))] : []),
    prose(factsOf(journey, words), 'Meta'),
  ];
}

function factsOf({ touchPoints, source }: Journey, words: FigureWords): string {
  const { say } = words;
  const says = say.document.journeys;
  const lanes = touchPointShares(touchPoints).map(({ type, count }) => `${count} ${say.cover.touchPoints[type]}`);
  const moments = touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length;
  const missing = touchPoints.filter(({ processMissing }) => processMissing).length;
  return [
    says.touchPoints(touchPoints.length),
    ...(touchPoints.length > 0 ? [words.listed(lanes)] : []),
    says.moments(moments),
    ...(missing > 0 ? [says.withoutProcess(missing)] : []),
    ...(source === null ? [] : [says.source(originOf(source, words))]),
  ].join(' · ');
}

async function pictures(
  journey: Journey,
  drawn: number,
  palette: Palette,
  words: FigureWords,
): Promise<PictureBlock[]> {
  if (drawn === 0) return [];
  const touchPoints = journey.touchPoints.map((point) => ({
    ...point,
    name: writable(point.name),
    processStep: writable(point.processStep),
    phase: point.phase === null ? null : writable(point.phase),
  }));
  const strips = Math.ceil(drawn / STRIP);
  const each = Math.ceil(drawn / strips);
  const parts = Array.from({ length: Math.ceil(drawn / each) }, async (_, part): Promise<PictureBlock> => {
    const from = part * each;
    const to = Math.min(drawn, from + each);
    const drawing = journeyDrawing({ touchPoints }, { from, to });
    const { png, width, height } = await journeyPicture(drawing, coloursOf(palette), PICTURE_SCALE, words.say.cover);
    // All in the scale of a full strip, so that their texts are of one size.
    const column = (width - drawing.left) / (to - from);
    const scale = TEXT_WIDTH_PX / (drawing.left + STRIP * column);
    const which = drawn > each ? words.say.document.journeys.part(from + 1, to) : '';
    return {
      kind: 'picture',
      caption: `${oneLine(journey.name)}${which}`,
      alt: altOf(journey, from, to, words),
      png,
      width: Math.floor(width * scale),
      height: Math.round(height * scale),
    };
  });
  return Promise.all(parts);
}

const coloursOf = (palette: Palette) => ({
  ink: `#${palette.ink}`,
  muted: `#${palette.muted}`,
  line: `#${palette.line}`,
  surface: '#ffffff',
  band: `#${palette.band}`,
  accent: `#${palette.accentInk}`,
  warning: `#${palette.warning}`,
});

function altOf({ name, touchPoints }: Journey, from: number, to: number, { say }: FigureWords): string {
  const steps = touchPoints.slice(from, to).map((point, index) => {
    const feeling = point.emotion === null ? '' : `, ${say.cover.emotions[point.emotion]?.toLowerCase() ?? ''}`;
    return `${from + index + 1} ${point.name} (${say.cover.touchPoints[point.type]}${feeling})`;
  });
  return oneLine(say.document.journeys.swimlane(name, steps.join(', ')), 1000);
}

function touchPointTable({ name, touchPoints }: Journey, words: FigureWords): TableBlock {
  const { document, cover } = words.say;
  const says = document.journeys;
  return {
    kind: 'table',
    caption: says.table(oneLine(name)),
    columns: [
      { header: says.number, width: 560, align: 'right' },
      { header: says.touchPoint, width: 2700 },
      { header: says.whoWhere, width: 1300 },
      { header: document.columns.process, width: 1340 },
      { header: says.happens, width: 3500 },
    ],
    rows: touchPoints.map((point, index) => [
      String(index + 1),
      { text: `${oneLine(point.name)}${point.momentThatMatters ? ' ★' : ''}`, strong: point.momentThatMatters },
      [cover.touchPoints[point.type], point.channel && oneLine(point.channel)].filter(Boolean).join(', '),
      processOf(point, words),
      point.description.trim() + painOf(point, words),
    ]),
  };
}

/** With what the picture shows besides: the phase, and how it feels. A column that would be empty is left out. */
function withPhaseAndFeeling(journey: Journey, words: FigureWords): TableBlock {
  const { document, cover } = words.say;
  const { columns, rows, ...table } = touchPointTable(journey, words);
  const more = [
    {
      header: document.journeys.phase,
      width: 1100,
      texts: journey.touchPoints.map(({ phase }) => phase && oneLine(phase)),
    },
    {
      header: document.journeys.feeling,
      width: 1100,
      texts: journey.touchPoints.map(({ emotion }) => (emotion === null ? null : cover.emotions[emotion])),
    },
  ].filter(({ texts }) => texts.some(Boolean));
  const last = columns.length - 1;
  return {
    ...table,
    columns: columns.toSpliced(last, 0, ...more.map(({ header, width }) => ({ header, width }))),
    rows: rows.map((row, index) => row.toSpliced(last, 0, ...more.map(({ texts }) => texts[index] ?? '–'))),
  };
}

const painOf = ({ painPoint }: TouchPoint, words: FigureWords) =>
  painPoint ? words.say.document.journeys.pain(painPoint.trim()) : '';

const processOf = ({ processStep, processMissing }: TouchPoint, { say }: FigureWords) =>
  processMissing ? say.cover.missing(oneLine(processStep)) : oneLine(processStep);
