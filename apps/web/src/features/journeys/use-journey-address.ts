import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

const MODES = ['create', 'edit'] as const;

/** The journey that stands open, what is done to it (absent = looked at), and the suggestions on display, by job. */
export const useJourneyAddress = () =>
  useQueryStates(
    { journey: parseAsString, mode: parseAsStringLiteral(MODES), suggestions: parseAsString },
    { history: 'push' },
  );
