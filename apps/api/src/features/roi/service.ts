import { AppError, type Issue } from '@process-ai/contract/errors';
import {
  type Roi,
  type RoiAssumptions,
  type RoiAssumptionsUpdate,
  type RoiCalculation,
  type RoiInput,
  type RoiInputChange,
  type RoiInputConflict,
  RoiInputEntry,
  type RoiInputName,
  type RoiResult,
  type SavedRoiInput,
  type SectorAssumptions,
} from '@process-ai/contract/roi';
import {
  defaultAssumptions,
  mergeRoiInput,
  ROI_INPUT_NAMES,
  type RoiInputMerge,
  roiResults,
  summarizeRoi,
} from '@process-ai/domain/roi';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { requireProcesses } from '../processes/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { assumptionsOf, basisOf, findAssumptions, listInputChanges, type ValueBasis } from '../values/service.ts';
import {
  findStoredInputs,
  listTypedProcesses,
  markCalculated,
  type StoredRoiInput,
  saveAssumptions,
  upsertInputs,
} from './repository.ts';

export async function get(app: App, sectorId: string): Promise<Roi> {
  const sector = await getSummary(app, sectorId);
  const basis = await basisOf(app.db, sector.id, sector);
  const [processes, inputChanges] = await Promise.all([
    listTypedProcesses(app.db, sector.id),
    listInputChanges(app.db, sector.id),
  ]);
  const results = sector.hasROI ? resultsOf(basis, processes) : [];
  return {
    roiInputs: basis.inputs,
    roiResults: results,
    summary: summarizeRoi(results),
    assumptions: basis.assumptions.assumptions,
    assumptionChanges: basis.assumptions.changes,
    assumptionsVersion: basis.assumptions.version,
    inputChanges,
  };
}

/** The results by today's inputs. They show once somebody has asked for them. */
export const resultsOf = (
  { inputs, assumptions }: ValueBasis,
  processes: Parameters<typeof roiResults>[2],
): RoiResult[] => roiResults(inputs, assumptions.assumptions, processes);

/** Computes the results of all inputs; from then on they are shown, derived at each read. */
export async function calculate(app: App, sectorId: string): Promise<RoiCalculation> {
  return inSector(app, sectorId, async (tx, sector) => {
    const basis = await basisOf(tx.db, sector.id);
    if (basis.inputs.length === 0) throw new AppError('noRoiInputs');
    const results = resultsOf(basis, await listTypedProcesses(tx.db, sector.id));
    await markCalculated(tx.db, sector.id);
    await recordDone(tx, sector.id, { kind: 'inputs', action: 'calculated' });
    return { roiResults: results, summary: summarizeRoi(results) };
  });
}

/**
 * Changes what is given; null puts a default back. What changes nothing leaves the version alone, so that nobody else's save meets a conflict for it.
 */
export async function updateAssumptions(
  app: App,
  { user }: Actor,
  sectorId: string,
  { version, ...update }: RoiAssumptionsUpdate,
): Promise<SectorAssumptions> {
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await findAssumptions(tx.db, sector.id);
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    const by = personName(user);
    const at = new Date().toISOString();
    const changed = { ...current.changed };
    const usual = defaultAssumptions(current.profile);
    for (const [name, value] of Object.entries(update)) {
      if (value === undefined || same(value, changed[name]?.value)) continue;
      if (value === null || same(value, usual[name as keyof RoiAssumptions])) delete changed[name];
      else changed[name] = { value, by, at };
    }
    if (!same(changed, current.changed)) {
      await saveAssumptions(tx.db, sector.id, { changed, version: current.version + 1 });
      await recordDone(tx, sector.id, { kind: 'inputs', action: 'changed' });
    }
    return assumptionsOf(tx.db, sector.id);
  });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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
    await requireProcesses(tx, sector.id, ids);
    const stored = new Map((await findStoredInputs(tx.db, sector.id, ids)).map((row) => [row.processId, row]));
    const merges = [...byProcess].map(([processId, { change, index }]) => {
      const current = stored.get(processId);
      return { index, change, current, ...mergeRoiInput(current, { ...change, processId }) };
    });
    refuseIncomplete(merges);
    refuseClashes(merges);
    const by = personName(user);
    const rows = merges.filter(
      ({ changed, current, change }) => changed.length > 0 || !current || sourced(change, current).length > 0,
    );
    await upsertInputs(
      tx.db,
      sector.id,
      rows.map((row) => toRow(row, sector.revision, by)),
      by,
    );
    const subjects = rows.map(({ input }) => input.processId);
    await recordDone(tx, sector.id, { kind: 'inputs', action: 'entered', subjects });
    return { roiInputs: (await basisOf(tx.db, sector.id)).inputs };
  });
}

/** Adds inputs to a sector whose row is held; `by` says who, or what, they come from. */
export const createInputs = (
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
  { input, changed, current, change }: Pick<Merge, 'input' | 'changed'> & Partial<Pick<Merge, 'current' | 'change'>>,
  version: number,
  by: string,
): StoredRoiInput {
  const accepted = new Set(change?.benchmarks);
  const cellOf = (name: RoiInputName, at: number) => {
    const source = change?.sources?.[name];
    return [name, { version: at, by, ...(accepted.has(name) && { benchmark: true }), ...(source && { source }) }];
  };
  const cells = Object.fromEntries(changed.map((name) => cellOf(name, version)));
  // The figure is as it was: nobody else's save is to meet a conflict for it.
  const kept = sourced(change, current).map((name) => cellOf(name, current?.cells[name]?.version ?? version));
  return { ...input, version, cells: { ...current?.cells, ...Object.fromEntries(kept), ...cells } };
}

/** The figures that are said to come from elsewhere than before; their value may be the same. */
const sourced = (change: RoiInputChange | undefined, current: StoredRoiInput | undefined): RoiInputName[] =>
  ROI_INPUT_NAMES.filter((name) => {
    const source = change?.sources?.[name];
    return source !== undefined && source !== current?.cells[name]?.source;
  });

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
