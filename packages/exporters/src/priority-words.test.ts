import { DEFAULT_COVER, type FileLanguage } from '@process-ai/contract/export-covers';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { prioritiesInWords } from './priority-words.ts';

function titled(name: keyof typeof FIVE_SECTORS, language: FileLanguage = 'en') {
  const source = FIVE_SECTORS[name]();
  const blueprint = buildBlueprint({ ...source, cover: { ...DEFAULT_COVER, ...source.cover, language } });
  const { weighed, rejected } = blueprintStory(blueprint);
  const words = figureWords(blueprint.assumptions.currency, language);
  return { weighed, title: weighed && prioritiesInWords(weighed, rejected.length, words) };
}

const SAID = { startNow: ' bring', programme: 'as a program', takeAlong: 'along the way', question: 'on trial' };

test.each(Object.keys(FIVE_SECTORS) as (keyof typeof FIVE_SECTORS)[])(
  'the map of %s shows what its title names first in the quadrant that it says',
  (name) => {
    const { weighed, title } = titled(name);
    if (!weighed || !title) return;
    const open = weighed.rows.filter(({ isDelivered }) => !isDelivered);
    const [head = ''] = title.split('; ');
    const row = open.find((one) => head.startsWith(`“${one.name}”`));
    if (row && row.quadrant !== 'review') expect(head).toContain(SAID[row.quadrant]);
    else expect(open.every(({ quadrant }) => quadrant === 'review')).toBe(true);
  },
);

test.each([
  [
    'en',
    /^“E-mails and complaints sorted on arrival” starts as a program: .*; “Given up: own forecasting model” is stopped$/,
  ],
  [
    'de',
    /^„E-mails and complaints sorted on arrival“ beginnt als Programm: .*; „Given up: own forecasting model“ ist gestoppt$/,
  ],
  [
    'es',
    /^«E-mails and complaints sorted on arrival» arranca como programa: .*; «Given up: own forecasting model» está detenida$/,
  ],
  [
    'fr',
    /^«.E-mails and complaints sorted on arrival.» démarre en programme.: .*; «.Given up: own forecasting model.» est arrêtée$/,
  ],
] as const)(
  'without anything to do first, the title says in %s in which quadrant the work begins, and what is stopped',
  (language, expected) => {
    expect(titled('a library of 1,921 processes in euros', language).title).toMatch(expected);
  },
);
