import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type SectorWrite, sectorChanged } from './sector-cache.ts';

const READ = {
  tree: [['processes', 'tree'], { input: { sectorId: 'one' }, type: 'query' }],
  process: [['processes', 'get'], { input: { sectorId: 'one', processId: 'p' }, type: 'query' }],
  money: [['values', 'getOne'], { input: { sectorId: 'one', processId: 'p' }, type: 'query' }],
  opportunities: [['opportunities', 'list'], { input: { sectorId: 'one' }, type: 'query' }],
  landscape: [['suitability', 'landscape'], { input: { sectorId: 'one' }, type: 'query' }],
  plan: [['initiatives', 'plan'], { input: { sectorId: 'one' }, type: 'query' }],
  roi: [['roi', 'get'], { input: { sectorId: 'one' }, type: 'query' }],
  journeys: [['journeys', 'list'], { input: { sectorId: 'one' }, type: 'query' }],
  savings: [['journeys', 'savings'], { input: { sectorId: 'one' }, type: 'query' }],
  insights: [['insights', 'list'], { input: { sectorId: 'one' }, type: 'query' }],
  imports: [['imports', 'list'], { input: { sectorId: 'one' }, type: 'query' }],
  fits: [['vendors', 'compare'], { input: { sectorId: 'one', processIds: ['p'] } }],
  sector: [['sectors', 'getSummary'], { input: { sectorId: 'one' }, type: 'query' }],
  sectors: [['sectors', 'list'], { type: 'query' }],
};

const OTHERS = {
  jobs: [['jobs', 'running'], { input: { sectorId: 'one' }, type: 'query' }],
  ideas: [['useCases', 'generalIdeas'], { input: { sectorId: 'one', processId: 'p' }, type: 'query' }],
  otherSector: [['sectors', 'getSummary'], { input: { sectorId: 'two' }, type: 'query' }],
  otherTree: [['processes', 'tree'], { input: { sectorId: 'two' }, type: 'query' }],
  vendors: [['vendors', 'list'], { type: 'query' }],
  user: [['users', 'me'], { type: 'query' }],
};

async function keptAfter(written: SectorWrite): Promise<string[]> {
  const client = new QueryClient();
  const all = Object.entries({ ...READ, ...OTHERS });
  for (const [, key] of all) client.setQueryData(key, {});
  await sectorChanged(client, 'one', written);
  return all.flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [] : [name]));
}

test('an import makes all stale that was read of its sector, and nothing else', async () => {
  expect(await keptAfter('processes')).toEqual(Object.keys(OTHERS));
});

test.for<[SectorWrite, string[]]>([
  ['opportunities', []],
  ['suitability', ['tree', 'process', 'opportunities', 'landscape', 'roi']],
  ['roiInputs', []],
  ['roiResults', ['roi']],
  ['journeys', ['tree', 'process', 'opportunities', 'landscape', 'roi']],
  ['insights', ['tree', 'process', 'opportunities', 'landscape', 'roi']],
  ['evidence', ['tree', 'process', 'opportunities', 'plan', 'roi']],
  ['sector', []],
  ['plan', ['tree', 'process', 'opportunities', 'landscape', 'plan']],
  ['actuals', ['tree', 'process', 'opportunities', 'landscape', 'plan', 'roi']],
])('a write to %s spares the large answers that it does not concern', async ([written, spared]) => {
  expect(await keptAfter(written)).toEqual([...spared, ...Object.keys(OTHERS)]);
});

test('what was first asked before the write, and is answered after it, is asked again', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: [['exports', 'preview'], { input: { sectorId: 'one' } }],
    queryFn: () => answers[asked++]?.promise ?? 'more than asked for',
  });
  const leave = observer.subscribe(() => {});
  const changed = sectorChanged(client, 'one', 'cover');
  answers[0]?.resolve('as it was');
  answers[1]?.resolve('as it is');
  await changed;
  expect([observer.getCurrentResult().data, asked]).toEqual(['as it is', 2]);
  leave();
});
