import { expect, it } from 'vitest';
import { industryInWords } from '../industry-in-words.ts';
import { DESCRIBED_TRADES } from './described-trades.fixture.ts';
import { tradeNamed } from './trade-named.ts';

const described = DESCRIBED_TRADES.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [name: string, industry: string]);

it.each(described)('“%s” is in %s, whether it is a name or a description', (text, industry) => {
  expect(industryInWords(text, null, 'APQC PCF') ?? 'none').toBe(industry);
  expect(industryInWords('Nordlicht', text, 'APQC PCF') ?? 'none').toBe(industry);
});

it('says the trade where nothing is known of it', () => {
  expect(described.filter(([name, industry]) => industry === 'none' && !tradeNamed(name)?.name)).toEqual([]);
});

it.each([
  ['Dental and medical insurer', 'health insurance'],
  ['Courtier en prêts immobiliers', 'payments, brokers of loans and exchanges'],
  // The head of a compound is its end.
  ['Landmetzgerei', 'specialist food shops'],
  ['Fliesenlegerbetrieb', 'finishing contractors'],
  ['Akkerbouwbedrijf', 'arable farms'],
  // What is made says more than that something is.
  ['Fábrica de embutidos', 'meat and fish plants'],
  ['Apothekengroßhandel', 'wholesale'],
  // The head stands last in English, and first in Spanish.
  ['Museum restaurant', 'restaurants, bars and catering'],
  ['Restaurante del museo', 'restaurants, bars and catering'],
  ['Restaurant supplies wholesaler', 'wholesale'],
  // Whom it works for, where it is and what else it has say nothing; nor do names of families and places.
  ['Software for dentists', 'software and computer services'],
  ['Kanzlei Bauer', 'law'],
  ['Chain of launderettes in the Midlands', 'laundries and dry cleaners'],
  ['Hotel near the airport', 'hotels and lodging'],
  ['Zahnarztpraxis Feldkirch', 'dental practices'],
  // A word of two languages is that of the name's.
  ['Academia de ginástica do João', 'gyms and studios'],
  ['Academia de inglés para niños', 'driving schools, language schools and training'],
])('“%s” says %s', (name, trade) => {
  expect(tradeNamed(name)?.name).toBe(trade);
});

it.each([
  'Nordlicht GmbH',
  'Animal hospital and university',
  'Manufacturer of veterinary drugs',
  'A company owned by a bank',
])('“%s” says none, several or one that its other words tell', (name) => {
  expect(tradeNamed(name)).toBeNull();
});
