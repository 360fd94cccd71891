import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { Scenario } from '@process-ai/contract/scenarios';
import { roiResults } from '@process-ai/domain/roi';
import { type CaseSource, compareScenarios, sectorCase } from '@process-ai/domain/sector-case';
import type { CaseOrder } from '../../app.ts';
import { database, readAll } from './read-processes.ts';

export const caseOfSector = async (order: CaseOrder, scenario: Scenario): Promise<SectorCase> =>
  sectorCase(await sourceOf(order), scenario);

export const casesOfSector = async (order: CaseOrder, scenarios: readonly Scenario[]): Promise<ScenarioOutcome[]> =>
  compareScenarios(await sourceOf(order), scenarios);

/** Figures are computed from today's inputs, once somebody has asked for results at all. */
async function sourceOf({ sectorId, assumptions, plan }: CaseOrder): Promise<CaseSource> {
  const db = database();
  const { processes, inputs } = await readAll(db, sectorId);
  return { processes, results: roiResults(inputs, assumptions, processes), assumptions, plan };
}
