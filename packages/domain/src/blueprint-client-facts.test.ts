import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { clientFacts } from './blueprint-client-facts.ts';
import { measuredWork } from './blueprint-people.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const factsOf = (profile: object, scope: { all: number; withFigures: number }) => {
  const base = blueprint([{ id: '1' }]);
  const sector = { description: 'Makes bread.', referenceModel: 'APQC PCF', profile };
  const source = { ...base, sector } as unknown as Blueprint;
  return clientFacts(source, scope, scope.withFigures > 0 ? measuredWork(source) : new Map(), []);
};

test('a client without documents is told by its profile, its processes and what their work costs, each with its source', () => {
  expect(factsOf({ employees: 640, revenue: 2_000_000, casesPerYear: 9000 }, { all: 3, withFigures: 2 })).toEqual({
    stands: '2 of 3 processes cost $500K a year today, 10 FTE of work; the others are not measured',
    facts: [
      { topic: 'The client', says: 'Makes bread.', source: 'Profile of the client' },
      {
        topic: 'Size',
        says: '640 employees; $2.00M revenue a year; 9,000 customers or cases a year',
        source: 'Profile of the client',
      },
      expect.objectContaining({ topic: 'Processes', source: 'Process library' }),
      {
        topic: 'Work today',
        says: '2 of 3 processes are measured: 10 FTE of work, $500K a year',
        source: 'Process data of the client',
      },
    ],
  });
  expect(factsOf({ employees: 640 }, { all: 2, withFigures: 2 })?.stands).toBe(
    'All 2 processes cost $500K a year today, 10 FTE of work',
  );
});

test('without a figure of its own the size that is assumed is called an assumption, and no cost is told', () => {
  const told = factsOf({}, { all: 3, withFigures: 0 });
  expect(told?.stands).toBe('Nobody has measured yet what the processes cost: until then every amount is a benchmark');
  expect(told?.facts).toContainEqual({
    topic: 'Size',
    says: 'Assumed: 1,000 people at $65K a year',
    source: 'Assumption',
  });
});
