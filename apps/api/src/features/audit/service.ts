import type { AuditEntry, AuditEntryDetail, AuditFilter, AuditPage, AuditQuery } from '@process-ai/contract/audit';
import { AppError } from '@process-ai/contract/errors';
import { isId } from '@process-ai/contract/ids';
import { actingFrom, actingUser } from '../../acting-user.ts';
import type { App } from '../../app.ts';
import {
  deleteOld,
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  listPeople,
  listSectors,
  type NewEntry,
} from './repository.ts';

const PAGE = 50;

/** Who did what from where, newest first, a page at a time. */
export async function list(app: App, { limit = PAGE, cursor, ...filter }: AuditQuery): Promise<AuditPage> {
  const [rows, people, sectors] = await Promise.all([
    isAskable(filter) ? listEntries(app.db, { ...filter, before: cursor }, limit + 1) : [],
    listPeople(app.db),
    listSectors(app.db),
  ]);
  const entries = rows.slice(0, limit).map(toEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null, people, sectors };
}

/** One entry, with what it says of before and after. */
export async function get(app: App, entryId: string): Promise<AuditEntryDetail> {
  const row = /^\d{1,18}$/.test(entryId) ? await findEntry(app.db, entryId) : undefined;
  if (!row) throw new AppError('auditEntryMissing');
  return { ...toEntry(row), changes: row.changes };
}

/** Records what the acting user does that changes nothing, such as a download. */
export const recordAccess = (app: App, entry: Omit<NewEntry, 'origin' | 'userId'>): Promise<void> =>
  insertEntry(app.db, { ...entry, userId: actingUser.getStore() ?? null, origin: actingFrom.getStore() ?? null });

const CSV_PAGE = 1000;
const CSV_COLUMNS = [
  'id',
  'at',
  'by',
  'userId',
  'via',
  'credentialId',
  'address',
  'userAgent',
  'kind',
  'action',
  'sector',
  'sectorId',
  'what',
  'subjectId',
  'count',
  'changes',
] as const;

/** The whole log, or what a filter leaves of it, newest first: a line for each entry. */
export async function* asCsv(app: App, filter: AuditFilter): AsyncGenerator<string> {
  yield `\uFEFF${CSV_COLUMNS.join(',')}\r\n`;
  let before: string | undefined;
  do {
    const rows = isAskable(filter) ? await listEntries(app.db, { ...filter, before }, CSV_PAGE, true) : [];
    before = rows.length < CSV_PAGE ? undefined : rows.at(-1)?.id;
    yield rows
      .map((row) => ({ ...toEntry(row), changes: row.changes ? JSON.stringify(row.changes) : null }))
      .map((entry) => `${CSV_COLUMNS.map((column) => cell(entry[column])).join(',')}\r\n`)
      .join('');
  } while (before !== undefined);
}

/** By RFC 4180; what a spreadsheet would take for a formula is text. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** An id that is none is in no entry. */
const isAskable = ({ userId, sectorId }: AuditFilter) => [userId, sectorId].every((id) => id === undefined || isId(id));

/** Deletes what is older than the workspace keeps it. */
export const purgeOld = (app: App): Promise<void> => deleteOld(app.accessDb);

const toEntry = ({ at, ...row }: EntryRow): AuditEntry => {
  const {
    id,
    userId,
    by,
    via,
    credentialId,
    address,
    userAgent,
    kind,
    action,
    sectorId,
    sector,
    subjectId,
    what,
    count,
  } = row;
  const place = { sectorId, sector, subjectId, what, count };
  return { id, at: at.toISOString(), userId, by, via, credentialId, address, userAgent, kind, action, ...place };
};
