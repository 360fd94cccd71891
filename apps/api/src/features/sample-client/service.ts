import { AppError } from '@process-ai/contract/errors';
import { InitiativeUpdate } from '@process-ai/contract/initiatives';
import { JourneyInput } from '@process-ai/contract/journeys';
import { ProcessInput } from '@process-ai/contract/processes';
import { type RoiInputChange, RoiInputEntry } from '@process-ai/contract/roi';
import type { SectorSummary } from '@process-ai/contract/sectors';
import { addMonths, monthNumber, monthOf } from '@process-ai/domain/calendar-months';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { get as getActuals, save as saveActuals } from '../actuals/service.ts';
import { analyzeInJob, researchInJob } from '../analysis/service.ts';
import { plan, propose, update, updateSettings } from '../initiatives/service.ts';
import { list as listInsights, upload } from '../insights/service.ts';
import { requireRoom, start } from '../jobs/service.ts';
import { addSuggested as addJourney, listJourneys, suggestInJob } from '../journeys/service.ts';
import { decide, list } from '../opportunities/service.ts';
import { apply, list as listPlaybooks } from '../playbooks/service.ts';
import { create as addProcesses, listProcesses } from '../processes/service.ts';
import { calculate, saveInputs } from '../roi/service.ts';
import { create as addSector, getSummary, remove } from '../sectors/service.ts';
import { list as listUsers } from '../users/service.ts';
import { PARAGRAPHS, SAMPLE_CLIENT, WORKLOADS } from './service/content.ts';

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

/** The plan of the sample client began so many months ago. */
const MONTHS_AGO = 8;

/** Who owns what, by the first words of its name. */
const OWNERS: Record<string, string> = {
  Claims: 'Head of claims',
  'Contract Administration': 'Head of policy services',
  Finance: 'Chief financial officer',
  Product: 'Chief underwriter',
  Sales: 'Head of sales',
};

/** What came of the plan in the first months, then in all later ones: the first is late, the second ahead, and so on. */
const SAVED = [
  [0, 0.55, 0.7, 0.8],
  [0.9, 1.02, 1.06],
  [0.4, 0.75, 0.92, 0.97],
];
const SPENT = [1.08, 0.96, 1.15];
const RUNS = [1.03, 1.08, 0.95];
/** Shares, where a measure is one: from where to where, and how far it has come each month. */
const SHARE = { higher: { baseline: 15, target: 70 }, lower: { baseline: 30, target: 10 } };
const PROGRESS = [0.1, 0.3, 0.5, 0.65, 0.75, 0.8];

/**
 * Accepts what was found for the processes with ROI inputs, has it proposed as a plan that began months ago, and enters
 * what came of the initiatives that should be delivered by now.
 */
async function fillPlan(
  app: App,
  actor: Actor,
  sectorId: string,
  inputs: readonly { processId: string }[],
): Promise<void> {
  const costed = new Set(inputs.map(({ processId }) => processId));
  const found = (await list(app, sectorId)).filter(({ processId }) => costed.has(processId));
  await decide(
    app,
    actor,
    sectorId,
    found.map(({ id }) => id),
    'accepted',
  );
  const today = monthOf(new Date());
  await updateSettings(app, actor, sectorId, { startMonth: addMonths(today, -MONTHS_AGO) });
  if ((await plan(app, sectorId)).initiatives.length === 0) await propose(app, actor, sectorId);

  const { initiatives } = await plan(app, sectorId);
  for (const [at, { id, name, startMonth, endMonth, measures }] of initiatives.entries()) {
    if (startMonth > addMonths(today, 3)) continue;
    const status = endMonth < today ? 'delivered' : startMonth <= today ? 'running' : 'committed';
    const owner = OWNERS[name.split(/[:&,]/)[0]?.trim() ?? ''] ?? 'Chief operating officer';
    const targets = measures.map((one) => (one.unit === '%' ? { ...one, ...SHARE[one.better] } : one));
    await update(app, actor, sectorId, id, InitiativeUpdate.parse({ status, owner, measures: targets }));
    if (status === 'delivered') await fillActuals(app, actor, sectorId, id, at);
  }
}

async function fillActuals(app: App, actor: Actor, sectorId: string, initiativeId: string, at: number): Promise<void> {
  const { series, measures } = await getActuals(app, sectorId, initiativeId);
  const known = series.filter(({ month }) => month < monthOf(new Date()));
  const first = known.find(({ planned }) => planned.savings > 0)?.month;
  const months = known.map(({ month, planned }) => {
    const cost = Math.round(planned.cost * pick(SPENT, at));
    const since = first === undefined ? -1 : monthNumber(month) - monthNumber(first);
    if (since < 0) return { month, cost };
    const progress = reached(PROGRESS, since);
    return {
      month,
      cost,
      savings: Math.round(planned.savings * reached(pick(SAVED, at), since)),
      ...(planned.volume !== null && { volume: Math.round(planned.volume * pick(RUNS, at)) }),
      measures: Object.fromEntries(
        measures.flatMap(({ id, baseline, target }) =>
          baseline === null || target === null ? [] : [[id, Math.round(baseline + (target - baseline) * progress)]],
        ),
      ),
    };
  });
  if (months.length > 0) await saveActuals(app, actor, sectorId, initiativeId, { months });
}

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
const reached = (steps: readonly number[], at: number): number => steps[Math.min(at, steps.length - 1)] ?? 0;
