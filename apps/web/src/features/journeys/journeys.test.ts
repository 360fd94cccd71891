import { JourneyInput } from '@process-ai/contract/journeys';
import { describe, expect, test } from 'vitest';
import { journeyValues, nextTouchPoint, suggestedValues } from './form.ts';
import { missingProcesses, partsOf, phaseSuggestions } from './model.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const POINT = {
  name: 'Ask',
  type: 'hybrid' as const,
  description: 'On the web',
  processStep: '1.1',
  momentThatMatters: true,
  phase: null,
  channel: 'App',
  emotion: -1,
  painPoint: null,
};

describe('the form', () => {
  test('sends a journey as it came, without what only the API says of it', () => {
    const journey = {
      id: ID,
      name: 'Buy',
      description: null,
      persona: 'A buyer',
      source: 'Playbook: Sales',
      version: 3,
    };
    const values = journeyValues({ ...journey, touchPoints: [{ ...POINT, id: ID, processMissing: true }] });
    expect(JourneyInput.parse(values)).toEqual({
      name: 'Buy',
      description: null,
      persona: 'A buyer',
      source: 'Playbook: Sales',
      touchPoints: [{ ...POINT, id: ID }],
    });
  });

  test('begins with a suggestion and says whose it is', () => {
    const touchPoints = [{ ...POINT, phase: 'Awareness', painPoint: 'It is slow' }];
    const draft = { name: 'Buy', description: 'Text', persona: null, touchPoints };
    expect(JourneyInput.parse(suggestedValues(draft, 'Built-in analyst'))).toEqual({
      ...draft,
      source: 'Built-in analyst',
      touchPoints: [{ ...touchPoints[0], id: null }],
    });
  });

  test('goes on in the phase and with the type of the last touchpoint', () => {
    expect(nextTouchPoint({ ...POINT, phase: 'Buy' })).toMatchObject({
      type: 'hybrid',
      phase: 'Buy',
      channel: 'App',
      emotion: null,
      name: '',
    });
    expect(nextTouchPoint(undefined)).toMatchObject({ type: 'human', phase: '' });
  });
});

test('phases of the journey are offered first, each once', () => {
  const offered = phaseSuggestions(['Quote', ' ', null, 'Support', 'Quote']);
  expect(offered.slice(0, 3)).toEqual(['Quote', 'Support', 'Awareness']);
  expect(new Set(offered).size).toBe(offered.length);
});

test('a process that several touchpoints miss counts once', () => {
  const points = [true, true, false].map((processMissing) => ({ ...POINT, id: ID, processMissing }));
  expect(missingProcesses({ touchPoints: points })).toBe(1);
});

test.each([
  [0, []],
  [4, [[0, 4]]],
  [
    9,
    [
      [0, 4],
      [4, 8],
      [8, 9],
    ],
  ],
])('%i touchpoints stand on paper in parts of four at most', (count, parts) => {
  expect(partsOf(count, 4).map(({ from, to }) => [from, to])).toEqual(parts);
});
