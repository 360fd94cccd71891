import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface FakeS3 {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** It has no types. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => FakeS3;

const BUCKET = 'process-ai-files';

/** A server that speaks S3 and checks signatures, on this machine, with the settings that lead to it. */
export async function testS3(): Promise<{ settings: Record<string, string>; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'process-ai-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET, configs: [] }] });
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      // The only key that it knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
