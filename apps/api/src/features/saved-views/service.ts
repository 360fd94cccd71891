import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { SavedView, SavedViewInput } from '@process-ai/contract/saved-views';
import type { Actor, App } from '../../app.ts';
import { getSummary } from '../sectors/service.ts';
import { countViews, deleteView, getView, listViews, putView, type SavedViewRow } from './repository.ts';

/** Enough for a person's work; the sidebar lists them all. */
const VIEWS_MAX = 100;

/** What this person has saved, by sector and name. */
export async function list(app: App, { user }: Actor): Promise<SavedView[]> {
  return (await listViews(app.db, user.id)).map(toView);
}

/** Saves filters under a name; one's own view of that name in the sector gets the new ones. */
export async function create(
  app: App,
  { user }: Actor,
  sectorId: string,
  { name, query }: SavedViewInput,
): Promise<SavedView> {
  const { id: sector } = await getSummary(app, sectorId);
  if ((await countViews(app.db, user.id)) >= VIEWS_MAX) throw new AppError('tooManySavedViews');
  const id = await putView(app.db, { user_id: user.id, sector_id: sector, name, query });
  return toView(await getView(app.db, user.id, id));
}

export async function remove(app: App, { user }: Actor, viewId: string): Promise<void> {
  const id = requireId(viewId, 'savedViewMissing');
  if (!(await deleteView(app.db, user.id, id))) throw new AppError('savedViewMissing');
}

const toView = ({ createdAt, ...row }: SavedViewRow): SavedView => ({ ...row, createdAt: createdAt.toISOString() });
