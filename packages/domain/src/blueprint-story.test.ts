import { describe, expect, test } from 'vitest';
import type { BlueprintProcess } from './blueprint.ts';
import { blueprintStory, hasNoCost } from './blueprint-story.ts';
import { isDecided } from './counted-opportunities.ts';

/** A process at a place in the tree, with opportunities of these estimates in thousands. */
function process(
  path: string,
  estimates: readonly number[] = [],
  statuses: readonly ('accepted' | 'proposed')[] = [],
): BlueprintProcess {
  const codes = path.split('/');
  const opportunities = estimates.map(
    (estimatedSavings, at) =>
      ({
        type: 'ai',
        estimatedSavings,
        countedSavings: estimatedSavings,
        savingsBasis: 'benchmark',
        status: statuses[at] ?? 'proposed',
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

const NOTHING = { measured: { processes: 0 }, benchmark: { processes: 0 } };

const storyOf = (
  processes: BlueprintProcess[],
  include?: 'accepted' | 'all',
  decided = isDecided(processes),
  more: object = {},
) =>
  blueprintStory({
    sections: [],
    include,
    decided,
    processes,
    rejectedAlone: [],
    case: null,
    plan: null,
    roadmap: { waves: [], later: [] },
    summary: { totalSavings: 0 },
    comparison: { fits: [] },
    journeys: [],
    sector: {},
    value: NOTHING,
    processValues: [],
    ...more,
  } as never);

test('every process is counted once: headings, what is measured, what has a benchmark, and what shows nothing', () => {
  const leaf = (savings: number) => ({ rateSource: 'useCases', benchmark: { savings } });
  const heading = { rateSource: null, benchmark: { savings: 9 } };
  const entered = { rateSource: 'entered', benchmark: { savings: 0 } };
  const { scope } = storyOf([process('1')], 'accepted', true, {
    value: { measured: { processes: 2 }, benchmark: { processes: 3 } },
    // A heading with figures of its own, its two parts, another heading with three.
    processValues: [entered, entered, entered, heading, leaf(4), leaf(0), leaf(5)],
    summary: { processCount: 1 },
  });
  expect(scope).toEqual({ all: 7, headings: 2, measured: 2, withFigures: 1, benchmark: 2, nothing: 1 });
  expect(scope.headings + scope.measured + scope.benchmark + scope.nothing).toBe(scope.all);
});

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

/** Inputs that count, and save nothing. */
const OWN = {
  countedIn: null,
  input: { fteCount: 1 },
  result: { basis: 'capacity', workHours: 0, currentAnnualCost: 0, projectedSavings: 0 },
};

describe('an opportunity that carries no money says why', () => {
  const nothing = { estimatedSavings: 0, enteredSavings: null, countedSavings: 0, savingsBasis: 'measured' };
  const reasons = (opportunity: object, roi: object | null, rateSource: string | null) => {
    const one = process('1/1.1', [0]);
    const opportunities = [{ ...one.opportunities[0], ...nothing, ...opportunity }] as never;
    const { areas, opportunities: told } = storyOf([{ ...one, roi: roi as never, opportunities }], undefined, false, {
      processValues: [{ processId: one.id, rateSource, benchmark: { savings: 0 } }],
      assumptions: { hoursPerYear: 2000 },
    });
    return [told[0]?.withoutMoney, areas[0]?.without];
  };

  test.each([
    ['no inputs of its own, and a rate: those of one above', {}, null, 'default', ['inParent', 'inParent']],
    ['inputs that count in one above', {}, { countedIn: '1', result: {} }, null, ['inParent', 'inParent']],
    ['inputs that save nothing', {}, OWN, null, ['noSavings', 'noSavings']],
    [
      'measured savings that it does not carry',
      {},
      { ...OWN, result: { ...OWN.result, projectedSavings: 5 } },
      null,
      ['noSavings', 'noUseCase'],
    ],
    [
      'time, of a process with savings',
      { estimatedSavings: null, savingsBasis: null },
      { ...OWN, result: { ...OWN.result, projectedSavings: 5 } },
      null,
      [null, 'notCosted'],
    ],
    ['a heading without inputs', {}, null, null, ['noSavings', 'notCosted']],
    ['nothing left for a benchmark', { savingsBasis: 'benchmark' }, null, 'useCases', ['notCosted', 'notCosted']],
    ['savings', { estimatedSavings: 0.001 }, null, 'default', [null, 'notCosted']],
    ['another benefit', { estimatedSavings: null, savingsBasis: null }, null, 'default', [null, 'notCosted']],
    ['a figure of nothing that was entered', { enteredSavings: 0 }, null, 'default', [null, 'notCosted']],
  ] as const)('%s', (_, opportunity, roi, rateSource, expected) => {
    expect(reasons(opportunity, roi, rateSource)).toEqual(expected);
  });
});

test('a case with savings and no cost at all is told apart', () => {
  const headline = { annualSavings: 9, oneOffCost: 0, annualRunCost: 0 } as never;
  expect([
    hasNoCost(headline),
    hasNoCost({ ...(headline as object), annualRunCost: 1 } as never),
    hasNoCost(null),
  ]).toEqual([true, false, false]);
});

describe('what is decided', () => {
  const processes = [process('1', [3, 9], ['accepted', 'proposed']), process('2', [5, 7])];

  test('stands alone once anything is accepted: what is only proposed is in no list and in no sum', () => {
    const { decided, opportunities, proposals, totalEstimate, areas } = storyOf(processes);
    expect([decided, opportunities.map((one) => one.estimatedSavings), proposals]).toEqual([true, [3], []]);
    expect(totalEstimate.benchmark).toBe(3);
    expect(areas.flatMap(({ parts }) => parts).map(({ opportunityCount }) => opportunityCount)).toEqual([1, 0]);
  });

  test('has what is proposed beside it where that is asked for, and counts nothing of it', () => {
    const { proposals, totalEstimate } = storyOf(processes, 'all');
    expect([proposals.map((one) => one.estimatedSavings), totalEstimate.benchmark]).toEqual([[9, 7, 5], 3]);
  });

  test('is that of the sector: of a part where nothing is accepted, nothing is shown', () => {
    const { opportunities, undecided } = storyOf([process('2', [5, 7])], undefined, true);
    expect([opportunities, undecided]).toEqual([[], 2]);
  });

  test('is nothing where nothing is accepted: all proposals are shown, and none is in the appendix', () => {
    const { decided, opportunities, proposals } = storyOf([process('1', [3, 9])], 'all');
    expect([decided, opportunities.length, proposals]).toEqual([false, 2, []]);
  });
});
