import { once } from 'node:events';
import { createInflate } from 'node:zlib';
import { unusable } from './damaged.ts';

/** What a colour scan of an A3 page at 600 dpi takes, and more than any page description does. */
const STREAM_MAX = 256 * 1024 * 1024;
/** All that is no picture: text, fonts, drawings. */
const OTHERS_MAX = 512 * 1024 * 1024;
/** Streams below this size inflate to 4 MB at most, as deflate packs 1,032 to one. */
const MEASURED_FROM = 4 * 1024;

/**
 * The bytes that the compressed pictures of a PDF inflate to. The library that reads PDFs would hold whatever it meets in
 * memory, so everything is inflated once before, with nothing kept.
 * Throws `documentUnusable` when a stream, or all that is no picture, inflates to an absurd size.
 */
export async function inflatedPictures(bytes: Uint8Array): Promise<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let pictures = 0;
  let others = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    if (end - start >= MEASURED_FROM && file[start] === ZLIB_MARK) {
      const size = await inflatedSize(file.subarray(start, end));
      if (isPicture(file, at)) pictures += size;
      else others += size;
      if (others > OTHERS_MAX) throw tooLarge();
    }
    at = end + 3;
  }
  return pictures;
}

/** The first byte of zlib data with the window of 32 KB that all writers of PDF use. */
const ZLIB_MARK = 0x78;

/** The dictionary of a stream stands before it. */
function isPicture(file: Buffer, at: number): boolean {
  const before = file.toString('latin1', Math.max(0, at - 1024), at);
  return /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf(' obj')));
}

async function inflatedSize(packed: Uint8Array): Promise<number> {
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  let size = 0;
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > STREAM_MAX) inflate.destroy();
  });
  // What does not inflate is of another kind, or damaged: the reader of the PDF sees to that.
  inflate.on('error', () => inflate.destroy());
  inflate.end(packed);
  await once(inflate, 'close').catch(() => undefined);
  if (size > STREAM_MAX) throw tooLarge();
  return size;
}

function tooLarge() {
  return unusable('The file inflates to far more than a document needs, so it was refused.');
}
