import { expect, test } from 'vitest';
import type { BlueprintProcess } from './blueprint.ts';
import { blueprintStory } from './blueprint-story.ts';

/** A process at a place in the tree, with opportunities of these estimates in thousands. */
function process(path: string, estimates: readonly number[] = []): BlueprintProcess {
  const codes = path.split('/');
  const opportunities = estimates.map(
    (estimatedSavings) =>
      ({
        type: 'ai',
        estimatedSavings,
        countedSavings: estimatedSavings,
        savingsBasis: 'benchmark',
        status: 'proposed',
      }) as never,
  );
  return {
    id: path,
    code: codes.at(-1) ?? '',
    name: `Process ${codes.at(-1)}`,
    level: 1,
    description: null,
    path: codes.map((code) => ({ code, name: `Process ${code}` })),
    roi: null,
    opportunities,
    allOpportunities: opportunities,
  };
}

const storyOf = (processes: BlueprintProcess[]) =>
  blueprintStory({
    processes,
    rejectedAlone: [],
    case: null,
    plan: null,
    roadmap: { waves: [], later: [] },
    summary: { totalSavings: 0 },
    comparison: { fits: [] },
    journeys: [],
  } as never);

test('areas are the first two steps of the tree, in code order; what an area holds itself is a part of its own', () => {
  const { areas } = storyOf([process('1', [5]), process('1/1.1', [10, 20]), process('1/1.1/1.1.1', [1]), process('2')]);
  expect(areas.map(({ code, opportunityCount, estimate }) => [code, opportunityCount, estimate.benchmark])).toEqual([
    ['1', 4, 36],
    ['2', 0, 0],
  ]);
  expect(areas[0]?.parts.map(({ code, name, estimate }) => [code, name, estimate.benchmark])).toEqual([
    ['', 'Across the area', 5],
    ['1.1', 'Process 1.1', 31],
  ]);
});

test('a flat list is one area, whose parts are its processes', () => {
  const { areas } = storyOf([process('1'), process('2'), process('3')]);
  expect(areas.map(({ code, name, processes, parts }) => [code, name, processes.length, parts.length])).toEqual([
    ['', 'All processes', 3, 3],
  ]);
});

test('opportunities are ranked by their estimate beside their process, and add up', () => {
  const { opportunities, totalEstimate, areas } = storyOf([process('1', [3, 9]), process('2', [5])]);
  expect(opportunities.map((one) => [one.process.code, one.estimatedSavings])).toEqual([
    ['1', 9],
    ['2', 5],
    ['1', 3],
  ]);
  expect([totalEstimate, areas[0]?.projected]).toEqual([{ measured: 0, benchmark: 17 }, null]);
});
