import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';

/** The open document, its page, and the citation shown there: "s2" = sentence 2, "f0" = figure 0, "e3" = evidence at 3. */
export const useReaderAddress = () =>
  useQueryStates({ document: parseAsString, page: parseAsInteger, cite: parseAsString }, { history: 'push' });

export const CLOSED = { document: null, page: null, cite: null };
