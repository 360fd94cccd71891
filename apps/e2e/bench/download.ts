// Downloads one file many times at once and throws it away. Run as a child process.
import { get } from 'node:http';

export interface DownloadOrder {
  url: string;
  headers: Record<string, string>;
  times: number;
}

export interface Downloaded {
  seconds: number;
  /** Of all of them together. */
  bytes: number;
}

process.on('message', (order: DownloadOrder) => void downloadAll(order));

async function downloadAll({ url, headers, times }: DownloadOrder): Promise<void> {
  const begin = performance.now();
  const sizes = await Promise.all(Array.from({ length: times }, () => sizeOf(url, headers)));
  const seconds = (performance.now() - begin) / 1000;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.send?.({ seconds, bytes } satisfies Downloaded);
}

const sizeOf = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (answer) => {
      let size = 0;
      answer.on('data', (piece: Buffer) => (size += piece.length));
      answer.once('end', () => resolve(size));
      answer.once('error', reject);
    });
    request.once('error', reject);
  });
