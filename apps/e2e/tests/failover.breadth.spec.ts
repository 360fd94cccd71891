import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startPair } from '@process-ai/db/testing-replica';
import postgres from 'postgres';
import { ask, requestOk } from '../server/ask.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import { type Acknowledged, findLosses, startWriteLoad } from '../server/write-load.ts';

const INSURER = { referenceModel: 'ACORD', profile: { industry: 'insurance', employees: 800, currency: 'EUR' } };
const PROCESSES = 30;
const WRITES = 40;

test.describe('a primary server and its replica', () => {
  test.describe.configure({ mode: 'serial' });

  let pair: Awaited<ReturnType<typeof startPair>>;
  let product: Product;
  let replica: postgres.Sql;
  let at: string;
  let processIds: string[];
  test.beforeAll(async () => {
    pair = await startPair();
    product = await startProduct({ DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.replicaUrl });
    replica = postgres(pair.replicaUrl, { max: 1, onnotice: () => {} });
    const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Two servers', ...INSURER });
    at = `/api/sectors/${sector.id}`;
    const proposal = await requestOk(product, 'POST', `${at}/research-processes`);
    const processes: { id: string }[] = await requestOk(product, 'POST', `${at}/processes`, proposal.processes);
    processIds = processes.slice(0, PROCESSES).map(({ id }) => id);
    await requestOk(product, 'POST', `${at}/analyze`, { processIds });
  });
  test.afterAll(async () => {
    await product?.remove();
    await replica?.end();
    await pair?.remove();
  });

  /** Accepts one more, and returns how many there are by the rows, and by what is derived of the whole sector. */
  const acceptOneMore = async () => {
    const all: { id: string; status: string }[] = await requestOk(product, 'GET', `${at}/opportunities`);
    const accepted = all.filter(({ status }) => status === 'accepted');
    const opportunityIds = all.flatMap(({ id, status }) => (status === 'proposed' ? [id] : [])).slice(0, 1);
    await requestOk(product, 'POST', `${at}/opportunities/decide`, { opportunityIds, status: 'accepted' });
    const { figures } = await requestOk(product, 'POST', `${at}/export-preview`, { vendorIds: [] });
    const { value } = figures.find(({ label }: { label: string }) => label === 'Opportunities');
    return { written: accepted.length + 1, read: Number(value) };
  };

  test('whole sectors are read from the replica, with what was written just before', async () => {
    for (const n of [1, 2, 3]) expect(await acceptOneMore()).toEqual({ written: n, read: n });
    const readers = await replica`
      select from pg_stat_activity where application_name = 'process-ai reads' and datname = current_database()
    `;
    expect(readers.length).toBeGreaterThan(0);
  });

  test('where the replica is behind, the primary answers', async () => {
    await pair.pause();
    expect(await acceptOneMore()).toEqual({ written: 4, read: 4 });
    await pair.resume();
  });

  test('the primary dies under load, the replica takes its place, and nothing that was acknowledged is lost', async () => {
    const primary = postgres(pair.primaryUrl, { max: 1, onnotice: () => {} });
    // An answer waits for the replica, as it has to where nothing may be lost.
    await primary.unsafe("alter system set synchronous_standby_names = '*'");
    await primary.unsafe('select pg_reload_conf()');
    await primary.end();
    const acknowledged: Acknowledged = new Map();
    let isOver = false;
    const patiently: typeof ask = async (...asked) => {
      if (isOver) return { status: 0, body: null };
      const answer = await ask(...asked);
      if (answer.status !== 200) await sleep(200);
      return answer;
    };
    const load = startWriteLoad(product, acknowledged, { askServer: patiently, goesOn: () => !isOver });
    await load.after(WRITES);
    await pair.killPrimary();
    await pair.promote();
    const before = acknowledged.size;
    await load.after(WRITES);
    isOver = true;
    await load.broken;
    expect(acknowledged.size).toBeGreaterThan(before);
    expect(await findLosses(product, acknowledged)).toEqual({ lost: [], torn: [] });
  });

  test('jobs and reads go on with the one server that is left', async () => {
    await requestOk(product, 'POST', `${at}/analyze`, { processIds });
    expect(await acceptOneMore()).toEqual({ written: 5, read: 5 });
    const { url } = await requestOk(product, 'POST', `${at}/export/sheets`, { vendorIds: [], sections: ['risks'] });
    const file = await fetch(new URL(url, product.url), { headers: { authorization: `Bearer ${product.token}` } });
    expect(file.status).toBe(200);
  });
});
