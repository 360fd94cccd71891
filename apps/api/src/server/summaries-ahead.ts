import { isDeepStrictEqual } from 'node:util';
import type { Analyst, DocumentContext, DocumentSummary } from '@process-ai/ai/analyst';

/** Saving takes far less. What nobody has asked for by then was not saved, or its job runs in another process. */
const FORGOTTEN_AFTER_MS = 10_000;

/** Begins the summary of a document while the server saves it; who asks for it next gets the one that was begun. */
export function createSummariesAhead(
  summarize: (document: DocumentContext) => Promise<DocumentSummary>,
): Required<Pick<Analyst, 'prepareSummary' | 'summarizeDocument'>> {
  const begun = new Set<Begun>();
  const forget = (one: Begun) => {
    clearTimeout(one.timer);
    begun.delete(one);
  };
  return {
    prepareSummary(document) {
      const timer = setTimeout(() => begun.delete(ahead), FORGOTTEN_AFTER_MS).unref();
      const ahead: Begun = { document, summary: summarize(document), timer };
      begun.add(ahead);
      // One that has failed before it was asked for is tried again then.
      ahead.summary.catch(() => forget(ahead));
    },
    summarizeDocument(document) {
      const ahead = [...begun].find((one) => isDeepStrictEqual(one.document, document));
      if (!ahead) return summarize(document);
      forget(ahead);
      return ahead.summary;
    },
  };
}

interface Begun {
  document: DocumentContext;
  summary: Promise<DocumentSummary>;
  /** Ends with it: a timer would hold the whole text. */
  timer: NodeJS.Timeout;
}
