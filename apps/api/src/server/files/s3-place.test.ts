import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createS3Place } from './s3-place.ts';

test('what may pass is asked again, what a storage refuses is not', async () => {
  const statuses = [503, 500, 206, 403];
  let asked = 0;
  const storage = createServer((request, response) => {
    const status = statuses[asked] ?? 500;
    asked += 1;
    expect(request.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
    response.writeHead(status).end(status === 206 ? 'bytes' : '<Error><Code>SlowDown</Code></Error>');
  });
  await new Promise<void>((done) => storage.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  const place = createS3Place({
    endpoint,
    region: 'eu',
    bucket: 'files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const read = async () => {
    let text = '';
    for await (const piece of place.read('one', { start: 0, end: 5 })) text += piece.toString();
    return text;
  };
  expect([await read(), asked]).toEqual(['bytes', 3]);
  await expect(read()).rejects.toThrow('The S3 storage answered GET of the file one with 403 SlowDown');
  expect(asked).toBe(4);
  await new Promise<void>((done) => storage.close(() => done()));
});
