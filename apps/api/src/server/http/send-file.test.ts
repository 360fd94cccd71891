import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';
import { rangeOf } from './send-file.ts';

const server = serverForTests();
const BYTES = randomBytes(700_000);
const SUM = createHash('sha256').update(BYTES).digest();
let sectorId: string;

async function exported(bytes: Buffer, ofSector = sectorId): Promise<string> {
  const stored = await server.app.files.put([bytes], bytes.length);
  const id = randomUUID();
  await server.app.sql`
    insert into export_file (id, sector_id, format, title, file_name, file_id)
    values (${id}, ${ofSector}, 'docs', 'Ports', 'ports.docx', ${stored.id})`;
  return `/api/exports/${id}/file`;
}

beforeAll(async () => {
  sectorId = (await server.admin.post('/api/sectors', { name: 'Ports', referenceModel: 'Our own' })).body.id;
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.http.inject({ method, url, headers: { ...server.admin.headers, ...headers } });

test('one range is understood as RFC 9110 has it', () => {
  const size = 1000;
  const whole = [undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'];
  for (const header of whole) expect([header, rangeOf(header, size)]).toEqual([header, null]);
  expect(rangeOf('bytes=0-0', size)).toEqual({ start: 0, end: 1 });
  expect(rangeOf('bytes=0-', size)).toEqual({ start: 0, end: 1000 });
  expect(rangeOf('bytes=900-2000', size)).toEqual({ start: 900, end: 1000 });
  expect(rangeOf('bytes=-1', size)).toEqual({ start: 999, end: 1000 });
  expect(rangeOf('bytes=-5000', size)).toEqual({ start: 0, end: 1000 });
  for (const header of ['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])
    expect([header, rangeOf(header, size)]).toEqual([header, 'outside']);
  expect(rangeOf('bytes=0-', 0)).toBe('outside');
  expect(rangeOf('bytes=-1', 0)).toBe('outside');
});

describe('a download', () => {
  test('is whole, says its length and checksum, and is not packed once more', async () => {
    const { statusCode, headers, rawPayload } = await ask(await exported(BYTES), { 'accept-encoding': 'gzip' });
    expect([statusCode, rawPayload.equals(BYTES)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(BYTES.length),
      etag: `"${SUM.toString('hex')}"`,
      'repr-digest': `sha-256=:${SUM.toString('base64')}:`,
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('may be one range of it', async () => {
    const url = await exported(BYTES);
    const { statusCode, headers, rawPayload } = await ask(url, { range: 'bytes=262100-524400' });
    expect([statusCode, rawPayload.equals(BYTES.subarray(262_100, 524_401))]).toEqual([206, true]);
    expect(headers['content-range']).toBe(`bytes 262100-524400/${BYTES.length}`);
    expect(headers['content-length']).toBe('262301');
    const last = await ask(url, { range: 'bytes=-10' });
    expect([last.statusCode, last.rawPayload.equals(BYTES.subarray(-10))]).toEqual([206, true]);
    const outside = await ask(url, { range: 'bytes=700000-' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */700000']);
    expect(outside.json().error).toBe('The range lies outside of the file.');
    expect((await ask(url, { range: 'bytes=0-1,5-6' })).statusCode).toBe(200);
  });

  test('goes on only where the file is still the same', async () => {
    const url = await exported(BYTES);
    const etag = String((await ask(url)).headers.etag);
    expect((await ask(url, { range: 'bytes=5-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await ask(url, { range: 'bytes=5-9', 'if-range': '"another"' })).statusCode).toBe(200);
    const known = await ask(url, { 'if-none-match': `"x", ${etag}` });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  });

  test('is described by HEAD, which the log does not count as one', async () => {
    const url = await exported(BYTES);
    const { statusCode, headers, rawPayload } = await ask(url, { range: 'bytes=5-9' }, 'HEAD');
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(BYTES.length), 0]);
    const count = async () =>
      (
        await server.app
          .sql`select from audit_entry where kind = 'download' and subject_id = ${url.split('/')[3] ?? ''}`
      ).length;
    expect(await count()).toBe(0);
    await ask(url, { range: 'bytes=5-9' });
    expect(await count()).toBe(1);
  });

  test('of an uploaded document has ranges too', async () => {
    const { id } = await server.app.files.put([BYTES], BYTES.length);
    const insightId = randomUUID();
    await server.app.sql`
      insert into insight (id, sector_id, title, file_name, file_type, file_size, file_id, pages, summary_status)
      values (${insightId}, ${sectorId}, 'Talk', 'talk.pdf', 'pdf', ${BYTES.length}, ${id}, '[]', 'no-text')`;
    const answer = await ask(`/api/sectors/${sectorId}/insights/${insightId}/file`, { range: 'bytes=1-3' });
    expect([answer.statusCode, answer.rawPayload.equals(BYTES.subarray(1, 4))]).toEqual([206, true]);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
  });

  test('of a part ends with the right to it', async () => {
    const reader = await server.member('reader@example.com');
    const { id } = (await reader.get('/api/user')).body.user;
    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Closed', referenceModel: 'Our own' });
    const give = (people: object[]) =>
      server.admin.patch(`/api/sectors/${sector.id}/access`, { access: 'chosen', people });
    await give([{ userId: id, role: 'viewer' }]);
    // More than the buffers between server and reader hold.
    const url = await exported(Buffer.alloc(40_000_000, 'x'), sector.id);
    if (!server.http.server.listening) await server.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.http.server.address() as AddressInfo;
    const connected = once(server.http.server, 'connection');
    const headers = { ...reader.headers, range: 'bytes=1-' };
    const download = get(`http://127.0.0.1:${port}${url}`, { headers, agent: false });
    const [[connection], [answer]] = (await Promise.all([connected, once(download, 'response')])) as [
      [Socket],
      [IncomingMessage],
    ];
    expect(answer.statusCode).toBe(206);
    download.on('error', () => {});
    const ended = once(connection, 'close');
    await give([{ userId: id, role: null }]);
    await ended;
    await expect(buffer(answer)).rejects.toThrow(/aborted|ECONNRESET/);
  });
});
