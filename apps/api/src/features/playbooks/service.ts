import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { JourneyInput } from '@process-ai/contract/journeys';
import { DEFAULT_BENEFIT, DEFAULT_EFFORT } from '@process-ai/contract/opportunities';
import {
  type Playbook,
  type PlaybookApplication,
  PlaybookDraft,
  PlaybookInput,
  type PlaybookOutcome,
  type PlaybookPlan,
  type PlaybookUndone,
  type PlaybookUpdate,
} from '@process-ai/contract/playbooks';
import { ProcessInput } from '@process-ai/contract/processes';
import { RoiInputEntry } from '@process-ai/contract/roi';
import { type Deleted, REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { mergePlaybook, type PlaybookMerge } from '@process-ai/domain/playbook-merge';
import type { LibraryPlaybook } from '@process-ai/library/library-playbook';
import { findLibraryPlaybook, loadPlaybookLibrary } from '@process-ai/library/playbook-library';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { outlineOf } from '../analysis/service.ts';
import { refreshSoon } from '../evidence/service.ts';
import { start } from '../jobs/service.ts';
import { createJourneys, listJourneys } from '../journeys/service.ts';
import { addAccepted, listDecided } from '../opportunities/service.ts';
import { createProcesses, listAll, listProcesses, withdraw } from '../processes/service.ts';
import { createInputs } from '../roi/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { basisOf } from '../values/service.ts';
import {
  type ApplicationRow,
  findPlaybook,
  insertApplication,
  insertPlaybook,
  listApplications,
  listDeleted,
  listKeptAdditions,
  listPlaybooks,
  markUndone,
  type PlaybookRow,
  setDeleted,
  updatePlaybook,
  withdrawAdditions,
} from './repository.ts';

/** The library first, what fits the sector's reference model at its top; then the custom ones, newest first. */
export async function list(app: App, sectorId: string): Promise<Playbook[]> {
  const { referenceModel } = await getSummary(app, sectorId);
  const [library, custom] = await Promise.all([loadPlaybookLibrary(), listPlaybooks(app.db)]);
  const rank = ({ fits }: LibraryPlaybook) => {
    if (fits.some((model) => referenceModel.toLowerCase().includes(model.toLowerCase()))) return 0;
    return fits.length === 0 ? 1 : 2;
  };
  const fitting = library.toSorted((a, b) => rank(a) - rank(b));
  return Promise.all([...fitting.map(fromLibrary), ...custom.map(toPlaybook)]);
}

/** A playbook of the library, or a custom one. */
export async function get(app: App, playbookId: string): Promise<Playbook> {
  const id = requireId(playbookId, 'playbookMissing');
  const shipped = await findLibraryPlaybook(id);
  if (shipped) return fromLibrary(shipped);
  const row = await findPlaybook(app.db, id);
  if (!row) throw new AppError('playbookMissing');
  return toPlaybook(row);
}

export async function create(app: App, input: PlaybookInput): Promise<Playbook> {
  const id = app.newId();
  await insertPlaybook(app.db, id, input);
  return get(app, id);
}

export async function update(app: App, playbookId: string, { version, ...input }: PlaybookUpdate): Promise<Playbook> {
  const { id } = await getCustom(app, playbookId);
  if (!(await updatePlaybook(app.db, id, input, version))) throw new AppError('editedMeanwhile');
  return get(app, id);
}

/** Takes the playbook away; `restore` brings it back. Sectors that it was applied to stay as they are. */
export async function remove(app: App, playbookId: string): Promise<void> {
  const { id } = await getCustom(app, playbookId);
  await setDeleted(app.db, id, new Date());
}

export async function restore(app: App, playbookId: string): Promise<Playbook> {
  const id = requireId(playbookId, 'playbookMissing');
  if ((await setDeleted(app.db, id, null)) === null) throw new AppError('playbookMissing');
  return get(app, id);
}

export const deleted = (app: App): Promise<Deleted[]> => listDeleted(app.db);

async function getCustom(app: App, playbookId: string): Promise<Playbook> {
  const playbook = await get(app, playbookId);
  if (!playbook.isCustom) throw new AppError('libraryPlaybook');
  return playbook;
}

const fromLibrary = async ({ fits: _fits, ...playbook }: LibraryPlaybook): Promise<Playbook> => ({
  ...playbook,
  isCustom: false,
  attribution: await attributionOf(playbook),
  version: 1,
});

const toPlaybook = async ({ id, content, version }: PlaybookRow): Promise<Playbook> => ({
  ...content,
  id,
  isCustom: true,
  attribution: await attributionOf(content),
  version,
});

/** Drafts a playbook from the sector's processes; saves nothing. */
export async function generate(app: App, actor: Actor, sectorId: string): Promise<StartedJob<PlaybookDraft>> {
  const { id, hasProcesses } = await getSummary(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcesses');
  return { job: await start(app, actor, { kind: 'playbook-draft', sectorId: id }), answer: PlaybookDraft.parse };
}

export async function draftInJob(app: App, { sectorId, signal }: RunningJob): Promise<PlaybookDraft> {
  const proposed = await app.analyst.draftPlaybook(await outlineOf(app, sectorId), signal);
  const draft = PlaybookInput.safeParse(proposed);
  if (!draft.success) throw new AppError('analystFailed', UNFIT);
  return { ...draft.data, source: app.analyst.source, isCustom: true };
}

const UNFIT = 'The analyst drafted a playbook that cannot be saved. Please try again.';

const MINUTES_PER_HOUR = 60;

/** What applying would add and what it would leave alone; changes nothing. */
export async function plan(app: App, sectorId: string, playbookId: string): Promise<PlaybookPlan> {
  const playbook = await get(app, playbookId);
  return (await merge(app, (await getSummary(app, sectorId)).id, playbook)).plan;
}

/** Adds what is missing, in one transaction, and overwrites nothing that a person entered. */
export async function apply(app: App, { user }: Actor, sectorId: string, playbookId: string): Promise<PlaybookOutcome> {
  const playbook = await get(app, playbookId);
  const applied = await inSector(app, sectorId, async (tx, sector) => {
    const merged = await merge(tx, sector.id, playbook);
    const added = await save(tx, sector, playbook, merged, personName(user));
    const counts = countsOf(added);
    if (Object.values(counts).every((count) => count === 0)) return { ...counts, applicationId: null };
    const id = app.newId();
    await insertApplication(tx.db, { id, sector_id: sector.id, playbook_name: playbook.name, added });
    await recordDone(tx, sector.id, { kind: 'playbook', action: 'done', subjects: [id], what: playbook.name });
    return { ...counts, applicationId: id };
  });
  await refreshSoon(app, sectorId);
  return applied;
}

/** What was applied to the sector and can still be taken back, newest first. */
export async function applications(app: App, sectorId: string): Promise<PlaybookApplication[]> {
  const { id } = await getSummary(app, sectorId);
  return (await listApplications(app.db, id)).map((row) => ({
    id: row.id,
    playbookName: row.playbook_name,
    appliedAt: row.applied_at.toISOString(),
    ...countsOf(row.added),
  }));
}

/** Takes back what an application added; what a person has worked on since stays, and is named. */
export async function undo(app: App, sectorId: string, applicationId: string): Promise<PlaybookUndone> {
  const id = requireId(applicationId, 'applicationMissing');
  return inSector(app, sectorId, async (tx, sector) => {
    const applied = (await listApplications(tx.db, sector.id)).find((row) => row.id === id);
    if (!applied) throw new AppError('applicationMissing');
    const removed = await withdrawAdditions(tx.db, sector.id, applied.added, sourceOf(applied.playbook_name));
    const processes = await withdraw(tx, sector.id, applied.added.processIds);
    await markUndone(tx.db, sector.id, id);
    await recordDone(tx, sector.id, {
      kind: 'playbook',
      action: 'undone',
      subjects: [id],
      what: applied.playbook_name,
    });
    const additions = await listKeptAdditions(tx.db, sector.id, applied.added);
    const kept = [
      ...processes.kept.map((process) => ({ kind: 'process' as const, ...process })),
      ...additions.map((addition) => ({ ...addition, reason: CHANGED_REASON[addition.kind] })),
    ];
    return { removed: removed + processes.withdrawn, kept };
  });
}

const CHANGED_REASON = {
  opportunity: 'edited or decided on since',
  journey: 'edited since',
  roiInputs: 'figures changed since',
} as const;

async function merge(app: App, sectorId: string, playbook: Playbook): Promise<PlaybookMerge> {
  const basis = await basisOf(app.db, sectorId);
  const [processes, decided, journeys] = await Promise.all([
    listAll(app, sectorId, basis),
    listDecided(app.db, sectorId),
    listJourneys(app.db, sectorId),
  ]);
  const withInputs = new Set(basis.inputs.map(({ processId }) => processId));
  const codes = new Map(processes.map(({ id, code }) => [id, code]));
  const proposed = processes.flatMap(({ code, opportunities }) => opportunities.map((row) => ({ ...row, code })));
  return mergePlaybook(playbook, {
    processes: processes.map(({ id, code, name, level }) => ({ code, name, level, hasRoiInputs: withInputs.has(id) })),
    opportunities: [...proposed, ...decided.map((row) => ({ ...row, code: codes.get(row.processId) ?? '' }))],
    journeyNames: journeys.map(({ name }) => name),
  });
}

/** Saves what a merge found missing; returns the ids of all of it. */
async function save(
  app: App,
  sector: { id: string; revision: number },
  { name, isCustom }: Playbook,
  merged: PlaybookMerge,
  decidedBy: string,
): Promise<ApplicationRow['added']> {
  const sectorId = sector.id;
  const source = sourceOf(name);
  const processes = await createProcesses(
    app,
    sectorId,
    merged.processes.map((process) => ProcessInput.parse(process)),
  );
  const ids = new Map((await listProcesses(app.db, sectorId)).map(({ id, code }) => [code, id]));
  const idOf = (code: string) => ids.get(code) ?? '';

  const opportunities = merged.opportunities.map(({ processCode, estimatedSavings, ...offer }) => ({
    ...offer,
    id: app.newId(),
    processId: idOf(processCode),
    // What ships with the product knows nothing of this organisation; a playbook of its people may.
    enteredSavings: isCustom ? estimatedSavings : null,
    benefit: DEFAULT_BENEFIT[offer.type],
    effort: DEFAULT_EFFORT[offer.type],
    rationale: `From the playbook “${name}”.`,
    source,
    basis: 'playbook' as const,
    confidence: null,
    useCaseId: null,
    status: 'accepted' as const,
    decidedBy,
  }));
  await addAccepted(app, sectorId, opportunities);
  const journeyIds = await createJourneys(
    app,
    sectorId,
    merged.journeys.map((journey) => JourneyInput.parse({ ...journey, source })),
  );
  const inputs = merged.roiInputs.map(({ processCode, averageRuntime, source: _basis, ...figures }) =>
    RoiInputEntry.parse({
      ...figures,
      processId: idOf(processCode),
      averageRuntime: averageRuntime * MINUTES_PER_HOUR,
    }),
  );
  await createInputs(app, sector, inputs, source);
  return {
    processIds: processes.map(({ id }) => id),
    opportunityIds: opportunities.map(({ id }) => id),
    journeyIds,
    roiProcessIds: inputs.map(({ processId }) => processId),
  };
}

const SOURCE_MAX = 200;

/** Names the playbook with what it brought, within the room that a source has. */
const sourceOf = (playbookName: string) => `Playbook: ${playbookName}`.slice(0, SOURCE_MAX).toWellFormed();

const countsOf = ({ processIds, opportunityIds, journeyIds, roiProcessIds }: ApplicationRow['added']) => ({
  processesAdded: processIds.length,
  opportunitiesAdded: opportunityIds.length,
  journeysAdded: journeyIds.length,
  roiInputsAdded: roiProcessIds.length,
});

/** The notices of the publishers whose processes a playbook holds, whoever saved it; null where it holds none. */
export async function attributionOf({ processes }: Pick<PlaybookInput, 'processes'>): Promise<string | null> {
  notices ??= Promise.all(REFERENCE_MODELS.map(readNotice));
  const due = (await notices).filter(({ entries }) => processes.some((process) => entries.has(keyOf(process))));
  return due.map(({ text }) => text).join(' ') || null;
}

let notices: Promise<Awaited<ReturnType<typeof readNotice>>[]> | undefined;

async function readNotice(model: (typeof REFERENCE_MODELS)[number]) {
  const { attribution, processes } = await loadReferenceLibrary(model);
  return { text: attribution, entries: new Set(processes.map(keyOf)) };
}

const keyOf = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;
