import type { TouchPoint } from '@process-ai/contract/journeys';
import type { ChangedJourney, JourneyStage } from '@process-ai/domain/blueprint-journeys';
import { type DrawnTouchPoint, journeyDrawing, laneOf } from '@process-ai/domain/journey-drawing';
import { servedShares } from '@process-ai/domain/touch-point-shares';
import type { FigureWords } from '../../figure-words.ts';
import { journeyPicture } from '../../journey-picture.ts';
import {
  aimInWords,
  changedAsAt,
  changeInWords,
  changerOf,
  journeyInWords,
  othersInWords,
  todayInWords,
} from '../../journey-words.ts';
import type { Cell } from '../../ooxml/data-table.ts';
import { writable } from '../../ooxml/xml-text.ts';
import { originOf } from '../../origin-words.ts';
import type { Palette } from '../../palette.ts';
import { type Block, heading, type PictureBlock, prose, soWhat, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { TEXT_WIDTH_PX } from '../page.ts';

/** Touchpoints of one strip: more of them are too small to read on paper. */
const STRIP = 4;
/** Touchpoints drawn of one journey, and of all; tables go on where pictures end. */
const DRAWN_MAX = 24;
const DRAWN_MAX_ALL = 96;
/** About 170 dots an inch on paper. */
const PICTURE_SCALE = 1.35;

/** What customers go through: each journey as pictures, with a table of today and after beside them. */
export async function journeyChapter({ journeys, decided, palette, words }: DocsPlan): Promise<Block[]> {
  if (journeys.length === 0) return [];
  const says = words.say.document.journeys;
  const feels = journeys.some(({ stages }) => stages.some(({ touchPoint }) => touchPoint.emotion !== null));
  let room = DRAWN_MAX_ALL;
  const parts = journeys.map(async (changed, index): Promise<Block[]> => {
    const { journey } = changed;
    const count = journey.touchPoints.length;
    const drawn = Math.min(count, DRAWN_MAX, room);
    room -= drawn;
    const strips = await pictures(changed, drawn, palette, words);
    const isOne = strips.length < 2 && drawn === count;
    return [
      ...inWords(changed, { decided, isTold: index === 0 }, words),
      // What changes stands below the part of the picture that it is about, so that no page waits for the next part.
      ...strips.flatMap(({ picture, from, to }) => [
        picture,
        changeTable(changed, decided, words, isOne ? undefined : { from, to }),
      ]),
      ...(drawn < count
        ? [
            prose(drawn === 0 ? says.notDrawn : says.partDrawn(drawn, count), 'Note'),
            changeTable(changed, decided, words, drawn === 0 ? undefined : { from: drawn, to: count }),
          ]
        : []),
    ];
  });
  return [
    heading(1, says.title),
    ...inAll(journeys, decided, words),
    prose(says.lead + (feels ? says.feels : '')),
    ...(await Promise.all(parts)).flat(),
    ...notAdded(journeys, words),
  ];
}

/** The same for a browser: what pictures show stands in the table, which is read on a phone and aloud as well. */
export function journeysInTables({ journeys, decided, words }: DocsPlan): Block[] {
  if (journeys.length === 0) return [];
  const says = words.say.document.journeys;
  return [
    heading(1, says.title),
    ...inAll(journeys, decided, words),
    prose(says.stepByStep),
    ...journeys.flatMap((changed, index) => [
      ...inWords(changed, { decided, isTold: index === 0 }, words),
      ...(changed.stages.length > 0 ? [withPhase(changed, decided, words)] : []),
    ]),
    ...notAdded(journeys, words),
  ];
}

/** What changes in the first, and how much in all of them. */
function inAll(journeys: readonly ChangedJourney[], decided: boolean, words: FigureWords): Block[] {
  const [alone, ...others] = journeys;
  const all = journeys.reduce((sum, { stages }) => sum + stages.length, 0);
  if (!alone || all === 0) return [];
  const first = soWhat(`${journeyInWords(alone, decided, words)}.`);
  if (others.length === 0) return [first];
  const changed = journeys.reduce((sum, one) => sum + one.changed, 0);
  return [
    first,
    prose(words.say.document.journeys.inAll(journeys.length, changerOf(alone.byPlan, decided), changed, all)),
  ];
}

/** @param isTold the chapter begins with what changes in it */
function inWords(
  changed: ChangedJourney,
  { decided, isTold }: { decided: boolean; isTold: boolean },
  words: FigureWords,
): Block[] {
  const { name, description, persona } = changed.journey;
  return [
    heading(2, oneLine(name)),
    ...(description ? [prose(description.trim())] : []),
    ...(persona ? [prose(words.say.document.journeys.travels(sentence(persona)))] : []),
    ...(changed.stages.length > 0 && !isTold ? [prose(`${journeyInWords(changed, decided, words)}.`)] : []),
    prose(factsOf(changed, words), 'Meta'),
  ];
}

/** With a full stop where it has no end of its own. */
const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Once, below the last of them, where one opportunity frees hours at several touchpoints. */
const notAdded = (journeys: readonly ChangedJourney[], { say }: FigureWords): Block[] =>
  journeys.some(({ stages }) => stages.some(({ changes }) => changes.some(({ hours }) => hours !== null)))
    ? [prose(say.document.journeys.notAdded, 'Note')]
    : [];

function factsOf(changed: ChangedJourney, words: FigureWords): string {
  const { touchPoints, source } = changed.journey;
  const { say } = words;
  const says = say.document.journeys;
  const lanes = servedShares([changed]).flatMap(({ type, count }) =>
    count > 0 ? [`${say.cover.touchPoints[type]} ${count}`] : [],
  );
  const moments = touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length;
  return [
    says.touchPoints(touchPoints.length),
    ...(touchPoints.length > 0 ? [words.listed(lanes)] : []),
    ...(moments > 0 ? [says.moments(moments)] : []),
    ...(source === null ? [] : [says.source(originOf(source, words))]),
  ].join(' · ');
}

/** A part of a journey's picture: the touchpoints from `from`, counted from 0, up to that before `to`. */
interface Strip extends Part {
  picture: PictureBlock;
}

interface Part {
  from: number;
  to: number;
}

async function pictures(
  { journey, stages }: ChangedJourney,
  drawn: number,
  palette: Palette,
  words: FigureWords,
): Promise<Strip[]> {
  if (drawn === 0) return [];
  const touchPoints = stages.map(({ touchPoint: point, lane }) => ({
    ...point,
    lane,
    name: writable(point.name),
    processStep: writable(point.processStep),
    phase: point.phase === null ? null : writable(point.phase),
  }));
  const strips = Math.ceil(drawn / STRIP);
  const each = Math.ceil(drawn / strips);
  const parts = Array.from({ length: Math.ceil(drawn / each) }, async (_, part): Promise<Strip> => {
    const from = part * each;
    const to = Math.min(drawn, from + each);
    const drawing = journeyDrawing({ touchPoints }, { from, to });
    const { png, width, height } = await journeyPicture(drawing, coloursOf(palette), PICTURE_SCALE, words.say.cover);
    // All in the scale of a full strip, so that their texts are of one size.
    const column = (width - drawing.left) / (to - from);
    const scale = TEXT_WIDTH_PX / (drawing.left + STRIP * column);
    const which = drawn > each ? words.say.document.journeys.part(from + 1, to) : '';
    const picture: PictureBlock = {
      kind: 'picture',
      caption: `${oneLine(journey.name)}${which}`,
      alt: altOf(oneLine(journey.name), touchPoints.slice(from, to), from, words),
      png,
      width: Math.floor(width * scale),
      height: Math.round(height * scale),
    };
    return { picture, from, to };
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

function altOf(name: string, touchPoints: readonly DrawnTouchPoint[], from: number, { say }: FigureWords): string {
  const steps = touchPoints.map((point, index) => {
    const feeling =
      typeof point.emotion !== 'number' ? '' : `, ${say.cover.emotions[point.emotion]?.toLowerCase() ?? ''}`;
    return `${from + index + 1} ${point.name} (${say.cover.touchPoints[laneOf(point)]}${feeling})`;
  });
  return oneLine(say.document.journeys.swimlane(name, steps.join(', ')), 1000);
}

/** Each touchpoint today, and beside it what changes it; of a part of the journey where one is given. */
function changeTable(
  { journey, stages }: ChangedJourney,
  decided: boolean,
  words: FigureWords,
  part?: Part,
): TableBlock {
  const says = words.say.document.journeys;
  const { from, to } = part ?? { from: 0, to: stages.length };
  return {
    kind: 'table',
    // Below a picture, a page has room for some of its rows only.
    breaks: part !== undefined,
    caption: says.table(oneLine(journey.name)) + (part ? says.part(from + 1, to) : ''),
    columns: [
      { header: says.number, width: 560, align: 'right' },
      { header: says.touchPoint, width: 2140 },
      { header: says.today, width: 1900 },
      { header: says.after(decided), width: 4800 },
    ],
    rows: stages
      .slice(from, to)
      .map((stage, index) => [
        String(from + index + 1),
        placeOf(stage),
        todayInWords(stage, words),
        afterOf(stage, stages, decided, words),
      ]),
  };
}

/** Its name, and below it where it is met and by which process. */
function placeOf({ touchPoint }: JourneyStage): Cell {
  const { name, momentThatMatters, channel } = touchPoint;
  const below = [channel && oneLine(channel), processOf(touchPoint)].filter(Boolean).join(', ');
  const text = [`${oneLine(name)}${momentThatMatters ? '\u00a0★' : ''}`, below].filter(Boolean).join('\n');
  return { text, strong: momentThatMatters };
}

/** A touchpoint on a heading gathers all of a plan: of more changes than that, only the first say what they free. */
const NAMED_ALL = 3;
/** With more changes than that, initiatives stand for their opportunities, which the plan lists. */
const TITLED = 2;
const NAMED_OF_MANY = 2;

/** What it is to become and by what; where nothing changes it, what could be. */
function afterOf(stage: JourneyStage, stages: readonly JourneyStage[], decided: boolean, words: FigureWords): string {
  const aim = aimInWords(stage, words);
  if (stage.changes.length === 0)
    return `${words.say.document.journeys.stays(decided)}\n${words.say.document.journeys.couldBe(aim)}`;
  const same = changedAsAt(stages, stage);
  if (same !== null) return `${aim}\n${words.say.document.journeys.asAt(same)}`;
  const first = stage.changes.length > NAMED_ALL ? NAMED_OF_MANY : NAMED_ALL;
  const titles = stage.changes.length <= TITLED;
  const told = stage.changes.slice(0, first).map((change) => changeInWords(change, { decided, titles }, words));
  const others = stage.changes.slice(first);
  return [aim, ...told, ...(others.length > 0 ? [othersInWords(others, decided, words)] : [])].join('\n');
}

/** With the phase, which the picture shows besides, where any is named. */
function withPhase(changed: ChangedJourney, decided: boolean, words: FigureWords): TableBlock {
  const table = changeTable(changed, decided, words);
  const phases = changed.stages.map(({ touchPoint: { phase } }) => phase && oneLine(phase));
  if (!phases.some(Boolean)) return table;
  const column = { header: words.say.document.journeys.phase, width: 1100 };
  return {
    ...table,
    columns: table.columns.toSpliced(2, 0, column),
    rows: table.rows.map((row, index) => row.toSpliced(2, 0, phases[index] ?? '–')),
  };
}

/** Nothing where the process has been deleted since: the code of none says nothing. */
const processOf = ({ processStep, processMissing }: TouchPoint) => (processMissing ? '' : oneLine(processStep));
