import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_CHUNK_BYTES } from '@process-ai/db/tables/files';
import { watchMemory } from '../server/hostile/memory-watch.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { nextMessage, startChild } from './child.ts';
import type { Downloaded, DownloadOrder } from './download.ts';
import { type Finding, figure } from './finding.ts';
import { createSector } from './upload.ts';

const MB = 1024 * 1024;
const FILE_BYTES = 20 * MB;
const TIMES = 100;
const ROUNDS = 1;
const QUIET_MS = 2000;
const LIMIT_MB = 200;

/** By how much the server grows while a hundred people download a large file at once. */
export async function benchDownloads(): Promise<Finding[]> {
  const { product, sql, stop } = await startOnOneDatabase();
  const child = startChild('download.ts');
  try {
    const bytes = randomBytes(FILE_BYTES);
    const [fileId, exportId] = [randomUUID(), randomUUID()];
    const sum = createHash('sha256').update(bytes).digest('hex');
    await sql`
      insert into stored_file (id, place, size, sha256) values (${fileId}, 'database', ${FILE_BYTES}, ${sum})`;
    for (let at = 0; at < FILE_BYTES; at += FILE_CHUNK_BYTES) {
      await sql`
        insert into stored_file_chunk (file_id, position, bytes)
        values (${fileId}, ${at / FILE_CHUNK_BYTES}, ${bytes.subarray(at, at + FILE_CHUNK_BYTES)})`;
    }
    await sql`
      insert into export_file (id, sector_id, format, title, file_name, file_id)
      values (${exportId}, ${await createSector(product)}, 'docs', 'Large', 'large.docx', ${fileId})`;

    const order: DownloadOrder = {
      url: `${product.url}/api/exports/${exportId}/file`,
      headers: { authorization: `Bearer ${product.token}` },
      times: TIMES,
    };
    const grown: number[] = [];
    let last: Downloaded | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = watchMemory(product.pid);
      await sleep(QUIET_MS);
      const before = await quiet.stop();
      const busy = watchMemory(product.pid);
      child.send(order);
      last = await nextMessage<Downloaded>(child);
      const peak = await busy.stop();
      if (last.bytes !== TIMES * FILE_BYTES) throw new Error(`${last.bytes} bytes came, not all of them.`);
      grown.push((peak.bytes - before.bytes) / MB);
    }
    return [
      {
        what: `memory of the server, beyond before, while ${TIMES} people download ${FILE_BYTES / MB} MB each`,
        measured: `the last round took ${figure(last?.seconds ?? 0)} s, ${figure((last?.bytes ?? 0) / MB / (last?.seconds ?? 1))} MB/s in all`,
        values: grown,
        unit: 'MB',
        limit: { bound: 'at most', value: LIMIT_MB },
      },
    ];
  } finally {
    child.kill();
    await stop();
  }
}
