import { crc32, inflateSync } from 'node:zlib';
import type { GreyPicture } from './pdf.fixture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of the given chunks. */
export function pngOf(chunks: [type: string, data: Uint8Array][]): Uint8Array {
  const parts = chunks.map(([type, data]) => {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    chunk.writeUInt32BE(data.length, 0);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  });
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
}

/** A PNG of 8-bit RGBA without interlacing → its green, over white where it is transparent. */
export function decodePng(bytes: Uint8Array): GreyPicture {
  const file = Buffer.from(bytes);
  const data: Buffer[] = [];
  for (let offset = 8; offset < file.length; offset += 12 + file.readUInt32BE(offset)) {
    const end = offset + 8 + file.readUInt32BE(offset);
    if (file.toString('latin1', offset + 4, offset + 8) === 'IDAT') data.push(file.subarray(offset + 8, end));
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const pixels = unfilter(inflateSync(Buffer.concat(data)), width * 4, height);
  const grey = new Uint8Array(width * height);
  for (const index of grey.keys()) {
    const alpha = (pixels[index * 4 + 3] ?? 0) / 255;
    grey[index] = Math.round((pixels[index * 4 + 1] ?? 0) * alpha + 255 * (1 - alpha));
  }
  return { width, height, grey };
}

/** Each row begins with the filter that its bytes went through: what is stored is the difference to a neighbour. */
function unfilter(stored: Uint8Array, rowBytes: number, height: number): Uint8Array {
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const filter = stored[row * (rowBytes + 1)];
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column;
      const left = column < 4 ? 0 : (pixels[at - 4] ?? 0);
      const up = row ? (pixels[at - rowBytes] ?? 0) : 0;
      const corner = row && column >= 4 ? (pixels[at - rowBytes - 4] ?? 0) : 0;
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      pixels[at] = (stored[at + row + 1] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
