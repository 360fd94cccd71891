import { once } from 'node:events';
import { crc32, createInflate } from 'node:zlib';
import type { getDocumentProxy } from 'unpdf';
import { createOcr } from './ocr.ts';
import { onePage, type Reading } from './reading.ts';
import { damaged, unusable } from './unusable.ts';
import { withDeadline } from './with-deadline.ts';

/** A decoded picture takes four bytes a pixel, two to three times over while it is read. */
const PIXELS_MAX = 12_000_000;

/** PNG → one page with the text that the picture shows. Throws `documentUnusable` for a damaged picture. */
export async function readPng(bytes: Uint8Array, deadline: number): Promise<Reading> {
  const chunks = readChunks(bytes);
  const header = headerOf(chunks);
  const { width, height } = header;
  if (width * height > PIXELS_MAX) {
    return unread(`The picture has ${width} × ${height} pixels; at most ${PIXELS_MAX / 1_000_000} million are read.`);
  }
  await checkPixels(chunks, header);
  const ocr = createOcr(deadline);
  try {
    const text = await ocr.read(withoutTexts(bytes, chunks));
    if (text === null) return unread('The picture cannot be decoded, or reading it takes too long.');
    return { ...onePage(''), pages: [{ page: 1, text, ocr: text !== '' }] };
  } finally {
    await ocr.close();
  }
}

function unread(notice: string): Reading {
  return { ...onePage(''), notices: [notice] };
}

interface Chunk {
  type: string;
  /** `start` and `end` include its length and checksum. */
  start: number;
  end: number;
  data: Uint8Array;
}

const CHUNKS_MAX = 500_000;

/** Walks all chunks, so that a truncated or altered picture is found before it is decoded. */
function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  try {
    for (let start = 8; chunks.at(-1)?.type !== 'IEND'; ) {
      const length = view.getUint32(start);
      const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
      const end = start + 12 + length;
      if (view.getUint32(end - 4) !== crc32(bytes.subarray(start + 4, end - 4))) throw damaged();
      if (chunks.length === CHUNKS_MAX) throw damaged();
      chunks.push({ type, start, end, data: bytes.subarray(start + 8, end - 4) });
      start = end;
    }
    return chunks;
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged();
    throw cause;
  }
}

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
}

/** Channels by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function headerOf([first]: Chunk[]): Header {
  if (first?.type !== 'IHDR' || first.data.length !== 13) throw damaged();
  const view = new DataView(first.data.buffer, first.data.byteOffset, first.data.byteLength);
  const channels = CHANNELS[view.getUint8(9)];
  if (!channels) throw damaged();
  return { width: view.getUint32(0), height: view.getUint32(4), bitsPerPixel: channels * view.getUint8(8) };
}

/** Inflates the pixels once and keeps nothing. Throws `documentUnusable` where there are more than the header says. */
async function checkPixels(chunks: Chunk[], { width, height, bitsPerPixel }: Header): Promise<void> {
  // Interlacing adds a filter byte and a broken byte to each row of seven smaller pictures.
  const expected = (Math.ceil((width * bitsPerPixel) / 8) + 1) * height + 16 * (height + 8);
  const inflate = createInflate();
  let size = 0;
  inflate.on('data', (part: Buffer) => {
    size += part.length;
    if (size > expected) inflate.destroy();
  });
  // Text recognition reports what does not inflate, as it cannot decode it.
  inflate.on('error', () => inflate.destroy());
  for (const { type, data } of chunks) if (type === 'IDAT') inflate.write(data);
  inflate.end();
  await once(inflate, 'close').catch(() => undefined);
  if (size > expected) {
    throw unusable(
      'The file is damaged: the picture holds more pixels than it says. Save it anew and upload it again.',
    );
  }
}

/** Chunks that hold the picture and its density. Texts and profiles can inflate to any size. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);

function withoutTexts(bytes: Uint8Array, chunks: Chunk[]): Uint8Array {
  const kept = chunks.filter(({ type }) => NEEDED.has(type));
  return Buffer.concat([bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
}

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** [a, b, c, d, e, f]: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = [number, number, number, number, number, number];

/** A decoded picture: its bits or bytes, and where its unit square stands on the page. */
interface Picture {
  width: number;
  height: number;
  /** 1: a bit a pixel, rows of whole bytes, 1 is white; 3: RGB; 4: RGBA. */
  channels: 1 | 3 | 4;
  data: Uint8Array | Uint8ClampedArray;
  /** True for stencils, whose white is transparent. */
  isMask: boolean;
  place: Matrix;
}

/** A page of 300 dpi is all that recognition needs. PDF units are 1/72 inch. */
const SCALE_MAX = 300 / 72;
const PAGE_PIXELS_MAX = 12_000_000;
const SIDE_MAX = 30_000;

/**
 * The pictures of a page, placed and turned as on the page, as one grey picture (PGM). Scanners cut pages into strips,
 * turn them, and lay stencils of the letters over the paper. Null when the page shows none that can be decoded.
 */
export async function pagePicture(pdf: Pdf, number: number, deadline: number): Promise<Uint8Array | null> {
  const page = await pdf.getPage(number);
  const pictures = await withDeadline(deadline, picturesOf(page));
  page.cleanup();
  if (!pictures?.length) return null;
  const base = page.getViewport({ scale: 1 });
  const density = Math.max(...pictures.map(({ width, height, place }) => Math.sqrt((width * height) / area(place))));
  const scale = Math.min(density, SCALE_MAX, Math.sqrt(PAGE_PIXELS_MAX / (base.width * base.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  // A page may be one pixel wide and a mile long.
  if (!(Math.max(width, height) <= SIDE_MAX)) return null;
  const grey = new Uint8Array(width * height).fill(255);
  for (const picture of pictures) {
    paint({ grey, width, height }, picture, multiply(viewport.transform as Matrix, picture.place));
  }
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Walks the operators of the page with the transformation that holds at each. */
async function picturesOf(page: Page): Promise<Picture[]> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: Picture[] = [];
  const saved: Matrix[] = [];
  let place: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown[] = argsArray[index] ?? [];
    if (operator === OPS.save) saved.push(place);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) place = saved.pop() ?? place;
    else if (operator === OPS.transform) place = multiply(place, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(place);
      if (args[0]) place = multiply(place, Array.from(args[0] as Matrix) as Matrix);
    } else if (PAINTED.some((name) => OPS[name] === operator)) {
      const picture = decoded(await pictureData(page, args[0]), operator === OPS.paintImageMaskXObject, place);
      if (picture && area(place) > 0) pictures.push(picture);
    }
  }
  return pictures;
}

const PAINTED = ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject'] as const;

interface PictureData {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray | string | null;
}

/** Operators carry a picture, or the name of one that is being decoded. */
function pictureData(page: Page, reference: unknown): Promise<PictureData | null> {
  const name = typeof reference === 'string' ? reference : (reference as PictureData | null)?.data;
  if (typeof name !== 'string') return Promise.resolve(reference as PictureData | null);
  const { promise, resolve } = Promise.withResolvers<PictureData | null>();
  (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve);
  return promise;
}

function decoded(picture: PictureData | null, isMask: boolean, place: Matrix): Picture | null {
  if (!picture?.data || typeof picture.data === 'string') return null;
  const { width, height, data } = picture;
  if (data.length === Math.ceil(width / 8) * height) return { width, height, data, channels: 1, isMask, place };
  const channels = data.length / (width * height);
  return channels === 3 || channels === 4 ? { width, height, data, channels, isMask, place } : null;
}

/** Takes for each pixel of the page the nearest one of the picture. */
function paint(page: { grey: Uint8Array; width: number; height: number }, picture: Picture, place: Matrix): void {
  const [a, b, c, d, e, f] = place;
  const determinant = a * d - b * c;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const right = Math.min(page.width, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(page.height, Math.ceil(Math.max(...ys)));
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const dx = x + 0.5 - e;
      const dy = y + 0.5 - f;
      const column = Math.floor(((d * dx - c * dy) / determinant) * picture.width);
      const row = Math.floor((1 - (a * dy - b * dx) / determinant) * picture.height);
      if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
      const value = greyAt(picture, column, row);
      if (value !== null) page.grey[y * page.width + x] = value;
    }
  }
}

/** Black is 0; null where the picture is transparent. */
function greyAt({ data, width, channels, isMask }: Picture, column: number, row: number): number | null {
  if (channels === 1) {
    const byte = data[row * Math.ceil(width / 8) + (column >> 3)] ?? 0;
    const isWhite = (byte >> (7 - (column & 7))) & 1;
    return isWhite ? (isMask ? null : 255) : 0;
  }
  const at = (row * width + column) * channels;
  if (channels === 4 && (data[at + 3] ?? 0) < 128) return null;
  return Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
}

function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function area([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}
