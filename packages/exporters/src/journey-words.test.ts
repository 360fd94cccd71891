import type { ChangedJourney, JourneyStage } from '@process-ai/domain/blueprint-journeys';
import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';
import { aimInWords, journeyInWords } from './journey-words.ts';

test('a touchpoint is named with its number where another has the same name', () => {
  const told = (...names: string[]) => {
    const stages = names.map((name) => ({ touchPoint: { name, emotion: -2 }, changes: [] }));
    const changed = { journey: { name: 'A bill' }, stages, byPlan: true, changed: 0, far: null, worstAlike: 1 };
    return journeyInWords({ ...changed, worst: stages[1] } as unknown as ChangedJourney, true, figureWords('USD'));
  };
  expect(told('Read it', 'Pay it')).toContain('“Pay it”');
  expect(told('Pay it', 'Pay it ')).toContain('“2. Pay it”');
});

test('what stays as it is promises nobody who serves there', () => {
  const told = (lane: string) =>
    aimInWords(
      { touchPoint: { type: 'agent', description: 'The bill is clear.' }, lane } as JourneyStage,
      figureWords('USD'),
    );
  expect([told('automated'), told('unchanged')]).toEqual(['Automated: The bill is clear.', 'The bill is clear.']);
});
