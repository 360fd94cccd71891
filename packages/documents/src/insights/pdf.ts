import type { DocumentPage } from '@process-ai/contract/insights';
import { createByteLimit } from './byte-limit.ts';
import { createOcr } from './ocr.ts';
import { type Pdf, pagePicture } from './pictures.ts';
import { createTextBudget, PAGES_MAX, type Reading, type TextBudget, textPage } from './reading.ts';
import { damaged, protectedByPassword, unusable } from './unusable.ts';

/** Pages without a text layer whose pictures are read: each takes one to three seconds. */
const PICTURES_MAX = 10;
/** The table of objects of a file, beside its own bytes: an entry of three bytes takes forty as an object. */
const STRUCTURE_BYTES_MAX = 16 * 1024 * 1024;
/** What the content and the fonts of one page may take in memory while they are decoded. */
const STEP_BYTES_MAX = 160 * 1024 * 1024;
/** The same for the pictures of one page: a colour scan of an A4 page at 300 dpi takes 100 MB. */
const PICTURE_BYTES_MAX = 256 * 1024 * 1024;
/** Drawings on a page beyond this size are no scan, and would take a hundred times the memory as a list of operators. */
const DRAWING_BYTES_MAX = 8 * 1024 * 1024;
/** The largest documents known have some ten thousand. */
const PAGES_STATED_MAX = 100_000;
/** A page that is being read at the deadline is given up. */
const GRACE_MS = 1_000;
/** A damaged page is empty, as long as most can be found. */
const MISSING_MAX = 50;

/**
 * PDF → the text layer of each page; of pages without one, what their pictures show, as far as `deadline` (milliseconds
 * since the epoch) and ten pages allow. Throws `documentUnusable` when it needs a password, is damaged or a bomb.
 */
export async function readPdf(bytes: Uint8Array, deadline: number): Promise<Reading> {
  refusePages(statedPages(bytes));
  const pdf = await openPdf(bytes, deadline);
  try {
    const budget = createTextBudget();
    const { pages, heavy } = await readTextLayers(pdf, deadline, budget);
    const blank = pages.filter(({ text }) => !text.trim());
    const read = await readPictures(pdf, blank, heavy, deadline);
    const unread = blank.slice(read).map(({ page }) => page);
    return { pages, left: pdf.numPages - pages.length, unread, notices: [], isCut: budget.isSpent() };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The library takes over the bytes that it is given, so it gets a copy. An empty password opens what it can. */
async function openPdf(bytes: Uint8Array, deadline: number): Promise<Pdf> {
  const { getDocumentProxy } = await import('unpdf');
  const limit = createByteLimit(STRUCTURE_BYTES_MAX + 3 * bytes.length, deadline + GRACE_MS);
  const copy = bytes.slice();
  const opening = limit.run(() => getDocumentProxy(copy, { verbosity: 0 }));
  const pdf = await opening.catch((cause: unknown) => {
    if (limit.isExceeded()) throw tooLarge();
    throw cause instanceof Error && cause.name === 'PasswordException' ? protectedByPassword() : damaged();
  });
  try {
    if (limit.isExceeded()) throw tooLarge();
    if (pdf.numPages <= 0) throw unusable('The PDF has no pages.');
    refusePages(pdf.numPages);
    return pdf;
  } catch (refusal) {
    await pdf.loadingTask.destroy();
    throw refusal;
  }
}

function refusePages(count: number): void {
  if (count <= PAGES_STATED_MAX) return;
  const stated = count.toLocaleString('en-US');
  throw unusable(`The file says that it has ${stated} pages, which cannot be true: it is damaged. Save it anew.`);
}

/** The largest number of pages that the file states uncompressed. The library corrects it, where it can. */
function statedPages(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let most = 0;
  for (let at = file.indexOf(COUNT); at >= 0; at = file.indexOf(COUNT, at + COUNT.length)) {
    const number = /^\s*(\d{1,15})\b/.exec(file.toString('latin1', at + COUNT.length, at + COUNT.length + 24));
    most = Math.max(most, Number(number?.[1] ?? 0));
  }
  return most;
}

const COUNT = '/Count';

/**
 * The first pages, until the limit or the time is reached, and those whose content is heavy. A damaged page is empty; if
 * all or most are, so is the document.
 */
async function readTextLayers(pdf: Pdf, deadline: number, budget: TextBudget) {
  const limit = createByteLimit(STEP_BYTES_MAX, deadline + GRACE_MS);
  const pages: DocumentPage[] = [];
  const heavy = new Set<number>();
  let failed = 0;
  const count = Math.min(pdf.numPages, PAGES_MAX);
  while (pages.length < count && !budget.isSpent() && (Date.now() < deadline || !pages.length)) {
    const number = pages.length + 1;
    const text = await limit.run(() => textLayer(pdf, number, deadline, budget)).catch(() => null);
    if (limit.isExceeded()) throw tooLarge();
    if (limit.taken() > DRAWING_BYTES_MAX) heavy.add(number);
    if (text === null) failed += 1;
    pages.push(textPage(number, text ?? ''));
    if (failed > MISSING_MAX && failed > pages.length / 2) {
      throw unusable(`The file says that it has ${pdf.numPages} pages, but most of them are missing: it is damaged.`);
    }
  }
  if (failed === pages.length) throw damaged();
  return { pages, heavy };
}

/** The text of a page comes in pieces, so that a page of nothing but text ends where the budget or the time does. */
async function textLayer(pdf: Pdf, number: number, deadline: number, budget: TextBudget): Promise<string> {
  const page = await pdf.getPage(number);
  // A ligature that the library takes apart stands backwards in right-to-left text: `cleanText` does it later.
  const reader: ReadableStreamDefaultReader<TextChunk> = page
    .streamTextContent({ disableNormalization: true })
    .getReader();
  const end = () => void reader.cancel(new Error('The rest of the page is not needed.')).catch(() => undefined);
  const timer = setTimeout(end, Math.max(1_000, deadline - Date.now()));
  const pieces: string[] = [];
  let line: TextItem[] = [];
  const endLine = () => {
    pieces.push(...inReadingOrder(line.map(tabbed)).map(({ str }) => str));
    line = [];
  };
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      for (const item of chunk.value.items) {
        if (!('str' in item)) continue;
        if (budget.take(item.str)) line.push(item);
        if (line.length >= LINE_PIECES) endLine();
        if (!item.hasEOL) continue;
        endLine();
        if (budget.take('\n')) pieces.push('\n');
      }
      if (budget.isSpent()) end();
    }
  } finally {
    clearTimeout(timer);
  }
  endLine();
  page.cleanup();
  return pieces.join('');
}

type TextChunk = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>;
type TextItem = Extract<TextChunk['items'][number], { str: string }>;

/** No line that people read has more; a page may be one endless line. */
const LINE_PIECES = 2_000;

/** A blank this many letters high stands between columns. */
const GAP = 1.2;

const tabbed = (item: TextItem, at: number, line: TextItem[]): TextItem =>
  item.str === ' ' && item.width > GAP * Math.abs(line[at - 1]?.transform[3] ?? Number.POSITIVE_INFINITY)
    ? { ...item, str: '\t' }
    : item;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
const directionOf = ({ str }: TextItem) => (RIGHT_TO_LEFT.test(str) ? 'rtl' : LEFT_TO_RIGHT.test(str) ? 'ltr' : '');

/**
 * The words of a right-to-left line that was drawn from the left, as they are read; what runs left to right in it keeps
 * its order. The letters of each piece are in order already.
 */
function inReadingOrder(line: TextItem[]): TextItem[] {
  const rightToLeft = line.filter((item) => directionOf(item) === 'rtl');
  const [first, last] = [rightToLeft[0], rightToLeft.at(-1)];
  const leftToRight = line.filter((item) => directionOf(item) === 'ltr').length;
  if (!first || !last || leftToRight > rightToLeft.length || first.transform[4] >= last.transform[4]) return line;
  const ordered: TextItem[] = [];
  for (let end = line.length; end > 0; ) {
    let start = end - 1;
    let at = start;
    // From one left-to-right piece back to the first of its run, over the blanks between them.
    while (directionOf(line[at] as TextItem) !== 'rtl' && directionOf(line[end - 1] as TextItem) === 'ltr') {
      if (directionOf(line[at] as TextItem) === 'ltr') start = at;
      if (at === 0) break;
      at -= 1;
    }
    ordered.push(...line.slice(start, end));
    end = start;
  }
  return ordered;
}

/** Fills in what the pictures on blank pages show. Returns how many of those pages came before a limit ended it. */
async function readPictures(pdf: Pdf, blank: DocumentPage[], heavy: Set<number>, deadline: number): Promise<number> {
  const ocr = createOcr(deadline);
  const limit = createByteLimit(PICTURE_BYTES_MAX, deadline + GRACE_MS);
  let pictures = 0;
  try {
    for (const [index, page] of blank.entries()) {
      if (Date.now() >= deadline || heavy.has(page.page)) return index;
      const picture = await limit.run(() => pagePicture(pdf, page.page, deadline)).catch(() => null);
      if (limit.isExceeded()) return index;
      if (!picture) continue;
      pictures += 1;
      const text = pictures <= PICTURES_MAX ? await ocr.read(picture) : null;
      if (text === null) return index;
      Object.assign(page, { text, ocr: text !== '' });
    }
    return blank.length;
  } finally {
    await ocr.close();
  }
}

function tooLarge() {
  return unusable('The file inflates to far more than a document needs, so it was refused.');
}
