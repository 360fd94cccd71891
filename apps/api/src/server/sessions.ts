import { hash } from 'node:crypto';
import type { User } from '@process-ai/contract/users';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { Client, Cookie, Sessions } from '../app.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, Omit<User, 'id'>>;
    DatabaseUserAttributes: Omit<User, 'id'>;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

interface SessionAttributes {
  userAgent: string | null;
  address: string | null;
  lastSeenAt: Date;
  publicId?: string;
}

/** Writing down each single request would cost more than it tells. */
const SEEN_EVERY_MS = 5 * 60_000;
const USER_AGENT_MAX = 300;

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export const sessionHash = (sessionId: string) => hash('sha256', sessionId);

/** Sessions by lucia, kept inside this file so that it can be replaced here. */
export function createSessions(db: Database, options: { days: number; daysInAll: number }): Sessions {
  const days = Math.min(options.days, options.daysInAll);
  const luciaOn = (connection: Database) =>
    new Lucia(adapter(connection, options.daysInAll), {
      sessionExpiresIn: new TimeSpan(days, 'd'),
      sessionCookie: { name: 'session' },
      getUserAttributes: (attributes: Omit<User, 'id'>) => attributes,
      getSessionAttributes: (attributes: SessionAttributes) => attributes,
    });
  const lucia = luciaOn(db);
  const asCookie = (value: string, maxAgeSeconds: number): Cookie => ({
    name: lucia.sessionCookieName,
    value,
    maxAgeSeconds,
  });
  const lifetime = days * 24 * 60 * 60;
  return {
    cookieName: lucia.sessionCookieName,
    start: async (connection, userId, client) => {
      const sessions = luciaOn(connection);
      // Whoever signs in anew has no more use for what this browser was signed in by.
      if (client.sessionId !== null) await sessions.invalidateSession(client.sessionId);
      const session = await sessions.createSession(userId, attributesOf(client));
      return asCookie(session.id, lifetime);
    },
    find: async (client) => {
      const { session, user } = await lucia.validateSession(client.sessionId ?? '');
      if (!session) return null;
      if (Date.now() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await updateLastSeen(db, session.id, client);
      return { user, publicId: session.publicId ?? '', renewed: session.fresh ? asCookie(session.id, lifetime) : null };
    },
    list: async (userId, client) => {
      const current = client.sessionId === null ? null : sessionHash(client.sessionId);
      const rows = await db
        .selectFrom('session')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date())
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute();
      return rows
        .map((row) => ({
          id: row.public_id,
          userAgent: row.user_agent,
          address: row.address,
          startedAt: row.started_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          isCurrent: row.id === current,
        }))
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    endListed: async (userId, id) => {
      const deletion = db.deleteFrom('session').where('public_id', '=', id).where('user_id', '=', userId);
      return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
    },
    endAll: async (connection, userId, keepSessionId) => {
      const kept = keepSessionId === null ? '' : sessionHash(keepSessionId);
      const deletion = connection.deleteFrom('session').where('user_id', '=', userId).where('id', '<>', kept);
      return Number((await deletion.executeTakeFirst()).numDeletedRows);
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
    blankCookie: () => asCookie('', 0),
  };
}

const attributesOf = ({ userAgent, address }: Client): SessionAttributes => ({
  userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
  address,
  lastSeenAt: new Date(),
});

async function updateLastSeen(db: Database, sessionId: string, client: Client): Promise<void> {
  const { userAgent, address, lastSeenAt } = attributesOf(client);
  await db
    .updateTable('session')
    .set({ user_agent: userAgent, address, last_seen_at: lastSeenAt })
    .where('id', '=', sessionHash(sessionId))
    .execute();
}

/** @param daysInAll after so long a session ends, however much it is used */
function adapter(db: Database, daysInAll: number): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await db
        .selectFrom('session as s')
        .innerJoin('app_user as u', 'u.id', 's.user_id')
        .select(['s.expires_at', 'u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.is_admin', 'u.created_at'])
        .select(['u.profile_image_url', 's.user_agent', 's.address', 's.last_seen_at', 's.public_id'])
        .where('s.id', '=', sessionHash(sessionId))
        .executeTakeFirst();
      if (!row) return [null, null];
      const user = {
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        isAdmin: row.is_admin,
        createdAt: row.created_at.toISOString(),
        profileImageUrl: row.profile_image_url,
      };
      const session = {
        userAgent: row.user_agent,
        address: row.address,
        lastSeenAt: row.last_seen_at,
        publicId: row.public_id,
      };
      return [
        { id: sessionId, userId: row.id, expiresAt: row.expires_at, attributes: session },
        { id: row.id, attributes: user },
      ];
    },
    async getUserSessions() {
      throw new Error('Sessions are listed by their public ids, since only the hashes of the others are stored.');
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { userAgent, address } = attributes;
      const values = { id: sessionHash(id), user_id: userId, expires_at: expiresAt, user_agent: userAgent, address };
      await db.insertInto('session').values(values).execute();
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      const latest = sql<Date>`least(${expiresAt}::timestamptz, started_at + make_interval(days => ${daysInAll}))`;
      await db.updateTable('session').set({ expires_at: latest }).where('id', '=', sessionHash(sessionId)).execute();
    },
    async deleteSession(sessionId) {
      await db.deleteFrom('session').where('id', '=', sessionHash(sessionId)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('session').where('user_id', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom('session').where('expires_at', '<=', new Date()).execute();
    },
  };
}
