import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '@process-ai/db/backup/create-backup';
import { restoreBackup } from '@process-ai/db/backup/restore-backup';
import type { Sql } from '@process-ai/db/connect';
import { migrate } from '@process-ai/db/migrate';
import { emptyDatabase } from '@process-ai/db/testing';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createHttp } from './http/create-http.ts';
import { createShutdown } from './shutdown.ts';
import { caller, type TestServer, testServer } from './testing.ts';

const PASSPHRASE = 'nine quiet harbours';
const OPEN = { passphrase: null, version: '0.1.0' };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'process-ai-backup-'));
  server = await testServer();
  // What COPY has to escape, and bytes that are no text.
  const description = 'Tab\there, back\\slash, "quotes", \\N, line\nend, Zürich, 🚢';
  const { body: sector } = await server.admin.post('/api/sectors', {
    name: 'Claims',
    referenceModel: 'ACORD',
    description,
  });
  const rows = Array.from({ length: 400 }, (_, n) => ({
    code: `${n + 1}`,
    name: `Settle ${n}`,
    level: 1,
    description,
  }));
  const { body: added } = await server.admin.post(`/api/sectors/${sector.id}/processes`, rows);
  const idea = { type: 'ai', title: 'Read claims', effort: 2 };
  await server.admin.post(`/api/sectors/${sector.id}/processes/${added[0].id}/opportunities`, idea);
  const report = Buffer.from(pagesPdf([lineOfText('Each motor claim takes 18 minutes to register in the portal.')]));
  const uploaded = await server.admin.upload(`/api/sectors/${sector.id}/insights`, {
    name: 'claims.pdf',
    bytes: report,
  });
  if (uploaded.status !== 200) throw new Error('The document was refused.');
  const unfinished = () => server.app.sql`select from job where status in ('queued', 'running')`;
  await vi.waitUntil(async () => (await unfinished()).length === 0, { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function restored(file: string, passphrase: string | null = null) {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  return { ...database, summary: await restoreBackup(database.url, file, passphrase) };
}

/** Every row of every table as text, by table. */
async function rowsOf(sql: Sql): Promise<Map<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by tablename`;
  const entries: [string, string[]][] = [];
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`;
    entries.push([name, rows.map(({ row }) => row)]);
  }
  return new Map(entries);
}

test.for([null, PASSPHRASE])(
  'every table comes back row by row, people sign in, and numbers go on (passphrase: %s)',
  async (passphrase) => {
    const file = path.join(folder, `whole-${passphrase === null ? 'open' : 'encrypted'}.backup`);
    const before = await rowsOf(server.app.sql);
    const made = await createBackup(server.databaseUrl, file, { ...OPEN, passphrase });
    const { sql, url, summary } = await restored(file, passphrase);
    const after = await rowsOf(sql);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows]);
    expect(made.tables).toBe(before.size);
    expect(summary.rows).toBe(made.rows);
    expect(made.rows).toBe([...before.values()].flat().length);
    const full = [...before].filter(([, rows]) => rows.length > 0).map(([table]) => table);
    expect(full).toEqual(
      expect.arrayContaining(['app_user', 'audit_entry', 'insight', 'opportunity', 'process', 'sector']),
    );

    const shutdown = createShutdown();
    const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
    const { app, takeJobs } = await compose(url, config, shutdown, () => {});
    const http = await createHttp(app, config, '/there-is-no-web-app');
    const person = { email: 'admin@example.com', password: 'correct horse battery' };
    expect((await caller(http, {}).post('/api/auth/sign-in', person)).status).toBe(200);
    // The session of before is one of now, the log goes on where it stopped, and still only grows.
    const entries = (await sql`select max(id)::int as last from audit_entry`)[0]?.last;
    expect(entries).toBeGreaterThan(
      Math.max(...(await server.app.sql`select id::int from audit_entry`).map(({ id }) => id)),
    );
    expect((await caller(http, server.admin.headers).get('/api/user')).body.user.email).toBe('admin@example.com');
    await expect(sql`delete from audit_entry`).rejects.toThrow('only grows');
    await expect(sql`truncate audit_entry`).rejects.toThrow('only grows');
    const keys = (on: Sql) => on`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`;
    expect([...(await keys(sql))]).toEqual([...(await keys(server.app.sql))]);

    // The queue is not in a backup: a job that was under way is queued anew.
    const [job] = await sql`
      insert into job (id, kind, sector_id, user_id, total, round, created_at)
      select gen_random_uuid(), 'evidence', s.id, u.id, 1, 0, now() - interval '5 minutes' from sector s, app_user u returning id`;
    await takeJobs();
    const status = async () => (await sql`select status from job where id = ${job?.id}`)[0]?.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('succeeded');
    await http.close();
    await shutdown.run();
  },
);

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const { sql } = server.app;
  const done = new AbortController();
  let written = 0;
  const write = async () => {
    while (!done.signal.aborted) {
      written += 1;
      // In the first of the tables, one in the middle and the last.
      await sql.begin(async (transaction) => {
        await transaction`update app_user set last_name = ${`${written}`}`;
        await transaction`update process set description = ${`${written}`}`;
        await transaction`update workspace set company_name = ${`${written}`}`;
      });
    }
  };
  const writing = write();
  await expect.poll(() => written).toBeGreaterThan(1);
  // A backup may be as fast as a write: one that several writes fall into.
  let [before, file] = [written, ''];
  for (let tries = 0; tries < 20 && written <= before + 1; tries += 1) {
    before = written;
    file = path.join(folder, `moving-${tries}.backup`);
    await createBackup(server.databaseUrl, file, OPEN);
  }
  expect(written).toBeGreaterThan(before + 1);
  done.abort();
  await writing;
  const { sql: copy } = await restored(file);
  const [first, ...others] = await copy<{ n: string }[]>`
    select last_name as n from app_user union select description from process union select company_name from workspace`;
  expect(others).toEqual([]);
  expect(Number(first?.n)).toBeLessThan(written);
});

test('what is damaged, cut off, or opened by a wrong passphrase is refused and changes nothing', async () => {
  const open = path.join(folder, 'for-damage.backup');
  const encrypted = path.join(folder, 'for-damage-encrypted.backup');
  await createBackup(server.databaseUrl, open, OPEN);
  await createBackup(server.databaseUrl, encrypted, { ...OPEN, passphrase: PASSPHRASE });
  const empty = await emptyDatabase();
  onTestFinished(empty.drop);
  const attempt = async (bytes: Buffer, passphrase: string | null) => {
    const file = path.join(folder, 'damaged.backup');
    await writeFile(file, bytes);
    return restoreBackup(empty.url, file, passphrase).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  };
  for (const [file, passphrase] of [
    [open, null],
    [encrypted, PASSPHRASE],
  ] as const) {
    const whole = await readFile(file);
    const flipped = (at: number) => {
      const copy = Buffer.from(whole);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    for (const cut of [0.5, 0.99]) {
      expect(await attempt(whole.subarray(0, whole.length * cut), passphrase)).toMatch(
        /^The backup is (damaged|cut off)/,
      );
    }
    for (const at of [0.3, 0.999]) {
      expect(await attempt(flipped(Math.floor(whole.length * at)), passphrase)).toMatch(
        /^The backup is (damaged|cut off)/,
      );
    }
    // The end of another part, or a part left out.
    expect(await attempt(Buffer.concat([whole, whole.subarray(-200)]), passphrase)).toMatch(
      /^The backup is (damaged|cut off)/,
    );
  }
  expect(await attempt(await readFile(encrypted), 'ten noisy harbours')).toMatch(/^The passphrase is wrong/);
  expect(await attempt(await readFile(encrypted), null)).toMatch(/^This backup is encrypted/);
  expect(await attempt(Buffer.from('%PDF-1.7\n'), null)).toMatch(/is not a backup of Process AI\.$/);
  const [{ left } = {}] = await empty.sql`
    select count(*)::int as left from pg_class where relnamespace = 'public'::regnamespace`;
  expect(left).toBe(0);
  expect((await readFile(encrypted)).includes('admin@example.com')).toBe(false);
});

test('a database that is not empty is refused, and so is a backup of a newer version', async () => {
  const file = path.join(folder, 'refused.backup');
  await createBackup(server.databaseUrl, file, OPEN);
  const before = await rowsOf(server.app.sql);
  await expect(restoreBackup(server.databaseUrl, file, null)).rejects.toThrow('The database is not empty');
  expect(await rowsOf(server.app.sql)).toEqual(before);

  const { sql, url } = await restored(file);
  const newer = await emptyDatabase();
  onTestFinished(newer.drop);
  await expect(createBackup(newer.url, path.join(folder, 'nothing.backup'), OPEN)).rejects.toThrow(
    'nothing to back up',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('nothing'))).toEqual([]);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`;
  const tomorrow = path.join(folder, 'tomorrow.backup');
  await createBackup(url, tomorrow, OPEN);
  await expect(migrate(url)).rejects.toThrow(
    /^The database was made by a newer Process AI: .*9999-of-tomorrow.*Start that version/,
  );
  await expect(restoreBackup(newer.url, tomorrow, null)).rejects.toThrow('made by a newer Process AI');
});
