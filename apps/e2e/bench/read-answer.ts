import { type Agent, get, type IncomingHttpHeaders } from 'node:http';

export const portOf = (url: string) => Number(new URL(url).port);

/** What a server has answered. */
export interface Answer {
  /** From the first byte of the request to the last one of the answer. */
  ms: number;
  bytes: number;
  headers: IncomingHttpHeaders;
}

/** Asks a server on this machine, and reads its answer to the end. Throws unless that is 200. */
export function read(request: { port: number; path: string; headers?: Record<string, string>; agent?: Agent }) {
  return new Promise<Answer>((resolve, reject) => {
    const begin = performance.now();
    get({ host: '127.0.0.1', ...request }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${request.path} answered ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => resolve({ ms: performance.now() - begin, bytes, headers: response.headers }));
    }).once('error', reject);
  });
}
