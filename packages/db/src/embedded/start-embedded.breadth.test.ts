import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdtemp, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { runningPort } from './cluster.ts';
import { findHome } from './home.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

const isRoot = process.getuid?.() === 0;
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a second start joins the running server, and the last to leave stops it', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  const second = await start(dataDir);
  expect([first.startedHere, second.startedHere]).toEqual([true, false]);
  expect(second.url).toBe(first.url);

  await first.stop();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('data outlives a clean stop, and the password is for the owner alone', async () => {
  const dataDir = await temporaryFolder();
  const before = await start(dataDir);
  await query(before.url, "create table kept as select 'clean' as how");
  await before.stop();
  const after = await start(dataDir);
  expect(after.startedHere).toBe(true);
  expect(await query(after.url, 'select how from kept')).toEqual([{ how: 'clean' }]);
  expect((await stat(path.join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  await expect(query(after.url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test.for(['SIGINT', 'SIGKILL'] as const)(
  'the server outlives %s to the process group of its starter, as Ctrl-C sends it, and the next start joins it',
  async (signal) => {
    const dataDir = await temporaryFolder();
    const starter = await startElsewhere(dataDir);
    await query(starter.url, 'create table kept as select 1 as one');
    await killGroup(starter.child, signal);
    const next = await start(dataDir);
    expect(next).toMatchObject({ url: starter.url, startedHere: false });
    expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

test('a server that is killed is started again, once, at the same address, with what was committed', async () => {
  const dataDir = await temporaryFolder();
  const lines: string[] = [];
  const first = await start(dataDir, (line) => lines.push(line));
  const second = await start(dataDir, (line) => lines.push(line));
  await query(first.url, "create table kept as select 'crashed' as how");
  for (const round of [1, 2]) {
    process.kill(await serverPid(dataDir), 'SIGKILL');
    expect(await queryOnceThere(second.url, 'select how from kept')).toEqual([{ how: 'crashed' }]);
    await expect.poll(() => lines).toHaveLength(round);
  }
  await first.stop();
  expect(await queryOnceThere(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
}, 120_000);

test('a start after a crash takes the address that others still know', async () => {
  const dataDir = await temporaryFolder();
  const starter = await startElsewhere(dataDir);
  await killGroup(starter.child, 'SIGKILL');
  process.kill(await serverPid(dataDir), 'SIGKILL');
  expect(await start(dataDir)).toMatchObject({ url: starter.url, startedHere: true });
});

test('when its port was taken meanwhile, the reason is told whole', async () => {
  const dataDir = await temporaryFolder();
  const lost = Promise.withResolvers<Error>();
  const { url } = await start(dataDir, () => {}, lost.resolve);
  process.kill(await serverPid(dataDir), 'SIGKILL');
  const taker = createServer();
  for (let taken = false; !taken; ) {
    taker.listen(Number(new URL(url).port), '127.0.0.1');
    taken = await once(taker, 'listening').then(
      () => true,
      () => false,
    );
  }
  cleanUps.push(() => taker.close());
  expect((await lost.promise).message).toMatch(
    /does not start[^]*could not bind[^]*FATAL: {2}could not create any TCP/,
  );
});

test('a server that does not start says why in its own words', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  await appendFile(path.join(dataDir, 'postgres/cluster/postgresql.conf'), 'fsinc = on\n');
  await expect(start(dataDir)).rejects.toThrow(/unrecognized configuration parameter "fsinc"[^]*FATAL/);
});

test('data of another major version of PostgreSQL is refused, with the way to take it along', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  await writeFile(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toThrow(
    /^its data is of PostgreSQL 17, .* brings PostgreSQL 18\. .*npm run restore/,
  );
});

test('a copy of the folder gets a server of its own, although its postmaster.pid names the running original', async () => {
  const dataDir = await temporaryFolder();
  const copyDir = await temporaryFolder();
  const original = await start(dataDir);
  await query(original.url, 'checkpoint');
  await cp(dataDir, copyDir, { recursive: true });
  const copy = await start(copyDir);
  expect(copy.startedHere).toBe(true);
  expect(copy.url).not.toBe(original.url);
  await query(copy.url, 'create table of_the_copy ()');
  await expect(query(original.url, 'select * from of_the_copy')).rejects.toThrow('does not exist');
});

test('of processes that start at once on an empty folder, one starts the server and all use it', async () => {
  const dataDir = await temporaryFolder();
  const all = await Promise.all(Array.from({ length: 4 }, () => startElsewhere(dataDir)));
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  expect(all.filter(({ startedHere }) => startedHere)).toHaveLength(1);
  expect(await query(all[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the note of a server that is about to fill it in stays, and one that a crash left empty does not', async () => {
  const dataDir = await temporaryFolder();
  await (await start(dataDir)).stop();
  const note = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  await writeFile(note, '');
  const home = await findHome(dataDir, () => {});
  expect(await runningPort(home)).toBeUndefined();
  expect((await stat(note)).size).toBe(0);

  await utimes(note, new Date(0), new Date(0));
  expect(await start(dataDir)).toMatchObject({ startedHere: true });
});

test.runIf(isRoot)(
  'root may keep DATA_DIR in a closed folder: the data goes to an open one, and a line says so at every start',
  async () => {
    const closed = await mkdtemp(path.join(tmpdir(), 'process-ai-closed-'));
    const dataDir = path.join(closed, 'data');
    const place = () => readlink(path.join(dataDir, 'postgres'));
    cleanUps.push(async () => {
      await rm(path.dirname(await place()), { recursive: true });
      await rm(closed, { recursive: true });
    });
    const lines: string[] = [];
    const first = await start(dataDir, (line) => lines.push(line));
    await query(first.url, 'create table kept ()');
    await first.stop();
    const second = await start(dataDir, (line) => lines.push(line));
    expect(await query(second.url, 'select * from kept')).toEqual([]);
    const said = expect.stringContaining(`kept in ${await place()}`);
    expect(lines).toEqual([said, said]);
    expect((await stat(path.join(await place(), 'cluster'))).uid).not.toBe(0);
  },
);

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-ai-test-'));
  await chmod(folder, 0o755);
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(
  dataDir: string,
  log: (line: string) => void = () => {},
  onLost: (reason: Error) => void = () => {},
): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log, onLost, fsync: false });
  cleanUps.push(embedded.stop);
  return embedded;
}

/** Starts in another process, the head of its own process group, which then stays until it is killed. */
async function startElsewhere(dataDir: string) {
  const program = `
    const { startEmbedded } = await import('${new URL('./start-embedded.ts', import.meta.url).href}');
    const { url, startedHere } = await startEmbedded({ dataDir: '${dataDir}', log() {}, fsync: false });
    console.log(JSON.stringify({ url, startedHere }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  cleanUps.push(async () => {
    await killGroup(child, 'SIGKILL');
    await (await start(dataDir)).stop();
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as Pick<Embedded, 'url' | 'startedHere'>) };
}

async function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  process.kill(-child.pid, signal);
  await exit;
}

async function serverPid(dataDir: string) {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1 });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

async function queryOnceThere(url: string, text: string) {
  for (;;) {
    const rows = await query(url, text).catch(() => undefined);
    if (rows) return rows;
    await sleep(20);
  }
}
