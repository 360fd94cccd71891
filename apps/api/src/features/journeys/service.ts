import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Journey, JourneyInput, JourneyUpdate } from '@process-ai/contract/journeys';
import type { Process } from '@process-ai/contract/processes';
import type { Deleted } from '@process-ai/contract/sectors';
import type { App } from '../../app.ts';
import { inSector, overview } from '../sectors/service.ts';
import { toJourney } from './mapper.ts';
import {
  findByIds,
  findJourney,
  insertJourneys,
  type JourneyRow,
  listDeleted,
  listJourneys,
  setDeleted,
  updateJourney,
} from './repository.ts';
import { resolveProcessSteps } from './service/resolve-process-steps.ts';

/** The journeys of a sector as they are stored. */
export const stored = (app: App, sectorId: string): Promise<JourneyRow[]> => listJourneys(app.db, sectorId);

/** Stored journeys of a sector whose processes are at hand. */
export function journeysOf(rows: JourneyRow[], processes: Pick<Process, 'id' | 'code'>[]): Journey[] {
  const codes = new Map(processes.map(({ id, code }) => [id, code]));
  return rows.map((row) => toJourney(row, (processId) => codes.get(processId)));
}

/** The processes that touchpoints of these journeys belong to, or belonged to before they were deleted. */
export const processIdsOf = (rows: JourneyRow[]): string[] => [
  ...new Set(rows.flatMap((row) => row.touch_points.flatMap(({ processId }) => processId ?? []))),
];

export async function list(app: App, sectorId: string): Promise<Journey[]> {
  const { id } = await overview(app, sectorId);
  return withCodes(app, id, await listJourneys(app.db, id));
}

export async function create(app: App, sectorId: string, input: JourneyInput): Promise<Journey> {
  return inSector(app, sectorId, async (tx, sector) => {
    const [id = ''] = await addAll(tx, sector.id, [input]);
    return getOrThrow(tx, sector.id, id);
  });
}

/** Adds journeys to a sector whose row is held; returns their ids. A step that is no code of the sector throws. */
export async function addAll(app: App, sectorId: string, journeys: JourneyInput[]): Promise<string[]> {
  const rows = await Promise.all(
    journeys.map(async ({ name, description, source, touchPoints }) => ({
      id: app.newId(),
      name,
      description,
      source,
      touch_points: await resolveProcessSteps(app, sectorId, touchPoints, []),
    })),
  );
  await insertJourneys(app.db, sectorId, rows);
  return rows.map(({ id }) => id);
}

/** A version that is no longer the current one means that somebody else was faster. */
export async function update(
  app: App,
  sectorId: string,
  journeyId: string,
  { version, ...input }: JourneyUpdate,
): Promise<Journey> {
  const id = requireId(journeyId, 'journeyMissing');
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await findJourney(tx.db, sector.id, id);
    if (!current) throw new AppError('journeyMissing');
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    await updateJourney(tx.db, id, {
      name: input.name,
      description: input.description,
      touch_points: await resolveProcessSteps(tx, sector.id, input.touchPoints, current.touch_points),
    });
    return getOrThrow(tx, sector.id, id);
  });
}

/** Takes the journey away; `restore` brings it back as it was. */
export const remove = (app: App, sectorId: string, journeyId: string): Promise<void> =>
  mark(app, sectorId, journeyId, new Date());

export async function restore(app: App, sectorId: string, journeyId: string): Promise<Journey> {
  await mark(app, sectorId, journeyId, null);
  return getOrThrow(app, requireId(sectorId, 'sectorMissing'), requireId(journeyId, 'journeyMissing'));
}

export async function deleted(app: App, sectorId: string): Promise<Deleted[]> {
  const { id } = await overview(app, sectorId);
  const rows = await listDeleted(app.db, id);
  return rows.map((row) => ({ id: row.id, name: row.name, deletedAt: (row.deleted_at ?? new Date()).toISOString() }));
}

async function mark(app: App, sectorId: string, journeyId: string, deletedAt: Date | null): Promise<void> {
  const id = requireId(journeyId, 'journeyMissing');
  const done = await inSector(app, sectorId, (tx, sector) => setDeleted(tx.db, sector.id, id, deletedAt));
  if (!done) throw new AppError('journeyMissing');
}

async function getOrThrow(app: App, sectorId: string, id: string): Promise<Journey> {
  const row = await findJourney(app.db, sectorId, id);
  const [journey] = row ? await withCodes(app, sectorId, [row]) : [];
  if (!journey) throw new AppError('journeyMissing');
  return journey;
}

const withCodes = async (app: App, sectorId: string, rows: JourneyRow[]): Promise<Journey[]> =>
  journeysOf(rows, await findByIds(app.db, sectorId, processIdsOf(rows)));
