import { AppError } from '@process-ai/contract/errors';
import { JourneyInput } from '@process-ai/contract/journeys';
import { ProcessInput } from '@process-ai/contract/processes';
import { type RoiInputChange, RoiInputEntry } from '@process-ai/contract/roi';
import type { SectorSummary } from '@process-ai/contract/sectors';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { analyzeInJob, researchInJob } from '../analysis/service.ts';
import { list as listInsights, upload } from '../insights/service.ts';
import { requireRoom, start } from '../jobs/service.ts';
import { addSuggested as addJourney, listJourneys, suggestInJob } from '../journeys/service.ts';
import { apply, list as listPlaybooks } from '../playbooks/service.ts';
import { create as addProcesses, listProcesses } from '../processes/service.ts';
import { calculate, saveInputs } from '../roi/service.ts';
import { create as addSector, getSummary, remove } from '../sectors/service.ts';
import { list as listUsers } from '../users/service.ts';
import { PARAGRAPHS, SAMPLE_CLIENT, WORKLOADS } from './service/content.ts';
import { fillPlan } from './service/fill-plan.ts';

/** Adds the sample client, a made-up insurer half-way through its analysis, as a sector like any other. */
export async function create(app: App, actor: Actor, name = SAMPLE_CLIENT.name): Promise<StartedJob<SectorSummary>> {
  await requireRoom(app, actor.user.id);
  const { id } = await addSector(app, actor, { ...SAMPLE_CLIENT, name }, { isSample: true });
  try {
    const job = await start(app, actor, { kind: 'sample-client', sectorId: id });
    return { job, answer: () => getSummary(app, id) };
  } catch (error) {
    await remove(app, id);
    throw error;
  }
}

/** Built with the product's own calls, and without a language model: the same for everybody, in seconds. */
export async function fillInJob(app: App, job: RunningJob): Promise<void> {
  try {
    const user = (await listUsers(app)).find(({ id }) => id === job.userId);
    if (!user) throw new AppError('unexpected');
    await fill({ ...app, analyst: app.builtInAnalyst }, { user, via: 'session' }, job);
  } catch (error) {
    // Half of it would be taken for all of it.
    if (!(await job.goesOn(error))) await remove(app, job.sectorId).catch(() => {});
    throw error;
  }
}

/** Goes on with the step that an earlier try has begun, so each leaves alone what is there. */
async function fill(app: App, actor: Actor, job: RunningJob): Promise<void> {
  const { sectorId } = job;
  const steps: [current: string, step: () => Promise<unknown>][] = [
    ['Processes', () => fillProcesses(app, job)],
    ['Figures', async () => saveInputs(app, actor, sectorId, await workloads(app, sectorId))],
    ['Journeys', () => fillJourneys(app, job)],
    ['Insights', () => fillInsights(app, actor, sectorId)],
    ['Playbook', () => applyPlaybook(app, actor, sectorId)],
    ['Savings', () => calculate(app, sectorId)],
    ['Plan', async () => fillPlan(app, actor, sectorId, await workloads(app, sectorId))],
  ];
  for (const [done, [current, step]] of [...steps.entries()].slice(job.done)) {
    await job.saveProgress(null, { done, total: steps.length, current });
    job.signal.throwIfAborted();
    await step();
  }
}

/** Those of its trade, and what the analysis finds for the ones at work. */
async function fillProcesses(app: App, job: RunningJob): Promise<void> {
  // What they count is not what this job counts.
  const own: RunningJob = { ...job, progress: async () => {}, saveProgress: async () => {} };
  if (!(await getSummary(app, job.sectorId)).hasProcesses) {
    const { processes } = await researchInJob(app, own);
    await addProcesses(
      app,
      job.sectorId,
      processes.map((process) => ProcessInput.parse(process)),
    );
  }
  const waiting = (await listProcesses(app.db, job.sectorId)).filter(({ level }) => level >= 3).map(({ id }) => id);
  const { analyzed } = await analyzeInJob(app, { ...own, waiting });
  await recordDone(app, job.sectorId, { kind: 'analysis', action: 'done', count: analyzed });
}

/** The ROI inputs of the processes whose work is known. */
async function workloads(app: App, sectorId: string): Promise<RoiInputChange[]> {
  const byName = new Map((await listProcesses(app.db, sectorId)).map(({ name, id }) => [name, id]));
  return WORKLOADS.flatMap(({ process, ...figures }) => {
    const processId = byName.get(process);
    return processId ? [RoiInputEntry.parse({ processId, ...figures })] : [];
  });
}

const JOURNEYS = 3;

async function fillJourneys(app: App, job: RunningJob): Promise<void> {
  const { source, journeys } = await suggestInJob(app, job);
  const there = new Set((await listJourneys(app.db, job.sectorId)).map(({ name }) => name));
  for (const journey of journeys.slice(0, JOURNEYS)) {
    if (!there.has(journey.name)) await addJourney(app, job.sectorId, JourneyInput.parse({ ...journey, source }));
  }
}

async function applyPlaybook(app: App, actor: Actor, sectorId: string): Promise<void> {
  const [fitting] = await listPlaybooks(app, sectorId);
  if (fitting) await apply(app, actor, sectorId, fitting.id);
}

const BOARD_PAPER = 'Board paper: claims in days';

async function fillInsights(app: App, actor: Actor, sectorId: string): Promise<void> {
  if ((await listInsights(app, sectorId)).length > 0) return;
  await upload(app, actor, sectorId, { file: await boardPaper(), title: BOARD_PAPER });
}

/** The paper as a Word document. */
async function boardPaper(): Promise<File> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const [title = '', ...paragraphs] = PARAGRAPHS;
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ text, spacing: { after: 160 } })),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return new File([new Uint8Array(bytes)], 'board-paper-claims.docx');
}
