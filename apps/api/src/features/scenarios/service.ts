import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import { AppError } from '@process-ai/contract/errors';
import { isId } from '@process-ai/contract/ids';
import {
  type Scenario,
  ScenarioAssumptions,
  type ScenarioInput,
  type ScenarioUpdate,
} from '@process-ai/contract/scenarios';
import { BUILT_IN_SCENARIOS } from '@process-ai/domain/built-in-scenarios';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import type { CaseOrder } from '../../worker-tasks.ts';
import { recordDone } from '../activity/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { assumptionsOf } from '../values/service.ts';
import {
  deleteScenario,
  findScenario,
  insertScenario,
  listScenarios,
  type ScenarioRow,
  updateScenario,
} from './repository.ts';

/** More than that nobody compares, and each is a simulation of its own. */
const SCENARIOS_MAX = 20;

/** The two that every sector has, then its own. */
export async function list(app: App, sectorId: string): Promise<Scenario[]> {
  const { id } = await getSummary(app, sectorId);
  return [...BUILT_IN_SCENARIOS, ...(await listScenarios(app.db, id)).map(toScenario)];
}

export async function create(app: App, { user }: Actor, sectorId: string, input: ScenarioInput): Promise<Scenario> {
  return inSector(app, sectorId, async (tx, sector) => {
    if ((await listScenarios(tx.db, sector.id)).length >= SCENARIOS_MAX) {
      throw new AppError('scenariosFull', String(SCENARIOS_MAX));
    }
    const row = await insertScenario(tx.db, { id: tx.newId(), sector_id: sector.id, ...columnsOf(input, user) });
    await recordDone(tx, sector.id, { kind: 'scenarios', action: 'added', subjects: [row.id], what: row.name });
    return toScenario(row);
  });
}

export async function update(
  app: App,
  { user }: Actor,
  sectorId: string,
  scenarioId: string,
  { version, ...input }: ScenarioUpdate,
): Promise<Scenario> {
  const id = ownId(scenarioId);
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await findScenario(tx.db, sector.id, id);
    if (!current) throw new AppError('scenarioMissing');
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    await recordDone(tx, sector.id, { kind: 'scenarios', action: 'changed', subjects: [id], what: input.name });
    return toScenario(await updateScenario(tx.db, sector.id, id, columnsOf(input, user)));
  });
}

export async function remove(app: App, sectorId: string, scenarioId: string): Promise<void> {
  const id = ownId(scenarioId);
  await inSector(app, sectorId, async (tx, sector) => {
    const row = await findScenario(tx.db, sector.id, id);
    if (!row || !(await deleteScenario(tx.db, sector.id, id))) throw new AppError('scenarioMissing');
    await recordDone(tx, sector.id, { kind: 'scenarios', action: 'deleted', subjects: [id], what: row.name });
  });
}

/** The business case over several years in a scenario; throws while no results have been calculated. */
export async function outlook(app: App, sectorId: string, scenarioId?: string): Promise<SectorCase> {
  const sector = await getSummary(app, sectorId);
  const scenario = await getScenario(app, sector.id, scenarioId ?? 'capacity-kept');
  if (!sector.hasROI) throw new AppError('noRoiInputs');
  return app.workers.run('sectorCase', await orderOf(app, sector.id), scenario, sector.counts.processes);
}

/** The same plan in every scenario of the sector, in their order. */
export async function compare(app: App, sectorId: string): Promise<ScenarioOutcome[]> {
  const sector = await getSummary(app, sectorId);
  if (!sector.hasROI) throw new AppError('noRoiInputs');
  const scenarios = await list(app, sector.id);
  return app.workers.run('compareScenarios', await orderOf(app, sector.id), scenarios, sector.counts.processes);
}

/** What a case is computed from beside processes and plan: those are read where it is computed. */
async function orderOf(app: App, sectorId: string): Promise<CaseOrder> {
  return { sectorId, assumptions: (await assumptionsOf(app.db, sectorId)).assumptions };
}

async function getScenario(app: App, sectorId: string, scenarioId: string): Promise<Scenario> {
  const builtIn = BUILT_IN_SCENARIOS.find(({ id }) => id === scenarioId);
  if (builtIn) return builtIn;
  const row = isId(scenarioId) ? await findScenario(app.db, sectorId, scenarioId) : undefined;
  if (!row) throw new AppError('scenarioMissing');
  return toScenario(row);
}

/** The id of a scenario that can be changed. */
function ownId(scenarioId: string): string {
  if (BUILT_IN_SCENARIOS.some(({ id }) => id === scenarioId)) throw new AppError('scenarioBuiltIn');
  if (!isId(scenarioId)) throw new AppError('scenarioMissing');
  return scenarioId;
}

const columnsOf = ({ name, description, assumptions }: ScenarioInput, user: Actor['user']) => ({
  name,
  description,
  assumptions,
  updated_by: personName(user),
});

const toScenario = (row: ScenarioRow): Scenario => ({
  id: row.id,
  name: row.name,
  description: row.description,
  // What a later version of the product adds has its default.
  assumptions: ScenarioAssumptions.parse(row.assumptions),
  builtIn: false,
  changed: { by: row.updated_by, at: row.updated_at.toISOString() },
  version: row.version,
});
