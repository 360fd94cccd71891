import type { DocumentPage, DocumentText, InsightType } from '@process-ai/contract/insights';
import { isStorable } from '@process-ai/contract/text';
import { documentType } from './insights/document-type.ts';
import type { Reading } from './insights/reading.ts';
import { unusable } from './insights/unusable.ts';
import { FileError } from './office/file-error.ts';

/** After this time the rest of a document is left unread, with a notice. The caller stops a thread after 20 s. */
const TIME_MAX_MS = 14_000;
const CHARACTERS_MAX = 2_000_000;

/**
 * An insight document → its text by page or slide; Word documents have one page. Text is clean and storable, at most two
 * million characters; pictures (PNG, scanned pages of a PDF) are read by recognition of English print. Nothing is
 * fetched, and no text is made up: a document without text has empty pages and a notice that says so.
 *
 * Throws `fileTypeRefused` for another extension than the accepted ones or content of another kind, `documentUnusable`
 * when the content is of the right kind but damaged, protected by a password, of a version that is too old, or a bomb.
 * Run it where it can be stopped: hostile files cost time and memory.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  const type = documentType(bytes, fileName);
  const reading = await READERS[type](bytes, Date.now() + TIME_MAX_MS).catch(tellFileError);
  const limited = limitText(reading.pages.map((page) => ({ ...page, text: cleanText(page.text) })));
  const notices = limited.cut || reading.isCut ? [...reading.notices, CUT_NOTICE] : reading.notices;
  return { type, pages: limited.pages, notice: noticeOf(type, { ...reading, pages: limited.pages, notices }) };
}

function tellFileError(cause: unknown): never {
  throw cause instanceof FileError ? unusable(cause.message) : cause;
}

const CUT_NOTICE = 'Only the first two million characters are kept.';

type Reader = (bytes: Uint8Array, deadline: number) => Promise<Reading>;

/** Each format's library is loaded when the first file of that format comes. */
const READERS: Record<InsightType, Reader> = {
  pdf: async (...input) => (await import('./insights/pdf.ts')).readPdf(...input),
  doc: async (bytes) => (await import('./insights/doc.ts')).readDoc(bytes),
  docx: async (bytes) => (await import('./insights/ooxml.ts')).readDocx(bytes),
  ppt: async (bytes) => (await import('./insights/ppt.ts')).readPpt(bytes),
  pptx: async (bytes) => (await import('./insights/ooxml.ts')).readPptx(bytes),
  png: async (...input) => (await import('./insights/pictures.ts')).readPng(...input),
};

function limitText(pages: DocumentPage[]): { pages: DocumentPage[]; cut: boolean } {
  let room = CHARACTERS_MAX;
  let cut = false;
  const limited = pages.map((page) => {
    const text = page.text.slice(0, room).toWellFormed();
    room -= text.length;
    cut ||= text.length < page.text.length;
    return { ...page, text };
  });
  return { pages: limited, cut };
}

/**
 * Text of a document as it is kept: storable, presentation forms (ligatures, joined Arabic letters) as the letters that
 * they stand for, no private or invisible characters, one kind of line end, and at most one blank line in a row.
 */
function cleanText(text: string): string {
  const readable = text
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
    .replace(/[\ufb00-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize('NFKC'))
    .replace(/[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
  const lines = withoutForbidden(readable).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter((line, index, all) => line || all[index - 1])
    .join('\n')
    .trim();
}

function withoutForbidden(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replace(/[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g, '');
}

/** What a person should know of a reading, in a sentence or a few; null when all went well. Texts must be clean. */
function noticeOf(type: InsightType, { pages, left, unread, notices }: Reading): string | null {
  const noun = type === 'ppt' || type === 'pptx' ? 'slide' : 'page';
  const numbers = (kept: (page: Reading['pages'][number]) => boolean) => pages.filter(kept).map(({ page }) => page);
  const empty = numbers(({ text, page }) => !text && !unread.includes(page));
  const pictures = numbers(({ ocr }) => ocr);
  const sentences: string[] = [];
  if (pages.every(({ text }) => !text)) sentences.push('No text could be read from this document.');
  else if (empty.length) sentences.push(`${list(noun, empty)} ${plural(empty) ? 'hold' : 'holds'} no text.`);
  if (pictures.length) {
    const were = plural(pictures) ? 'were read from pictures' : 'was read from a picture';
    sentences.push(`${list(noun, pictures)} ${were} and may hold misreadings.`);
  }
  if (unread.length) {
    const are = plural(unread) ? 'seem to be pictures and were' : 'seems to be a picture and was';
    sentences.push(`${list(noun, unread)} ${are} not read, as that would take too long.`);
  }
  if (left) sentences.push(`Only the first ${pages.length} of ${pages.length + left} ${noun}s were read.`);
  return [...sentences, ...notices].join(' ') || null;
}

const RANGES_MAX = 8;

/** [3, 4, 5, 9] → "Pages 3–5 and 9"; [2] → "Page 2". Beyond eight ranges, the rest is counted. */
function list(noun: string, numbers: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.slice(0, RANGES_MAX).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const rest = ranges.slice(RANGES_MAX).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const end = rest ? `${rest} more` : shown.length > 1 ? shown.pop() : undefined;
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${plural(numbers) ? 's' : ''}`;
  return `${title} ${shown.join(', ')}${end ? ` and ${end}` : ''}`;
}

const plural = (numbers: number[]) => numbers.length > 1;
