import { Buffer } from 'node:buffer';
import type { BlueprintLogo } from '@process-ai/domain/blueprint';
import { fittedSize } from '../image-size.ts';
import { type DeckTheme, SIZE } from './deck-theme.ts';
import { fitText, heightOf, lineCount } from './fit-text.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

/** Inches. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface TextLook {
  size?: number;
  bold?: boolean;
  color: string;
  align?: 'left' | 'center' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  fill?: string;
  rounded?: boolean;
  /** Inches between the edge and the text. */
  inset?: number;
  /** Of its place in the layout, or for connectors to find it. */
  name?: string;
}

/** Of its usual size: a text is set smaller before it is cut. */
const LEAST = 0.8;

/** A text in its box: as large as asked for if it fits, else smaller, and cut only where that is not enough. */
export function drawText(slide: Slide, text: string, box: Box, look: TextLook): void {
  const { size: usual = SIZE.body, inset = 0, fill, rounded } = look;
  const room = { w: box.w - 2 * inset, h: box.h - (inset > 0 ? 0.06 : 0), bold: look.bold ?? false };
  const whole = fitText(text, { ...room, size: usual });
  const size = whole === text ? usual : Math.max(Math.min(usual, SIZE.tiny), Math.floor(LEAST * usual));
  slide.addText(size === usual ? whole : fitText(text, { ...room, size }), {
    ...box,
    shape: rounded ? 'roundRect' : 'rect',
    ...(rounded && { rectRadius: 0.06 }),
    ...(fill && { fill: { color: fill } }),
    margin: inset > 0 ? [inset * 72, inset * 72, 2, 2] : 0,
    fontSize: size,
    bold: look.bold ?? false,
    color: look.color,
    align: look.align ?? 'left',
    valign: look.valign ?? 'top',
    fit: 'shrink',
    ...(look.name && { objectName: look.name }),
  });
}

/** An empty box behind other things. */
export function drawCard(
  slide: Slide,
  fill: string,
  box: Box,
  frame?: { color: string; width: number; dashed: boolean },
  name = DECORATION,
): void {
  slide.addShape('roundRect', {
    ...box,
    rectRadius: 0.06,
    fill: { color: fill },
    ...(frame && {
      line: { color: frame.color, width: frame.width, ...(frame.dashed && { dashType: 'dash' as const }) },
    }),
    objectName: name,
  });
}

/** A card with a figure and its label below. */
export function drawFigure(
  slide: Slide,
  theme: DeckTheme,
  { value, label, note }: { value: string; label: string; note?: string },
  box: Box,
): void {
  drawCard(slide, theme.surface, box);
  const inner = { x: box.x + 0.18, w: box.w - 0.36 };
  const size = lineCount(value, { w: inner.w, size: 24, bold: true }, 2) > 1 ? 18 : 24;
  drawText(
    slide,
    value,
    { ...inner, y: box.y + 0.1, h: 0.52 },
    { size, bold: true, color: theme.accent, valign: 'middle' },
  );
  drawText(slide, label, { ...inner, y: box.y + 0.62, h: 0.26 }, { size: SIZE.body, bold: true, color: theme.ink });
  if (note) {
    const h = box.h - 0.96;
    drawText(slide, note, { ...inner, y: box.y + 0.88, h }, { size: SIZE.small, color: theme.muted });
  }
}

/** Of the subjects of statements, inches. */
const SUBJECT = 2.1;
/** Of a statement, before it is cut. */
const LINES_MOST = 4;

/** A list of statements, each after its subject, as large as lets all of them stand in the box. */
export function drawStatements(
  slide: Slide,
  theme: DeckTheme,
  statements: readonly { term: string; text: string }[],
  box: Box,
): void {
  const w = box.w - SUBJECT;
  const heights = (size: number) =>
    statements.map(({ term, text }) =>
      heightOf(
        Math.max(
          lineCount(text, { w, size }, LINES_MOST),
          lineCount(term, { w: SUBJECT - 0.15, size, bold: true }, LINES_MOST),
        ),
        size,
      ),
    );
  const least = 0.04 * statements.length;
  const needed = (size: number) => heights(size).reduce((sum, h) => sum + h, least);
  const size = [SIZE.lead - 1, SIZE.body, SIZE.small + 1, SIZE.small].find((one) => needed(one) <= box.h) ?? SIZE.tiny;
  const apart = Math.min(0.18, (box.h - needed(size) + least) / statements.length);
  let { y } = box;
  for (const [index, h] of heights(size).entries()) {
    const { term = '', text = '' } = statements[index] ?? {};
    drawText(slide, term, { x: box.x, y, w: SUBJECT - 0.15, h }, { size, bold: true, color: theme.accent });
    drawText(slide, text, { x: box.x + SUBJECT, y, w, h }, { size, color: theme.ink });
    y += h + apart;
  }
}

/** A straight line, named as decoration so that screen readers skip it. */
export function drawRule(slide: Slide, box: Box, color: string, width = 0.75): void {
  slide.addShape('line', { ...box, line: { color, width }, objectName: DECORATION });
}

/** The logo as large as the box allows, at its own proportions; null when there is none or it cannot be read. */
export function logoImage(logo: BlueprintLogo | null, box: Box): (Box & { data: string }) | null {
  const size = logo && fittedSize(logo.bytes, { width: box.w, height: box.h });
  if (!logo || !size) return null;
  const { width: w, height: h } = size;
  const data = `${logo.mime};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return { data, x: box.x, y: box.y + (box.h - h) / 2, w, h };
}
