import type { SavedView } from '@process-ai/contract/saved-views';

/** One spelling for the same filters and order, so that two addresses can be compared. */
export function canonicalQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}

export const viewPath = ({ sectorId, query }: Pick<SavedView, 'sectorId' | 'query'>) =>
  `/sectors/${sectorId}?view=opportunities${query && `&${query}`}`;
