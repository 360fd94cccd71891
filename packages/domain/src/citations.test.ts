import { expect, it } from 'vitest';
import { verifyCitations } from './citations.ts';

const pages = [
  {
    page: 1,
    text: 'The claims team at Northwind Mutual settles\n24,000 claims a year. It has 12 ad\u00adjusters.',
    ocr: false,
  },
  {
    page: 2,
    text: '“Straight-through” cases take 18 minutes.\nDie Sachbearbeiter prüfen jede Rechnung von Müller & Co.',
    ocr: false,
  },
  { page: 3, text: '理赔部门每年处理两万四千件理赔。', ocr: false },
];
const kept = (text: string, quote: string, page = 1) => verifyCitations([{ text, quote, page }], pages);

it.each([
  ['across a line break', 'settles 24,000 claims a year', 1],
  ['without a soft hyphen', 'It has 12 adjusters.', 1],
  ['in another case, with other quotation marks and dashes', '"straight–through" cases take 18 minutes', 2],
  ['in full-width forms', '１８ minutes. Die Sachbearbeiter', 2],
  ['in Chinese', '每年处理两万四千件', 3],
])('finds a quote %s', (_how, quote, page) => {
  expect(kept('They do the work.', quote, page)).toEqual([{ text: 'They do the work.', quote, page }]);
});

it('corrects the page', () => {
  expect(kept('They do the work.', 'cases take 18 minutes', 1)[0]?.page).toBe(2);
});

it.each([
  ['an invented quote', 'They do the work.', 'settles 42,000 claims a year'],
  ['a quote that two pages would have to share', 'They do the work.', 'It has 12 adjusters. “Straight-through” cases'],
  ['a quote that proves nothing', 'They do the work.', 'a year'],
  ['an empty quote', 'They do the work.', ' … '],
  ['an invented number', 'It settles 25,000 claims.', 'settles 24,000 claims a year'],
  ['an invented name', 'The team works for Contoso.', 'The claims team at Northwind Mutual'],
  ['an invented name at the start', 'Contoso Mutual settles claims.', 'The claims team at Northwind Mutual'],
  ['an invented subject', 'Contoso settles claims.', 'The claims team at Northwind Mutual'],
  ['an invented abbreviation', 'IBM settles claims.', 'The claims team at Northwind Mutual'],
])('drops %s', (_what, text, quote) => {
  expect(kept(text, quote)).toEqual([]);
});

it.each([
  ['Adjusters of Northwind settle 24 000 claims.', 'settles 24,000 claims a year'],
  ['However, every claim is settled.', 'The claims team at Northwind Mutual'],
  ['Northwind Mutual’s team settles claims.', 'The claims team at Northwind Mutual'],
  ['The Rechnungen check takes 18 minutes.', 'cases take 18 minutes'],
])('keeps “%s”, whose names and numbers the document has', (text, quote) => {
  expect(kept(text, quote)).toHaveLength(1);
});
