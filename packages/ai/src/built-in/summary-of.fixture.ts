import type { CitedSentence, DocumentPage } from '@process-ai/contract/insights';
import { createBuiltInAnalyst } from './built-in-analyst.ts';

export const { summarizeDocument } = createBuiltInAnalyst();

export const pageOf = (text: string, page = 1): DocumentPage => ({ page, text, ocr: false });

/** The sentences that a document with these pages is told by. */
export async function summaryOf(...texts: string[]): Promise<CitedSentence[]> {
  const pages = texts.map((text, index) => pageOf(text, index + 1));
  return (await summarizeDocument({ title: 'Report', fileName: 'report.pdf', pages })).sentences;
}
