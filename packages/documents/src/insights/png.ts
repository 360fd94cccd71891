import { crc32 } from 'node:zlib';
import { damaged } from './damaged.ts';
import { createOcr, PIXELS_MAX } from './ocr.ts';
import { onePage, type Reading } from './reading.ts';

/** PNG → one page with the text that the picture shows. Throws `documentUnusable` for a damaged picture. */
export async function readPng(bytes: Uint8Array, deadline: number): Promise<Reading> {
  const { width, height } = pictureSize(bytes);
  if (width * height > PIXELS_MAX) {
    return unread(`The picture has ${width} × ${height} pixels; at most 40 million are read.`);
  }
  const ocr = createOcr(deadline);
  try {
    const text = await ocr.read(bytes);
    if (text === null) return unread('The picture cannot be decoded, or reading it takes too long.');
    return { ...onePage(''), pages: [{ page: 1, text, ocr: text !== '' }] };
  } finally {
    await ocr.close();
  }
}

function unread(notice: string): Reading {
  return { ...onePage(''), notices: [notice] };
}

/** Walks all chunks, so that a truncated or altered picture is found before it is decoded. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let type = '';
    for (let offset = 8; type !== 'IEND'; ) {
      const length = view.getUint32(offset);
      type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
      if (offset === 8 && type !== 'IHDR') throw damaged();
      const end = offset + 8 + length;
      if (view.getUint32(end) !== crc32(bytes.subarray(offset + 4, end))) throw damaged();
      offset = end + 4;
    }
    return { width: view.getUint32(16), height: view.getUint32(20) };
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged();
    throw cause;
  }
}
