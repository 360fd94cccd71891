import { loadProcessWords } from '@process-ai/library/process-words';
import type { Language } from '@process-ai/library/use-case';
import { type Knowledge, loadKnowledge } from '../use-cases/knowledge.ts';
import { wordsIn } from '../use-cases/language.ts';
import { TELLING } from '../use-cases/use-case-index.ts';
import { type NamedProcesses, namedProcesses } from './named-processes.ts';
import { type EvidenceProcess, HAS, type Profile, profilesOf } from './profiles.ts';
import { type SaidByWords, saidByProcessWords } from './said-by-process-words.ts';
import { type SaidByUseCases, saidByUseCases } from './said-by-use-cases.ts';
import { backgroundIn, type SaidByVocabulary, saidByVocabulary } from './said-by-vocabulary.ts';
import type { EvidenceDocument } from './statements.ts';

/** What is known of a sector's processes and of the words for their work. */
export interface Terms extends Pick<Knowledge, 'index' | 'places' | 'useCases'> {
  /** By a telling term of their name or description. */
  byTerm: ReadonlyMap<string, readonly Profile[]>;
  /** All words of their names, without accents. */
  words: ReadonlySet<string>;
  byUseCases: SaidByUseCases;
  profiles: readonly Profile[];
  named: NamedProcesses;
  /** By the language of a document; read for the first that is in it. */
  byLanguage: Map<Language, Roads>;
}

/** How the words of one language lead to processes. */
export interface Roads {
  byWords: SaidByWords;
  byVocabulary: SaidByVocabulary;
}

export async function termsOf(processes: readonly EvidenceProcess[]): Promise<Terms> {
  const { index, places, useCases } = await loadKnowledge();
  const byTerm = new Map<string, Profile[]>();
  const profiles = profilesOf(processes, index);
  for (const profile of profiles) {
    for (const [term, share] of profile.has) {
      if (share < HAS.description || profile.weightOf(term) < TELLING) continue;
      const sharing = byTerm.get(term);
      if (sharing) sharing.push(profile);
      else byTerm.set(term, [profile]);
    }
  }
  const words = new Set(processes.flatMap(({ name }) => wordsIn(name)));
  const byUseCases = saidByUseCases(profiles, index, places);
  return {
    index,
    places,
    useCases,
    byTerm,
    words,
    byUseCases,
    profiles,
    named: namedProcesses(profiles),
    byLanguage: new Map(),
  };
}

export function languageOf({ pages }: EvidenceDocument, { index }: Terms): Language {
  const sample = pages
    .map(({ text }) => text.slice(0, 2000))
    .join(' ')
    .slice(0, 4000);
  return index.read({ name: sample, description: '', ancestors: [] }).language;
}

export async function roadsOf(
  language: Language,
  { profiles, named, places, useCases, byLanguage }: Terms,
): Promise<Roads> {
  const known = byLanguage.get(language);
  if (known) return known;
  const words = await loadProcessWords(language);
  const background = backgroundIn(language, useCases);
  const useCasesOf = ({ code, name }: EvidenceProcess) => places.withCode(code, name, '')?.useCases ?? [];
  const roads = {
    byWords: saidByProcessWords(named, words, language),
    byVocabulary: saidByVocabulary({ profiles, named, words, useCasesOf, background, language }),
  };
  byLanguage.set(language, roads);
  return roads;
}
