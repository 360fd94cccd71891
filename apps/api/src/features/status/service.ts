import { statfs } from 'node:fs/promises';
import { AppError } from '@process-ai/contract/errors';
import type { AnalystTest, ServerStatus } from '@process-ai/contract/status';
import type { App } from '../../app.ts';
import { countJobs, listFailed } from '../jobs/service.ts';
import { findServer } from './repository.ts';

const HOURS = 24;
const FAILURES_MAX = 50;

/** How this installation is doing: the jobs of all processes, the heavy work of this one. */
export async function get(app: App): Promise<ServerStatus> {
  const since = new Date(Date.now() - HOURS * 3_600_000);
  const [server, jobs, failed, freeBytes] = await Promise.all([
    findServer(app.db),
    countJobs(app, since),
    listFailed(app, since, FAILURES_MAX),
    freeBytesOf(app.settings.dataDir),
  ]);
  const { busy, waiting, killed } = app.workers.load();
  return {
    startedAt: new Date(performance.timeOrigin).toISOString(),
    versions: {
      product: app.settings.version,
      node: process.version,
      database: server.version,
      schema: server.schema,
    },
    jobs,
    failures: failed.map(({ id, kind, error, finishedAt }) => ({
      id,
      kind,
      error: error ?? '',
      finishedAt: finishedAt ?? '',
    })),
    workers: { busy, waiting, killed },
    storage: { databaseBytes: server.bytes, freeBytes },
    analyst: { source: app.analyst.source, canBeTested: app.analyst.testConnection !== undefined },
  };
}

async function freeBytesOf(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}

const ANSWER_WITHIN_MS = 30_000;

/** Asks the analyst one small question. Throws analystFailed with what is wrong. */
export async function testAnalyst({ analyst }: App): Promise<AnalystTest> {
  if (!analyst.testConnection) throw new AppError('badRequest', 'The built-in analyst needs no connection.');
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const begin = performance.now();
  try {
    await analyst.testConnection(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new AppError('analystFailed', `The AI service did not answer within ${ANSWER_WITHIN_MS / 1000} seconds.`);
  }
  return { milliseconds: Math.round(performance.now() - begin) };
}
