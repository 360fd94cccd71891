import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

const MODES = ['create', 'edit'] as const;

/** The open journey, the mode (absent = view), and the job whose suggestions are shown. */
export const useJourneyAddress = () =>
  useQueryStates(
    { journey: parseAsString, mode: parseAsStringLiteral(MODES), suggestions: parseAsString },
    { history: 'push' },
  );
