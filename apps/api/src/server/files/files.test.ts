import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createBackup } from '@process-ai/db/backup/create-backup';
import { FILE_CHUNK_BYTES, type FilePlace } from '@process-ai/db/tables/files';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../serve.ts';
import { type TestServer, testServer } from '../testing.ts';
import { testS3 } from '../testing-s3.ts';
import { moveFiles } from './move.ts';
import { createPlaces, type Places, placeOf } from './places.ts';

const PLACES: FilePlace[] = ['database', 'folder', 's3'];
/** Two whole chunks, and a part of a third. */
const BYTES = randomBytes(2 * FILE_CHUNK_BYTES + 1000);
const SUM = createHash('sha256').update(BYTES).digest('hex');

let folder: string;
let s3: Awaited<ReturnType<typeof testS3>>;
let server: TestServer;
let places: Places;
let sectorId: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'process-ai-files-'));
  s3 = await testS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const settings = (place: FilePlace) => ({ FILES: place, FILES_DIR: folder, ...s3.settings });

async function start(place: FilePlace) {
  server = await testServer(settings(place));
  places = createPlaces(server.app.db, readConfig(settings(place)));
  sectorId = (await server.admin.post('/api/sectors', { name: 'Files', referenceModel: 'Our own' })).body.id;
}

/** As a stream whose pieces have nothing to do with chunks. */
async function* inOddPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 100_003) yield bytes.subarray(at, at + 100_003);
}

const put = (bytes = BYTES) => server.app.files.put(inOddPieces(bytes), bytes.length);

async function read(id: string, range?: { start: number; end: number }): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of server.app.files.read(id, range)) pieces.push(piece);
  expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1024 * 1024);
  return Buffer.concat(pieces);
}

async function claim(fileId: string): Promise<string> {
  const id = randomUUID();
  await server.app.sql`
    insert into export_file (id, sector_id, format, title, file_name, file_id)
    values (${id}, ${sectorId}, 'docs', 'One', 'one.docx', ${fileId})`;
  return id;
}

/** What the place itself still gives out of a file, whatever the table says. */
const left = async (place: FilePlace, id: string) => {
  try {
    for await (const piece of placeOf(places, place).read(id, { start: 0, end: 1 })) return piece.length;
    return 0;
  } catch {
    return 0;
  }
};

describe.each(PLACES)('files in: %s', (place) => {
  beforeAll(() => start(place));
  afterAll(() => server.stop());

  test('come back as they were put, whole and in part', async () => {
    const stored = await put();
    expect(stored).toEqual({ id: expect.any(String), size: BYTES.length, sha256: SUM });
    expect(await server.app.files.find(stored.id)).toEqual(stored);
    expect((await read(stored.id)).equals(BYTES)).toBe(true);
    expect((await server.app.files.readWhole(stored.id)).equals(BYTES)).toBe(true);
    const edges = [0, 1, FILE_CHUNK_BYTES - 1, FILE_CHUNK_BYTES, FILE_CHUNK_BYTES + 1, BYTES.length - 1, BYTES.length];
    for (const start of edges) {
      for (const end of edges.filter((one) => one >= start)) {
        expect([start, end, (await read(stored.id, { start, end })).equals(BYTES.subarray(start, end))]).toEqual([
          start,
          end,
          true,
        ]);
      }
    }
  });

  test('may be empty, a byte, or about as long as a chunk', async () => {
    for (const size of [0, 1, FILE_CHUNK_BYTES - 1, FILE_CHUNK_BYTES, FILE_CHUNK_BYTES + 1]) {
      const bytes = BYTES.subarray(0, size);
      const stored = await put(bytes);
      expect(await server.app.files.find(stored.id)).toEqual(stored);
      expect([stored.size, (await read(stored.id)).equals(bytes)]).toEqual([size, true]);
    }
  });

  test('that are not as long as promised are not kept', async () => {
    const { sql, files } = server.app;
    const before = await sql`select id from stored_file order by id`;
    await expect(files.put(inOddPieces(BYTES), BYTES.length - 1)).rejects.toThrow(/were promised|fetch failed/);
    await expect(files.put(inOddPieces(BYTES), BYTES.length + 1)).rejects.toThrow(/were promised|fetch failed/);
    await expect(files.put([Buffer.from('four')], 3)).rejects.toThrow(/were promised|fetch failed/);
    await expect(files.put([Buffer.from('four')], 5)).rejects.toThrow(/were promised|fetch failed/);
    expect(await sql`select id from stored_file order by id`).toEqual(before);
    await files.removeUnclaimed();
    expect(await sql`select from file_removal`).toHaveLength(0);
  });

  test('that nobody claims go after a day; those of a row go with it, wherever they are', async () => {
    const { sql, files } = server.app;
    const [lost, kept, other] = [await put(), await put(), await put()];
    const exportId = await claim(kept.id);
    await claim(other.id);
    await sql`update stored_file set held_until = now() - interval '1 second' where held_until is not null`;
    await files.removeUnclaimed();
    expect([await left(place, lost.id), await left(place, kept.id), await left(place, other.id)]).toEqual([
      0,
      expect.any(Number),
      expect.any(Number),
    ]);
    expect((await read(kept.id)).equals(BYTES)).toBe(true);

    expect((await server.admin.delete(`/api/sectors/${sectorId}/exports/${exportId}`)).status).toBe(200);
    expect([await files.find(kept.id), await left(place, kept.id)]).toEqual([undefined, 0]);
    expect((await read(other.id)).equals(BYTES)).toBe(true);

    await server.admin.delete(`/api/sectors/${sectorId}`);
    await server.admin.post(`/api/sectors/${sectorId}/erase`, { name: 'Files' });
    expect([await files.find(other.id), await left(place, other.id)]).toEqual([undefined, 0]);
    expect(await sql`select from file_removal`).toHaveLength(0);
    sectorId = (await server.admin.post('/api/sectors', { name: 'Files', referenceModel: 'Our own' })).body.id;
  });

  test('that were damaged are never read to their end', async () => {
    const stored = await put();
    const damaged = Buffer.from(BYTES);
    damaged[10] = (damaged[10] ?? 0) ^ 1;
    await placeOf(places, place).write(stored.id, inOddPieces(damaged), damaged.length);
    const pieces: Buffer[] = [];
    const reading = (async () => {
      for await (const piece of server.app.files.read(stored.id)) pieces.push(piece);
    })();
    await expect(reading).rejects.toThrow(/checksum/);
    expect(Buffer.concat(pieces).length).toBeLessThan(BYTES.length);
    await expect(server.app.files.readWhole(stored.id)).rejects.toThrow(/checksum/);
  });
});

describe('files that are moved', () => {
  beforeAll(() => start('database'));
  afterAll(() => server.stop());

  test('go from place to place, leave nothing behind, and can be read meanwhile', async () => {
    const { db, sql, files } = server.app;
    const stored = await put();
    const exportId = await claim(stored.id);
    const path = `/api/exports/${exportId}/file`;
    for (const [from, to] of [
      ['database', 'folder'],
      ['folder', 's3'],
      ['s3', 'database'],
    ] as const) {
      const reading = files.read(stored.id);
      const first = (await reading.next()).value as Buffer;
      expect(await moveFiles(db, places, to)).toEqual({ files: 1, bytes: BYTES.length, failed: [] });
      const rest: Buffer[] = [];
      for await (const piece of reading) rest.push(piece);
      expect(Buffer.concat([first, ...rest]).equals(BYTES)).toBe(true);
      expect([await left(from, stored.id), await left(to, stored.id)]).toEqual([0, expect.any(Number)]);
      expect(await left(to, stored.id)).toBeGreaterThan(0);
      expect((await server.admin.get(path)).bytes.equals(BYTES)).toBe(true);
      expect(await sql`select from file_removal`).toHaveLength(0);
      const { filesElsewhere } = (await server.admin.get('/api/storage')).body;
      expect(filesElsewhere).toEqual(to === 'database' ? [] : [{ place: to, count: 1, bytes: BYTES.length }]);
    }
    expect(await moveFiles(db, places, 'database')).toEqual({ files: 0, bytes: 0, failed: [] });
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.includes(stored.id))).toEqual([]);
  });

  test('stay where they are when they are damaged, or the other place cannot be written', async () => {
    const { db, files } = server.app;
    const stored = await put();
    await claim(stored.id);
    const broken = {
      ...places,
      folder: {
        ...placeOf(places, 'folder'),
        write: vi.fn<() => Promise<void>>().mockRejectedValue(new Error('full')),
      },
    };
    const { failed } = await moveFiles(db, broken, 'folder');
    expect(failed).toContain('full');
    expect((await files.readWhole(stored.id)).equals(BYTES)).toBe(true);
    await placeOf(places, 'database').write(stored.id, [Buffer.alloc(BYTES.length)] as never, BYTES.length);
    expect((await moveFiles(db, places, 'folder')).failed).toEqual([expect.stringMatching(/checksum differs/)]);
    expect(await left('folder', stored.id)).toBe(0);
  });

  test('by the command are said at the next start, and by a backup, which does not hold them', async () => {
    const stored = await put();
    await claim(stored.id);
    const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, ...settings('folder') };
    const command = new URL('../move-files.ts', import.meta.url).pathname;
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [command, ...args], { env });
    await expect(run('disk')).rejects.toThrow('Say where to');
    await server.app.sql`delete from export_file where file_id <> ${stored.id}`;
    expect((await run('folder')).stdout).toBe(
      `Moved 1 file of ${BYTES.length} bytes, each compared by its checksum.\n`,
    );
    expect((await server.app.files.readWhole(stored.id)).equals(BYTES)).toBe(true);

    const file = path.join(folder, 'database.backup');
    const { filesElsewhere } = await createBackup(server.databaseUrl, file, { passphrase: null, version: '0.1.0' });
    expect(filesElsewhere).toEqual({ count: 1, bytes: BYTES.length });
    const lines: string[] = [];
    const config = readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' });
    const started = await startServer(config, (line) => void lines.push(line));
    await started.stop();
    expect(lines[0]).toBe(
      `Not in the database, but in the folder ${folder}: 1 file of ${BYTES.length} bytes. Backups of the database do not hold them.`,
    );
  });

  test('and are not where they should be fail in a sentence', async () => {
    const stored = await put();
    const exportId = await claim(stored.id);
    await placeOf(places, 'database').remove(stored.id);
    const { status, body, headers } = await server.admin.get(`/api/exports/${exportId}/file`);
    expect([status, body.code, headers['content-type']]).toEqual([
      500,
      'INTERNAL_SERVER_ERROR',
      expect.stringContaining('application/json'),
    ]);
  });
});
