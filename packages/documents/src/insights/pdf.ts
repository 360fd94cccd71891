import type { DocumentPage } from '@process-ai/contract/insights';
import { damaged, protectedByPassword, unusable } from './damaged.ts';
import { createOcr, PIXELS_MAX } from './ocr.ts';
import { type Pdf, pagePicture } from './pdf-picture.ts';
import { inflatedPictures } from './pdf-sizes.ts';
import { PAGES_MAX, type Reading, textPage } from './reading.ts';

/** Pages without a text layer whose pictures are read: one takes a second or three. */
const PICTURES_MAX = 10;
/** All of them may stand on one page, and are decoded together. */
const PICTURE_BYTES_MAX = 1024 * 1024 * 1024;

/**
 * PDF → the text layer of each page; of pages without one, what their pictures show, as far as `deadline` (milliseconds
 * since the epoch) and ten pages allow. Throws `documentUnusable` when it needs a password, is damaged or a bomb.
 */
export async function readPdf(bytes: Uint8Array, deadline: number): Promise<Reading> {
  const canShow = (await inflatedPictures(bytes)) <= PICTURE_BYTES_MAX;
  const pdf = await openPdf(bytes);
  try {
    const pages = await readTextLayers(pdf, deadline);
    const blank = pages.filter(({ text }) => !text.trim());
    const read = canShow ? await readPictures(pdf, blank, deadline) : 0;
    const unread = blank.slice(read).map(({ page }) => page);
    return { pages, left: pdf.numPages - pages.length, unread, notices: [] };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The library takes over the bytes that it is given, so it gets a copy. An empty password opens what it can. */
async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const { getDocumentProxy } = await import('unpdf');
  const opening = getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: PIXELS_MAX });
  const pdf = await opening.catch((cause: unknown) => {
    throw cause instanceof Error && cause.name === 'PasswordException' ? protectedByPassword() : damaged();
  });
  if (pdf.numPages > 0) return pdf;
  await pdf.loadingTask.destroy();
  throw unusable('The PDF has no pages.');
}

/** The first pages, until the limit or the time is reached. A damaged page is empty; if all are, so is the document. */
async function readTextLayers(pdf: Pdf, deadline: number): Promise<DocumentPage[]> {
  const pages: DocumentPage[] = [];
  let failed = 0;
  while (pages.length < Math.min(pdf.numPages, PAGES_MAX) && (Date.now() < deadline || !pages.length)) {
    const number = pages.length + 1;
    const text = await textLayer(pdf, number).catch(() => null);
    if (text === null) failed += 1;
    pages.push(textPage(number, text ?? ''));
  }
  if (failed === pages.length) throw damaged();
  return pages;
}

async function textLayer(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  page.cleanup();
  return text;
}

/** Fills in what the pictures on blank pages show, and gives the number of those pages before a limit ended it. */
async function readPictures(pdf: Pdf, blank: DocumentPage[], deadline: number): Promise<number> {
  const ocr = createOcr(deadline);
  let pictures = 0;
  try {
    for (const [index, page] of blank.entries()) {
      if (Date.now() >= deadline) return index;
      const picture = await pagePicture(pdf, page.page, deadline).catch(() => null);
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
