import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Playbook, PlaybookInput, PlaybookUpdate } from '@process-ai/contract/playbooks';
import type { Deleted } from '@process-ai/contract/sectors';
import type { LibraryPlaybook } from '@process-ai/library/library-playbook';
import { findLibraryPlaybook, loadPlaybookLibrary } from '@process-ai/library/playbook-library';
import type { App } from '../../app.ts';
import { overview } from '../sectors/service.ts';
import {
  findPlaybook,
  insertPlaybook,
  listDeleted,
  listPlaybooks,
  type PlaybookRow,
  setDeleted,
  updatePlaybook,
} from './repository.ts';
import { attributionOf } from './service/attribution.ts';

/** The library first, what fits the sector's reference model at its top; then the custom ones, newest first. */
export async function list(app: App, sectorId: string): Promise<Playbook[]> {
  const { referenceModel } = await overview(app, sectorId);
  const [library, custom] = await Promise.all([loadPlaybookLibrary(), listPlaybooks(app.db)]);
  const rank = ({ fits }: LibraryPlaybook) => {
    if (fits.some((model) => referenceModel.toLowerCase().includes(model.toLowerCase()))) return 0;
    return fits.length === 0 ? 1 : 2;
  };
  const fitting = library.toSorted((a, b) => rank(a) - rank(b));
  return Promise.all([...fitting.map(fromLibrary), ...custom.map(toPlaybook)]);
}

/** A playbook of the library, or a custom one. */
export async function get(app: App, playbookId: string): Promise<Playbook> {
  const id = requireId(playbookId, 'playbookMissing');
  const shipped = await findLibraryPlaybook(id);
  if (shipped) return fromLibrary(shipped);
  const row = await findPlaybook(app.db, id);
  if (!row) throw new AppError('playbookMissing');
  return toPlaybook(row);
}

export async function create(app: App, input: PlaybookInput): Promise<Playbook> {
  const id = app.newId();
  await insertPlaybook(app.db, id, input);
  return get(app, id);
}

export async function update(app: App, playbookId: string, { version, ...input }: PlaybookUpdate): Promise<Playbook> {
  const { id } = await custom(app, playbookId);
  if (!(await updatePlaybook(app.db, id, input, version))) throw new AppError('editedMeanwhile');
  return get(app, id);
}

/** Takes the playbook away; `restore` brings it back. Sectors that it was applied to stay as they are. */
export async function remove(app: App, playbookId: string): Promise<void> {
  const { id } = await custom(app, playbookId);
  await setDeleted(app.db, id, new Date());
}

export async function restore(app: App, playbookId: string): Promise<Playbook> {
  const id = requireId(playbookId, 'playbookMissing');
  if (!(await setDeleted(app.db, id, null))) throw new AppError('playbookMissing');
  return get(app, id);
}

export async function deleted(app: App): Promise<Deleted[]> {
  const rows = await listDeleted(app.db);
  return rows.map(({ id, content, deleted_at }) => ({
    id,
    name: content.name,
    deletedAt: (deleted_at ?? new Date()).toISOString(),
  }));
}

async function custom(app: App, playbookId: string): Promise<Playbook> {
  const playbook = await get(app, playbookId);
  if (!playbook.isCustom) throw new AppError('libraryPlaybook');
  return playbook;
}

const fromLibrary = async ({ fits: _fits, ...playbook }: LibraryPlaybook): Promise<Playbook> => ({
  ...playbook,
  isCustom: false,
  attribution: await attributionOf(playbook),
  version: 1,
});

const toPlaybook = async ({ id, content, version }: PlaybookRow): Promise<Playbook> => ({
  ...content,
  id,
  isCustom: true,
  attribution: await attributionOf(content),
  version,
});
