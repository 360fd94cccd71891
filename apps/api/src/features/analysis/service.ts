import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DatedOutline, OutlinedProcess, ProcessAnalysis, SectorBrief } from '@process-ai/ai/analyst';
import { assignUseCases, type FoundAt } from '@process-ai/ai/use-cases/assign-use-cases';
import type { Found } from '@process-ai/ai/use-cases/find-use-cases';
import { AppError } from '@process-ai/contract/errors';
import type { ProcessFinding } from '@process-ai/contract/findings';
import { type DiscoveredProcess, type Process, ResearchProposal } from '@process-ai/contract/processes';
import type { RoiInput } from '@process-ai/contract/roi';
import type { Values } from '@process-ai/domain/process-values';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { evidenceOf, refresh } from '../evidence/service.ts';
import { start } from '../jobs/service.ts';
import { listUseCasesTaken, replaceProposals } from '../opportunities/service.ts';
import {
  contexts,
  getProcesses,
  listAll,
  listProcesses,
  type ProcessInTree,
  type ProcessRow,
  requireProcesses,
  saveFindingStates,
} from '../processes/service.ts';
import { briefOf, getSummary, inSector } from '../sectors/service.ts';
import { bestScoreOf, overrulesOf, saveAnalysed } from '../suitability/service.ts';
import { basisOf, derive } from '../values/service.ts';

/** Proposes processes for the sector; saves nothing in it. */
export async function research(app: App, actor: Actor, sectorId: string): Promise<StartedJob<ResearchProposal>> {
  const { id } = await getSummary(app, sectorId);
  return { job: await start(app, actor, { kind: 'research', sectorId: id }), answer: ResearchProposal.parse };
}

export async function researchInJob(app: App, job: RunningJob): Promise<ResearchProposal> {
  const { sectorId, signal } = job;
  const sector = briefOf(await getSummary(app, sectorId));
  const { source } = app.analyst;
  const findings = await app.analyst.researchProcesses(sector, signal, ({ findings: found, done, total }) =>
    job.saveProgress(
      { source, ...found },
      { done, total, current: found.processes.findLast(isTopLevel)?.name ?? null },
    ),
  );
  return { source, ...findings };
}

const isTopLevel = ({ parentCode }: DiscoveredProcess) => parentCode === null;

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
  const sector = await getSummary(app, sectorId);
  const itemIds = await requireProcesses(app, sector.id, processIds);
  return {
    job: await start(app, actor, { kind: 'analysis', sectorId: sector.id, itemIds }),
    answer: async (result) => ({
      ...(result as { analyzed: number }),
      processes: await getProcesses(app, sector.id, processIds),
    }),
  };
}

const SAVE_AT = 100;
const SAVE_WITHIN_MS = 100;
/** So many failures in a row, and nothing but failures: the rest would fail as well. */
const GIVE_UP_AFTER = 8;

interface AnalysedProcess {
  process: ProcessRow;
  finding: ProcessFinding;
  analysis: ProcessAnalysis;
}

/** Saves each process as it is finished: what a killed process leaves behind is done, and is not done again. */
export async function analyzeInJob(app: App, job: RunningJob): Promise<{ analyzed: number }> {
  await refresh(app, job);
  const [summary, rows, overrules, evidenceAt] = await Promise.all([
    getSummary(app, job.sectorId),
    listProcesses(app.db, job.sectorId),
    overrulesOf(app, job.sectorId),
    evidenceOf(app, job.sectorId),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const contextOf = contexts(rows, (id) => overrules.get(id) ?? {});
  const sector = briefOf(summary);
  const chosen = job.waiting.flatMap((id) => byId.get(id) ?? []);
  const findings = await findingsOf(app, { sectorId: job.sectorId, sector, rows }, chosen, contextOf, job.signal);
  const queue = chosen.values();
  const failures: AppError[] = [];
  const saver = createSaver((found: AnalysedProcess[]) => save(app, job, found));
  let analyzed = 0;

  const worker = async () => {
    for (const process of queue) {
      job.signal.throwIfAborted();
      const finding = findings.get(process.id);
      if (!finding) continue;
      try {
        const context = { ...contextOf(process), evidence: evidenceAt(process.id), sector, finding };
        saver.add({ process, finding, analysis: await app.analyst.analyzeProcess(context, job.signal) });
        analyzed += 1;
      } catch (error) {
        if (!(error instanceof AppError) || job.signal.aborted) throw error;
        failures.push(error);
        await job.failed([{ name: `${process.code} ${process.name}`, message: error.message }]);
        if (analyzed === 0 && failures.length >= GIVE_UP_AFTER) throw error;
      }
      await saver.whenFull();
      await yieldToEventLoop();
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

async function save(app: App, job: RunningJob, found: AnalysedProcess[]): Promise<void> {
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
  await inSector(app, job.sectorId, async (tx) => {
    await job.progress(tx.db, ids, found.at(-1)?.process.name ?? null);
    await replaceProposals(tx, job.sectorId, ids, opportunities);
    await saveAnalysed(tx.db, job.sectorId, analysed);
    await saveFindingStates(tx.db, states);
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

/** So many processes are looked up together, for a fraction of a second. */
const BATCH_SIZE = 125;
/** From so many on, a second child is worth that it has to read the catalogue first as well. */
const FOR_TWO_CHILDREN = 4000;

/**
 * What the catalogue knows of these processes of a sector. A use case that another process of the sector has already
 * is not proposed again.
 */
async function findingsOf(
  app: App,
  { sectorId, sector, rows }: { sectorId: string; sector: SectorBrief; rows: readonly ProcessRow[] },
  chosen: readonly ProcessRow[],
  contextOf: (process: ProcessRow) => ProcessInTree,
  signal: AbortSignal,
): Promise<Map<string, ProcessFinding>> {
  const answers: Found[] = [];
  const starts = Array.from(
    { length: Math.ceil(chosen.length / BATCH_SIZE) },
    (_, batch) => batch * BATCH_SIZE,
  ).values();
  const lookUp = async () => {
    for (const start of starts) {
      signal.throwIfAborted();
      const batch = chosen.slice(start, start + BATCH_SIZE);
      const found = await app.workers.run('findUseCases', batch.map(contextOf), sector);
      for (const [index, answer] of found.entries()) answers[start + index] = answer;
    }
  };
  await Promise.all(Array.from({ length: chosen.length < FOR_TWO_CHILDREN ? 1 : 2 }, lookUp));
  const found = chosen.flatMap((process, index): FoundAt[] => {
    const answer = answers[index];
    return answer ? [{ processId: process.id, label: labelOf(process), found: answer }] : [];
  });
  const labels = new Map(rows.map((process) => [process.id, labelOf(process)]));
  const taken = await listUseCasesTaken(
    app.db,
    sectorId,
    chosen.map(({ id }) => id),
  );
  return assignUseCases(found, new Map([...taken].map(([useCaseId, id]) => [useCaseId, labels.get(id) ?? ''])));
}

const labelOf = ({ code, name }: ProcessRow) => `${code} ${name}`;

const MINUTES_PER_HOUR = 60;

/** The sector as an analyst draws journeys and playbooks from it: codes instead of ids, runtime in hours. */
export async function outlineOf(app: App, sectorId: string): Promise<DatedOutline> {
  const sector = await getSummary(app, sectorId);
  const basis = await basisOf(app.db, sector.id, sector);
  const processes = await listAll(app, sector.id, basis);
  const codes = new Map(processes.map((process) => [process.id, process.code]));
  const inputs = new Map(basis.inputs.map((input) => [input.processId, input]));
  const values = derive(
    basis,
    processes,
    processes.flatMap(({ id, opportunities }) => opportunities.map((row) => ({ ...row, processId: id }))),
  );
  return {
    ...briefOf(sector),
    asOf: new Date().toISOString(),
    processes: processes.map((process) => ({
      code: process.code,
      name: process.name,
      level: process.level,
      description: process.description,
      parentCode: codes.get(process.parentId ?? '') ?? null,
      // What a person rejected is drawn nowhere.
      opportunities: process.opportunities
        .filter(({ status }) => status !== 'rejected')
        .map(({ type, title, description, estimatedSavings }) => ({ type, title, description, estimatedSavings })),
      value: valueIn(values, process.id),
      roi: inHours(inputs.get(process.id)),
    })),
  };
}

/** Where some of a process is measured, that is what an outline knows of it. */
function valueIn(values: Values, processId: string): OutlinedProcess['value'] {
  const value = values.processOf(processId);
  const basis = value && value.basis !== 'benchmark' ? 'measured' : 'benchmark';
  return { basis, ...(value?.[basis] ?? { cost: 0, savings: 0 }) };
}

function inHours(input: RoiInput | undefined): OutlinedProcess['roi'] {
  if (!input) return null;
  const { fteCount, processFrequency, averageSalary, averageRuntime } = input;
  return { fteCount, processFrequency, averageSalary, averageRuntime: averageRuntime / MINUTES_PER_HOUR };
}
