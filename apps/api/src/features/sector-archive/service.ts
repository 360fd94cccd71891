import { AppError } from '@process-ai/contract/errors';
import { isId, requireId } from '@process-ai/contract/ids';
import { ADDED_BY_HAND, IMPORTED } from '@process-ai/contract/opportunities';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  ARCHIVED_ROWS,
  type ImportedSector,
  SectorArchive,
} from '@process-ai/contract/sector-archive';
import { SectorInput, SectorProfileInput } from '@process-ai/contract/sectors';
import { NAME_MAX } from '@process-ai/contract/text';
import type { ZodError } from 'zod';
import type { Actor, App } from '../../app.ts';
import { withSortKey } from '../processes/service.ts';
import { create } from '../sectors/service.ts';
import {
  type ArchivedKind,
  findFacts,
  readRows,
  readShortlist,
  seeOneMoment,
  updateFacts,
  writeRows,
  writeShortlist,
} from './repository.ts';

const KINDS = Object.keys(ARCHIVED_ROWS) as ArchivedKind[];

/** The sector as it stands at one moment, without what refers to something that was deleted. */
export async function exportSector(app: App, sectorId: string): Promise<SectorArchive> {
  const id = requireId(sectorId, 'sectorMissing');
  const archive = await app.db.transaction().execute(async (db): Promise<SectorArchive> => {
    await seeOneMoment(db);
    const sector = await findFacts(db, id);
    if (!sector) throw new AppError('sectorMissing');
    const rows: Partial<Record<ArchivedKind, unknown[]>> = {};
    for (const kind of KINDS) rows[kind] = await readRows(db, kind, id);
    const shortlist = await readShortlist(db, id);
    return {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      sector: { ...sector, profile: SectorProfileInput.parse(sector.profile) },
      ...(rows as Pick<SectorArchive, ArchivedKind>),
      shortlist,
    };
  });
  return withoutStrangers({ ...archive, insights: await withFiles(app, archive.insights) });
}

/** Read after the rows, on which no transaction waits. A document that was deleted for good meanwhile is not in it. */
async function withFiles(app: App, rows: SectorArchive['insights']): Promise<SectorArchive['insights']> {
  const insights: SectorArchive['insights'] = [];
  for (const insight of rows) {
    if (!(await app.files.find(insight.file))) continue;
    insights.push({ ...insight, file: (await app.files.readWhole(insight.file)).toString('base64') });
  }
  return insights;
}

/** Adds what `exportSector` gave as a sector of its own, or nothing. Its owner is who imports it. */
export async function importSector(app: App, actor: Actor, file: File): Promise<ImportedSector> {
  if (file.size > app.settings.uploadMaxBytes) {
    throw new AppError('fileTooLarge', `${app.settings.uploadMaxBytes / 1024 / 1024} MB`);
  }
  return importArchive(app, actor, parsed(await file.text()));
}

/** The same of what was read from a file. */
export async function importArchive(app: App, actor: Actor, unchecked: SectorArchive): Promise<ImportedSector> {
  const archive = checked(unchecked);
  const renewed = withNewIds(archive, app.newId);
  const insights = await withStoredFiles(app, renewed.insights);
  let missingVendors: string[] = [];
  const fill = async (tx: App, id: string) => {
    const rows = {
      ...renewed,
      processes: renewed.processes.map(withSortKey),
      opportunities: renewed.opportunities.map(asImported),
      journeys: renewed.journeys.map(asImported),
      insights: insights.map(asImported),
    };
    for (const kind of KINDS) await writeRows(tx.db, kind, id, rows[kind]);
    missingVendors = await writeShortlist(tx.db, id, renewed.shortlist);
    await updateFacts(tx.db, id, archive.sector);
  };
  try {
    const { id, name } = await create(app, actor, inputOf(archive), { fill });
    return { id, name, missingVendors };
  } catch (error) {
    // What a row may hold, and what may stand twice, is the database's to say.
    const code = String((error as { code?: unknown }).code);
    throw /^2[23]...$/.test(code) ? refused('Its rows contradict one another.') : error;
  }
}

/** A file says what its maker likes: who has proposed its rows is not known here, only who is said to have. */
function asImported<Kept extends { source: string | null }>(row: Kept): Kept {
  const { source } = row;
  if (source === null || source === ADDED_BY_HAND || source.endsWith(IMPORTED)) return row;
  return { ...row, source: source.slice(0, NAME_MAX - IMPORTED.length).toWellFormed() + IMPORTED };
}

/** Each with the id of its file, which nothing claims where the import fails. */
async function withStoredFiles(app: App, rows: SectorArchive['insights']): Promise<SectorArchive['insights']> {
  const insights: SectorArchive['insights'] = [];
  for (const { file, ...insight } of rows) {
    const bytes = Buffer.from(file, 'base64');
    insights.push({ ...insight, file: (await app.files.put([bytes], bytes.length)).id });
  }
  return insights;
}

function parsed(text: string): SectorArchive {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refused('It is not JSON.');
  }
  const { data, error } = SectorArchive.safeParse(json);
  if (data) return data;
  throw refusedFor(error);
}

function inputOf({ sector }: SectorArchive): SectorInput {
  const { data, error } = SectorInput.safeParse(sector);
  if (data) return data;
  throw refusedFor(error);
}

function refusedFor({ issues: [issue] }: ZodError): AppError {
  return refused(`${issue?.path.join('.') || 'The file'}: ${issue?.message}.`);
}

/** The kinds that the ids of a field belong to. */
const REFERENCES: Record<string, ArchivedKind> = {
  parentId: 'processes',
  processId: 'processes',
  opportunityId: 'opportunities',
  initiativeId: 'initiatives',
  insightId: 'insights',
};

type AnyRow = Record<string, unknown>;
const rowsOf = (archive: SectorArchive, kind: ArchivedKind) => archive[kind] as unknown as AnyRow[];
const touchPointsOf = ({ journeys }: SectorArchive) => journeys.flatMap(({ touchPoints }) => touchPoints);

/** Whether all that a row refers to is in the archive. */
function isAtHome(archive: SectorArchive): (row: AnyRow) => boolean {
  const ids = new Map(KINDS.map((kind) => [kind, new Set(rowsOf(archive, kind).map(({ id }) => id))]));
  const subjects = new Set([
    ...['processes', 'opportunities', 'initiatives'].flatMap((kind) => [...(ids.get(kind as ArchivedKind) ?? [])]),
    ...touchPointsOf(archive).map(({ id }) => id),
  ]);
  return (row) =>
    Object.entries(REFERENCES).every(([field, kind]) => row[field] == null || ids.get(kind)?.has(row[field])) &&
    (row.subjectId === undefined || subjects.has(row.subjectId));
}

function withoutStrangers(archive: SectorArchive): SectorArchive {
  let before = -1;
  let now = archive;
  // What refers to something that has just gone goes in the next round.
  for (let count = sizeOf(now); count !== before; count = sizeOf(now)) {
    before = count;
    const atHome = isAtHome(now);
    now = { ...now, ...Object.fromEntries(KINDS.map((kind) => [kind, rowsOf(now, kind).filter(atHome)])) };
  }
  const processes = new Set(now.processes.map(({ id }) => id));
  const initiatives = new Set(now.initiatives.map(({ id }) => id));
  return {
    ...now,
    journeys: now.journeys.map((journey) => ({
      ...journey,
      touchPoints: journey.touchPoints.map((point) => ({
        ...point,
        processId: point.processId !== null && processes.has(point.processId) ? point.processId : null,
      })),
    })),
    initiatives: now.initiatives.map((one) => ({
      ...one,
      dependsOn: one.dependsOn.filter((id) => initiatives.has(id)),
    })),
  };
}

const refused = (why: string) => new AppError('documentUnusable', `This is no sector file to import. ${why}`);
const sizeOf = (archive: SectorArchive) => KINDS.reduce((sum, kind) => sum + archive[kind].length, 0);

/** Throws where rows stand twice, in a ring, or refer to what is not in the file: it could be somebody else's. */
function checked(archive: SectorArchive): SectorArchive {
  const ids = idsOf(archive);
  if (ids.some((id) => !isId(id)) || new Set(ids).size < ids.length) {
    throw refused('Its ids are not those of an export.');
  }
  if (sizeOf(withoutStrangers(archive)) < sizeOf(archive)) {
    throw refused('It refers to rows that are not in it.');
  }
  const levels = new Map(archive.processes.map(({ id, level }) => [id, level]));
  const isUpsideDown = archive.processes.some(
    ({ parentId, level }) => parentId !== null && (levels.get(parentId) ?? 0) >= level,
  );
  if (isUpsideDown) throw refused('A process stands above the one that it belongs to.');
  if (hasRing(archive.initiatives)) throw refused('Initiatives wait for one another.');
  return withoutStrangers(archive);
}

/** Takes away what waits for nothing that is left; what remains waits for itself. */
function hasRing(initiatives: SectorArchive['initiatives']): boolean {
  let left = initiatives;
  for (;;) {
    const ids = new Set(left.map(({ id }) => id));
    const waiting = left.filter(({ dependsOn }) => dependsOn.some((id) => ids.has(id)));
    if (waiting.length === left.length) return left.length > 0;
    left = waiting;
  }
}

const idsOf = (archive: SectorArchive): string[] =>
  [...KINDS.flatMap((kind) => rowsOf(archive, kind)), ...touchPointsOf(archive)].flatMap(({ id }) =>
    typeof id === 'string' ? [id] : [],
  );

/** Wherever an id of the archive stands, the new one does. */
function withNewIds(archive: SectorArchive, newId: () => string): SectorArchive {
  const ids = new Map(idsOf(archive).map((id) => [id, newId()]));
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(renew);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renew(inner)]));
  };
  return renew(archive) as SectorArchive;
}
