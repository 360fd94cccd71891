import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

/**
 * The open document, its page, and the citation shown there: "s2" = sentence 2, "f0" = figure 0, "t1" = fact 1 of the
 * table, "e3" = evidence at 3; `view` shows the table of facts instead of the text.
 */
export const useReaderAddress = () =>
  useQueryStates(
    { document: parseAsString, page: parseAsInteger, cite: parseAsString, view: parseAsStringLiteral(['facts']) },
    { history: 'push' },
  );

export const CLOSED = { document: null, page: null, cite: null, view: null };
