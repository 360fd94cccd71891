import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { type Filters, ORIGINS, SORTS } from './model.ts';

export const useSort = () => useQueryState('sort', parseAsStringLiteral(SORTS).withDefault('name'));

/** The job whose proposal stands open, so that a reload comes back to it. */
export const useRefreshJob = () => useQueryState('refresh', parseAsString);

export function useFilters() {
  const [{ q, industry, category, ai, origin }, set] = useQueryStates({
    q: parseAsString.withDefault(''),
    industry: parseAsString,
    category: parseAsString,
    ai: parseAsBoolean.withDefault(false),
    origin: parseAsStringLiteral(ORIGINS),
  });
  const filters: Filters = { text: q, industry, category, withAi: ai, origin };
  const change = (next: Partial<Filters>) => {
    const { text, withAi, ...others } = next;
    void set({
      ...others,
      ...(text !== undefined && { q: text || null }),
      ...(withAi !== undefined && { ai: withAi || null }),
    });
  };
  return [filters, change, () => void set(null)] as const;
}
