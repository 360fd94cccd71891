import { BASES, OPPORTUNITY_TYPES } from '@process-ai/contract/opportunities';
import { MONEY_BASES } from '@process-ai/contract/process-values';
import {
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryState,
  useQueryStates,
} from 'nuqs';
import { useMemo } from 'react';
import { canonicalQuery } from './model/view-address.ts';
import { type Filters, LISTED, type Range, SORTS } from './model.ts';

/** The opportunity whose details stand open; each one opened is a step that Back undoes. */
export const useOpenOpportunity = () => useQueryState('opportunity', parseAsString.withOptions({ history: 'push' }));

/** The opportunity that is being edited, or `NEW` for one that is added, so that a reload comes back to it. */
export const useEditing = () => useQueryState('editing', parseAsString.withOptions({ history: 'push' }));
export const NEW = 'new';

export const useSort = () => useQueryState('sort', parseAsStringLiteral(SORTS).withDefault('value'));

export const useShowing = () =>
  useQueryState('show', parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'));

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/;

/** `10-50`, or `10-` without an upper end. */
export const parseRange = (text: string): Range | null => {
  const [whole, from, to] = RANGE.exec(text) ?? [];
  return whole === undefined ? null : { from: Number(from), to: to === undefined ? null : Number(to) };
};
export const serializeRange = ({ from, to }: Range) => `${from}-${to ?? ''}`;

const parseAsRange = createParser({
  parse: parseRange,
  serialize: serializeRange,
  eq: (a, b) => a.from === b.from && a.to === b.to,
});

const IN_ADDRESS = {
  q: parseAsString.withDefault(''),
  type: parseAsArrayOf(parseAsStringLiteral(OPPORTUNITY_TYPES)).withDefault([]),
  status: parseAsStringLiteral(LISTED),
  source: parseAsString,
  basis: parseAsStringLiteral(BASES),
  effort: parseAsRange,
  value: parseAsRange,
  money: parseAsStringLiteral(MONEY_BASES),
  area: parseAsString,
  level: parseAsInteger,
  suitability: parseAsRange,
  owner: parseAsString,
};

const IN_VIEW = { ...IN_ADDRESS, sort: parseAsStringLiteral(SORTS).withDefault('value') };
const serializeView = createSerializer(IN_VIEW);

/** Filters and order of now, as a saved view keeps them. The router's location lags behind: it is not told of each filter. */
export function useViewQuery(): string {
  const [state] = useQueryStates(IN_VIEW);
  return canonicalQuery(serializeView(state));
}

export function useFilters() {
  const [state, set] = useQueryStates(IN_ADDRESS);
  // The same object as long as nothing changes: lists of thousands are derived from it.
  const filters = useMemo((): Filters => {
    const { q, type, ...others } = state;
    return { text: q, types: type, ...others };
  }, [state]);
  const change = (next: Partial<Filters>) => {
    const { text, types, ...others } = next;
    void set({
      ...others,
      ...(text !== undefined && { q: text || null }),
      ...(types !== undefined && { type: types.length > 0 ? types : null }),
    });
  };
  return [filters, change] as const;
}
