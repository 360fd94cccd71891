import { openCompoundFile } from './compound-file.ts';
import { fieldResults, readCharacters } from './doc-text.ts';
import { onePage, type Reading } from './reading.ts';
import { damaged, orDamaged, protectedByPassword, unusable } from './unusable.ts';

/**
 * DOC of Word 97 and later, also fast-saved → one page: the body, its text boxes, footnotes and endnotes.
 * Throws `documentUnusable` when it is protected by a password, older than Word 97, or damaged.
 */
export async function readDoc(bytes: Uint8Array): Promise<Reading> {
  const streams = openCompoundFile(bytes, 'doc', ['WordDocument']);
  const document = viewOf(streams.read('WordDocument') ?? new Uint8Array());
  checkHeader(document);
  const table = streams.read(document.getUint16(10, true) & TABLE_1 ? '1Table' : '0Table');
  if (!table) throw damaged();
  return orDamaged(() => onePage(readParts(document, viewOf(table))));
}

/** The start of the file information block: [MS-DOC] 2.5.2, FibBase. */
function checkHeader(document: DataView): void {
  if (document.byteLength < 12) throw damaged();
  if (document.getUint16(0, true) !== WORD_97_MARK || document.getUint16(2, true) < WORD_97_VERSION) {
    throw unusable('The file is of Word 95 or older, which cannot be read: save it as DOCX and upload it again.');
  }
  if (document.getUint16(10, true) & ENCRYPTED) throw protectedByPassword();
}

const WORD_97_MARK = 0xa5ec;
/** Word 97 writes 0x00c1, and 0x00c0 in some of its languages; Word 95 wrote 0x0068. */
const WORD_97_VERSION = 0x00c0;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;

/** How many characters each part has, in the order in which they stand one after the other: FibRgLw97. */
const LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
};

function readParts(document: DataView, table: DataView): string {
  const codes = readCharacters(document, table);
  const texts: Record<string, string> = {};
  let start = 0;
  for (const [part, at] of Object.entries(LENGTHS)) {
    const end = Math.min(start + document.getUint32(at, true), codes.length);
    texts[part] = fieldResults(codes.subarray(start, end));
    start = end;
  }
  const parts = [texts['body'], texts['boxes'], texts['footnotes'], texts['endnotes']];
  return parts.filter((text) => text?.trim()).join('\n\n');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
