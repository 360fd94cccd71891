import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { Scenario } from '@process-ai/contract/scenarios';
import { roiResults } from '@process-ai/domain/roi';
import { type CaseSource, compareScenarios, sectorCase } from '@process-ai/domain/sector-case';
import { toCasePlan } from '../../features/initiatives/mapper.ts';
import { findSettings, listInitiatives, listLinks } from '../../features/initiatives/repository.ts';
import type { CaseOrder } from '../../worker-tasks.ts';
import { readAll, reading } from './read-processes.ts';

export const caseOfSector = async (order: CaseOrder, scenario: Scenario): Promise<SectorCase> =>
  sectorCase(await sourceOf(order), scenario);

export const casesOfSector = async (order: CaseOrder, scenarios: readonly Scenario[]): Promise<ScenarioOutcome[]> =>
  compareScenarios(await sourceOf(order), scenarios);

/** Figures are computed from today's inputs and plan, once somebody has asked for results at all. */
async function sourceOf({ sectorId, assumptions }: CaseOrder): Promise<CaseSource> {
  const [{ processes, inputs }, settings, initiatives, links] = await reading((db) =>
    Promise.all([
      readAll(db, sectorId),
      findSettings(db, sectorId),
      listInitiatives(db, sectorId),
      listLinks(db, sectorId),
    ]),
  );
  const plan = toCasePlan(settings, initiatives, links);
  return { processes, results: roiResults(inputs, assumptions, processes), assumptions, plan };
}
