import { expect, test } from 'vitest';
import { rank, ranked } from './rank.ts';

const titles = (text: string, groups: Parameters<typeof ranked>[1]) =>
  ranked(text, groups).flatMap(({ entries }) => entries.map(({ title }) => title));

test('a title that begins with the text goes before a word of it, before another word for it, before a part', () => {
  const entries = [
    { title: 'Reported' },
    { title: 'Plan', words: 'port' },
    { title: 'Sea port' },
    { title: 'Port fees' },
    { title: 'Harbor', note: 'transport' },
  ];
  expect(titles('Port', [{ heading: 'All', entries }])).toEqual([
    'Port fees',
    'Sea port',
    'Plan',
    'Reported',
    'Harbor',
  ]);
});

test('letters that only stand in this order somewhere are no answer', () => {
  expect(rank('dark', { title: 'Databricks' })).toBe(0);
  expect(rank('dark', { title: 'Switch to light theme', words: 'dark mode' })).toBeGreaterThan(0);
});

test('every word counts, in any order, without case and accents', () => {
  expect(rank('dialogue cafe', { title: 'Café dialogue' })).toBeGreaterThan(0);
  expect(rank('cafe tea', { title: 'Café dialogue' })).toBe(0);
});

test('commands go before what is found, unless they hold the text in the middle of a word alone', () => {
  const groups = [
    { heading: 'In the sector', entries: [{ title: 'Export the blueprint' }] },
    { heading: 'Commands', entries: [{ title: 'Switch to dark theme' }] },
    { heading: 'Empty', entries: [] },
    { heading: 'Vendors', entries: [{ title: 'Darktrace' }, { title: 'Exporter' }, { title: 'Portal' }] },
  ];
  expect(titles('export', groups)).toEqual(['Export the blueprint', 'Exporter']);
  expect(titles('dark', groups)).toEqual(['Switch to dark theme', 'Darktrace']);
  expect(titles('port', groups)).toEqual(['Portal', 'Exporter', 'Export the blueprint']);
  expect(ranked('', groups).map(({ heading }) => heading)).toEqual(['In the sector', 'Commands', 'Vendors']);
});
