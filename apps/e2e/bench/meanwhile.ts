import { setTimeout as sleep } from 'node:timers/promises';
import { requestOk } from '../server/ask.ts';
import type { Product } from '../server/start-product.ts';

const EVERY_MS = 10;

interface Meanwhile<T> {
  result: T;
  /** How long the work took. */
  ms: number;
  /** The time within which 95 of 100 answers to other requests came while it ran; these include reads and writes. */
  p95: number;
}

/**
 * Does a piece of work while somebody else reads and writes, one request after the other, with a breath between. What
 * they have written is deleted in the end: hundreds of sectors of the rounds before would make each list slower.
 */
export async function meanwhile<T>(product: Product, work: () => Promise<T>): Promise<Meanwhile<T>> {
  const latencies: number[] = [];
  const made: string[] = [];
  const over = new AbortController();
  const asks = [
    () => requestOk(product, 'GET', '/api/user'),
    () => requestOk(product, 'GET', '/api/sectors'),
    async () => {
      const { id } = await requestOk(product, 'POST', '/api/sectors', { name: 'Meanwhile', referenceModel: 'BIAN' });
      made.push(id);
    },
  ];
  const others = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const begin = performance.now();
      await asks[turn % asks.length]?.();
      latencies.push(performance.now() - begin);
      await sleep(EVERY_MS);
    }
  })();
  const begin = performance.now();
  try {
    const result = await work();
    return { result, ms: performance.now() - begin, p95: percentile(latencies, 0.95) };
  } finally {
    over.abort();
    await others;
    for (const id of made) await requestOk(product, 'DELETE', `/api/sectors/${id}`);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
