import { AppError } from '@process-ai/contract/errors';
import type { Process } from '@process-ai/contract/processes';
import type { Roi, RoiCalculation, RoiInput, RoiResult } from '@process-ai/contract/roi';
import {
  calculateRoi,
  countedInAncestors,
  DEFAULT_ASSUMPTIONS,
  roiFingerprint,
  summarizeRoi,
} from '@process-ai/domain/roi';
import type { App } from '../../app.ts';
import { listAll, pick } from '../processes/service.ts';
import { inSector, overview } from '../sectors/service.ts';
import { listInputs, listResults, replaceResults, type StoredResult, upsertInputs } from './repository.ts';

export async function get(app: App, sectorId: string): Promise<Roi> {
  const { id } = await overview(app, sectorId);
  return read(app, id, await listAll(app, id));
}

/** Inputs, results and totals of a sector whose processes are at hand. */
export async function read(app: App, sectorId: string, processes: Process[]): Promise<Roi> {
  const roi = await stored(app, sectorId);
  const roiResults = resultsOf(roi, processes);
  return { roiInputs: roi.inputs, roiResults, summary: summarizeRoi(roiResults), assumptions: DEFAULT_ASSUMPTIONS };
}

interface StoredRoi {
  inputs: RoiInput[];
  results: StoredResult[];
}

/** What is stored of a sector's ROI. */
export async function stored(app: App, sectorId: string): Promise<StoredRoi> {
  const [inputs, results] = await Promise.all([listInputs(app.db, sectorId), listResults(app.db, sectorId)]);
  return { inputs, results };
}

/** Saves the inputs of these processes and leaves those of others alone. */
export async function saveInputs(app: App, sectorId: string, inputs: RoiInput[]): Promise<{ roiInputs: RoiInput[] }> {
  // One process named twice would meet itself in the upsert; the last entry is what the person meant.
  const byProcess = new Map(inputs.map((input) => [input.processId.toLowerCase(), input]));
  return inSector(app, sectorId, async (db, sector) => {
    await pick({ ...app, db }, sector.id, [...byProcess.keys()]);
    await upsertInputs(
      db,
      sector.id,
      [...byProcess].map(([processId, input]) => ({ ...input, processId })),
    );
    return { roiInputs: await listInputs(db, sector.id) };
  });
}

/** Computes the results of all inputs anew and keeps them, each with what it was computed from. */
export async function calculate(app: App, sectorId: string): Promise<RoiCalculation> {
  return inSector(app, sectorId, async (db, sector) => {
    const inputs = await listInputs(db, sector.id);
    if (inputs.length === 0) throw new AppError('noRoiInputs');
    const processes = await listAll({ ...app, db }, sector.id);
    const types = opportunityTypes(processes);
    const results = inputs.map((input) => ({
      figures: calculateRoi(input, DEFAULT_ASSUMPTIONS, types(input.processId)),
      fingerprint: roiFingerprint(input, DEFAULT_ASSUMPTIONS, types(input.processId)),
    }));
    await replaceResults(db, sector.id, results);
    const roiResults = resultsOf({ inputs, results }, processes);
    return { roiResults, summary: summarizeRoi(roiResults) };
  });
}

/** The results with what depends on today's inputs and on the tree. */
export function resultsOf({ inputs, results }: StoredRoi, processes: Process[]): RoiResult[] {
  const types = opportunityTypes(processes);
  const byProcess = new Map(inputs.map((input) => [input.processId, input]));
  const counted = countedInAncestors(processes, new Set(results.map(({ figures }) => figures.processId)));
  return results.map(({ figures, fingerprint }) => {
    const input = byProcess.get(figures.processId);
    const current = input && roiFingerprint(input, DEFAULT_ASSUMPTIONS, types(figures.processId));
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
