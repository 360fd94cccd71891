import { CRITERIA } from '@process-ai/contract/suitability';
import { expect, it } from 'vitest';
import { type Answers, scoreTrack, suitability, WEIGHTS } from './suitability.ts';

/** The golden case of FORMULAS.md section 2; its score is in reference-values.ts. */
const golden: Answers = {
  rules: 5,
  structured: 4,
  digital: 5,
  volume: 4,
  fewExceptions: 3,
  stability: 4,
  documented: 2,
  systems: 3,
  errorProne: 4,
};

it('covers a track whose criteria are all answered', () => {
  expect(scoreTrack(golden, 'automation').coverage).toBeCloseTo(1, 10);
});

it('runs from 0 to 100 on every track', () => {
  const all = (answer: 1 | 5) => Object.fromEntries(CRITERIA.map((criterion) => [criterion, answer]));
  for (const track of ['automation', 'ai', 'agentic'] as const) {
    expect(scoreTrack(all(1), track).score).toBeCloseTo(0, 10);
    expect(scoreTrack(all(5), track).score).toBeCloseTo(100, 10);
  }
});

it('lets a missing answer lower the coverage, never the score', () => {
  expect(scoreTrack({ rules: 5, structured: 5 }, 'automation')).toEqual({
    score: 100,
    coverage: expect.closeTo(0.3, 10),
  });
  expect(scoreTrack({}, 'ai')).toEqual({ score: null, coverage: 0 });
});

it('asks the AI track for content and examples instead of rules and structure', () => {
  expect(scoreTrack({ ...golden, unstructured: 5, examples: 5 }, 'ai').score).toBeCloseTo(77.5, 10);
  expect(WEIGHTS.ai.rules).toBeUndefined();
  expect(WEIGHTS.agentic.steps).toBeGreaterThan(0);
});

it('keeps an unstable process for later, whatever its score', () => {
  expect(suitability({ ...golden, stability: 1 }).notNow).toBe(true);
});
