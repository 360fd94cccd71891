import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

export const PARTS = ['outcomes', 'processes', 'journeys', 'roi'] as const;
export type Part = (typeof PARTS)[number];

/** The filters, and the playbook that is previewed, edited or being applied. */
export const usePlaybookAddress = () =>
  useQueryStates(
    {
      q: parseAsString.withDefault(''),
      industry: parseAsString,
      preview: parseAsString,
      part: parseAsStringLiteral(PARTS).withDefault('outcomes'),
      edit: parseAsString,
      apply: parseAsString,
    },
    { history: 'push' },
  );

export const CLOSED = { preview: null, part: null, edit: null, apply: null };
