import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';

test('the payback stands at its month, among the points of all months', () => {
  const blueprint = buildBlueprint(exampleClient());
  const { paybackMonths, months } = { ...blueprint.case?.headline, ...blueprint.case } as {
    paybackMonths: number;
    months: readonly { cumulative: number }[];
  };
  const lines = businessCaseChapter(planDocs(blueprint)).flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'line' ? [block.chart] : [],
  );
  const [chart] = lines;
  expect(chart?.categories).toHaveLength(months.length);
  const marked = chart?.series.find(({ markers }) => markers)?.values ?? [];
  expect(marked.findIndex((value) => value !== null)).toBe(Math.ceil(paybackMonths));
  expect(chart?.categories.filter((name) => name !== '').slice(0, 3)).toEqual(['0', '3', '6']);
});
