import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Answer, ask } from '../server/ask.ts';
import { type ChatModel, startChatModel } from '../server/chat-model.ts';
import { type Cluster, startCluster } from '../server/cluster.ts';
import { type Acknowledged, findLosses, startWriteLoad } from '../server/write-load.ts';

/** What the product promises. */
const ERRORS_MAX = 0.005;
const KILL_EVERY_MS = 20_000;
/** More by FAULTS_SECONDS=300. */
const LOAD_MS = Number(process.env.FAULTS_SECONDS ?? 60) * 1000;
const JOB_STARTERS = 3;
const PROCESSES = 12;

test.describe('two API processes and two workers behind a proxy, one of each killed every 20 s under load', () => {
  test.describe.configure({ timeout: LOAD_MS + 600_000 });

  let model: ChatModel;
  let cluster: Cluster;
  const over = new AbortController();
  const acknowledged: Acknowledged = new Map();
  const tally = { asked: 0, again: 0, failed: [] as string[] };
  test.beforeAll(async () => {
    test.setTimeout(LOAD_MS + 600_000);
    // So slow that a job is under way when its worker is killed.
    model = await startChatModel(150);
    cluster = await startCluster({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow-model' });
    const load = startWriteLoad(cluster, acknowledged, { askServer: askTwice, goesOn: () => !over.signal.aborted });
    const starting = Array.from({ length: JOB_STARTERS }, startJobs);
    await killInTurns();
    over.abort();
    await Promise.all([load.broken, ...starting]);
    await untilJobsEnd();
  });
  test.afterAll(async () => {
    await cluster.remove();
    await model.close();
  });

  test('no acknowledged write is lost, and none is saved by half', async () => {
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(await findLosses(cluster, acknowledged)).toEqual({ lost: [], torn: [] });
  });

  test('fewer than one request in two hundred fails with one retry', () => {
    const description = `${tally.asked} requests, ${tally.again} of them twice, ${tally.failed.length} failed`;
    test.info().annotations.push({ type: 'measured', description });
    expect(tally.failed.length / tally.asked, tally.failed.join('\n')).toBeLessThan(ERRORS_MAX);
  });

  test('nothing is done twice: no write, no file, no analysis, and no job is left behind', async () => {
    const { sql } = cluster;
    expect(await sql`select name from sector group by name having count(*) > 1`).toEqual([]);
    expect(await sql`select sector_id, code from process group by 1, 2 having count(*) > 1`).toEqual([]);
    const jobs = await sql<{ kind: string; status: string; jobs: number; taken: number; items: number }[]>`
      select kind, status, count(*)::int as jobs, count(*) filter (where run > 1)::int as taken, sum(total)::int as items
      from job group by 1, 2
    `;
    const description = jobs
      .map((row) => `${row.jobs} × ${row.kind} ${row.status}, ${row.taken} taken over`)
      .join('; ');
    test.info().annotations.push({ type: 'measured', description });
    expect(jobs.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'analysis succeeded',
      'export succeeded',
    ]);
    const of = (kind: string) => jobs.find((row) => row.kind === kind);
    expect(await sql`select from export_file`).toHaveLength(of('export')?.jobs ?? 0);
    // Each process was analyzed once, and each analysis is told once.
    expect(await sql`select from opportunity`).toHaveLength(of('analysis')?.items ?? 0);
    const [told] = await sql`select sum(count)::int as items from sector_event where kind = 'analysis'`;
    expect(told).toEqual({ items: of('analysis')?.items });
  });

  async function killInTurns(): Promise<void> {
    const end = Date.now() + LOAD_MS;
    for (let round = 0; Date.now() < end; round += 1) {
      await sleep(Math.min(KILL_EVERY_MS, end - Date.now()));
      if (Date.now() >= end) return;
      const victims = [cluster.apis[round % 2], cluster.workers[round % 2]];
      await Promise.all(victims.map(async (victim) => victim?.killAndRestart()));
    }
  }

  /** A caller that asks once more, by the same key, where there was no answer. */
  async function askTwice(...[target, method, path, body]: Parameters<typeof ask>): Promise<Answer> {
    if (over.signal.aborted) return { status: 0, body: null };
    const headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const once = () => ask(target, method, path, body, headers).catch(() => ({ status: 0, body: null }));
    tally.asked += 1;
    let answer = await once();
    if (answer.status === 0 || answer.status >= 500) {
      tally.again += 1;
      await sleep(1000);
      answer = await once();
    }
    if (answer.status === 0 || answer.status >= 300) {
      tally.failed.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }

  /** Analyses of sectors of their own, and their exports, one after the other. */
  async function startJobs(): Promise<void> {
    while (!over.signal.aborted) {
      const sector = await askTwice(cluster, 'POST', '/api/sectors', { name: randomUUID(), referenceModel: 'BIAN' });
      if (sector.status !== 200) continue;
      const path = `/api/sectors/${sector.body.id}`;
      const rows = Array.from({ length: PROCESSES }, (_, n) => ({ code: `${n + 1}`, name: `${path} ${n + 1}` }));
      const processes = await askTwice(cluster, 'POST', `${path}/processes`, rows);
      if (processes.status !== 200) continue;
      const processIds = processes.body.map(({ id }: { id: string }) => id);
      await finished(await askTwice(cluster, 'POST', `${path}/analyze`, { processIds }));
      await finished(await askTwice(cluster, 'POST', `${path}/export/sheets`, { vendorIds: [], sections: ['risks'] }));
    }
  }

  async function finished({ status, body }: Answer): Promise<void> {
    if (status !== 202) return;
    while (!over.signal.aborted) {
      await sleep(250);
      const job = await askTwice(cluster, 'GET', `/api/jobs/${body.id}`);
      if (job.status === 200 && job.body.finishedAt !== null) return;
    }
  }

  async function untilJobsEnd(): Promise<void> {
    while ((await cluster.sql`select from job where status in ('queued', 'running')`).length > 0) await sleep(200);
  }
});
