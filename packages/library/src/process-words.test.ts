import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { expect, test } from 'vitest';
import { loadIndustryPack, PACK_INDUSTRIES } from './industry-packs.ts';
import { loadProcessWords } from './process-words.ts';
import { loadReferenceLibrary } from './reference-models.ts';
import { LANGUAGES } from './use-case.ts';

const packs = await Promise.all(PACK_INDUSTRIES.map(loadIndustryPack));
const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
/** As forms of words begin: "deliveries" as "delivery". */
const beginning = (word: string) => word.slice(0, Math.max(3, Math.min(5, word.length - 1)));
const beginningsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(beginning);
const names = [
  ...packs.flatMap((pack) => pack?.processes ?? []),
  ...libraries.flatMap(({ processes }) => processes),
].map(({ name }) => beginningsOf(name));

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every piece of work has words in %s',
  async (language) => {
    const words = await loadProcessWords(language);
    expect(words.filter(({ said }) => said.length === 0).map(({ names: [name] }) => name)).toEqual([]);
  },
);

test('every piece of work is in the name of a process that ships', async () => {
  const isKnown = (words: string) => {
    const wanted = beginningsOf(words);
    return names.some((name) => wanted.every((word) => name.includes(word)));
  };
  const unknown = (await loadProcessWords('de')).filter((entry) => !entry.names.some(isKnown));
  expect(unknown.map(({ names: all }) => all.join(', '))).toEqual([]);
});
