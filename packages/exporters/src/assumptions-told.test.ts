import { DEFAULT_COVER, type FileLanguage } from '@process-ai/contract/export-covers';
import { assumptionsInUse } from '@process-ai/domain/assumptions-in-use';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import type { TableBlock } from './docs/blocks.ts';
import { planDocs } from './docs/docs-plan.ts';
import { executiveSummary } from './docs/sections/executive-summary.ts';
import { methodChapter } from './docs/sections/method.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { sizeInWords } from './size-words.ts';
import { appendixSlides } from './slides/appendix.ts';
import { planDeck, valueSource } from './slides/deck-plan.ts';

const built = (name: keyof typeof FIVE_SECTORS, language: FileLanguage = 'en') => {
  const source = FIVE_SECTORS[name]();
  return buildBlueprint({ ...source, cover: { ...DEFAULT_COVER, ...source.cover, language } });
};
const tablesOf = (name: keyof typeof FIVE_SECTORS, language: FileLanguage = 'en') => {
  const plan = planDocs(built(name, language));
  const tables = methodChapter(plan).filter((block): block is TableBlock => block.kind === 'table');
  const texts = tables.map(({ rows }) =>
    rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.text : cell))),
  );
  return { plan, texts, all: JSON.stringify(methodChapter(plan)) };
};

describe.each(['en', 'de', 'es', 'fr'] as const)('in %s', (language) => {
  test('wherever a benchmark leads, the size that is assumed stands with it, and first among the assumptions', () => {
    const blueprint = built('none with inputs', language);
    const deck = planDeck(blueprint);
    const { words } = deck;
    const size = sizeInWords(blueprint, words);
    const [people, pay] = [words.decimals(1000), words.short(65_000)];
    expect(size).toContain(people);
    expect(size).toContain(pay);
    expect(valueSource(deck)).toContain(size);
    const summary = JSON.stringify(executiveSummary(planDocs(blueprint))).toLowerCase();
    // In the answer, and below the amount.
    expect(summary.split(size.toLowerCase())).toHaveLength(3);
    const { texts } = tablesOf('none with inputs', language);
    const { organisation } = words.say.method;
    expect(texts[0]?.slice(0, 2).map(([label, value]) => [label, value])).toEqual([
      [organisation.employees.label, people],
      [organisation.employeeCost.label, pay],
    ]);
    const [slide] = appendixSlides(deck);
    expect(slide?.notes?.slice(1, 3).join()).toMatch(new RegExp(`${people}.*${pay.replace('$', '\\$')}`, 's'));
  });

  test('without a case nothing explains payback, ramp, discount or spreads', () => {
    const { plan, all, texts } = tablesOf('none with inputs', language);
    const { method, case: cases } = plan.words.say;
    for (const label of [method.assumptions.discountRate, method.assumptions.ramp, method.inputs.automationRate].map(
      (one) => one.label,
    ))
      expect(all).not.toContain(label);
    expect(all).not.toContain(method.spreadsTitle);
    expect(texts.flat().map(([term]) => term)).not.toContain(cases.labels.payback);
    expect(appendixSlides(planDeck(plan.blueprint))).toHaveLength(1);
  });
});

test('what is known of the size is not said to be assumed', () => {
  const of = (profile: object) => {
    const source = built('none with inputs');
    const sector = { ...source.sector, profile: { ...source.sector.profile, ...profile } } as typeof source.sector;
    return sizeInWords({ ...source, sector }, planDeck(source).words);
  };
  expect([
    of({ employees: 1000 }),
    of({ employeeCost: 65_000 }),
    of({ employees: 1000, employeeCost: 65_000 }),
  ]).toEqual([
    '1,000 people at $65K, a pay that is assumed',
    'assumed: 1,000 people, not the client’s own number, at $65K',
    '1,000 people',
  ]);
});

test('an assumption in no figure is no row, and the weightiest default is the title', () => {
  const { plan, texts, all } = tablesOf('the example client');
  const { method } = plan.words.say;
  const inputs = texts[1] ?? [];
  expect(inputs.map(([label]) => label)).toEqual([method.inputs.automationRate.label, method.planCosts.label]);
  expect(all).not.toContain('0 of 22');
  // Pay is a default here, so the title may not say that it is the client's own.
  expect(appendixSlides(planDeck(plan.blueprint))[0]?.title).toBe(
    'The automation rate of 60% is assumed in all 22 processes; of the 10 assumptions beside it, 6 are set for this client and 4 are defaults',
  );
});

test('the rate is told as what is simulated: what all initiatives come to, its tenth and its ninetieth among it', () => {
  const { plan, texts } = tablesOf('the example client');
  const swing = plan.blueprint.case?.swings.find(({ driver }) => driver === 'rate');
  const [, low, high, reason] = texts[2]?.find(([driver]) => driver === plan.words.say.case.drivers.rate) ?? [];
  const [lowest, highest] = [low, high].map((text) => Number(text?.replace('%', '')) / 100) as [number, number];
  expect(lowest).toBeLessThan(swing?.low ?? 0);
  expect(highest).toBeGreaterThan(swing?.high ?? 1);
  expect(highest).toBeLessThanOrEqual(1);
  expect(reason).toMatch(/^Share of the work, \d+% as planned\. .*0\.7 to 1\.2 times/);
});

test.each(Object.keys(FIVE_SECTORS) as (keyof typeof FIVE_SECTORS)[])(
  'what is assumed of processes is counted of those that the answer calls measured, in %s',
  (name) => {
    const { blueprint, scope } = planDeck(built(name));
    const { inputs } = assumptionsInUse(blueprint, scope);
    expect(inputs.map(({ measured }) => measured)).toEqual(inputs.map(() => scope.withFigures));
  },
);
