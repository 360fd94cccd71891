import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '@process-ai/db/backup/restore-backup';
import { connect } from '@process-ai/db/connect';
import { emptyDatabase } from '@process-ai/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../server/backups/nightly.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { makeWhenDue } from './service.ts';

const PASSPHRASE = 'nine quiet harbours';
const server = serverForTests({
  BACKUP_DIR: '/there-is-no-such-folder',
  BACKUP_KEEP: '2',
  BACKUP_PASSPHRASE: PASSPHRASE,
});

const HOUR = 3;
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const stateOf = async () => (await server.admin.get('/api/backups/last')).body;

test('one backup a night stays for as long as it is kept, and a failure is shown until the next one is whole', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'process-ai-nightly-'));
  const folder = path.join(parent, 'nightly');
  const { db, close } = connect(server.databaseUrl, { max: 2, limits: false });
  onTestFinished(async () => {
    await close();
    await rm(parent, { recursive: true });
  });
  const look = (now: Date, into = folder) => {
    const make = () =>
      backUp(server.databaseUrl, { folder: into, hour: HOUR, keep: 2 }, PASSPHRASE, now, new AbortController().signal);
    return makeWhenDue(db, HOUR, make, now);
  };
  const files = async () => (await readdir(folder)).toSorted();
  const nightly = { hour: 2, keep: 2, isEncrypted: true };
  expect(await stateOf()).toEqual({ nightly, last: null, failure: null });

  // The first look makes one, whatever the hour; of two processes that look at once, one does.
  await Promise.all([look(at(1, 20)), look(at(1, 20))]);
  const [first] = await files();
  expect(await files()).toEqual([expect.stringMatching(/^process-ai-2026-11-0[12]-\d{6}\.backup$/)]);
  expect(await stateOf()).toMatchObject({ last: { fileName: first, bytes: expect.any(Number) }, failure: null });
  await look(at(2, 2, 59));
  expect(await files()).toEqual([first]);

  // A folder that is none fails in one sentence, and is not tried again at each look.
  const blocked = path.join(parent, 'blocked');
  await writeFile(blocked, '');
  await look(at(2, 3), blocked);
  const failed = await stateOf();
  expect(failed).toMatchObject({ last: { fileName: first }, failure: { message: expect.stringContaining(blocked) } });
  await look(at(2, 3, 30));
  expect(await stateOf()).toEqual(failed);
  expect(await files()).toEqual([first]);

  await look(at(2, 4));
  await look(at(3, 3));
  const kept = await files();
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(first);
  expect(await stateOf()).toMatchObject({ last: { fileName: kept[1] }, failure: null });

  const empty = await emptyDatabase();
  onTestFinished(empty.drop);
  await restoreBackup(empty.url, path.join(folder, kept[1] ?? ''), PASSPHRASE);
  expect(await empty.sql`select email from app_user`).toMatchObject([{ email: 'admin@example.com' }]);
});
