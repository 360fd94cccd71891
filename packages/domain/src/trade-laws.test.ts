import { INDUSTRIES } from '@process-ai/contract/industries';
import { expect, test } from 'vitest';
import { TRADE_LAWS, tradeLaws } from './trade-laws.ts';

/** Characters that the columns of a slide hold: law, reason and control. */
const MOST = { law: 90, reason: 150, control: 130 };

test('each law of a trade is told in four languages, by its number, as short as its column asks', () => {
  for (const { law, reason, control } of TRADE_LAWS) {
    for (const [part, told] of Object.entries({ law, reason, control })) {
      expect(told.map((text) => text.trim() === text && text.length > 0)).toEqual([true, true, true, true]);
      expect(told.filter((text) => text.length > MOST[part as 'law'])).toEqual([]);
    }
    for (const text of law) expect(text, 'an official number').toMatch(/\d/);
    for (const told of [reason, control]) {
      expect([...new Set(told)]).toEqual([...told]);
      for (const text of told) expect(text).toMatch(/[^.]\.$/);
    }
    // French sets a space that does not break before its signs: the files put it in where they find a plain one.
    expect(`${reason[3]} ${control[3]}`).not.toMatch(/\S[;:!?]/);
  }
});

test('one law stands in one place once, and numbers are the same in every language', () => {
  const names = TRADE_LAWS.map(({ law, where, industries }) => `${where} ${law[0]} ${industries.join()}`);
  expect(new Set(names).size).toBe(names.length);
  const numbers = (text: string) => [...new Set(text.match(/\d+/g))].toSorted().join(' ');
  for (const { law } of TRADE_LAWS) expect(law.map(numbers)).toEqual(law.map(() => numbers(law[0])));
});

test('is that of the trade in its country; where one of both is not known, nothing is told', () => {
  const of = (industry: string | null, countries: string[]) =>
    tradeLaws({ name: '', description: null, profile: { industry, countries } } as never, [], () => false, 'en').map(
      ({ law }) => law,
    );
  expect(of('hospitals', ['DE'])).toEqual([
    'Social Code V (SGB V), section 393',
    'Criminal Code (StGB), section 203',
    'Medical Device Regulation (EU) 2017/745, annex VIII, rule 11',
  ]);
  expect(of('higher-education', ['US'])).toEqual(['FERPA, 20 U.S.C. 1232g; 34 CFR Part 99']);
  expect(of('airlines', ['ES', 'US'])).toEqual([
    'EASA Part-IS, (EU) 2023/203',
    'Passenger rights, Regulation (EC) 261/2004',
    '14 CFR Part 121; refunds, 14 CFR Part 260',
  ]);
  expect([of(null, ['DE']), of('banking', []), of('banking', ['JP'])]).toEqual([[], [], []]);
  // A trade without a law of its own anywhere would be a gap.
  const silent = INDUSTRIES.filter((industry) => !TRADE_LAWS.some(({ industries }) => industries.includes(industry)));
  expect(silent).toEqual([]);
});

test('of a utility is that of what it supplies, by its own words, then by its processes', () => {
  const [energy, water, spanish] = ['Electricity Directive', 'Drinking Water Directive', 'Royal Decree 3/2023'];
  const of = (country: string, name: string, description: string | null = null, processes: string[] = []) =>
    tradeLaws(
      { name, description, profile: { industry: 'utilities', countries: [country] } } as never,
      processes,
      () => false,
      'en',
    ).map(({ law }) => law.replace(/ \(EU\).*/, ''));
  expect(of('IE', 'Retail energy'), 'power').toEqual([energy]);
  expect(of('ES', 'Aguas del Turia', 'Suministro de agua a 120 municipios'), 'water').toEqual([spanish, water]);
  const both = 'Elektrizitätswerke und Wasserversorgung Südlicher Breisgau';
  expect(of('DE', both).slice(1), 'both').toEqual([energy, water]);
  expect(of('IE', 'Stadtwerke Nord', null, ['Trinkwasser aufbereiten']), 'by its processes').toEqual([water]);
  expect(of('IE', 'Abwasserverband Nord', 'Waste water only'), 'water that nobody drinks').toEqual([]);
  expect(of('IE', 'Wasserkraft Nord', null), 'power made by water').toEqual([energy]);
  expect(of('IE', 'Stadtwerke Nord'), 'nothing says it').toEqual([]);
});
