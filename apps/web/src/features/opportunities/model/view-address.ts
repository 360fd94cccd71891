import type { SavedView } from '@process-ai/contract/saved-views';

/** What in the address is no part of a view: which tab it is, and what stands open in it. */
const PASSING = ['view', 'show', 'opportunity', 'editing'];

/** Filters and order of a list, as a view keeps them. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

export const viewPath = ({ sectorId, query }: Pick<SavedView, 'sectorId' | 'query'>) =>
  `/sectors/${sectorId}?view=opportunities${query && `&${query}`}`;

/** Whether an address shows this view as it was saved. */
export const isViewShown = (view: SavedView, { pathname, search }: { pathname: string; search: string }) =>
  pathname === `/sectors/${view.sectorId}` &&
  new URLSearchParams(search).get('view') === 'opportunities' &&
  viewQuery(search) === viewQuery(view.query);
