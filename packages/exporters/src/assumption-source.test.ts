import { FileLanguage } from '@process-ai/contract/export-covers';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { assumptionSource } from './assumption-source.ts';
import { planDocs } from './docs/docs-plan.ts';
import { methodChapter } from './docs/sections/method.ts';
import { figureWords } from './figure-words.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';

const told = (name: 'loadFactor' | 'discountRate', countries: string[], language: FileLanguage = 'en') =>
  assumptionSource(name, { sector: { profile: { countries } } as never }, figureWords('EUR', language));

test('a default that was counted in the United States says so to a client elsewhere', () => {
  expect(told('loadFactor', ['DE', 'AT'])).toMatch(
    / A figure of the United States, assumed here as well \(Germany, Austria\)\.$/,
  );
  for (const language of FileLanguage.options) {
    const note = told('loadFactor', ['DE'], language).slice(told('loadFactor', [], language).length);
    expect(note).toMatch(/(Germany|Deutschland|Alemania|Allemagne)\)/);
  }
});

test('in the United States, where no country is known, and of an assumption it says nothing', () => {
  expect(told('loadFactor', ['US', 'DE'])).toBe(told('loadFactor', []));
  expect(told('discountRate', ['DE'])).toBe(told('discountRate', []));
});

test('stands beside the default in the document of a German client', () => {
  const blocks = methodChapter(planDocs(buildBlueprint(FIVE_SECTORS['three processes with a long German name']())));
  expect(JSON.stringify(blocks)).toContain('Ein Wert aus den USA, auch hier unterstellt (Deutschland)');
});
