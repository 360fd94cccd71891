import { expect, it } from 'vitest';
import { matchesWords, rangesOfWords } from './matches-words.ts';

it.each([
  ['invoice pay', 'P2P 1.3 Pay supplier invoices', true],
  ['PAY  Invoice ', 'P2P 1.3 Pay supplier invoices', true],
  ['1.3 invoices', 'P2P 1.3 Pay supplier invoices', true],
  ['pay credit', 'P2P 1.3 Pay supplier invoices', false],
  ['uber prufen', 'Rechnungen über Café prüfen', true],
  ['CAFÉ', 'Rechnungen im Cafe', true],
  ['', 'anything', true],
  [' \n', '', true],
])('%j in %j: %s', (query, text, matches) => {
  expect(matchesWords(query)(text)).toBe(matches);
});

it.each([
  ['pay inv', 'Repay supplier invoices', ['pay', 'inv']],
  ['AP apply', 'Apply AP rules', ['Apply', 'AP']],
  ['prufen cafe', 'Rechnungen über Café prüfen', ['Café', 'prüfen']],
  ['x', 'Pay invoices', []],
  ['', 'Pay invoices', []],
  ['a', 'ä a\u0301 A', ['ä', 'a\u0301', 'A']],
])('%j is marked in %j', (query, text, marked) => {
  expect(rangesOfWords(query)(text).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
