import { expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

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
