import type { SuitabilityReading } from '@process-ai/ai/analyst';
import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Answer, Criterion, LandscapeProcess, ProcessSuitability } from '@process-ai/contract/suitability';
import type { Actor, App } from '../../app.ts';
import { totalsOf } from '../opportunities/service.ts';
import { contextOf } from '../processes/service/context.ts';
import { get as getProcess, nodesOf } from '../processes/service.ts';
import { inSector, overview } from '../sectors/service.ts';
import { findOverrules, listBestScores, type Overrules, saveOverrules } from './repository.ts';
import { answersOf, bestScoreOf } from './service/analysed.ts';

/** How suitable a process is on each track: the analyst's answers, the words behind them, and a person's own. */
export async function get(app: App, sectorId: string, processId: string): Promise<ProcessSuitability> {
  const { id } = await getProcess(app, sectorId, processId);
  const overrules = await findOverrules(app.db, id);
  const reading = await app.heavyWork.readSuitability(await contextOf(app, sectorId, id, answersOf(overrules)));
  return toSuitability(id, reading, overrules);
}

/** Puts a person's answer above the analyst's; null takes it back. The next analysis goes by it too. */
export async function overrule(
  app: App,
  { user }: Actor,
  sectorId: string,
  processId: string,
  { criterion, answer }: { criterion: Criterion; answer: Answer | null },
): Promise<ProcessSuitability> {
  const { id } = await getProcess(app, sectorId, processId);
  return inSector(app, sectorId, async (db, sector) => {
    const { [criterion]: _before, ...others } = await findOverrules(db, id);
    const by = `${user.firstName} ${user.lastName}`;
    const overrules: Overrules = {
      ...others,
      ...(answer !== null && { [criterion]: { answer, by, at: new Date().toISOString() } }),
    };
    const reading = await app.heavyWork.readSuitability(
      await contextOf({ ...app, db }, sector.id, id, answersOf(overrules)),
    );
    await saveOverrules(db, sector.id, id, overrules, bestScoreOf(reading));
    return toSuitability(id, reading, overrules);
  });
}

/** Every process with what its box shows, in code order. */
export async function landscape(app: App, sectorId: string): Promise<LandscapeProcess[]> {
  const { id: ofSector } = await overview(app, sectorId);
  const [processes, totals, scores] = await Promise.all([
    nodesOf(app, ofSector),
    totalsOf(app, ofSector),
    listBestScores(app.db, ofSector),
  ]);
  return processes.map(({ id, code, name, level, parentId }) => {
    const own = totals.get(id);
    const suitability = scores.get(id) ?? null;
    return {
      id,
      code,
      name,
      level,
      parentId,
      estimatedSavings: own?.savings ?? 0,
      opportunityCount: own?.count ?? 0,
      suitability,
      analysed: suitability !== null || own !== undefined,
    };
  });
}

const toSuitability = (
  processId: string,
  { criteria, tracks, notNow }: SuitabilityReading,
  overrules: Overrules,
): ProcessSuitability => ({
  processId,
  source: BUILT_IN_ANALYST,
  criteria: criteria.map((read) => ({
    ...read,
    overruled: overrules[read.criterion]?.answer ?? null,
    overruledBy: overrules[read.criterion]?.by ?? null,
  })),
  tracks,
  notNow,
});
