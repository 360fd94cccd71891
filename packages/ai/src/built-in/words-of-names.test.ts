import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { loadIndustryPack, PACK_INDUSTRIES } from '@process-ai/library/industry-packs';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import { expect, test } from 'vitest';
import { isPlainVerb, verbOfTable } from './words.ts';

test('every word of a shipped name is in a table, as the language library reads it', async () => {
  const shipped = await Promise.all([
    ...REFERENCE_MODELS.map(loadReferenceLibrary),
    ...PACK_INDUSTRIES.map(loadIndustryPack),
  ]);
  const processes = shipped.flatMap((from) => from?.processes ?? []);
  const said = processes.flatMap(({ name, description }) => [
    ...name.split(/[\s/]+/),
    // A description that begins with a gerund says what is really done.
    /^\p{L}+ing\b/u.exec(description ?? '')?.[0] ?? '',
  ]);
  const words = new Set(said.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '')));
  const unknown = [...words].filter((word) => /^[a-z]{3,20}$/.test(word) && verbOfTable(word) === undefined).sort();
  const file = fileOf(
    unknown.filter(isPlainVerb),
    unknown.filter((word) => !isPlainVerb(word)),
  );

  await expect(file).toMatchFileSnapshot('./words-of-names.ts');
});

const fileOf = (verbs: readonly string[], others: readonly string[]) => `// Written anew by its test with -u.

/** Of the words of shipped names that the table of verbs does not know, those that the language library takes for verbs. */
export const PLAIN_VERBS: ReadonlySet<string> = wordsOf(\`
${lines(verbs)}
\`);

/** The rest of them. */
export const NO_VERBS: ReadonlySet<string> = wordsOf(\`
${lines(others)}
\`);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\\s+/));
}
`;

const lines = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/(.{1,116})(?: |$)/g, '  $1\n')
    .trimEnd();
