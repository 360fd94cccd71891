import { expect, test } from '@playwright/test';
import { hasPgbouncer, startPgbouncer } from '@process-ai/db/testing-pgbouncer';
import { ask, requestOk } from '../server/ask.ts';
import { type Cluster, startCluster } from '../server/cluster.ts';

const INSURER = { referenceModel: 'ACORD', profile: { industry: 'insurance', employees: 800, currency: 'EUR' } };
const SERVER_CONNECTIONS = 6;

test.describe('two API processes and two workers by way of pgbouncer in transaction mode', () => {
  test.skip(!hasPgbouncer, 'pgbouncer is not installed');

  let cluster: Cluster;
  let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  test.beforeAll(async () => {
    cluster = await startCluster({ DATABASE_PREPARE: 'off' }, async (databaseUrl) => {
      pgbouncer = await startPgbouncer(databaseUrl, { size: SERVER_CONNECTIONS });
      return { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: databaseUrl };
    });
  });
  test.afterAll(async () => {
    await cluster?.remove();
    await pgbouncer?.stop();
  });

  test('the main job goes from a file of processes to the client’s document', async () => {
    const sector = await requestOk(cluster, 'POST', '/api/sectors', { name: 'Pooled', ...INSURER });
    const at = `/api/sectors/${sector.id}`;
    const proposal = await requestOk(cluster, 'POST', `${at}/research-processes`);
    const rows: { code: string; name: string }[] = proposal.processes;
    const imported = await importFile(
      at,
      rows.map(({ code, name }) => `${code};${name.replaceAll(';', ',')}`),
    );
    expect(imported).toHaveLength(rows.length);

    const processIds = imported.slice(0, 50).map(({ id }) => id);
    const job = await requestOk(cluster, 'POST', `${at}/analyze`, { processIds }, { prefer: 'respond-async' });
    // Another process works on it than that which is listened to.
    expect(await progressOf(job.id)).toContain('"succeeded"');
    const opportunities = await requestOk(cluster, 'GET', `${at}/opportunities`);
    expect(opportunities.length).toBeGreaterThan(0);
    const opportunityIds = opportunities.slice(0, 5).map(({ id }: { id: string }) => id);
    await requestOk(cluster, 'POST', `${at}/opportunities/decide`, { opportunityIds, status: 'accepted' });

    const vendors = await requestOk(cluster, 'POST', '/api/vendors/compare', { sectorId: sector.id, processIds });
    const vendorIds = vendors.slice(0, 3).map(({ vendorId }: { vendorId: string }) => vendorId);
    const { url } = await requestOk(cluster, 'POST', `${at}/export/docs`, { vendorIds });
    const file = await fetch(new URL(url, cluster.url), { headers: { authorization: `Bearer ${cluster.token}` } });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    // Who wrote is known to the audit log, though connections are shared.
    const entries = await cluster.sql<{ by: string }[]>`
      select distinct by_name as by from audit_entry where sector_id = ${sector.id} and via = 'token'
    `;
    expect(entries).toHaveLength(1);
  });

  test('many requests at once share the few connections, each with its own author', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `At once ${n}`);
    const answers = await Promise.all(
      names.map((name) => ask(cluster, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const reads = await Promise.all(answers.map(({ body }) => ask(cluster, 'GET', `/api/sectors/${body.id}`)));
    expect(reads.map(({ body }) => body.name)).toEqual(names);
    const [written] = await cluster.sql<{ entries: number; unsigned: number }[]>`
      select count(*)::int as entries, count(*) filter (where via <> 'token')::int as unsigned
      from audit_entry where what like 'At once %'
    `;
    expect(written).toEqual({ entries: names.length, unsigned: 0 });
  });

  test('the server has no more connections than the pooler’s, and one to listen on for each process', async () => {
    const rows = await cluster.sql<{ name: string; count: number }[]>`
      select case when application_name like 'process-ai jobs %' then 'listening' else 'pooled' end as name,
        count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and application_name like 'process-ai%'
        and application_name <> 'process-ai membership'
      group by 1
    `;
    const count = Object.fromEntries(rows.map((row) => [row.name, row.count]));
    expect(count['listening']).toBe(4);
    expect(count['pooled']).toBeLessThanOrEqual(SERVER_CONNECTIONS);
  });

  async function importFile(at: string, lines: string[]): Promise<{ id: string }[]> {
    const form = new FormData();
    form.set('file', new File([['Code;Name', ...lines].join('\n')], 'processes.csv'));
    const headers = { authorization: `Bearer ${cluster.token}` };
    const preview = await fetch(`${cluster.url}${at}/imports`, { method: 'POST', headers, body: form });
    const { id } = (await preview.json()) as { id: string };
    await requestOk(cluster, 'POST', `${at}/imports/${id}/complete`, { deepLevels: 'fold' });
    return (await requestOk(cluster, 'GET', at)).processes;
  }

  /** All that is said of a job until it has ended. */
  async function progressOf(jobId: string): Promise<string> {
    const query = encodeURIComponent(JSON.stringify({ jobId }));
    const { body } = await fetch(`${cluster.url}/api/trpc/jobs.progress?input=${query}`, {
      headers: { authorization: `Bearer ${cluster.token}`, accept: 'text/event-stream' },
    });
    let text = '';
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
    return text;
  }
});
