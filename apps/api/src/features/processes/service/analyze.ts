import { setImmediate as otherRequests } from 'node:timers/promises';
import type { ProcessAnalysis } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import type { ProcessFinding } from '@process-ai/contract/findings';
import type { Process } from '@process-ai/contract/processes';
import type { Actor, App, RunningJob, StartedJob } from '../../../app.ts';
import { start } from '../../jobs/service.ts';
import { replaceProposals } from '../../opportunities/service.ts';
import { briefOf } from '../../sectors/service/brief.ts';
import { inSector, overview } from '../../sectors/service.ts';
import { bestScoreOf, keepAnalysed, overrulesOf } from '../../suitability/service/analysed.ts';
import { costsOf, keepStates, type ProcessRow, pick, rowsOf } from '../service.ts';
import { contexts } from './context.ts';
import { findingsOf } from './findings.ts';

interface Analysis {
  analyzed: number;
  processes: Process[];
}

/** Finds the opportunities of these processes; they replace what was found before. */
export async function analyze(
  app: App,
  actor: Actor,
  sectorId: string,
  processIds: string[],
): Promise<StartedJob<Analysis>> {
  const sector = await overview(app, sectorId);
  const chosen = await pick(app, sector.id, processIds);
  const itemIds = chosen.map(({ id }) => id);
  return {
    job: await start(app, actor, { kind: 'analysis', sectorId: sector.id, itemIds }),
    answer: async (result) => ({
      ...(result as { analyzed: number }),
      processes: await pick(app, sector.id, processIds),
    }),
  };
}

const SAVE_AT = 100;
const SAVE_WITHIN_MS = 100;
/** So many failures in a row, and nothing but failures: the rest would fail as well. */
const GIVE_UP_AFTER = 8;

interface Found {
  process: ProcessRow;
  finding: ProcessFinding;
  analysis: ProcessAnalysis;
}

/** Saves each process as it is finished: what a killed process leaves behind is done, and is not done again. */
export async function analyzeInJob(app: App, job: RunningJob): Promise<{ analyzed: number }> {
  const [summary, rows, costs, overrules] = await Promise.all([
    overview(app, job.sectorId),
    rowsOf(app, job.sectorId),
    costsOf(app, job.sectorId),
    overrulesOf(app, job.sectorId),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const contextOf = contexts(rows, costs, (id) => overrules.get(id) ?? {});
  const sector = briefOf(summary);
  const chosen = job.waiting.flatMap((id) => byId.get(id) ?? []);
  const findings = await findingsOf(app, { sectorId: job.sectorId, sector, rows }, chosen, contextOf, job.signal);
  const queue = chosen.values();
  const failures: AppError[] = [];
  const saver = createSaver((found: Found[]) => save(app, job, found));
  let analyzed = 0;

  const worker = async () => {
    for (const process of queue) {
      job.signal.throwIfAborted();
      const finding = findings.get(process.id);
      if (!finding) continue;
      try {
        const context = { ...contextOf(process), sector, finding };
        saver.add({ process, finding, analysis: await app.analyst.analyzeProcess(context, job.signal) });
        analyzed += 1;
      } catch (error) {
        if (!(error instanceof AppError) || job.signal.aborted) throw error;
        failures.push(error);
        await job.failed([{ name: `${process.code} ${process.name}`, message: error.message }]);
        if (analyzed === 0 && failures.length >= GIVE_UP_AFTER) throw error;
      }
      await saver.whenFull();
      await otherRequests();
    }
  };
  try {
    await Promise.all(Array.from({ length: app.analyst.concurrency }, worker));
  } finally {
    await saver.flush();
  }
  if (analyzed === 0 && failures[0]) throw failures[0];
  return { analyzed };
}

async function save(app: App, job: RunningJob, found: Found[]): Promise<void> {
  const ids = found.map(({ process }) => process.id);
  const opportunities = found.flatMap(({ process, analysis }) =>
    analysis.opportunities.map((draft) => ({ ...draft, id: app.newId(), processId: process.id })),
  );
  const analysed = found.map(({ process, finding, analysis }) => ({
    processId: process.id,
    score: bestScoreOf(analysis.suitability),
    finding,
  }));
  const states = found.map(({ process, finding }) => ({ processId: process.id, state: finding.state }));
  await inSector(app, job.sectorId, async (db) => {
    await job.progress(db, ids, found.at(-1)?.process.name ?? null);
    await replaceProposals({ ...app, db }, job.sectorId, ids, opportunities);
    await keepAnalysed({ ...app, db }, job.sectorId, analysed);
    await keepStates({ ...app, db }, states);
  });
}

/** Gathers what is finished and saves it together: soon, one batch at a time, and all of it at the end. */
function createSaver<T>(write: (batch: T[]) => Promise<void>) {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown;

  const writeNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    writing = writing
      .then(() => (batch.length > 0 && failure === undefined ? write(batch) : undefined))
      .catch((error: unknown) => {
        failure ??= error;
      });
    return writing;
  };
  const settled = async (written: Promise<void>) => {
    await written;
    if (failure !== undefined) throw failure;
  };
  return {
    add(item: T) {
      waiting.push(item);
      timer ??= setTimeout(() => void writeNow(), SAVE_WITHIN_MS);
    },
    whenFull: () => settled(waiting.length >= SAVE_AT ? writeNow() : Promise.resolve()),
    flush: () => settled(writeNow()),
  };
}
