import { AppError, type Issue } from '@process-ai/contract/errors';
import type { Process } from '@process-ai/contract/processes';
import {
  type Roi,
  type RoiAssumptions,
  type RoiAssumptionsUpdate,
  type RoiCalculation,
  type RoiInput,
  type RoiInputChange,
  type RoiInputConflict,
  RoiInputEntry,
  type RoiResult,
  type RoiSummary,
  type SavedRoiInput,
  type SectorAssumptions,
} from '@process-ai/contract/roi';
import {
  calculateRoi,
  countedInAncestors,
  DEFAULT_ASSUMPTIONS,
  roiFingerprint,
  summarizeRoi,
} from '@process-ai/domain/roi';
import { mergeRoiInput, ROI_INPUT_NAMES, type RoiInputMerge } from '@process-ai/domain/roi-input-merge';
import type { Actor, App } from '../../app.ts';
import { listAll, requireProcesses } from '../processes/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import {
  findAssumptions,
  findStoredInputs,
  listInputChanges,
  listInputs,
  listResults,
  replaceResults,
  type StoredResult,
  type StoredRoiInput,
  saveAssumptions,
  upsertInputs,
} from './repository.ts';

export async function get(app: App, sectorId: string): Promise<Roi> {
  const { id } = await getSummary(app, sectorId);
  return read(app, id, await listAll(app, id));
}

/** Inputs, results and totals of a sector whose processes are at hand. */
export async function read(app: App, sectorId: string, processes: Process[]): Promise<Roi> {
  const [roi, changed] = await Promise.all([getStoredRoi(app, sectorId), listInputChanges(app.db, sectorId)]);
  const roiResults = resultsOf(roi, processes);
  return {
    roiInputs: roi.inputs,
    roiResults,
    summary: summarizeRoi(roiResults),
    assumptions: roi.assumptions.assumptions,
    assumptionChanges: roi.assumptions.changes,
    assumptionsVersion: roi.assumptions.version,
    inputChanges: Object.fromEntries(
      changed.map(({ processId, by, at }) => [processId, { by: by ?? '', at: at.toISOString() }]),
    ),
  };
}

interface StoredRoi {
  inputs: SavedRoiInput[];
  results: StoredResult[];
  assumptions: SectorAssumptions;
}

/** What is stored of a sector's ROI. */
export async function getStoredRoi(app: App, sectorId: string): Promise<StoredRoi> {
  const [inputs, results, assumptions] = await Promise.all([
    listInputs(app.db, sectorId),
    listResults(app.db, sectorId),
    assumptionsOf(app, sectorId),
  ]);
  return { inputs, results, assumptions };
}

/** Computes the results of all inputs anew and keeps them, each with what it was computed from. */
export async function calculate(app: App, sectorId: string): Promise<RoiCalculation> {
  return inSector(app, sectorId, async (tx, sector) => {
    const inputs = await listInputs(tx.db, sector.id);
    if (inputs.length === 0) throw new AppError('noRoiInputs');
    const processes = await listAll(tx, sector.id);
    const sectorWide = await assumptionsOf(tx, sector.id);
    const types = opportunityTypes(processes);
    const results = inputs.map((input) => ({
      figures: calculateRoi(input, sectorWide.assumptions, types(input.processId)),
      fingerprint: roiFingerprint(input, sectorWide.assumptions, types(input.processId)),
    }));
    const roiResults = resultsOf({ inputs, results, assumptions: sectorWide }, processes);
    const summary = summarizeRoi(roiResults);
    assertComputable(roiResults, summary, processes);
    await replaceResults(tx.db, sector.id, results);
    return { roiResults, summary };
  });
}

/** No money or time on earth is this much, and sums of what is less stay numbers. */
const MAX_FIGURE = 1e100;
const isTooLarge = (figures: object) =>
  Object.values(figures).some((figure) => typeof figure === 'number' && !(Math.abs(figure) < MAX_FIGURE));

/** Throws before a figure is kept that could not be read again. */
function assertComputable(results: RoiResult[], summary: RoiSummary, processes: Process[]): void {
  const tooLarge = results.find(isTooLarge);
  if (!tooLarge && !isTooLarge(summary)) return;
  const at = processes.find(({ id }) => id === tooLarge?.processId);
  const whose = at ? `of ${at.code} ${at.name}` : 'of this sector';
  throw new AppError(
    'badRequest',
    `The result ${whose} is too large to calculate. Please check its ROI inputs and the assumptions.`,
  );
}

/** The results with what depends on today's inputs and on the tree. */
export function resultsOf(
  { inputs, results, assumptions: { assumptions } }: StoredRoi,
  processes: Process[],
): RoiResult[] {
  const types = opportunityTypes(processes);
  const byProcess = new Map(inputs.map((input) => [input.processId, input]));
  const counted = countedInAncestors(processes, new Set(results.map(({ figures }) => figures.processId)));
  return results.map(({ figures, fingerprint }) => {
    const input = byProcess.get(figures.processId);
    const current = input && roiFingerprint(input, assumptions, types(figures.processId));
    return {
      ...figures,
      countedInAncestor: counted.has(figures.processId),
      outOfDate: current !== fingerprint,
    };
  });
}

function opportunityTypes(processes: Process[]) {
  const byId = new Map(processes.map(({ id, opportunities }) => [id, opportunities.map(({ type }) => type)]));
  return (processId: string) => byId.get(processId) ?? [];
}

/** The sector's assumptions, and who changed which of them from its default. */
export async function assumptionsOf(app: App, sectorId: string): Promise<SectorAssumptions> {
  const { changed, version } = await findAssumptions(app.db, sectorId);
  const values = Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]));
  const changes = Object.fromEntries(Object.entries(changed).map(([name, { by, at }]) => [name, { by, at }]));
  return { assumptions: { ...DEFAULT_ASSUMPTIONS, ...(values as Partial<RoiAssumptions>) }, changes, version };
}

/**
 * Changes what is given; null puts a default back. Results computed before then count as out of date. What changes
 * nothing leaves the version alone, so that nobody else's save meets a conflict for it.
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
    const by = `${user.firstName} ${user.lastName}`;
    const at = new Date().toISOString();
    const changed = { ...current.changed };
    for (const [name, value] of Object.entries(update)) {
      if (value === undefined || same(value, changed[name]?.value)) continue;
      if (value === null || same(value, DEFAULT_ASSUMPTIONS[name as keyof RoiAssumptions])) delete changed[name];
      else changed[name] = { value, by, at };
    }
    if (!same(changed, current.changed)) {
      await saveAssumptions(tx.db, sector.id, { changed, version: current.version + 1 });
    }
    return assumptionsOf(tx, sector.id);
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
