import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyst, ProcessAnalysis, ProcessContext } from '@process-ai/ai/analyst';
import type { Usage } from '@process-ai/ai/openai/reply';
import type { JobKind } from '@process-ai/contract/jobs';
import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import { connect, poolState, type Reader } from '@process-ai/db/connect';
import { createReader } from '@process-ai/db/replica';
import { rewriteTables } from '@process-ai/db/rewrite-tables';
import { actingUser, author } from '../acting-user.ts';
import type { App, JobWork } from '../app.ts';
import { analyzeInJob, researchInJob } from '../features/analysis/service.ts';
import { createRefusals, purgeOld } from '../features/audit/service.ts';
import { purgeExpired } from '../features/auth/service.ts';
import { purgeEnded } from '../features/client-links/service.ts';
import { refreshInJob as refreshEvidenceInJob } from '../features/evidence/service.ts';
import { exportInJob } from '../features/exports/service.ts';
import { summarizeInJob } from '../features/insights/service.ts';
import { recordUsage } from '../features/jobs/service/run-job.ts';
import { takeUpLost } from '../features/jobs/service.ts';
import { suggestInJob } from '../features/journeys/service.ts';
import { draftInJob } from '../features/playbooks/service.ts';
import { fillInJob as fillSampleInJob } from '../features/sample-client/service.ts';
import { cleanUpAtNight } from '../features/storage/service.ts';
import { refreshInJob } from '../features/vendors/service.ts';
import { purgeDeliveries } from '../features/webhooks/service.ts';
import type { WorkerPool } from '../worker-tasks.ts';
import type { Config, LanguageModel } from './config.ts';
import { databasesOf } from './databases.ts';
import { createFiles } from './files/create-files.ts';
import { createPlaces } from './files/places.ts';
import { createGoogleDrive } from './google-drive.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { connectionName } from './jobs/orphan-watch.ts';
import { createMetrics, measuredAnalyst } from './metrics.ts';
import { createFairSemaphore, createWriteQueue } from './queues.ts';
import { createSessions } from './sessions.ts';
import type { Shutdown } from './shutdown.ts';
import { createSummariesAhead } from './summaries-ahead.ts';
import { startTracing, traceQuery } from './tracing.ts';
import { VERSION } from './version.ts';
import { createWebhookSender, startDispatcher } from './webhooks/sender.ts';
import { createPool } from './workers/pool.ts';
import { TASKS } from './workers/tasks.ts';

const PURGE_EVERY_MS = 10 * 60_000;

interface Composed {
  app: App;
  /** Starts to work on jobs, those included that an earlier process left behind; to hand them over only, where it is no worker. */
  takeJobs(): Promise<void>;
}

/** Enough for sign-in, sessions, tokens and health, which ask for little. */
const ACCESS_POOL = 3;

/** For pg-boss. */
const JOBS_POOL = 4;

/** Below this file when it runs from source, beside the bundle when it is built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './workers/worker.ts' : './worker.js', import.meta.url);

/** The only wiring: everything that the features use, put together for one process, until `shutdown`. */
export async function compose(
  directUrl: string,
  config: Config,
  shutdown: Shutdown,
  onError: (error: unknown) => void,
): Promise<Composed> {
  if (config.otlpEndpoint) shutdown.add('the traces', 3000, (await startTracing(config.otlpEndpoint)).close);
  const onQuery = config.otlpEndpoint ? traceQuery : undefined;
  const databases = databasesOf(directUrl, config);
  const { url, pooled, prepare } = databases;
  const main = connect(url, { pooled, prepare, max: config.databasePool, author, onQuery });
  const { db, sql, watchdog } = main;
  const access = connect(url, { pooled, prepare, max: ACCESS_POOL, watchdog, author, onQuery });
  const jobs = connect(url, {
    pooled,
    prepare,
    max: JOBS_POOL,
    watchdog,
    name: 'process-ai job queue',
    jsonAsText: true,
  });
  const replica =
    databases.replicaUrl === null
      ? null
      : connect(databases.replicaUrl, { pooled, prepare, max: config.databasePool, name: 'process-ai reads', onQuery });
  const reading: Reader = replica ? createReader(db, replica.db) : (work) => work(db);
  // What is listened on has to stay the same connection, and its name says that this process lives.
  const processId = randomUUID();
  const listening = connect(directUrl, { max: 1, watchdog, name: connectionName(processId) });
  shutdown.add('the connections to the database', 3000, () =>
    Promise.all([main, access, jobs, listening, ...(replica ? [replica] : [])].map(({ close }) => close())),
  );
  // The children may read the database, and know no other secret.
  const workers = createPool({ tasks: TASKS, file: WORKER, env: { DATABASE: JSON.stringify(databases) }, onError });
  shutdown.add('the workers', 2000, workers.close);
  const takesJobs = config.role !== 'api';
  const jobQueue = createJobQueue({
    sql: jobs.sql,
    listening: listening.sql,
    processId,
    kinds: JOB_KINDS,
    app: () => app,
    onError,
    takesJobs,
    takeUpLost: () => takeUpLost(app),
  });
  shutdown.add('the jobs', 5000, jobQueue.close);
  const derivations = createFairSemaphore({
    places: 3,
    placesPerPerson: 1,
    waitingPerPerson: Number.POSITIVE_INFINITY,
  });
  const metrics = createMetrics({
    pools: {
      main: () => poolState(sql),
      access: () => poolState(access.sql),
      jobs: () => poolState(jobs.sql),
    },
    db: access.db,
    workers: workers.load,
  });
  const builtIn = measuredAnalyst(builtInAnalyst(workers, takesJobs), metrics);
  const refusals = createRefusals(access.db, onError);
  shutdown.add('the record of refusals', 1000, refusals.close);
  const app: App = {
    db,
    refusals,
    metrics,
    sql,
    accessDb: access.db,
    writeQueue: createWriteQueue(),
    settings: {
      version: VERSION,
      dataDir: config.dataDir,
      uploadMaxBytes: config.uploadMaxBytes,
      invitationDays: config.invitationDays,
      publicUrl: config.publicUrl,
      isHttps: config.publicUrl?.startsWith('https:') ?? false,
      localPasswords: config.localPasswords,
      nightlyBackup: config.nightlyBackup && {
        hour: config.nightlyBackup.hour,
        keep: config.nightlyBackup.keep,
        isEncrypted: config.backupPassphrase !== null,
      },
    },
    files: createFiles(db, {
      placeOfNew: config.files,
      places: createPlaces(db, config),
      newId: randomUUID,
      onError,
    }),
    sessions: createSessions(access.db, { days: config.sessionDays, daysInAll: config.sessionMaxDays }),
    workers,
    jobQueue,
    rewriteTables: () => rewriteTables(directUrl),
    heavyReads: createFairSemaphore({ places: 3, placesPerPerson: 1, waitingPerPerson: 20 }),
    reading,
    derivations: (derive) => derivations(actingUser.getStore() ?? '', () => reading(derive)),
    analyst:
      config.languageModel === null
        ? builtIn
        : measuredAnalyst(
            await createModelAnalyst(config.languageModel, (usage) => void recordUsage(db, usage).catch(onError)),
            metrics,
          ),
    builtInAnalyst: builtIn,
    googleDrive: config.google && createGoogleDrive(config.google),
    identityProvider: config.oidc && createIdentityProvider(config.oidc, config.publicUrl ?? ''),
    webhookSender:
      config.webhooks === 'off' ? null : createWebhookSender({ allowsPrivate: config.webhooks === 'private' }),
    onError,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  const purge = () =>
    void Promise.all([
      purgeExpired(app),
      purgeEnded(app),
      purgeOld(app),
      purgeDeliveries(app),
      cleanUpAtNight(app),
      app.files.removeUnclaimed(),
    ]).catch(onError);
  const purging = takesJobs ? setInterval(purge, PURGE_EVERY_MS) : undefined;
  const dispatcher = takesJobs ? startDispatcher(app) : undefined;
  shutdown.add('the webhooks', 100, () => dispatcher?.close());
  shutdown.add('the purge of what is past', 100, () => clearInterval(purging));
  return { app, takeJobs: jobQueue.open };
}

/** What each kind of job does. */
const JOB_KINDS: Record<JobKind, JobWork> = {
  analysis: analyzeInJob,
  research: researchInJob,
  'journey-suggestions': suggestInJob,
  'insight-summary': summarizeInJob,
  evidence: refreshEvidenceInJob,
  'playbook-draft': draftInJob,
  'vendor-refresh': refreshInJob,
  export: exportInJob,
  'sample-client': fillSampleInJob,
};

/** Processes that the built-in analyst is sent together. */
const BATCH_SIZE = 32;
/** Pause between batches: as long as the last one took, but no longer. */
const MAX_PAUSE_MS = 6;

/** The analyst that asks a language model; only what is used is loaded. */
async function createModelAnalyst(model: LanguageModel, onUsage: (usage: Usage) => void): Promise<Analyst> {
  const { createOpenAiAnalyst } = await import('@process-ai/ai/openai/openai-analyst');
  return createOpenAiAnalyst({ ...model, onUsage });
}

/**
 * What would hold up other requests happens in a child process: reading a thousand processes, a whole sector or a long
 * document. The rest is loaded when it is first asked for, not with the start.
 */
function builtInAnalyst(workers: WorkerPool, takesJobs: boolean): Analyst {
  const { prepareSummary, summarizeDocument } = createSummariesAhead((document) =>
    workers.run('summarizeDocument', document),
  );
  const load = async () => (await import('@process-ai/ai/built-in/built-in-analyst')).createBuiltInAnalyst();
  return {
    source: BUILT_IN_ANALYST,
    concurrency: BATCH_SIZE,
    analyzeProcess: inBatches((processes) => workers.run('analyzeProcesses', processes)),
    researchProcesses: async (sector, signal, onFound) => {
      const { tellBranches } = await import('@process-ai/ai/built-in/research/tell-branches');
      return tellBranches(await workers.run('composeResearch', sector), signal, onFound);
    },
    suggestJourneys: (sector) => workers.run('suggestJourneys', sector),
    draftPlaybook: (sector) => workers.run('draftPlaybook', sector),
    summarizeDocument,
    // Where another process runs the jobs, it summarizes.
    ...(takesJobs && { prepareSummary }),
    refreshVendor: async (...given) => (await load()).refreshVendor(...given),
  };
}

interface Asked {
  process: ProcessContext;
  answer: PromiseWithResolvers<ProcessAnalysis>;
}

/**
 * What one user asks in one turn of the event loop is answered together, and what they ask meanwhile after that: a second
 * child would have to learn everything first.
 */
function inBatches(analyze: (processes: ProcessContext[]) => Promise<ProcessAnalysis[]>): Analyst['analyzeProcess'] {
  const waiting = new Map<string | undefined, Asked[]>();
  const send = async (user: string | undefined, asked: Asked[]) => {
    while (asked.length > 0) {
      const batch = asked.splice(0);
      try {
        const begin = performance.now();
        const analyses = await analyze(batch.map(({ process }) => process));
        await sleep(Math.min(MAX_PAUSE_MS, performance.now() - begin));
        for (const [index, analysis] of analyses.entries()) batch[index]?.answer.resolve(analysis);
      } catch (error) {
        for (const { answer } of batch) answer.reject(error);
      }
    }
    waiting.delete(user);
  };
  return (process) => {
    const user = actingUser.getStore();
    const asked = waiting.get(user) ?? [];
    if (!waiting.has(user)) {
      waiting.set(user, asked);
      setImmediate(() => void send(user, asked));
    }
    const answer = Promise.withResolvers<ProcessAnalysis>();
    asked.push({ process, answer });
    return answer.promise;
  };
}
