import { OpportunityType } from '@process-ai/contract/opportunities';
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { BASES, LISTED, SORTS } from './model.ts';

/** The opportunity whose details stand open; each one opened is a step that Back undoes. */
export const useOpenOpportunity = () => useQueryState('opportunity', parseAsString.withOptions({ history: 'push' }));

/** The opportunity that is being edited, or `NEW` for one that is added, so that a reload comes back to it. */
export const useEditing = () => useQueryState('editing', parseAsString.withOptions({ history: 'push' }));
export const NEW = 'new';

export const useSort = () => useQueryState('sort', parseAsStringLiteral(SORTS).withDefault('value'));

export const useShowing = () =>
  useQueryState('show', parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'));

export function useFilters() {
  const [{ q, type, status, source, basis }, set] = useQueryStates({
    q: parseAsString.withDefault(''),
    type: parseAsArrayOf(parseAsStringLiteral(OpportunityType.options)).withDefault([]),
    status: parseAsStringLiteral(LISTED),
    source: parseAsString,
    basis: parseAsStringLiteral(BASES),
  });
  const filters = { text: q, types: type, status, source, basis };
  const change = (next: Partial<typeof filters>) => {
    const { text, types, ...others } = next;
    void set({
      ...others,
      ...(text !== undefined && { q: text || null }),
      ...(types !== undefined && { type: types.length > 0 ? types : null }),
    });
  };
  return [filters, change] as const;
}
