import { once } from 'node:events';
import { crc32, createInflate } from 'node:zlib';
import { createOcr } from './ocr.ts';
import { onePage, type Reading } from './reading.ts';
import { damaged, unusable } from './unusable.ts';

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
