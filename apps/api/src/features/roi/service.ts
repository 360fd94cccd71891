import type { SectorBusinessCase } from '@process-ai/contract/business-case';
import { AppError } from '@process-ai/contract/errors';
import type { Process } from '@process-ai/contract/processes';
import type {
  Roi,
  RoiCalculation,
  RoiResult,
  RoiSummary,
  SavedRoiInput,
  SectorAssumptions,
} from '@process-ai/contract/roi';
import { calculateRoi, countedInAncestors, roiFingerprint, summarizeRoi } from '@process-ai/domain/roi';
import { businessCaseTotals, sectorBusinessCase } from '@process-ai/domain/sector-business-case';
import type { App } from '../../app.ts';
import { listAll } from '../processes/service.ts';
import { inSector, overview } from '../sectors/service.ts';
import { listInputChanges, listInputs, listResults, replaceResults, type StoredResult } from './repository.ts';
import { assumptionsOf } from './service/assumptions.ts';

export async function get(app: App, sectorId: string): Promise<Roi> {
  const { id } = await overview(app, sectorId);
  return read(app, id, await listAll(app, id));
}

/** Inputs, results and totals of a sector whose processes are at hand. */
export async function read(app: App, sectorId: string, processes: Process[]): Promise<Roi> {
  const [roi, changed] = await Promise.all([stored(app, sectorId), listInputChanges(app.db, sectorId)]);
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
export async function stored(app: App, sectorId: string): Promise<StoredRoi> {
  const [inputs, results, assumptions] = await Promise.all([
    listInputs(app.db, sectorId),
    listResults(app.db, sectorId),
    assumptionsOf(app, sectorId),
  ]);
  return { inputs, results, assumptions };
}

/** The business case over several years, from the stored results; throws when there are none. */
export async function businessCase(app: App, sectorId: string): Promise<SectorBusinessCase> {
  const { id } = await overview(app, sectorId);
  const roi = await stored(app, id);
  if (roi.results.length === 0) throw new AppError('noRoiInputs');
  const summary = summarizeRoi(resultsOf(roi, await listAll(app, id)));
  return sectorBusinessCase(businessCaseTotals(summary), roi.assumptions.assumptions);
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
    refuseAbsurd(roiResults, summary, processes);
    await replaceResults(tx.db, sector.id, results);
    return { roiResults, summary };
  });
}

/** No money or time on earth is this much, and sums of what is less stay numbers. */
const ABSURD = 1e100;
const isAbsurd = (figures: object) =>
  Object.values(figures).some((figure) => typeof figure === 'number' && !(Math.abs(figure) < ABSURD));

/** Throws before a figure is kept that could not be read again. */
function refuseAbsurd(results: RoiResult[], summary: RoiSummary, processes: Process[]): void {
  const absurd = results.find(isAbsurd);
  if (!absurd && !isAbsurd(summary)) return;
  const at = processes.find(({ id }) => id === absurd?.processId);
  const whose = at ? `of ${at.code} ${at.name}` : 'of this sector';
  throw new AppError(
    'badRequest',
    `The figures ${whose} lie too far apart to be calculated. Please check its ROI inputs and the assumptions.`,
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
