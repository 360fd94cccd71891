import type { AppError } from '@process-ai/contract/errors';
import type { Database } from '@process-ai/db/connect';
import type { Refusals } from '../../../app.ts';
import { findAccountByEmail, insertEntry, type NewEntry } from '../repository.ts';

/** What is refused again within this time is counted, and written as one entry at its end. */
const WINDOW_MS = 60_000;
/** Of more that are refused within one window, nobody is told apart. */
const KEYS_MAX = 1000;

const REFUSALS: ReadonlySet<AppError['kind']> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);

/** Whoever is refused a thousand times a minute fills no table. */
export function createRefusals(db: Database, onError: (error: unknown) => void): Refusals & { close(): Promise<void> } {
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
      if (!REFUSALS.has(error.kind) || asked === 'clientLinks.open') return;
      const isMany = seen.size >= KEYS_MAX;
      const key = isMany ? error.code : [userId ?? origin.address, error.code, asked, email].join(' ');
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
        : { kind: kindOf(asked), action: error.code, what: asked, userId, origin };
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
