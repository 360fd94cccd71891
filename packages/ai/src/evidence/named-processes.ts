import type { Language } from '@process-ai/library/use-case';
import { isEmptyWord, stemOf, wordsIn } from '../use-cases/language.ts';
import type { Profile } from './profiles.ts';

/** Processes with English names, by the stems of those names. */
export interface NamedProcesses {
  all: readonly Profile[];
  /** Those that have all of the stems in their names. */
  withStems(stems: readonly string[]): readonly Profile[];
  /** The one that is called so, word by word: "Let members in" is no other work on members. */
  called(name: string): Profile | null;
}

const BORROWED_PLURAL = /\p{L}{4}[^s]s$/u;

export function namedProcesses(profiles: readonly Profile[]): NamedProcesses {
  const all = profiles.filter(({ language, isWordByWord }) => language === 'en' && !isWordByWord);
  const byStem = new Map<string, Set<Profile>>();
  const byName = new Map<string, Profile>();
  for (const profile of all) {
    const { name } = profile.process;
    byName.set(wordsIn(name).join(' '), profile);
    for (const stem of stemsOf(name, 'en')) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(profile));
  }
  return {
    all,
    withStems([first = '', ...rest]) {
      return [...(byStem.get(first) ?? [])].filter((profile) => rest.every((stem) => byStem.get(stem)?.has(profile)));
    },
    called: (name) => byName.get(wordsIn(name).join(' ')) ?? null,
  };
}

/** The stems of a text without its stop words. */
export const stemsOf = (text: string, language: Language): string[] =>
  wordsIn(text)
    .filter((word) => !isEmptyWord(word, language))
    .map((word) => stemOfOne(word, language));

/** Of a word and its plural, also where the language borrowed it: "pull requests", "vacatures". */
export const stemOfOne = (word: string, language: Language): string => {
  const stem = stemOf(word, language);
  return BORROWED_PLURAL.test(stem) && word.endsWith(stem) ? stemOf(word.slice(0, -1), language) : stem;
};
