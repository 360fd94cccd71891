import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();
const MB = 1024 * 1024;
const FILE_BYTES = 20 * MB;
const TIMES = 30;

/** In a process of its own, whose memory is not counted. */
const DOWNLOAD = `
  const [url, cookie, times] = process.argv.slice(1);
  const read = async () => {
    let size = 0;
    for await (const piece of (await fetch(url, { headers: { cookie } })).body) size += piece.length;
    return size;
  };
  const sizes = await Promise.all(Array.from({ length: Number(times) }, read));
  console.log(sizes.reduce((sum, size) => sum + size, 0));
`;

test('many who download a large file at once do not add up in memory', async () => {
  const { app, http, admin } = server;
  const { id: sectorId } = (await admin.post('/api/sectors', { name: 'Ports', referenceModel: 'Our own' })).body;
  const { id: fileId } = await app.files.put([randomBytes(FILE_BYTES)], FILE_BYTES);
  const exportId = randomUUID();
  await app.sql`
    insert into export_file (id, sector_id, format, title, file_name, file_id)
    values (${exportId}, ${sectorId}, 'docs', 'Ports', 'ports.docx', ${fileId})`;
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/exports/${exportId}/file`;

  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const args = ['--input-type=module', '-e', DOWNLOAD, url, admin.headers['cookie'] ?? '', String(TIMES)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(child, 'close');
  clearInterval(watch);
  expect(Number(said)).toBe(TIMES * FILE_BYTES);
  // Each of them in memory as a whole would be 600 MB.
  expect((peak - before) / MB).toBeLessThan(200);
}, 300_000);
