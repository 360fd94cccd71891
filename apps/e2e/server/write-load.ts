import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import type { Product } from './start-product.ts';

type Target = Pick<Product, 'url' | 'token'>;
type Ask = typeof ask;

const WRITERS = 6;
const BATCH = 3;
const MODEL = { referenceModel: 'APQC PCF' };

/** What the server has said is saved: the ids of the processes by the id of their sector. */
export type Acknowledged = Map<string, string[]>;

interface WriteLoad {
  /** Resolves once this many more writes have been acknowledged. */
  after(writes: number): Promise<void>;
  /** Resolves once every writer has met a server that no longer serves. */
  broken: Promise<unknown>;
}

interface LoadOptions {
  /** How the server is asked; with `ask`, and once, unless told otherwise. */
  askServer?: Ask;
  /** Whether writers begin anew after an answer that is none. */
  goesOn?: () => boolean;
}

/** Several writers that create sectors, and processes in batches below them, until the server no longer answers. */
export function startWriteLoad(
  product: Target,
  acknowledged: Acknowledged,
  { askServer = ask, goesOn = () => false }: LoadOptions = {},
): WriteLoad {
  let count = 0;
  let waiting: { until: number; resolve: () => void } | undefined;
  const acknowledge = () => {
    count += 1;
    if (waiting && count >= waiting.until) waiting.resolve();
  };
  const post: Ask = (...asked) => askServer(...asked).catch(() => ({ status: 0, body: null }));
  const writeOn = async () => {
    do await write(product, post, acknowledged, acknowledge);
    while (goesOn());
  };
  const writers = Array.from({ length: WRITERS }, writeOn);
  return {
    after: (writes) => new Promise((resolve) => (waiting = { until: count + writes, resolve })),
    broken: Promise.all(writers),
  };
}

async function write(product: Target, post: Ask, acknowledged: Acknowledged, acknowledge: () => void): Promise<void> {
  for (;;) {
    const sector = await post(product, 'POST', '/api/sectors', { name: `Under fire ${randomUUID()}`, ...MODEL });
    if (sector.status !== 200) return;
    const saved: string[] = [];
    acknowledged.set(sector.body.id, saved);
    acknowledge();
    for (let batch = 1; batch <= 4; batch += 1) {
      const answer = await post(product, 'POST', `/api/sectors/${sector.body.id}/processes`, batchOf(batch));
      if (answer.status !== 200) return;
      saved.push(...answer.body.map(({ id }: { id: string }) => id));
      acknowledge();
    }
  }
}

const batchOf = (batch: number) =>
  Array.from({ length: BATCH }, (_, n) => ({ code: `${batch}.${n}`, name: `Process ${batch}.${n}` }));

/** What of the acknowledged is no longer there, and which sectors hold part of a batch; both empty = nothing lost. */
export async function findLosses(product: Target, acknowledged: Acknowledged) {
  const lost: string[] = [];
  const torn: string[] = [];
  // One after the other: of many at once, one user's are refused.
  for (const [sectorId, saved] of acknowledged) {
    const { status, body } = await ask(product, 'GET', `/api/sectors/${sectorId}`);
    const found = new Set(status === 200 ? body.processes.map(({ id }: { id: string }) => id) : []);
    if (status !== 200) lost.push(sectorId);
    if (found.size % BATCH !== 0) torn.push(sectorId);
    lost.push(...saved.filter((id) => !found.has(id)));
  }
  return { lost, torn };
}
