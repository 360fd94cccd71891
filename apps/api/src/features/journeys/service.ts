import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import {
  type Journey,
  type JourneyDraft,
  type JourneyInput,
  type JourneySavings,
  JourneySuggestions,
  type JourneyUpdate,
  type TouchPointInput,
} from '@process-ai/contract/journeys';
import type { Process } from '@process-ai/contract/processes';
import type { Deleted } from '@process-ai/contract/sectors';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { outlineOf } from '../analysis/service.ts';
import { listResults, start } from '../jobs/service.ts';
import { getSummary, inSector, setDeletedIn } from '../sectors/service.ts';
import { basisOf, savingsOf, valuesOf } from '../values/service.ts';
import {
  findByCodes,
  findByIds,
  findJourney,
  insertJourneys,
  type JourneyRow,
  listDeleted,
  listJourneys,
  listNamed,
  type StoredTouchPoint,
  setDeleted,
  updateJourney,
} from './repository.ts';

export { listJourneys };

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
  const { id } = await getSummary(app, sectorId);
  return withCodes(app, id, await listJourneys(app.db, id));
}

export const create = (app: App, sectorId: string, input: JourneyInput): Promise<Journey> =>
  add(app, sectorId, async (tx, id) => ({ ...input, source: await suggestedBy(tx, id, input) }));

/** For what an analyst has suggested within this server. */
export const addSuggested = (app: App, sectorId: string, input: JourneyInput): Promise<Journey> =>
  add(app, sectorId, async () => input);

async function add(
  app: App,
  sectorId: string,
  made: (tx: App, sectorId: string) => Promise<JourneyInput>,
): Promise<Journey> {
  return inSector(app, sectorId, async (tx, sector) => {
    const input = await made(tx, sector.id);
    const [id = ''] = await createJourneys(tx, sector.id, [input]);
    await recordDone(tx, sector.id, { kind: 'journeys', action: 'added', subjects: [id], what: input.name });
    return getOrThrow(tx, sector.id, id);
  });
}

/**
 * Nobody passes a journey off as an analyst's: it has come from a suggestion that was made for this sector where most of
 * its touchpoints stand as they were suggested, whatever was changed before it was saved. null = a person's own.
 */
async function suggestedBy(app: App, sectorId: string, { source, touchPoints }: JourneyInput): Promise<string | null> {
  if (source === null) return null;
  const results = await listResults(app, sectorId, 'journey-suggestions');
  const suggested = results.flatMap((result) => {
    const { data } = JourneySuggestions.safeParse(result);
    return data?.source === source ? data.journeys : [];
  });
  const isFrom = ({ touchPoints: drafts }: JourneyDraft) => {
    const words = new Set(drafts.map(wordsOf));
    return touchPoints.filter((point) => words.has(wordsOf(point))).length * 2 > touchPoints.length;
  };
  return suggested.some(isFrom) ? source : null;
}

/** A process may be given another code meanwhile. */
const wordsOf = ({ name, description }: Pick<TouchPointInput, 'name' | 'description'>) =>
  JSON.stringify([name.trim(), description.trim()]);

/** Adds journeys to a sector whose row is held; returns their ids. A step that is no code of the sector throws. */
export async function createJourneys(app: App, sectorId: string, journeys: JourneyInput[]): Promise<string[]> {
  const rows = await Promise.all(
    journeys.map(async ({ name, description, persona, source, touchPoints }) => ({
      id: app.newId(),
      name,
      description,
      persona,
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
    await updateJourney(tx.db, sector.id, id, {
      name: input.name,
      description: input.description,
      persona: input.persona,
      touch_points: await resolveProcessSteps(tx, sector.id, input.touchPoints, current.touch_points),
    });
    await recordDone(tx, sector.id, { kind: 'journeys', action: 'changed', subjects: [id], what: input.name });
    return getOrThrow(tx, sector.id, id);
  });
}

const PART = { kind: 'journeys', missing: 'journeyMissing', set: setDeleted } as const;

/** Takes the journey away; `restore` brings it back as it was. */
export const remove = (app: App, sectorId: string, journeyId: string): Promise<void> =>
  setDeletedIn(app, sectorId, { ...PART, id: journeyId, deletedAt: new Date() });

export async function restore(app: App, sectorId: string, journeyId: string): Promise<Journey> {
  await setDeletedIn(app, sectorId, { ...PART, id: journeyId, deletedAt: null });
  return getOrThrow(app, requireId(sectorId, 'sectorMissing'), requireId(journeyId, 'journeyMissing'));
}

export async function deleted(app: App, sectorId: string): Promise<Deleted[]> {
  const { id } = await getSummary(app, sectorId);
  return listDeleted(app.db, id);
}

async function getOrThrow(app: App, sectorId: string, id: string): Promise<Journey> {
  const row = await findJourney(app.db, sectorId, id);
  const [journey] = row ? await withCodes(app, sectorId, [row]) : [];
  if (!journey) throw new AppError('journeyMissing');
  return journey;
}

const withCodes = async (app: App, sectorId: string, rows: JourneyRow[]): Promise<Journey[]> =>
  journeysOf(rows, await findByIds(app.db, sectorId, processIdsOf(rows)));

/** What the processes behind each journey could save, so that a journey can say what it is worth. */
export async function savings(app: App, sectorId: string): Promise<JourneySavings[]> {
  const sector = await getSummary(app, sectorId);
  const rows = await listJourneys(app.db, sector.id);
  if (rows.length === 0) return [];
  const [named, values] = await app.derivations(async (db) =>
    Promise.all([listNamed(db, sector.id), valuesOf(db, await basisOf(db, sector.id, sector))]),
  );
  const parents = new Map(named.map(({ id, parentId }) => [id, parentId]));
  return rows.map((row) => {
    const linked = new Set(processIdsOf([row]));
    const processes = named
      .filter(({ id }) => linked.has(id))
      .map(({ id, code, name }) => ({ id, code, name, savings: savingsOf(values, id) }));
    const total = { measured: 0, benchmark: 0 };
    for (const { id, savings } of processes) {
      if (isBelowAny(parents, id, linked)) continue;
      total.measured += savings.measured;
      total.benchmark += savings.benchmark;
    }
    return { journeyId: row.id, total, processes };
  });
}

/** What is below another process of the journey is in that one's savings. */
function isBelowAny(parents: ReadonlyMap<string, string | null>, id: string, linked: ReadonlySet<string>): boolean {
  for (let above = parents.get(id); above; above = parents.get(above)) if (linked.has(above)) return true;
  return false;
}

/** Proposes journeys along the processes of the sector; saves nothing in it. */
export async function suggest(app: App, actor: Actor, sectorId: string): Promise<StartedJob<JourneySuggestions>> {
  const { id, hasProcesses } = await getSummary(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcessesForJourneys');
  const job = await start(app, actor, { kind: 'journey-suggestions', sectorId: id });
  return { job, answer: JourneySuggestions.parse };
}

export async function suggestInJob(app: App, { sectorId, signal }: RunningJob): Promise<JourneySuggestions> {
  const { source } = app.analyst;
  return { source, journeys: await app.analyst.suggestJourneys(await outlineOf(app, sectorId), signal) };
}

/**
 * Touchpoints as they are stored: with an id of their own, and tied to their process by its id, so that a renamed code
 * follows. One that keeps the step it was stored with keeps its process too, even when that has been deleted since, so
 * that the rest of the journey can be saved. Any other step must be a code of the sector.
 */
export async function resolveProcessSteps(
  app: App,
  sectorId: string,
  touchPoints: TouchPointInput[],
  before: StoredTouchPoint[],
): Promise<StoredTouchPoint[]> {
  const steps = [...new Set(touchPoints.map(({ processStep }) => processStep))];
  const idByCode = new Map((await findByCodes(app.db, sectorId, steps)).map(({ id, code }) => [code, id]));
  const earlier = new Map(before.map((touchPoint) => [touchPoint.id, touchPoint]));
  const unknown: { index: number; step: string }[] = [];
  const taken = new Set<string>();

  const tied = touchPoints.map(({ id: wanted, processStep: step, ...rest }, index) => {
    const id = wanted === null || taken.has(wanted) ? app.newId() : wanted;
    taken.add(id);
    const kept = earlier.get(id);
    const processId = idByCode.get(step) ?? (kept?.processStep === step ? kept.processId : undefined);
    if (processId === undefined) unknown.push({ index, step });
    return { ...rest, id, processId: processId ?? null, processStep: step };
  });
  if (unknown.length > 0) throw unknownSteps(unknown);
  return tied;
}

function unknownSteps(unknown: { index: number; step: string }[]): AppError {
  const named = [...new Set(unknown.map(({ step }) => step))].join(', ');
  const issues = unknown.map(({ index, step }) => ({
    path: `touchPoints.${index}.processStep`,
    message: `${step} is not a code of this sector`,
  }));
  return new AppError('touchPointProcessUnknown', named, { issues });
}

/** A touchpoint stays with its process when that is given another code, and says so when the process has gone. */
const toJourney = (row: JourneyRow, codeOf: (processId: string) => string | undefined): Journey => ({
  id: row.id,
  name: row.name,
  description: row.description,
  persona: row.persona,
  touchPoints: row.touch_points.map(({ processId, processStep, ...touchPoint }) => {
    const code = codeOf(processId ?? '');
    return {
      channel: null,
      emotion: null,
      painPoint: null,
      ...touchPoint,
      processStep: code ?? processStep,
      processMissing: code === undefined,
    };
  }),
  source: row.source,
  version: row.version,
});
