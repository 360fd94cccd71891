import { isDeepStrictEqual } from 'node:util';
import type { SuitabilityReading } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import type { ProcessFinding } from '@process-ai/contract/findings';
import { requireId } from '@process-ai/contract/ids';
import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Answer, Criterion, LandscapeProcess, ProcessSuitability } from '@process-ai/contract/suitability';
import type { Answers } from '@process-ai/domain/suitability';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { evidenceOf } from '../evidence/service.ts';
import { listCounts } from '../opportunities/service.ts';
import { contextOf, listNodes, requireProcesses } from '../processes/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { basisOf, savingsOf, valuesOf } from '../values/service.ts';
import {
  findFinding,
  findOverrules,
  listBestScores,
  listOverrules,
  type Overrules,
  saveAnalysed,
  saveOverrules,
} from './repository.ts';

export { saveAnalysed };

/** How suitable a process is on each track: the analyst's answers, the words behind them, and a person's own. */
export async function get(app: App, sectorId: string, processId: string): Promise<ProcessSuitability> {
  const id = await requireProcess(app, sectorId, processId);
  const [overrules, finding] = await Promise.all([
    findOverrules(app.db, sectorId, id),
    findFinding(app.db, sectorId, id),
  ]);
  const reading = await read(app, sectorId, id, overrules);
  return toSuitability(id, reading, overrules, finding);
}

/** Puts a person's answer above the analyst's; null takes it back. The next analysis goes by it too. */
export async function overrule(
  app: App,
  { user }: Actor,
  sectorId: string,
  processId: string,
  { criterion, answer }: { criterion: Criterion; answer: Answer | null },
): Promise<ProcessSuitability> {
  const id = await requireProcess(app, sectorId, processId);
  const by = personName(user);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await findOverrules(app.db, sectorId, id);
    const { [criterion]: _replaced, ...others } = before;
    const overrules: Overrules = {
      ...others,
      ...(answer !== null && { [criterion]: { answer, by, at: new Date().toISOString() } }),
    };
    const reading = await read(app, sectorId, id, overrules);
    const isSaved = await inSector(app, sectorId, async (tx, sector) => {
      if (!isDeepStrictEqual(await findOverrules(tx.db, sector.id, id), before)) return false;
      await saveOverrules(tx.db, sector.id, id, overrules, bestScoreOf(reading));
      await recordDone(tx, sector.id, { kind: 'suitability', action: 'changed', subjects: [id] });
      return true;
    });
    if (isSaved) return toSuitability(id, reading, overrules, await findFinding(app.db, sectorId, id));
  }
  throw new AppError('editedMeanwhile');
}

/** Somebody else may answer for the same process meanwhile: read again then, with that answer too. */
const ATTEMPTS = 5;

/** A worker reads it, and may be waited for: so never inside a transaction, which would hold up all writes to the sector. */
async function read(app: App, sectorId: string, id: string, overrules: Overrules): Promise<SuitabilityReading> {
  const [context, evidenceAt] = await Promise.all([
    contextOf(app, sectorId, id, answersOf(overrules)),
    evidenceOf(app, sectorId, { processId: id }),
  ]);
  return app.workers.run('readSuitability', { ...context, evidence: evidenceAt(id) });
}

/** Every process with what its box shows, in code order. */
export async function landscape(app: App, sectorId: string): Promise<LandscapeProcess[]> {
  const sector = await getSummary(app, sectorId);
  const basis = basisOf(app.db, sector.id, sector);
  const [processes, counts, scores, values] = await Promise.all([
    listNodes(app.db, sector.id),
    listCounts(app.db, sector.id),
    listBestScores(app.db, sector.id),
    basis.then((known) => valuesOf(app.db, known)),
  ]);
  const headings = new Set(processes.map(({ parentId }) => parentId));
  return processes.map(({ id, code, name, level, parentId, finding }) => {
    const opportunityCount = counts.get(id) ?? 0;
    const suitability = scores.get(id) ?? null;
    return {
      id,
      code,
      name,
      level,
      parentId,
      savings: headings.has(id) ? NOTHING_ITSELF : savingsOf(values, id),
      opportunityCount,
      suitability,
      analysed: finding !== null || opportunityCount > 0,
      finding,
    };
  });
}

const NOTHING_ITSELF = { measured: 0, benchmark: 0 };

async function requireProcess(app: App, sectorId: string, processId: string): Promise<string> {
  const [id = ''] = await requireProcesses(app, requireId(sectorId, 'sectorMissing'), [processId]);
  return id;
}

const toSuitability = (
  processId: string,
  { criteria, tracks, notNow }: SuitabilityReading,
  overrules: Overrules,
  finding: ProcessFinding | null,
): ProcessSuitability => ({
  processId,
  source: BUILT_IN_ANALYST,
  criteria: criteria.map((read) => ({
    ...read,
    overruled: overrules[read.criterion]?.answer ?? null,
    overruledBy: overrules[read.criterion]?.by ?? null,
  })),
  tracks,
  finding,
  notNow,
});

/** What persons have answered, by process: an analysis goes by it. */
export async function overrulesOf(app: App, sectorId: string): Promise<Map<string, Answers>> {
  const stored = await listOverrules(app.db, sectorId);
  return new Map([...stored].map(([processId, overrules]) => [processId, answersOf(overrules)]));
}

/** Best score of the three tracks, 0–100. */
export const bestScoreOf = ({ tracks }: SuitabilityReading): number => Math.max(0, ...tracks.map(({ score }) => score));

export const answersOf = (overrules: Overrules): Answers =>
  Object.fromEntries(Object.entries(overrules).map(([criterion, { answer }]) => [criterion, answer]));
