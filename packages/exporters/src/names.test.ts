import { buildBlueprint } from '@process-ai/domain/blueprint';
import { NAME_LIMITS } from '@process-ai/domain/name-limits';
import { describe, expect, test } from 'vitest';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { shortName } from './short-name.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';

const SECONDS = 1000;

describe.each(['the example client', 'three processes with a long German name'] as const)('%s', (name) => {
  test('has no title that is cut', { timeout: 60 * SECONDS }, async () => {
    const titles = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS[name]()))).map(({ title }) => title);
    expect(titles.filter((title) => title.includes('…'))).toEqual([]);
  });
});

test('what a title cuts is named before the export', { timeout: 60 * SECONDS }, async () => {
  const source = FIVE_SECTORS['three processes with a long German name']();
  const name = `${source.sector.name} und Tochtergesellschaften im Hochrhein`;
  const blueprint = buildBlueprint({ ...source, sector: { ...source.sector, name } });
  expect(name.length).toBeGreaterThan(NAME_LIMITS.client);
  const [, answer] = readSlides(await exportSlides(blueprint));
  expect(answer?.title).toContain(shortName(name, 'client'));
  expect(blueprint.readiness.items.find(({ kind }) => kind === 'longNames')?.names).toContain(name);
});

test('a name is cut at a word, never within a sign, and none that is as long as its limit', () => {
  const limit = NAME_LIMITS.name;
  expect(shortName('a'.repeat(limit))).toBe('a'.repeat(limit));
  const flags = '🇩🇪'.repeat(limit + 5);
  expect(shortName(flags)).toBe(`${'🇩🇪'.repeat(limit - 1)}…`);
  expect(shortName(`${'word '.repeat(20)}end`)).toMatch(/^(?:word ){16}word…$/);
});

test('the client stands in sentences without its legal form, and anything else as it is called', () => {
  const told = (name: string) => shortName(name, 'client');
  expect(
    ['Stadtwerke Nord GmbH & Co. KG', 'Wasserwerke mbH & Co. KG', 'Allianz SE', 'Acme, Inc.', 'Banco S.A.'].map(told),
  ).toEqual(['Stadtwerke Nord', 'Wasserwerke', 'Allianz', 'Acme', 'Banco']);
  expect(['Smith & Co.', 'Harbor Mutual Insurance', 'GmbH'].map(told)).toEqual([
    'Smith & Co.',
    'Harbor Mutual Insurance',
    'GmbH',
  ]);
  expect(shortName('Angebote der Stadtwerke AG')).toBe('Angebote der Stadtwerke AG');
});
