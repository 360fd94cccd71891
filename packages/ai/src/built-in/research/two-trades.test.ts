import { industryInWords } from '@process-ai/domain/industry-in-words';
import { expect, it } from 'vitest';
import { sectorBrief } from '../../process-context.fixture.ts';
import { loadKnowledge } from '../../use-cases/knowledge.ts';
import { composeTrades } from './two-trades.ts';

const sectorOf = (name: string, description: string | null = null) => ({
  ...sectorBrief({ name, referenceModel: 'APQC PCF', description }),
  industry: industryInWords(name, description, 'APQC PCF'),
});
const composed = async (name: string, description: string | null = null) => {
  const { note, branches } = await composeTrades(sectorOf(name, description));
  const codes = branches.flat().map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const trades = [...new Set(codes.flatMap((code) => /^[A-Z]+(?=-)/.exec(code)?.[0] ?? []))];
  return { note, codes, trades };
};

/** As users type them in seven languages: the codes of both halves. */
it.each([
  ['Autohaus, Verkauf und Werkstatt', null, 'ARTS', 'CAR'],
  ['Autohaus Meier', 'Verkauf und Werkstatt', 'ARTS', 'CAR'],
  ['Bakery with café', null, 'BAK', 'HTL'],
  ['Klinik mit Apotheke', null, 'HOS', 'ARTS'],
  ['Hôtel et spa', null, 'HTL', 'HAI'],
  ['University with hospital', null, 'EDU', 'HOS'],
  ['Ospedale e farmacia', null, 'HOS', 'ARTS'],
  ['Concesionario y taller', null, 'ARTS', 'CAR'],
  ['Padaria e café', null, 'BAK', 'HTL'],
  ['Ziekenhuis met apotheek', null, 'HOS', 'ARTS'],
  ['Supermercado con panadería', null, 'ARTS', 'BAK'],
  ['Palestra e parrucchiere', null, 'FIT', 'HAI'],
  ['Garagebedrijf met autoverkoop', null, 'CAR', 'ARTS'],
  ['Cabinet vétérinaire et salle de sport', null, 'VET', 'FIT'],
  ['Bank and insurance group', null, 'BIAN', 'ACORD'],
  ['Gasthof Post', 'Hotel mit Metzgerei', 'HTL', 'ARTS'],
])('“%s” (%s) gets the work of both halves: %s and %s', async (name, description, first, second) => {
  const { note, codes, trades } = await composed(name, description);
  expect(trades).toEqual([first, second]);
  expect(note).toMatch(/^Core business of two trades: \d+ processes for .+ and \d+ processes for .+\. Then /);
  // The books are kept once, behind the core work of both.
  const books = codes.findIndex((code) => /^\d/.test(code));
  expect(codes.slice(books).filter((code) => /^[A-Z]/.test(code))).toEqual([]);
});

it('keeps the two halves of one industry in its pack, and says which half it knows nothing of', async () => {
  const { codes } = await composed('Transportadora com armazém');
  for (const area of ['LOG-3', 'LOG-5']) expect(codes).toContain(area);
  const { note, trades } = await composed('Farm with shop');
  expect(note).toMatch(/^No pack for agriculture yet: only \d+ processes for retail, and \d+ processes of support/);
  expect(trades).toEqual(['ARTS']);
});

it.each([
  ['City administration', 'A city of 300,000 with 4,200 employees.', 'PUB'],
  ['Plumbing and heating contractor', null, 'PHE'],
  ['3PL', 'Warehousing and transport for retailers.', 'LOG'],
  ['Municipal utility', 'Power, gas, heat and water for a city of 200,000.', 'UTL'],
  ['Ayuntamiento de Soria', 'Licencias, padrón y servicios sociales.', 'PUB'],
  ['Hospital with a dental clinic', null, 'HOS'],
])('“%s” (%s) is of one trade', async (name, description, trade) => {
  expect((await composed(name, description)).trades).toEqual([trade]);
});

it('a process of a pack keeps its ties beside another trade', async () => {
  const { find } = await loadKnowledge();
  const { branches } = await composeTrades(sectorOf('Autohaus, Verkauf und Werkstatt'));
  const workshop = branches.flat().filter(({ code, level }) => level === 3 && code.startsWith('CAR-'));
  const states = workshop.map(({ code, name }) => {
    const process = { code, name, description: null, level: 3, ancestors: [], children: [] };
    return find(process, { industry: 'retail', referenceModel: 'APQC PCF' }).state;
  });
  expect(states.filter((state) => state === 'tied' || state === 'nothing')).toHaveLength(workshop.length);
});
