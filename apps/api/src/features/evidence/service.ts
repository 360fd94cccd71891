import type { ProcessEvidence } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import {
  type Evidence,
  type EvidenceDecision,
  type EvidenceDecisionInput,
  type EvidenceSentence,
  type InsightEvidence,
  SENTENCE_MAX,
} from '@process-ai/contract/evidence';
import { requireId } from '@process-ai/contract/ids';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App, RunningJob } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { listRunning, start } from '../jobs/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import {
  type DecisionRow,
  deleteDecision,
  findStale,
  findText,
  hasProcess,
  listDecisions,
  listEvidence,
  markStale,
  type ReadInsight,
  replaceEvidence,
  saveDecision,
  sizeOf,
} from './repository.ts';

/** Documents that are read together. */
const AT_ONCE = 10;
/** What changes while it is read is read again, but not for ever. */
const ROUNDS = 3;
/** Of edits that follow one another so closely, one job reads the documents. */
const GATHER_SECONDS = 5;

interface Which {
  processId?: string | undefined;
  insightId?: string | undefined;
}

/** What the documents of a sector say of its processes: of all, of one, or what one document says. */
export async function list(app: App, sectorId: string, { processId, insightId }: Which): Promise<Evidence[]> {
  const { id } = await getSummary(app, sectorId);
  return listEvidence(app.db, id, {
    ...(processId !== undefined && { processId: requireId(processId, 'processMissing') }),
    ...(insightId !== undefined && { insightId: requireId(insightId, 'insightMissing') }),
  });
}

/** What one document says of processes, and what persons have decided of its sentences. */
export async function ofInsight(app: App, sectorId: string, insightId: string): Promise<InsightEvidence> {
  const { id } = await getSummary(app, sectorId);
  const ofInsight = requireId(insightId, 'insightMissing');
  const [evidence, decisions] = await Promise.all([
    listEvidence(app.db, id, { insightId: ofInsight }),
    listDecisions(app.db, id, [ofInsight]),
  ]);
  return { evidence, decisions: decisions.map(toDecision) };
}

/** A person says which process a sentence speaks of, or that it speaks of none: it stands, whatever the words say. */
export async function decide(
  app: App,
  { user }: Actor,
  sectorId: string,
  { processId, ...said }: EvidenceDecisionInput,
): Promise<InsightEvidence> {
  const { insightId, quote } = await requireSentence(app, sectorId, said);
  const ofProcess = processId === null ? null : requireId(processId, 'processMissing');
  await inSector(app, sectorId, async (tx, sector) => {
    if (ofProcess !== null && !(await hasProcess(tx.db, sector.id, ofProcess))) throw new AppError('processMissing');
    const what = await markStale(tx.db, sector.id, insightId);
    if (what === null) throw new AppError('insightMissing');
    await saveDecision(tx.db, sector.id, {
      insight_id: insightId,
      quote,
      process_id: ofProcess,
      decided_by: personName(user),
    });
    await recordDone(tx, sector.id, { kind: 'insight', action: 'assigned', subjects: [insightId], what });
  });
  await refreshOne(app, sectorId, insightId);
  return ofInsight(app, sectorId, insightId);
}

/** Takes a decision back: the words of the sentence tell again. Where none was made nothing changes. */
export async function undecide(
  app: App,
  sectorId: string,
  { insightId, quote }: EvidenceSentence,
): Promise<InsightEvidence> {
  const id = requireId(insightId, 'insightMissing');
  await inSector(app, sectorId, async (tx, sector) => {
    const what = await markStale(tx.db, sector.id, id);
    if (what === null) throw new AppError('insightMissing');
    if (!(await deleteDecision(tx.db, sector.id, id, quote))) return;
    await recordDone(tx, sector.id, { kind: 'insight', action: 'assigned', subjects: [id], what });
  });
  await refreshOne(app, sectorId, id);
  return ofInsight(app, sectorId, id);
}

/** The whole sentence of a document that is there. A worker looks for it: a document may be a book. */
async function requireSentence(app: App, sectorId: string, said: EvidenceSentence): Promise<EvidenceSentence> {
  const { id } = await getSummary(app, sectorId);
  const insightId = requireId(said.insightId, 'insightMissing');
  const pages = await findText(app.db, id, insightId);
  if (!pages) throw new AppError('insightMissing');
  const quote = await app.workers.run('findSentence', pages, said.quote);
  if (quote === null) {
    const message = `The document has no such sentence of at most ${SENTENCE_MAX} characters`;
    throw new AppError('invalidInput', `${message}.`, { issues: [{ path: 'quote', message }] });
  }
  return { insightId, quote };
}

const toDecision = ({ insight_id, quote, process_id, decided_by, decided_at }: DecisionRow): EvidenceDecision => ({
  insightId: insight_id,
  quote,
  processId: process_id,
  decidedBy: decided_by,
  decidedAt: decided_at.toISOString(),
});

/**
 * Finds evidence anew where documents or the texts of processes have changed since it was found. Jobs call it: among
 * thousands of processes it takes seconds. A few documents at a time, so that what was found of some is kept.
 */
export async function refresh(app: App, { sectorId, signal }: Pick<RunningJob, 'sectorId' | 'signal'>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { basis, insights } = await findStale(app.db, sectorId);
    if (insights.length === 0) return;
    for (let first = 0; first < insights.length; first += AT_ONCE) {
      signal.throwIfAborted();
      await refreshSome(app, sectorId, basis, insights.slice(first, first + AT_ONCE));
    }
  }
}

/** The same for one document, at once. The decision is saved: where the workers are too busy a job does it soon. */
async function refreshOne(app: App, sectorId: string, insightId: string): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { basis, insights } = await findStale(app.db, sectorId);
      const stale = insights.filter(({ id }) => id === insightId);
      if (stale.length === 0) return;
      await refreshSome(app, sectorId, basis, stale);
    }
  } catch (error) {
    if (!(error instanceof AppError)) app.onError(error);
    await refreshSoon(app, sectorId);
  }
}

export async function refreshInJob(app: App, job: RunningJob): Promise<null> {
  await refresh(app, job);
  return null;
}

/**
 * After texts of processes have changed: a job reads the documents again, unless one is still to begin; one that is at
 * it may have looked for the last time. Never throws: the change is saved, and what is missed here the next analysis
 * or summary finds.
 */
export async function refreshSoon(app: App, sectorId: string): Promise<void> {
  const userId = actingUser.getStore();
  if (userId === undefined) return;
  try {
    if ((await findStale(app.db, sectorId)).insights.length === 0) return;
    const jobs = await listRunning(app, sectorId);
    if (jobs.some(({ kind, status }) => kind === 'evidence' && status === 'queued')) return;
    await start(app, { user: { id: userId } }, { kind: 'evidence', sectorId, delaySeconds: GATHER_SECONDS });
  } catch (error) {
    if (!(error instanceof AppError)) app.onError(error);
  }
}

/** A document that takes more time or memory than allowed says nothing, and does not keep the others from being read. */
async function refreshSome(app: App, sectorId: string, basis: string, insights: ReadInsight[]): Promise<void> {
  const ids = insights.map(({ id }) => id);
  const size = await sizeOf(app.db, sectorId, ids);
  const found = await app.workers.run('findEvidence', sectorId, ids, size).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'taskTooHeavy') return null;
    throw error;
  });
  if (found === null && insights.length > 1) {
    for (const insight of insights) await refreshSome(app, sectorId, basis, [insight]);
    return;
  }
  await inSector(app, sectorId, (tx, sector) => replaceEvidence(tx.db, sector.id, insights, basis, found ?? []));
}

/** What documents say of the processes of a sector that exists, as an analysis goes by it. */
export async function evidenceOf(
  app: App,
  sectorId: string,
  which: Which = {},
): Promise<(processId: string) => ProcessEvidence[]> {
  const byProcess = Map.groupBy(await listEvidence(app.db, sectorId, which), ({ processId }) => processId);
  return (processId) =>
    (byProcess.get(processId) ?? []).map(({ fileName, page, quote, effects }) => ({ fileName, page, quote, effects }));
}
