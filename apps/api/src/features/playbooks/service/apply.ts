import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { JourneyInput } from '@process-ai/contract/journeys';
import { DEFAULT_EFFORT } from '@process-ai/contract/opportunities';
import type {
  Playbook,
  PlaybookApplication,
  PlaybookOutcome,
  PlaybookPlan,
  PlaybookUndone,
} from '@process-ai/contract/playbooks';
import { ProcessInput } from '@process-ai/contract/processes';
import { RoiInputEntry } from '@process-ai/contract/roi';
import { mergePlaybook, type PlaybookMerge } from '@process-ai/domain/playbook-merge';
import type { App } from '../../../app.ts';
import { addAll as addJourneys, stored as storedJourneys } from '../../journeys/service.ts';
import { addAll as addOpportunities, decidedOf } from '../../opportunities/service.ts';
import { withdraw } from '../../processes/service/withdraw.ts';
import { addAll as addProcesses, listAll, rowsOf } from '../../processes/service.ts';
import { addInputs } from '../../roi/service/save-inputs.ts';
import { stored as storedRoi } from '../../roi/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import {
  type ApplicationRow,
  insertApplication,
  listApplications,
  listKeptAdditions,
  markUndone,
  withdrawAdditions,
} from '../repository.ts';
import { get } from '../service.ts';

const MINUTES_PER_HOUR = 60;

/** What applying would add and what it would leave alone; changes nothing. */
export async function plan(app: App, sectorId: string, playbookId: string): Promise<PlaybookPlan> {
  const playbook = await get(app, playbookId);
  const { id } = await overview(app, sectorId);
  return (await merge(app, id, playbook)).plan;
}

/** Adds what is missing, in one transaction, and overwrites nothing that a person entered. */
export async function apply(app: App, sectorId: string, playbookId: string): Promise<PlaybookOutcome> {
  const playbook = await get(app, playbookId);
  return inSector(app, sectorId, async (tx, sector) => {
    const merged = await merge(tx, sector.id, playbook);
    const added = await save(tx, sector, playbook.name, merged);
    const counts = countsOf(added);
    if (Object.values(counts).every((count) => count === 0)) return { ...counts, applicationId: null };
    const id = app.newId();
    await insertApplication(tx.db, { id, sector_id: sector.id, playbook_name: playbook.name, added });
    return { ...counts, applicationId: id };
  });
}

/** What was applied to the sector and can still be taken back, newest first. */
export async function applications(app: App, sectorId: string): Promise<PlaybookApplication[]> {
  const { id } = await overview(app, sectorId);
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
    await markUndone(tx.db, id);
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
  const [processes, decided, journeys, roi] = await Promise.all([
    listAll(app, sectorId),
    decidedOf(app, sectorId),
    storedJourneys(app, sectorId),
    storedRoi(app, sectorId),
  ]);
  const withInputs = new Set(roi.inputs.map(({ processId }) => processId));
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
  name: string,
  merged: PlaybookMerge,
): Promise<ApplicationRow['added']> {
  const sectorId = sector.id;
  const source = sourceOf(name);
  const processIds = await addProcesses(
    app,
    sectorId,
    merged.processes.map((process) => ProcessInput.parse(process)),
  );
  const ids = new Map((await rowsOf(app, sectorId)).map(({ id, code }) => [code, id]));
  const idOf = (code: string) => ids.get(code) ?? '';

  const opportunities = merged.opportunities.map(({ processCode, ...offer }) => ({
    ...offer,
    id: app.newId(),
    processId: idOf(processCode),
    effort: DEFAULT_EFFORT[offer.type],
    rationale: `From the playbook “${name}”.`,
    source,
    basis: 'playbook' as const,
    confidence: null,
    useCaseId: null,
    status: 'accepted' as const,
  }));
  await addOpportunities(app, sectorId, opportunities);
  const journeyIds = await addJourneys(
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
  await addInputs(app, sector, inputs, source);
  return {
    processIds,
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
