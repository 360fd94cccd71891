import { AppError, type Issue } from '@process-ai/contract/errors';
import {
  type RoiInput,
  type RoiInputChange,
  type RoiInputConflict,
  RoiInputEntry,
  type SavedRoiInput,
} from '@process-ai/contract/roi';
import { mergeRoiInput, ROI_INPUT_NAMES, type RoiInputMerge } from '@process-ai/domain/roi-input-merge';
import type { Actor, App } from '../../../app.ts';
import { requireIn } from '../../processes/service.ts';
import { inSector } from '../../sectors/service.ts';
import { findStoredInputs, listInputs, type StoredRoiInput, upsertInputs } from '../repository.ts';

/**
 * Saves the figures given and leaves all others alone: all of them, or none when one of them was changed by somebody
 * else since the version that it is based on.
 */
export async function saveInputs(
  app: App,
  { user }: Actor,
  sectorId: string,
  changes: RoiInputChange[],
): Promise<{ roiInputs: SavedRoiInput[] }> {
  if (changes.length === 0) throw new AppError('noRoiInputs');
  return inSector(app, sectorId, async (tx, sector) => {
    // One process named twice would meet itself in the upsert; the last entry is what the person meant.
    const byProcess = new Map(changes.map((change, index) => [change.processId.toLowerCase(), { change, index }]));
    const ids = [...byProcess.keys()];
    await requireIn(tx, sector.id, ids);
    const stored = new Map((await findStoredInputs(tx.db, sector.id, ids)).map((row) => [row.processId, row]));
    const merges = [...byProcess].map(([processId, { change, index }]) => {
      const current = stored.get(processId);
      return { index, change, current, ...mergeRoiInput(current, { ...change, processId }) };
    });
    refuseIncomplete(merges);
    refuseClashes(merges);
    const by = `${user.firstName} ${user.lastName}`;
    const rows = merges.filter(({ changed, current }) => changed.length > 0 || !current);
    await upsertInputs(
      tx.db,
      sector.id,
      rows.map((row) => toRow(row, sector.revision, by)),
      by,
    );
    return { roiInputs: await listInputs(tx.db, sector.id) };
  });
}

/** Adds inputs to a sector whose row is held; `by` says who, or what, they come from. */
export const addInputs = (
  app: App,
  sector: { id: string; revision: number },
  inputs: RoiInput[],
  by: string,
): Promise<void> =>
  upsertInputs(
    app.db,
    sector.id,
    inputs.map((input) => toRow({ input, changed: ROI_INPUT_NAMES }, sector.revision, by)),
    by,
  );

interface Merge extends RoiInputMerge {
  index: number;
  change: RoiInputChange;
  current: StoredRoiInput | undefined;
}

function toRow(
  { input, changed, current }: Pick<Merge, 'input' | 'changed'> & Partial<Pick<Merge, 'current'>>,
  version: number,
  by: string,
): StoredRoiInput {
  const cells = Object.fromEntries(changed.map((name) => [name, { version, by }]));
  return { ...input, version, cells: { ...current?.cells, ...cells } };
}

/** The first inputs of a process must be whole, unless the caller knows that there are none: what is left out is 0. */
function refuseIncomplete(merges: Merge[]): void {
  const issues = merges
    .filter(({ current, change }) => !current && change.version === undefined)
    .flatMap(({ change, index }) =>
      ROI_INPUT_NAMES.filter(
        (name) => change[name] === undefined && !RoiInputEntry.shape[name].safeParse(undefined).success,
      ).map((name): Issue => ({ path: `inputs.${index}.${name}`, message: 'Required' })),
    );
  const [first] = issues;
  if (first) throw new AppError('invalidInput', `${first.path}: ${first.message}`, { issues });
}

const NAMED = 5;

function refuseClashes(merges: Merge[]): void {
  const clashing = merges.filter(({ clashes }) => clashes.length > 0);
  if (clashing.length === 0) return;
  const figures = clashing.flatMap(({ clashes, input: { processId }, current, index }) =>
    clashes.map((name) => ({
      processId,
      name,
      index,
      value: current?.[name] ?? null,
      by: current?.cells[name]?.by ?? '',
    })),
  );
  const issues = figures.map<Issue>(({ name, index, value, by }) => ({
    path: `inputs.${index}.${name}`,
    message: `${by} changed this to ${value ?? 'its default'}`,
  }));
  const named = figures.slice(0, NAMED).map(({ name, value, by }) => `${name} is ${value ?? 'its default'} (${by})`);
  const conflict: RoiInputConflict = {
    figures: figures.map(({ index: _index, ...figure }) => figure),
    roiInputs: clashing.flatMap(({ current }) => {
      if (!current) return [];
      const { cells: _cells, ...row } = current;
      return [row];
    }),
  };
  throw new AppError('roiInputsClash', named.join(', '), { issues, current: conflict });
}
