import type { Language } from './use-case.ts';

/**
 * One concept and the words for it, separated by commas: synonyms, abbreviations, spellings. The first English one names
 * the concept.
 */
export type GlossaryEntry = Record<Language, string>;
