import type { Journey, TouchPoint } from '@process-ai/contract/journeys';
import { emotionLabel, journeyDrawing, TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { touchPointShares } from '@process-ai/domain/touch-point-shares';
import { counted } from '../../figure-words.ts';
import { journeyPicture } from '../../journey-picture.ts';
import { writable } from '../../ooxml/xml-text.ts';
import { originOf } from '../../origin-words.ts';
import type { Palette } from '../../palette.ts';
import { type Block, heading, leadIn, type PictureBlock, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { listed, shortened, shortName } from '../document-text.ts';
import { TEXT_WIDTH_PX } from '../page.ts';

/** Touchpoints of one strip: more of them are too small to read on paper. */
const STRIP = 4;
/** Touchpoints drawn of one journey, and of all; tables go on where pictures end. */
const DRAWN_MAX = 24;
const DRAWN_MAX_ALL = 96;
const TEXT_MAX = 240;
/** About 200 dots an inch on paper. */
const PICTURE_SCALE = 1.6;

/** What customers go through: each journey as pictures, with a table beside them. */
export async function journeyChapter({ blueprint, palette }: DocsPlan): Promise<Block[]> {
  const { journeys } = blueprint;
  if (journeys.length === 0) return [];
  const blocks: Block[] = [
    heading(1, 'Customer journeys'),
    prose(
      'Time runs to the right. The lanes say who acts: a person, a person with an agent, or an agent alone. A star marks a Moment That Matters.' +
        (journeys.some(({ touchPoints }) => touchPoints.some(({ emotion }) => emotion !== null))
          ? ' The line above the lanes says how it feels.'
          : ''),
    ),
  ];
  let room = DRAWN_MAX_ALL;
  for (const journey of journeys) {
    const count = journey.touchPoints.length;
    const drawn = Math.min(count, DRAWN_MAX, room);
    room -= drawn;
    blocks.push(...inWords(journey), ...(await pictures(journey, drawn, palette)));
    if (drawn < count) {
      const what = drawn === 0 ? 'This journey is not drawn' : `The first ${drawn} of ${count} touchpoints are drawn`;
      blocks.push(prose(`${what}, to keep this document small. The table has them all.`, 'Note'));
    }
    if (count > 0) blocks.push(touchPointTable(journey));
  }
  return blocks;
}

/** The same for a browser: what pictures show stands in the table, which is read on a phone and aloud as well. */
export function journeysInTables({ blueprint: { journeys } }: DocsPlan): Block[] {
  if (journeys.length === 0) return [];
  return [
    heading(1, 'Customer journeys'),
    prose('Each journey step by step, from the first contact on. A star marks a Moment That Matters.'),
    ...journeys.flatMap((journey) => [
      ...inWords(journey),
      ...(journey.touchPoints.length > 0 ? [withPhaseAndFeeling(journey)] : []),
    ]),
  ];
}

function inWords(journey: Journey): Block[] {
  const { name, description, persona } = journey;
  return [
    heading(2, shortName(name)),
    ...(description ? [leadIn(shortened(description, 1200))] : []),
    ...(persona ? [prose(`Who travels: ${shortened(persona, 500)}`)] : []),
    prose(factsOf(journey), 'Meta'),
  ];
}

function factsOf({ touchPoints, source }: Journey): string {
  const lanes = touchPointShares(touchPoints).map(({ type, count }) => `${count} ${TOUCHPOINT_LABELS[type]}`);
  const moments = touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length;
  const missing = touchPoints.filter(({ processMissing }) => processMissing).length;
  return [
    counted(touchPoints.length, 'touchpoint'),
    ...(touchPoints.length > 0 ? [listed(lanes)] : []),
    counted(moments, 'Moment That Matters', 'Moments That Matter'),
    ...(missing > 0 ? [`${counted(missing, 'touchpoint')} without its process`] : []),
    ...(source === null ? [] : [`source: ${originOf(source)}`]),
  ].join(' · ');
}

async function pictures(journey: Journey, drawn: number, palette: Palette): Promise<PictureBlock[]> {
  if (drawn === 0) return [];
  const touchPoints = journey.touchPoints.map((point) => ({
    ...point,
    name: writable(point.name),
    processStep: writable(point.processStep),
    phase: point.phase === null ? null : writable(point.phase),
  }));
  const strips = Math.ceil(drawn / STRIP);
  const each = Math.ceil(drawn / strips);
  const result: PictureBlock[] = [];
  for (let from = 0; from < drawn; from += each) {
    const to = Math.min(drawn, from + each);
    const drawing = journeyDrawing({ touchPoints }, { from, to });
    const { png, width, height } = await journeyPicture(drawing, coloursOf(palette), PICTURE_SCALE);
    // All in the scale of a full strip, so that their texts are of one size.
    const column = (width - drawing.left) / (to - from);
    const scale = TEXT_WIDTH_PX / (drawing.left + STRIP * column);
    const part = drawn > each ? `, touchpoints ${from + 1} to ${to}` : '';
    result.push({
      kind: 'picture',
      caption: `${shortName(journey.name)}${part}`,
      alt: altOf(journey, from, to),
      png,
      width: Math.floor(width * scale),
      height: Math.round(height * scale),
    });
  }
  return result;
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

function altOf({ name, touchPoints }: Journey, from: number, to: number): string {
  const steps = touchPoints.slice(from, to).map((point, index) => {
    const feeling = point.emotion === null ? '' : `, ${emotionLabel(point.emotion).toLowerCase()}`;
    return `${from + index + 1} ${point.name} (${TOUCHPOINT_LABELS[point.type]}${feeling})`;
  });
  return shortName(`Swimlane of the journey ${name}: ${steps.join(', ')}.`, 1000);
}

function touchPointTable({ name, touchPoints }: Journey): TableBlock {
  return {
    kind: 'table',
    caption: `Touchpoints: ${shortName(name)}`,
    columns: [
      { header: 'No.', width: 560, align: 'right' },
      { header: 'Touchpoint', width: 2700 },
      { header: 'Who acts, where', width: 1300 },
      { header: 'Process', width: 1340 },
      { header: 'What happens', width: 3500 },
    ],
    rows: touchPoints.map((point, index) => [
      String(index + 1),
      { text: `${shortName(point.name)}${point.momentThatMatters ? ' ★' : ''}`, strong: point.momentThatMatters },
      [TOUCHPOINT_LABELS[point.type], point.channel && shortName(point.channel, 40)].filter(Boolean).join(', '),
      processOf(point),
      shortened(point.description, TEXT_MAX) + painOf(point),
    ]),
  };
}

/** With what the picture shows besides: the phase, and how it feels. A column that would be empty is left out. */
function withPhaseAndFeeling(journey: Journey): TableBlock {
  const { columns, rows, ...table } = touchPointTable(journey);
  const more = [
    { header: 'Phase', width: 1100, texts: journey.touchPoints.map(({ phase }) => phase && shortName(phase, 40)) },
    {
      header: 'How it feels',
      width: 1100,
      texts: journey.touchPoints.map(({ emotion }) => (emotion === null ? null : emotionLabel(emotion))),
    },
  ].filter(({ texts }) => texts.some(Boolean));
  const last = columns.length - 1;
  return {
    ...table,
    columns: columns.toSpliced(last, 0, ...more.map(({ header, width }) => ({ header, width }))),
    rows: rows.map((row, index) => row.toSpliced(last, 0, ...more.map(({ texts }) => texts[index] ?? '–'))),
  };
}

const painOf = ({ painPoint }: TouchPoint) => (painPoint ? ` Pain point: ${shortened(painPoint, TEXT_MAX)}` : '');

const processOf = ({ processStep, processMissing }: TouchPoint) =>
  processMissing ? `${shortName(processStep, 24)} (missing)` : shortName(processStep, 24);
