import type { AuditEntry, AuditEntryDetail, AuditFilter, AuditPage, AuditQuery } from '@process-ai/contract/audit';
import { AppError } from '@process-ai/contract/errors';
import { isId } from '@process-ai/contract/ids';
import { actingFrom, actingUser } from '../../acting-user.ts';
import type { Actor, App, Refusals } from '../../app.ts';
import { ClosedSector } from '../../closed-sector.ts';
import {
  deleteOld,
  type EntryRow,
  findAccountByEmail,
  findEntry,
  insertEntry,
  listEntries,
  listPeople,
  listSectors,
  type NewEntry,
} from './repository.ts';

const PAGE = 50;

/** Who did what from where, newest first, a page at a time. */
export async function list(
  app: App,
  { user }: Actor,
  { limit = PAGE, cursor, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const [rows, people, sectors] = await Promise.all([
    isAskable(filter) ? listEntries(app.db, user.id, { ...filter, before: cursor }, limit + 1) : [],
    listPeople(app.db),
    listSectors(app.db),
  ]);
  const entries = rows.slice(0, limit).map(toEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null, people, sectors };
}

/** One entry, with what it says of before and after. */
export async function get(app: App, { user }: Actor, entryId: string): Promise<AuditEntryDetail> {
  const row = /^\d{1,18}$/.test(entryId) ? await findEntry(app.db, user.id, entryId) : undefined;
  if (!row) throw new AppError('auditEntryMissing');
  return { ...toEntry(row), changes: row.changes };
}

/** Records what the acting user does that no trigger tells: what changes nothing, such as a download, and erasures. */
export const recordAccess = (app: Pick<App, 'db'>, entry: Omit<NewEntry, 'origin' | 'userId'>): Promise<void> =>
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
export async function* asCsv(app: App, { user }: Actor, filter: AuditFilter): AsyncGenerator<string> {
  yield `\uFEFF${CSV_COLUMNS.join(',')}\r\n`;
  let before: string | undefined;
  do {
    const rows = isAskable(filter) ? await listEntries(app.db, user.id, { ...filter, before }, CSV_PAGE, true) : [];
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
    isWithheld,
  } = row;
  const place = { sectorId, sector, subjectId, what, count, isWithheld };
  return { id, at: at.toISOString(), userId, by, via, credentialId, address, userAgent, kind, action, ...place };
};

/** What is refused again within this time is counted, and written as one entry at its end. */
const WINDOW_MS = 60_000;
/** Of more that are refused within one window, nobody is told apart. */
const KEYS_MAX = 1000;

const REFUSALS: ReadonlySet<AppError['kind']> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);

/** Whoever is refused a thousand times a minute fills no table. */
export function createRefusals(
  db: App['db'],
  onError: (error: unknown) => void,
): Refusals & { close(): Promise<void> } {
  const seen = new Map<string, { entry: NewEntry; again: number }>();
  const write = (entry: NewEntry) => insertEntry(db, entry).catch(onError);
  const accountTried = async (email: string) => {
    try {
      const account = await findAccountByEmail(db, email);
      return account && { what: account.email, subjectId: account.id };
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const flush = async () => {
    const repeated = [...seen.values()].filter(({ again }) => again > 0);
    seen.clear();
    for (const { entry, again } of repeated) await write({ ...entry, count: again });
  };
  const timer = setInterval(() => void flush(), WINDOW_MS).unref();
  return {
    async record(error, { asked, userId, origin, email }) {
      // The openings of a client link are on record with the link.
      const sectorId = error instanceof ClosedSector ? error.sectorId : null;
      const isRefusal = REFUSALS.has(error.kind) || sectorId !== null;
      if (!isRefusal || asked === 'clientLinks.open') return;
      const isMany = seen.size >= KEYS_MAX;
      const key = isMany ? error.code : [userId ?? origin.address, error.code, asked, email, sectorId].join(' ');
      const known = seen.get(key);
      if (known) {
        known.again += 1;
        return;
      }
      const entry: NewEntry = isMany
        ? {
            kind: kindOf(asked),
            action: error.code,
            origin: { via: origin.via, credentialId: null, address: null, userAgent: null },
          }
        : { kind: kindOf(asked), action: error.code, what: asked, userId, sectorId, origin };
      seen.set(key, { entry, again: 0 });
      if (!isMany && email !== undefined) Object.assign(entry, await accountTried(email));
      await write(entry);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const kindOf = (asked: string): NewEntry['kind'] =>
  /^auth\.(signIn|completeSignIn)$/.test(asked) ? 'session' : 'refusal';
