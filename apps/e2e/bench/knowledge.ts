import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const ROUNDS = 5;
const DIST = path.resolve(import.meta.dirname, '../../api/dist');

/** What a fresh process of the built product says: the time to load the catalogue and to index it, and what it holds. */
const PROGRAM = `
const before = (gc(), process.memoryUsage().heapUsed);
const chunk = await import(process.argv[1]);
const { loadKnowledge } = chunk.loadKnowledge ? chunk : Object.fromEntries(
  Object.values(chunk).filter((value) => typeof value === 'function').map((value) => [value.name, value]),
);
const begin = performance.now();
await import(process.argv[2]);
const { find } = await loadKnowledge();
find({ code: '1', name: 'Verify supplier invoices', description: null, level: 3, ancestors: [], children: [] },
  { industry: null, referenceModel: '' });
const ms = performance.now() - begin;
gc();
console.log(JSON.stringify({ ms, mb: (process.memoryUsage().heapUsed - before) / 1024 / 1024 }));
`;

/** The use-case catalogue with its index, when it is first needed: in a process of its own, in English. */
export async function benchKnowledge(): Promise<Finding[]> {
  const [chunk] = globSync(path.join(DIST, 'knowledge-*.js'));
  const [catalogue] = globSync(path.join(DIST, 'use-case-catalogue-*.js'));
  if (!chunk || !catalogue)
    throw new Error('The built product has no chunk of the use cases. Run `npm run build` first.');
  const rounds: { ms: number; mb: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = ['--expose-gc', '--input-type=module', '-e', PROGRAM, chunk, catalogue];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    rounds.push(JSON.parse(stdout));
  }
  return [
    {
      what: 'knowledge: the catalogue loaded, indexed and asked once',
      measured: 'a fresh process, one name in English; without the language library that reads verbs',
      values: rounds.map(({ ms }) => ms),
      unit: 'ms',
      limit: { bound: 'at most', value: 300 },
    },
    {
      what: 'knowledge: memory that it holds',
      measured: 'heap after a collection, beyond that of a bare process',
      values: rounds.map(({ mb }) => mb),
      unit: 'MB',
      limit: { bound: 'at most', value: 60 },
    },
  ];
}
