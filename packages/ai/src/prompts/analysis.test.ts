import { expect, test } from 'vitest';
import { processContext } from '../process-context.fixture.ts';
import { analysis, analysisMaterial, toDrafts } from './analysis.ts';

const claim = (estimatedSavings: number) => ({
  useCase: null,
  type: 'ai' as const,
  title: 'Title',
  description: 'Description.',
  rationale: 'r'.repeat(500),
  savingsBasis: 'b'.repeat(200),
  estimatedSavings,
});

const reduced = 'Reduced to what the process can save at most.';
const assumed = 'An assumption: enter ROI inputs to replace it.';

test.for<[claims: number[], annualCost: number | null, savings: number[], note: string]>([
  [[60, 30], 100_000, [60, 30], ''],
  [[60, 40], 100_000, [60, 40], ''],
  [[150, 50], 100_000, [75, 25], reduced],
  [[100, 100, 100], 100_000, [33.3, 33.3, 33.3], reduced],
  [[64.1, 0.3], 64_400, [64.1, 0.3], ''],
  [[-20, 50], 100_000, [0, 50], ''],
  [[10], 0, [0], reduced],
  [[120.46], null, [120.4], assumed],
  [[1e300, 1e300], null, [50_000, 50_000], `${reduced} ${assumed}`],
])('claims of %j thousand on a cost of %j come to %j', ([claims, annualCost, savings, note]) => {
  const drafts = toDrafts(
    { rejected: [], opportunities: claims.map(claim) },
    processContext('N', { annualCost }),
    'gpt-test',
  );
  expect(drafts.map(({ estimatedSavings }) => estimatedSavings)).toEqual(savings);
  for (const { rationale } of drafts) {
    expect(rationale).toBe(
      `${'r'.repeat(500)}. Not from the catalogue of use cases. Savings: ${'b'.repeat(200)}.${note && ` ${note}`}`,
    );
  }
});

test('the longest answer keeps to the limits', () => {
  const text = 'word '.repeat(2000);
  const opportunity = { ...claim(1), title: text, description: text, rationale: text, savingsBasis: text };
  const answer = analysis.schema.parse({ opportunities: Array.from({ length: 20 }, () => opportunity) });
  const drafts = toDrafts(answer, processContext('N'), 'gpt-test');
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
  expect(material).toMatchObject({ below: children.slice(0, 40), belowNotShown: 960, annualCost: null });
  expect(material.process.description).toHaveLength(4000);
});
