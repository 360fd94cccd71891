import type { DocumentPage, DocumentText, InsightType } from '@process-ai/contract/insights';
import { cleanText } from './insights/clean-text.ts';
import { documentType } from './insights/document-type.ts';
import { noticeOf } from './insights/notice.ts';
import type { Reading } from './insights/reading.ts';
import { unusable } from './insights/unusable.ts';
import { FileError } from './office/file-error.ts';

/** How long a document is read before the rest of it is left, with a notice. The caller stops a thread after 20 s. */
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
  png: async (...input) => (await import('./insights/png.ts')).readPng(...input),
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
