import { requestOk } from '../server/ask.ts';
import { startChatModel } from '../server/chat-model.ts';
import { startProduct } from '../server/start-product.ts';
import type { Finding } from './finding.ts';
import { createLibrarySector } from './library-sector.ts';
import { meanwhile } from './meanwhile.ts';

const ROUNDS = 3;
const PROCESSES = 1000;
const ASKED = 200;
const DELAY_MS = 2000;
const AT_ONCE = 8;

/** Analysing with the built-in analyst while others work, and with a model that takes its time. */
export async function benchAnalysis(): Promise<Finding[]> {
  return [...(await builtIn()), await withModel()];
}

async function builtIn(): Promise<Finding[]> {
  const product = await startProduct();
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { path, processIds } = await createLibrarySector(product, PROCESSES);
      rounds.push(await meanwhile(product, () => requestOk(product, 'POST', `${path}/analyze`, { processIds })));
    }
    return [
      {
        what: 'analysis: built-in analyst, end to end',
        measured: `${PROCESSES} processes of the shipped libraries`,
        values: rounds.map(({ ms }) => ms),
        unit: 'ms',
        limit: { bound: 'at most', value: 1500 },
      },
      {
        what: 'analysis: others’ p95 meanwhile',
        measured: 'reads and writes, one after the other',
        values: rounds.map(({ p95 }) => p95),
        unit: 'ms',
        limit: { bound: 'at most', value: 50 },
      },
    ];
  } finally {
    await product.remove();
  }
}

async function withModel(): Promise<Finding> {
  const model = await startChatModel(DELAY_MS);
  const product = await startProduct({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow-model' });
  try {
    const { path, processIds } = await createLibrarySector(product, ASKED);
    const begin = performance.now();
    await requestOk(product, 'POST', `${path}/analyze`, { processIds });
    const ideal = Math.ceil(ASKED / AT_ONCE) * DELAY_MS;
    return {
      what: 'analysis: a model of 2 s a request, 8 at once',
      measured: `${ASKED} processes; the ideal is ${ideal / 1000} s`,
      values: [(performance.now() - begin) / ideal],
      unit: '×',
      limit: { bound: 'at most', value: 1.15 },
    };
  } finally {
    await product.remove();
    await model.close();
  }
}
