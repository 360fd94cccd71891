import { openCompoundFile, writeCompoundFile } from './compound-file.ts';
import { damaged, orDamaged, protectedByPassword, unusable } from './damaged.ts';
import { onePage, type Reading } from './reading.ts';

/**
 * DOC of Word 97 and later → one page: the body, its text boxes, footnotes and endnotes.
 * Throws `documentUnusable` when it is protected by a password, older than Word 97, or damaged.
 */
export async function readDoc(bytes: Uint8Array): Promise<Reading> {
  const stream = await openCompoundFile(bytes, 'doc', ['WordDocument']);
  checkHeader(stream('WordDocument'));
  // The library follows chains of sectors round in circles, so it gets the streams in a container of our own making.
  const container = await writeCompoundFile(['WordDocument', '0Table', '1Table'], stream);
  const extractor = await createExtractor();
  const document = await orDamaged(() => extractor.extract(container));
  const options = { filterUnicode: false };
  const boxes = document.getTextboxes({ ...options, includeHeadersAndFooters: false });
  const parts = [document.getBody(options), boxes, document.getFootnotes(options), document.getEndnotes(options)];
  return onePage(parts.filter((part) => part.trim()).join('\n\n'));
}

/** The package brings no types of its own; `filterUnicode` replaces curly quotes and the like by ASCII. */
interface Extractor {
  extract(source: Buffer): Promise<{
    getBody(options: { filterUnicode: boolean }): string;
    getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean }): string;
    getFootnotes(options: { filterUnicode: boolean }): string;
    getEndnotes(options: { filterUnicode: boolean }): string;
  }>;
}

async function createExtractor(): Promise<Extractor> {
  // @ts-expect-error There are no types to import.
  const library = (await import('word-extractor')) as { default: new () => Extractor };
  return new library.default();
}

/** The start of the file information block: [MS-DOC] 2.5.2, FibBase. */
function checkHeader(document: Uint8Array | null): void {
  if (!document || document.length < 12) throw damaged();
  const view = new DataView(document.buffer, document.byteOffset);
  if (view.getUint16(0, true) !== WORD_97_MARK || view.getUint16(2, true) < WORD_97_VERSION) {
    throw unusable('The file is of Word 95 or older, which cannot be read: save it as DOCX and upload it again.');
  }
  if (view.getUint16(10, true) & ENCRYPTED) throw protectedByPassword();
}

const WORD_97_MARK = 0xa5ec;
const WORD_97_VERSION = 0x00c1;
const ENCRYPTED = 0x0100;
