import { randomBytes, randomUUID } from 'node:crypto';
import { createBuiltInAnalyst } from '@process-ai/ai/built-in/built-in-analyst';
import { connect } from '@process-ai/db/connect';
import type { App } from '../app.ts';
import type { Config } from './config.ts';
import { createSessions } from './sessions.ts';
import { createHeavyWork } from './work/heavy-work.ts';

/** The only wiring: everything that the features use, put together for one process. */
export function compose(databaseUrl: string, config: Config): { app: App; close(): Promise<void> } {
  const { db, sql } = connect(databaseUrl);
  const heavyWork = createHeavyWork();
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const app: App = {
    db,
    sql,
    settings: { uploadMaxBytes: config.uploadMaxBytes, invitationDays: config.invitationDays },
    sessions: createSessions(db, { days: config.sessionDays, secure }),
    heavyWork,
    analyst: createBuiltInAnalyst(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  const close = async () => {
    await heavyWork.close();
    await db.destroy();
  };
  return { app, close };
}
