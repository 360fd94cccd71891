import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides, tablesOf } from './read-slides.fixture.ts';

test('the title above what each vendor does names all that do most of it, and nobody else', {
  timeout: 60_000,
}, async () => {
  const deck = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']())));
  const slide = deck.find(({ xml }) =>
    tablesOf(xml).some(({ name }) => name === 'Vendors by the largest opportunities'),
  );
  const [
    {
      rows: [header = [], ...rows],
    } = { rows: [] },
  ] = tablesOf(slide?.xml ?? '');
  const vendors = header.slice(2).map((name, index) => {
    const told = rows.map((row) => row[index + 2]);
    const count = (word: string) => told.filter((text) => text === word).length;
    return { name, whole: count('Whole'), part: count('Part') };
  });
  const most = vendors.toSorted((a, b) => b.whole - a.whole || b.part - a.part)[0];
  const named = vendors
    .filter(({ whole, part }) => whole === most?.whole && part === most.part)
    .map(({ name }) => name);
  expect(named.length, 'several do as much').toBeGreaterThan(1);
  expect(slide?.title.replaceAll('\u00a0', ' ').match(new RegExp(header.slice(2).join('|'), 'g'))).toEqual(named);
});

test('what several vendors cover alike is said once, and of the others whose it is', { timeout: 60_000 }, async () => {
  const deck = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']())));
  const [{ rows } = { rows: [] }] = deck
    .flatMap(({ xml }) => tablesOf(xml))
    .filter(({ name }) => name === 'The vendors by fit, and why');
  const covered = rows.flatMap((row) => /^Covers .* worth .*;/.exec(row[3] ?? '')?.[0] ?? []);
  expect(covered.length).toBeGreaterThan(1);
  expect(covered).toEqual([...new Set(covered)]);
  expect(rows.map((row) => row[3])).toContain('Covers the same as Ardmore Platforms; cross-industry.');
});
