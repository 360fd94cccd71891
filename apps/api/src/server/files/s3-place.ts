import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Place } from './place.ts';

export interface S3Settings {
  /** Without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A download asks for so much at a time: none holds a connection to the storage while its reader is slow. */
const PIECE_BYTES = 256 * 1024;
const ANSWER_WITHIN_MS = 30_000;
const WRITE_WITHIN_MS = 10 * 60_000;
/** Between tries, four times as long each time. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 2000;

/** An object for each file, by its id, in a bucket of any storage that speaks S3 and takes its name in the path. */
export function createS3Place({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Place {
  async function askOnce(
    method: 'GET' | 'PUT' | 'DELETE',
    id: string,
    given: { headers?: Record<string, string>; body?: ReadableStream; within?: number } = {},
  ): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${encodeURIComponent(bucket)}/${id}`,
      headers: given.headers ?? {},
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
    });
    const { url, headers } = await signer.sign();
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(given.within ?? ANSWER_WITHIN_MS),
      ...(given.body && { body: given.body, duplex: 'half' }),
    });
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
    const [, code = ''] = /<Code>([\w.]+)<\/Code>/.exec(await response.text()) ?? [];
    const said = `The S3 storage answered ${method} of the file ${id} with ${response.status} ${code}`.trim();
    throw Object.assign(new Error(said), { mayPass: response.status === 429 || response.status >= 500 });
  }

  /** What may pass is asked again: a storage now and then asks for patience, or lets a connection go. */
  async function ask(method: 'GET' | 'DELETE', id: string, headers: Record<string, string> = {}) {
    for (let pause = FIRST_PAUSE_MS; ; pause *= 4) {
      try {
        const response = await askOnce(method, id, { headers });
        return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
      } catch (error) {
        const { mayPass = true } = error as { mayPass?: boolean };
        if (!mayPass || pause > LAST_PAUSE_MS) throw error;
        await sleep(pause);
      }
    }
  }

  return {
    async write(id, content, size) {
      // S3 wants to know the length beforehand, and takes no body of unknown length without signing its parts.
      const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
      // A request whose body fails only says that it failed.
      let failure: unknown;
      const body = ReadableStream.from(
        (async function* () {
          try {
            yield* content;
          } catch (error) {
            failure = error;
            throw error;
          }
        })(),
      );
      const response = await askOnce('PUT', id, { headers, body, within: WRITE_WITHIN_MS }).catch((error: unknown) => {
        throw failure ?? error;
      });
      await response.arrayBuffer();
    },
    async *read(id, { start, end }) {
      for (let at = start; at < end; at += PIECE_BYTES) {
        const to = Math.min(at + PIECE_BYTES, end);
        const { status, bytes } = await ask('GET', id, { range: `bytes=${at}-${to - 1}` });
        if (status !== 206) throw new Error('The S3 storage knows no ranges, which Process AI needs.');
        if (bytes.length < to - at) throw new Error(`The file ${id} is cut off.`);
        // Some give more than they are asked for.
        yield bytes.subarray(0, to - at);
      }
    },
    async remove(id) {
      await ask('DELETE', id);
    },
  };
}
