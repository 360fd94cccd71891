import type { WorkerPool } from '../../app.ts';
import { createPool } from './pool.ts';
import { TASKS } from './tasks.ts';

/** Beside this file when it runs from source, beside the bundle when it is built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** The product's own tasks in child processes. They may read the database, and know no other secret. */
export const createWorkerPool = (databaseUrl: string, onError: (error: unknown) => void): WorkerPool =>
  createPool({ tasks: TASKS, file: WORKER, env: { DATABASE_URL: databaseUrl }, onError });
