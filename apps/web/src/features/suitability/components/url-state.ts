import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { COLOURS } from '../model.ts';

/** The process whose branch fills the landscape; each step in or out is one that Back undoes. */
export const useRoot = () => useQueryState('root', parseAsString.withOptions({ history: 'push' }));

export const useColour = () => useQueryState('colour', parseAsStringLiteral(COLOURS).withDefault('savings'));

export const useShowing = () =>
  useQueryState('show', parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'));
