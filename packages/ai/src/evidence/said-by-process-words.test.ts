import type { Language } from '@process-ai/library/use-case';
import { expect, it } from 'vitest';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { namedProcesses } from './named-processes.ts';
import { profilesOf } from './profiles.ts';
import { saidByProcessWords } from './said-by-process-words.ts';

const NAMES = ['Identify parcels without papers', 'Sort parcels', 'Take X-rays', 'Maintain trucks'];

/** The processes that a sentence means, where each is said in one way and another trade has words as well. */
async function meantIn(sentence: string, language: Language, said: readonly (readonly [name: string, said: string])[]) {
  const { index } = await loadKnowledge();
  const processes = NAMES.map((name) => ({ id: name, parentId: null, code: name, name, description: null }));
  const words = said.map(([name, phrase]) => ({ names: [name], said: [phrase], inOrder: [] }));
  const named = namedProcesses(profilesOf(processes, index));
  return saidByProcessWords(named, words, language)(sentence).meant.map(({ name }) => name);
}

const WITHOUT = 'Identify parcels without papers';

it.each([
  ['de', 'Pakete ohne Label', 'Täglich 60 Pakete ohne Label.', 'Täglich 60 Pakete mit Label.'],
  ['es', 'bultos sin etiqueta', 'Hay 60 bultos sin etiqueta.', 'Hay 60 bultos con etiqueta.'],
  ['fr', 'colis sans étiquette', '60 colis sans étiquette attendent.', '60 colis avec étiquette attendent.'],
  ['it', 'pacchi senza etichetta', 'Ci sono 60 pacchi senza etichetta.', 'Ci sono 60 pacchi con etichetta.'],
  ['nl', 'pakketten zonder label', 'Er liggen 60 pakketten zonder label.', 'Er liggen 60 pakketten met label.'],
  ['pt', 'volumes sem etiqueta', 'Temos 60 volumes sem etiqueta.', 'Temos 60 volumes com etiqueta.'],
] as const)('in %s, “%s” says nothing of what is with it', async (language, said, without, withIt) => {
  expect(await meantIn(without, language, [[WITHOUT, said]])).toEqual([WITHOUT]);
  expect(await meantIn(withIt, language, [[WITHOUT, said]])).toEqual([]);
});

it("hides no noun behind another trade's words for work on it", async () => {
  const said = [
    ['Take X-rays', 'lastre'],
    ['Image patients', 'fare lastre'],
  ] as const;
  expect(await meantIn('Fare lastre costa 30 euro.', 'it', said)).toEqual(['Take X-rays']);
  const other = [
    ['Sort parcels', 'permis'],
    ['Grant permits', 'permis moto'],
  ] as const;
  expect(await meantIn('410 permis moto par an.', 'fr', other)).toEqual([]);
});
