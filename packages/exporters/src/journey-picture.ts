import { createRequire } from 'node:module';
import { curvePath, type DrawnNode, edgePath, type JourneyDrawing } from '@process-ai/domain/journey-drawing';
import { escapeXml } from './ooxml/xml-text.ts';
import { type CoverWords, coverWords } from './words/en/cover.ts';
import { writePng } from './write-png.ts';

type JourneyWords = Pick<CoverWords, 'touchPoints' | 'emotions' | 'feeling' | 'momentThatMatters'>;

interface JourneyPicture {
  png: Uint8Array;
  /** Natural size in pixels; the PNG has `scale` times as many each way. */
  width: number;
  height: number;
}

/**
 * Lato first: it is close to the Calibri of the documents, and narrow enough for a drawing that measures its text with
 * Arial. The renderer reads a font's file for each letter, and Lato's are a ninth of the size of DejaVu's, whose letters
 * stand in where Lato has none.
 */
const FONT_FILES = [
  '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf',
  '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
];
const FAMILY = 'Lato';

/** Characters of the shipped fonts: Latin, Greek, Cyrillic, Arabic and symbols. System fonts are used for others. */
const SHIPPED = /^[\u0000-\u06ff\u1e00-\u22ff\u25a0-\u27bf]*$/;

/**
 * The pictures that are drawn now, two at a time: the pixels of all pictures of a document are more than a child of the
 * server may hold, and one by one they take longer than all the rest of a document.
 */
const drawn: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** A drawing of a journey as PNG, `scale` times its natural size, by threads of their own. */
export function journeyPicture(...asked: Parameters<typeof draw>): Promise<JourneyPicture> {
  const before = drawn.shift() ?? Promise.resolve();
  const picture = before.then(() => draw(...asked));
  drawn.push(picture.catch(() => {}));
  return picture;
}

async function draw(
  drawing: JourneyDrawing,
  colours: JourneySvgStyle['colours'],
  scale = 2,
  words: JourneyWords = coverWords,
): Promise<JourneyPicture> {
  // Native, and not needed unless a journey is drawn.
  const { renderAsync } = await import('@resvg/resvg-js');
  const svg = journeySvg(drawing, { fonts: { family: FAMILY }, colours, words });
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    background: colours.surface,
    font: {
      fontFiles: fontFiles(),
      defaultFontFamily: FAMILY,
      // Loading system fonts takes longer than drawing, so they are loaded only where needed.
      loadSystemFonts: !SHIPPED.test(svg),
    },
  });
  return { png: writePng(picture), width: drawing.width, height: drawing.height };
}

function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return FONT_FILES.map((file) => resolve(file));
}

export interface JourneySvgStyle {
  /** As the documents have them, such as "Calibri, Arial, sans-serif". */
  fonts: { family: string };
  /** CSS colours. */
  /** Absent = English. */
  words?: JourneyWords;
  colours: {
    ink: string;
    muted: string;
    line: string;
    /** Behind the touchpoints. */
    surface: string;
    /** Behind every other lane. */
    band: string;
    /** The lines between touchpoints, and around moments that matter. */
    accent: string;
    /** Where it feels bad. */
    warning: string;
  };
}

const SIZE = 12;
const SMALL = 11;
const LINE = 16;
const INSET = 10;
const NAME_LINES = 3;

/**
 * A drawing of a journey as SVG of its natural size in pixels. All text is escaped, and only shapes and text are used,
 * so that whatever shows SVG shows it.
 */
export function journeySvg(drawing: JourneyDrawing, { fonts, colours, words = coverWords }: JourneySvgStyle): string {
  const { width, height, left } = drawing;
  const text = (x: number, y: number, content: string, look = '') =>
    `<text x="${x}" y="${y}" font-size="${SMALL}" fill="${escapeXml(colours.muted)}"${look}>${escapeXml(content)}</text>`;
  const rule = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${escapeXml(colours.line)}"/>`;

  const lanes = drawing.lanes.map(({ type, y, height: tall }, index) => {
    const fill = index % 2 === 0 ? colours.band : colours.surface;
    return (
      `<rect x="0" y="${y}" width="${width}" height="${tall}" fill="${escapeXml(fill)}"/>` +
      text(INSET, y + tall / 2 + SMALL / 3, words.touchPoints[type], ' font-weight="600"')
    );
  });
  const phases = drawing.phases.map(({ label, x, width: wide }) => {
    const [shown = ''] = wrapText(label ?? '', { width: wide - 2 * INSET, size: SMALL, lines: 1 });
    return text(x + INSET, LINE + 4, shown, ' font-weight="600"') + (x > left ? rule(x, 0, x, height) : '');
  });
  const edges = drawing.edges.map((edge) => {
    const end = edge.points.at(-1) ?? { x: 0, y: 0 };
    const head = edge.arrives ? arrowHead(end.x, end.y, colours.muted) : '';
    return `<path d="${edgePath(edge)}" fill="none" stroke="${escapeXml(colours.muted)}" stroke-width="1.5"/>${head}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(fonts.family)}">`,
    ...lanes,
    ...phases,
    rule(left, drawing.phasesHeight, left, height),
    curveSvg(drawing, colours, words),
    ...edges,
    ...drawing.nodes.map((node) => nodeSvg(node, colours, words)),
    '</svg>',
  ].join('');
}

/** How the journey feels, above the lanes: a line, and the feeling's name at each touchpoint. */
function curveSvg(
  { curve, width, left }: JourneyDrawing,
  colours: JourneySvgStyle['colours'],
  words: JourneyWords,
): string {
  if (!curve) return '';
  const [line, ink, accent, warning] = [colours.line, colours.muted, colours.accent, colours.warning].map(escapeXml);
  const points = curve.points.map(({ x, y, emotion }) => {
    const isBad = emotion < 0;
    return (
      `<circle cx="${x}" cy="${y}" r="5" fill="${isBad ? escapeXml(colours.surface) : accent}" stroke="${isBad ? warning : accent}" stroke-width="2"/>` +
      `<text x="${x}" y="${isBad ? y - 10 : y + 19}" font-size="${SMALL}" text-anchor="middle" fill="${isBad ? warning : ink}">${escapeXml(words.emotions[emotion] ?? '')}</text>`
    );
  });
  return [
    `<text x="${INSET}" y="${curve.middle + SMALL / 3}" font-size="${SMALL}" fill="${ink}" font-weight="600">${escapeXml(words.feeling)}</text>`,
    `<line x1="${left}" y1="${curve.middle}" x2="${width}" y2="${curve.middle}" stroke="${line}" stroke-dasharray="2 4"/>`,
    `<path d="${curvePath(curve)}" fill="none" stroke="${accent}" stroke-width="2"/>`,
    ...points,
  ].join('');
}

function nodeSvg(
  { x, y, width, height, number, touchPoint }: DrawnNode,
  colours: JourneySvgStyle['colours'],
  words: JourneyWords,
): string {
  const { name, processStep, processMissing, momentThatMatters } = touchPoint;
  const [ink, muted] = [escapeXml(colours.ink), escapeXml(colours.muted)];
  const lines = wrapText(name, { width: width - 2 * INSET, size: SIZE, lines: NAME_LINES });
  const border = momentThatMatters ? colours.accent : colours.line;
  const note = processMissing ? [] : [processStep];
  const [foot = ''] = wrapText([number, ...note].join(' · '), { width: width - 2 * INSET - 16, size: SMALL, lines: 1 });
  return (
    `<g><title>${escapeXml(`${number}. ${name}${momentThatMatters ? ` (${words.momentThatMatters})` : ''}`)}</title>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${escapeXml(colours.surface)}" stroke="${escapeXml(border)}" stroke-width="${momentThatMatters ? 2 : 1}"/>` +
    lines
      .map(
        (line, index) =>
          `<text x="${x + INSET}" y="${y + INSET + SIZE + index * LINE}" font-size="${SIZE}" font-weight="600" fill="${ink}">${escapeXml(line)}</text>`,
      )
      .join('') +
    `<text x="${x + INSET}" y="${y + height - INSET}" font-size="${SMALL}" fill="${muted}">${escapeXml(foot)}</text>` +
    (momentThatMatters ? star(x + width - INSET - 6, y + height - INSET - 4, colours.accent) : '') +
    '</g>'
  );
}

const arrowHead = (x: number, y: number, colour: string) =>
  `<path d="M${x - 7} ${y - 4}L${x} ${y}L${x - 7} ${y + 4}Z" fill="${escapeXml(colour)}"/>`;

/** A five-pointed star around its middle. */
function star(x: number, y: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [radius, angle] = [index % 2 === 0 ? 7 : 2.8, (index * Math.PI) / 5];
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${escapeXml(colour)}"/>`;
}

/** How much room there is, in pixels, and the size of the type. */
interface TextRoom {
  width: number;
  size: number;
  lines: number;
}

/** Breaks a text into lines that fit, at spaces where it can. What is left over at the last line becomes "…". */
export function wrapText(text: string, { width, size, lines: most }: TextRoom): string[] {
  const fits = (line: string) => widthOf(line) * size <= width;
  const lines: string[] = [];
  let rest = text.trim().replace(/\s+/g, ' ');
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = fits(rest) ? rest : isLast ? `${cut(rest, (part) => fits(`${part}…`))}…` : firstLine(rest, fits);
    lines.push(line);
    rest = isLast ? '' : rest.slice(line.length).trim();
  }
  return lines;
}

/** As many words as fit; of a word that alone is too long, as much as does. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  const longest = cut(text, fits);
  if (text[longest.length] === ' ') return longest;
  const space = longest.lastIndexOf(' ');
  return space > 0 ? longest.slice(0, space) : longest;
}

function cut(text: string, fits: (line: string) => boolean): string {
  let part = '';
  for (const { segment } of segmenter.segment(text)) {
    if (part !== '' && !fits(part + segment)) break;
    part += segment;
  }
  return part.trimEnd();
}

// By grapheme, so that an accent or an emoji is never cut in half.
const segmenter = new Intl.Segmenter();

/**
 * Width in ems of a text in a common sans-serif, on the wide side: there is no font to measure with here. Bold Arial's
 * advance widths, grouped (source: its horizontal metrics table).
 */
const widthOf = (text: string): number => {
  let width = 0;
  for (const sign of text) width += signWidth(sign);
  return width;
};

function signWidth(sign: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffef]|[\u{10000}-\u{3ffff}]/u.test(sign)) return 1;
  if (/[ijl.,:;'|!]/.test(sign)) return 0.3;
  if (/[ftr()\-/[\]I ]/.test(sign)) return 0.37;
  if (/[mMwW@%…]/.test(sign)) return 0.92;
  return /\p{Lu}/u.test(sign) ? 0.73 : 0.6;
}
