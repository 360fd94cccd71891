import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import { AppError } from '@process-ai/contract/errors';
import type { Scenario } from '@process-ai/contract/scenarios';
import { calculateRoi, countedInAncestors } from '@process-ai/domain/roi';
import { type CaseSource, compareScenarios, sectorCase } from '@process-ai/domain/sector-case';
import type { CaseOrder } from '../../app.ts';
import { listInputs, listResults } from '../../features/roi/repository.ts';
import { database, readAll } from './read-processes.ts';

export const caseOfSector = async (order: CaseOrder, scenario: Scenario): Promise<SectorCase> =>
  sectorCase(await sourceOf(order), scenario);

export const casesOfSector = async (order: CaseOrder, scenarios: readonly Scenario[]): Promise<ScenarioOutcome[]> =>
  compareScenarios(await sourceOf(order), scenarios);

/** Figures are computed from today's inputs, once somebody has asked for results at all. */
async function sourceOf({ sectorId, assumptions, plan }: CaseOrder): Promise<CaseSource> {
  const db = database();
  const [processes, inputs, stored] = await Promise.all([
    readAll(db, sectorId),
    listInputs(db, sectorId),
    listResults(db, sectorId),
  ]);
  if (stored.length === 0) throw new AppError('noRoiInputs');
  const types = new Map(processes.map(({ id, opportunities }) => [id, opportunities.map(({ type }) => type)]));
  const counted = countedInAncestors(processes, new Set(inputs.map(({ processId }) => processId)));
  const results = inputs.map((input) => ({
    ...calculateRoi(input, assumptions, types.get(input.processId) ?? []),
    countedInAncestor: counted.has(input.processId),
    outOfDate: false,
  }));
  return { processes, results, assumptions, plan };
}
