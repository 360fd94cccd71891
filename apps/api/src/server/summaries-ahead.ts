import { isDeepStrictEqual } from 'node:util';
import type { Analyst, DocumentContext, DocumentSummary } from '@process-ai/ai/analyst';

/** Saving takes far less. What nobody has asked for by then was not saved, or its job runs in another process. */
const FORGOTTEN_AFTER_MS = 10_000;

/** Begins the summary of a document while the server saves it; who asks for it next gets the one that was begun. */
export function createSummariesAhead(
  summarize: (document: DocumentContext) => Promise<DocumentSummary>,
): Required<Pick<Analyst, 'prepareSummary' | 'summarizeDocument'>> {
  const begun = new Set<{ document: DocumentContext; summary: Promise<DocumentSummary> }>();
  return {
    prepareSummary(document) {
      const ahead = { document, summary: summarize(document) };
      begun.add(ahead);
      const forget = () => begun.delete(ahead);
      // One that has failed before it was asked for is tried again then.
      ahead.summary.catch(forget);
      setTimeout(forget, FORGOTTEN_AFTER_MS).unref();
    },
    summarizeDocument(document) {
      const ahead = [...begun].find((one) => isDeepStrictEqual(one.document, document));
      if (!ahead) return summarize(document);
      begun.delete(ahead);
      return ahead.summary;
    },
  };
}
