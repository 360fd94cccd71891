import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from '@process-ai/db/connect';
import type { App } from '../app.ts';
import { recordUsage } from '../features/jobs/service/run.ts';
import { createAnalyst } from './analyst.ts';
import type { Config } from './config.ts';
import { createGoogleDrive } from './google-drive.ts';
import { JOB_KINDS } from './job-kinds.ts';
import { createJobQueue } from './job-queue.ts';
import { createSessions } from './sessions.ts';
import { createWorkerPool } from './workers/worker-pool.ts';

interface Composed {
  app: App;
  /** Starts to work on jobs, those included that an earlier process left behind. */
  takeJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The only wiring: everything that the features use, put together for one process. */
export async function compose(
  databaseUrl: string,
  config: Config,
  onError: (error: unknown) => void,
): Promise<Composed> {
  const { db, sql } = connect(databaseUrl);
  const workers = createWorkerPool(databaseUrl, onError);
  const jobQueue = createJobQueue(databaseUrl, JOB_KINDS, () => app, onError);
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const app: App = {
    db,
    sql,
    settings: { uploadMaxBytes: config.uploadMaxBytes, invitationDays: config.invitationDays },
    sessions: createSessions(db, { days: config.sessionDays, secure }),
    workers,
    jobQueue,
    analyst: await createAnalyst(config.languageModel, workers, (usage) => void recordUsage(db, usage).catch(onError)),
    googleDrive: config.google && createGoogleDrive(config.google),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  const close = async () => {
    await jobQueue.close();
    await workers.close();
    await db.destroy();
  };
  return { app, takeJobs: jobQueue.open, close };
}
