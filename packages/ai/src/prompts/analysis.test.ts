import { DEFAULT_BENEFIT } from '@process-ai/contract/opportunities';
import { benefitOf } from '@process-ai/library/use-case';
import { USE_CASES } from '@process-ai/library/use-case-catalogue';
import { expect, test } from 'vitest';
import { processContext } from '../process-context.fixture.ts';
import { analysis, analysisMaterial, toDrafts } from './analysis.ts';

const proposal = (benefit: unknown = null, useCase: string | null = null) => ({
  useCase,
  type: 'ai' as const,
  title: 'Title',
  description: 'Description.',
  rationale: 'r'.repeat(500),
  benefitBasis: 'b'.repeat(200),
  benefit,
});

const draftsOf = (opportunities: unknown[]) =>
  toDrafts(analysis.schema.parse({ opportunities }), processContext('N'), USE_CASES, 'gpt-test');

test.for([
  [
    { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.4 },
    { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.4 },
  ],
  [
    { moves: 'stock', low: 0.5, likely: 0.2, high: 0.1 },
    { moves: 'stock', low: 0.2, likely: 0.2, high: 0.2 },
  ],
  [
    { moves: 'losses', low: -1, likely: 7, high: 1e300 },
    { moves: 'losses', low: 0, likely: 1, high: 1 },
  ],
  [{ moves: 'happiness', low: 0, likely: 0.5, high: 1 }, DEFAULT_BENEFIT.ai],
  [{ moves: 'stock', likely: 'much' }, DEFAULT_BENEFIT.ai],
  [null, DEFAULT_BENEFIT.ai],
])('a benefit of %j is taken as %j', ([said, taken]) => {
  const [draft] = draftsOf([proposal(said)]);
  expect(draft?.benefit).toEqual(taken);
  expect(draft?.rationale).toBe(`${'r'.repeat(500)}. Not from the catalog of use cases. Benefit: ${'b'.repeat(200)}.`);
});

test('what comes from a use case and says no benefit has the benefit of the use case', () => {
  const [useCase] = USE_CASES;
  const [draft] = draftsOf([proposal(null, useCase?.id ?? '')]);
  expect(useCase && draft?.benefit).toEqual(useCase && benefitOf(useCase));
});

test('the longest answer keeps to the limits', () => {
  const text = 'word '.repeat(2000);
  const opportunity = { ...proposal(), title: text, description: text, rationale: text, benefitBasis: text };
  const answer = analysis.schema.parse({ opportunities: Array.from({ length: 20 }, () => opportunity) });
  const drafts = toDrafts(answer, processContext('N'), [], 'gpt-test');
  expect(drafts).toHaveLength(4);
  for (const { title, description, rationale } of drafts) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(800);
    expect(rationale.length).toBeLessThanOrEqual(800);
  }
});

test('the material is cut to what a model can read', () => {
  const children = Array.from({ length: 1000 }, (_, index) => `Child ${index}`);
  const process = processContext('N', { description: 'x'.repeat(10_000), level: 1, children });
  const material = analysisMaterial(process, []);
  expect(material).toMatchObject({ below: children.slice(0, 40), belowNotShown: 960 });
  expect(material.process.description).toHaveLength(4000);
});

test('the model gets what documents say of the process, and so much of it', () => {
  const quote = `28 % of invoices have an exception. ${'x'.repeat(600)}`;
  const evidence = Array.from({ length: 20 }, () => ({ fileName: 'report.pdf', page: 3, quote, effects: [] }));
  const { documents } = analysisMaterial(processContext('Match invoices', { evidence }), []);
  expect(documents).toHaveLength(8);
  expect(documents[0]).toEqual({ quote: quote.slice(0, 400), from: 'report.pdf, p. 3' });
  expect(analysisMaterial(processContext('Match invoices'), []).documents).toEqual([]);
});
