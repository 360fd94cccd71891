import type { Analyst } from '@process-ai/ai/analyst';
import type { Database, PoolState } from '@process-ai/db/connect';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { Metrics } from '../app.ts';
import { inSpan } from '../in-span.ts';
import { VERSION } from './version.ts';
import type { PoolLoad } from './workers/task-table.ts';

interface Sources {
  /** The connection pools by name. */
  pools: Record<string, () => PoolState>;
  /** Where the jobs stand. */
  db: Database;
  workers: () => PoolLoad;
}

/** From an answer out of the cache to a job that is waited for. */
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** From a process that is known to a document that a language model reads. */
const ANALYST_SECONDS = [0.01, 0.1, 1, 5, 15, 30, 60, 300];
/** Whoever scrapes wants an answer also while the database is away. */
const JOBS_WITHIN_MS = 2000;

/** What Prometheus gets to see of this process, and of the jobs of all. */
export function createMetrics({ pools, db, workers }: Sources): Metrics {
  const registry = new Registry();
  const named = (name: string, help: string) => ({ name: `process_ai_${name}`, help, registers: [] });
  const add = <M extends Metric>(metric: M): M => {
    registry.registerMetric(metric);
    return metric;
  };

  const requests = add(
    new Histogram({
      ...named('http_request_duration_seconds', 'Requests answered, by route and status.'),
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
    }),
  );
  const streams = add(new Gauge(named('event_streams_open', 'Event streams that pages hold open.')));
  const analystCalls = add(
    new Histogram({
      ...named('analyst_call_duration_seconds', 'What the analyst was asked, and how that ended.'),
      labelNames: ['source', 'call', 'outcome'],
      buckets: ANALYST_SECONDS,
    }),
  );
  const jobsEnded = add(
    new Counter({
      ...named('jobs_ended_total', 'Jobs that this process has ended, by how.'),
      labelNames: ['kind', 'status'],
    }),
  );
  const jobs = add(new Gauge({ ...named('jobs', 'Unfinished jobs of all processes.'), labelNames: ['status'] }));
  const oldest = add(new Gauge(named('jobs_oldest_queued_seconds', 'How long the first job in the queue has waited.')));
  const database = add(new Gauge(named('database_up', '1 while the database answers.')));
  add(new Gauge({ ...named('info', 'The version that runs.'), labelNames: ['version'] })).set({ version: VERSION }, 1);
  add(
    new Gauge({
      ...named('database_connections', 'Connections of each pool.'),
      labelNames: ['pool', 'state'],
      collect() {
        for (const [pool, state] of Object.entries(pools)) {
          const { max, open, busy } = state();
          this.set({ pool, state: 'max' }, max);
          this.set({ pool, state: 'open' }, open);
          this.set({ pool, state: 'busy' }, busy);
        }
      },
    }),
  );
  add(
    new Gauge({
      ...named('worker_processes', 'Child processes for heavy work.'),
      labelNames: ['state'],
      collect() {
        const { children, busy } = workers();
        this.set({ state: 'busy' }, busy);
        this.set({ state: 'idle' }, Math.max(0, children - busy));
      },
    }),
  );
  add(
    new Gauge({
      ...named('worker_tasks_waiting', 'Tasks that wait for a child process.'),
      collect() {
        this.set(workers().waiting);
      },
    }),
  );
  add(
    new Counter({
      ...named('worker_processes_killed_total', 'Child processes that ended in the middle of a task.'),
      collect() {
        this.reset();
        this.inc(workers().killed);
      },
    }),
  );

  async function lookAtJobs(): Promise<void> {
    const row = await within(JOBS_WITHIN_MS, unfinished(db)).catch(() => null);
    database.set(row ? 1 : 0);
    for (const gauge of [jobs, oldest]) gauge.reset();
    if (!row) return;
    jobs.set({ status: 'queued' }, row.queued);
    jobs.set({ status: 'running' }, row.running);
    oldest.set(row.oldest);
  }

  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    streamOpened() {
      streams.inc();
      return () => streams.dec();
    },
    jobEnded: (kind, status) => jobsEnded.inc({ kind, status }),
    analystAnswered: (source, call, outcome, seconds) => analystCalls.observe({ source, call, outcome }, seconds),
    async page() {
      await lookAtJobs();
      const all = Registry.merge([registry, nodeMetrics()]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}

let ofNode: Registry | undefined;

/** Memory, processor and event loop. One for the process: what it observes with is never taken away. */
function nodeMetrics(): Registry {
  if (!ofNode) {
    ofNode = new Registry();
    collectDefaultMetrics({ register: ofNode });
  }
  return ofNode;
}

async function unfinished(db: Database): Promise<{ queued: number; running: number; oldest: number }> {
  const { rows } = await sql<{ queued: number; running: number; oldest: number }>`
    select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'running')::int as running,
      coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float8 as oldest
    from job where status in ('queued', 'running')
  `.execute(db);
  return rows[0] ?? { queued: 0, running: 0, oldest: 0 };
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(silence.reject, milliseconds);
  return Promise.race([answer, silence.promise]).finally(() => clearTimeout(timer));
}

/** The same analyst; how long each call took, and how it ended, is counted. */
export function measuredAnalyst(analyst: Analyst, metrics: Metrics): Analyst {
  const measured =
    <Args extends unknown[], Result>(call: keyof Analyst, ask: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const begin = performance.now();
      const ended = (outcome: string) =>
        metrics.analystAnswered(analyst.source, call, outcome, (performance.now() - begin) / 1000);
      try {
        const attributes = { 'process_ai.analyst': analyst.source };
        const answer = await inSpan(`analyst ${call}`, attributes, () => ask(...args));
        ended('answered');
        return answer;
      } catch (error) {
        ended(args.some((one) => one instanceof AbortSignal && one.aborted) ? 'cancelled' : 'failed');
        throw error;
      }
    };
  return {
    source: analyst.source,
    concurrency: analyst.concurrency,
    analyzeProcess: measured('analyzeProcess', analyst.analyzeProcess),
    researchProcesses: measured('researchProcesses', analyst.researchProcesses),
    suggestJourneys: measured('suggestJourneys', analyst.suggestJourneys),
    draftPlaybook: measured('draftPlaybook', analyst.draftPlaybook),
    summarizeDocument: measured('summarizeDocument', analyst.summarizeDocument),
    refreshVendor: measured('refreshVendor', analyst.refreshVendor),
    ...(analyst.prepareSummary && { prepareSummary: analyst.prepareSummary }),
    ...(analyst.testConnection && { testConnection: measured('testConnection', analyst.testConnection) }),
  };
}
