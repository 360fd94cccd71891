import { buildBlueprint } from '@process-ai/domain/blueprint';
import { hasBegun } from '@process-ai/domain/blueprint-plan';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { plannedMoney } from '@process-ai/domain/blueprint-tranches';
import { expect, test } from 'vitest';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';

const SECTORS = Object.entries(FIVE_SECTORS);

test.each(SECTORS)('no work of %s begins without its money', (_, make) => {
  const blueprint = buildBlueprint(make());
  const { planned, weighed } = blueprintStory(blueprint);
  const tranches = planned ? plannedMoney(blueprint, planned, weighed).tranches : [];
  const late = tranches.flatMap(({ at, rows }) =>
    rows.filter((row) => !hasBegun(row) && at >= row.from).map(({ name }) => name),
  );
  expect(late).toEqual([]);
});

test('a limit of the client is built into the same work, by the same month, wherever it is told', () => {
  const { situation, decisions } = blueprintStory(buildBlueprint(FIVE_SECTORS['the example client']()));
  const condition = situation?.constraints.find(({ kind }) => kind === 'person');
  const asked = decisions.find(({ unlocks }) => unlocks.text.includes(condition?.quote ?? '–'));
  const named = '“Payments and premiums in the same hour” and “Small claims settled under supervision”';
  expect(condition?.reason).toContain(
    `the limit of 5,000 USD has to be built into ${named} before the work begins (Sep 2026).`,
  );
  expect([asked?.what, asked?.by]).toEqual([`Build the limit of 5,000 USD into ${named}`, 'Aug 2026']);
});

test('a gate that stands with others keeps its month and what it has to pass, whole on its slide', async () => {
  const slides = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['the example client']())));
  expect(slides.flatMap(({ paragraphs }) => paragraphs)).toEqual(
    expect.arrayContaining([
      'Go on with “Service agent for policyholders” (Aug 2027) and “Small claims settled under supervision” (Oct 2027) at their last gates, or stop them',
      '$928K a year measured; Gate: A pilot of 500 enquiries with no complaint upheld; Handlers agree with 19 of 20 proposals',
    ]),
  );
});
