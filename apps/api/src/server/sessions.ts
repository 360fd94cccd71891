import { createHash } from 'node:crypto';
import type { User } from '@process-ai/contract/users';
import type { Database } from '@process-ai/db/connect';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { SessionCookie, Sessions } from '../app.ts';

declare module 'lucia' {
  interface Register {
    DatabaseUserAttributes: Omit<User, 'id'>;
  }
}

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export const sessionHash = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** Sessions by lucia, kept inside this file so that it can be replaced here. */
export function createSessions(db: Database, options: { days: number; secure: boolean }): Sessions {
  const lucia = new Lucia(adapter(db), {
    sessionExpiresIn: new TimeSpan(options.days, 'd'),
    sessionCookie: { name: 'session', attributes: { secure: options.secure, sameSite: 'lax' } },
    getUserAttributes: (attributes: Omit<User, 'id'>) => attributes,
  });
  const asCookie = (value: string, maxAgeSeconds: number): SessionCookie => ({
    name: lucia.sessionCookieName,
    value,
    maxAgeSeconds,
  });
  const lifetime = options.days * 24 * 60 * 60;
  return {
    cookieName: lucia.sessionCookieName,
    start: async (userId) => asCookie((await lucia.createSession(userId, {})).id, lifetime),
    find: async (sessionId) => {
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) return null;
      return { user: user as User, renewed: session.fresh ? asCookie(session.id, lifetime) : null };
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    blankCookie: () => asCookie('', 0),
  };
}

function adapter(db: Database): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await db
        .selectFrom('session as s')
        .innerJoin('app_user as u', 'u.id', 's.user_id')
        .select(['s.expires_at', 'u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.is_admin', 'u.created_at'])
        .select('u.profile_image_url')
        .where('s.id', '=', sessionHash(sessionId))
        .executeTakeFirst();
      if (!row) return [null, null];
      const attributes = {
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        isAdmin: row.is_admin,
        createdAt: row.created_at.toISOString(),
        profileImageUrl: row.profile_image_url,
      };
      return [
        { id: sessionId, userId: row.id, expiresAt: row.expires_at, attributes: {} },
        { id: row.id, attributes },
      ];
    },
    async getUserSessions(userId) {
      const rows = await db.selectFrom('session').selectAll().where('user_id', '=', userId).execute();
      return rows.map((row) => ({ id: row.id, userId, expiresAt: row.expires_at, attributes: {} }));
    },
    async setSession(session) {
      await db
        .insertInto('session')
        .values({ id: sessionHash(session.id), user_id: session.userId, expires_at: session.expiresAt })
        .execute();
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db.updateTable('session').set({ expires_at: expiresAt }).where('id', '=', sessionHash(sessionId)).execute();
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
