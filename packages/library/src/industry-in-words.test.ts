import { expect, it } from 'vitest';
import { industryInWords } from './industry-in-words.ts';

it.each([
  [['Motor insurance brokers', null], 'Insurance'],
  [['Retail banking', 'Current accounts, cards and loans in our branches and stores.'], 'Banking'],
  [['E-commerce and department stores'], 'Retail'],
  [['Machine builders'], 'Manufacturing'],
  [['TELCO'], 'Telecommunications'],
  // The name decides; only where it is silent does the description.
  [['Motor insurers', 'Sells to factories and banks.'], 'Insurance'],
  [['Shared services', 'The back office of three breweries.'], 'Manufacturing'],
  // Several industries, another one, or none.
  [['Banks and insurers'], null],
  [['Shared services', 'For a bank and its insurer.'], null],
  [['City hospital', 'Settles with health insurers.'], null],
  [['Food bank'], null],
  [['Finance', 'Pays invoices.'], null],
  [['Embankment', ''], null],
  [[null], null],
])('%j means %s', (texts, industry) => {
  expect(industryInWords(texts)).toBe(industry);
});
