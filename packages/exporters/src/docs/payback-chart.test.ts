import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { clientPage } from './client-page.ts';
import { planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';

test('the payback stands at its place, between the points of two months, in the document and on the client page', () => {
  const blueprint = buildBlueprint(exampleClient());
  const { paybackMonths, months } = { ...blueprint.case?.headline, ...blueprint.case } as {
    paybackMonths: number;
    months: readonly { cumulative: number }[];
  };
  const [chart] = businessCaseChapter(planDocs(blueprint)).flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'scatter' ? [block.chart] : [],
  );
  expect(chart?.series[0]?.points).toHaveLength(months.length);
  const marked = chart?.series.find(({ markers }) => markers)?.points ?? [];
  // There the line crosses zero.
  expect(paybackMonths % 1).toBeGreaterThan(0.1);
  expect(marked).toEqual([{ x: paybackMonths, y: expect.closeTo(0, 3) }]);
  expect(chart?.xAxis?.interval).toBe(3);
  const marks = clientPage(blueprint).blocks.flatMap((block) => (block.kind === 'chart' ? block.marks : []));
  expect(marks).toEqual([expect.objectContaining({ at: paybackMonths, value: expect.closeTo(0, 3) })]);
});
