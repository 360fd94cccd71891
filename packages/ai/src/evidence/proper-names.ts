import type { Language } from '@process-ai/library/use-case';

/** A word within a sentence, not after its end, that is written as names are. */
const CAPITALIZED = /(?<=[\p{L}\p{N}%)] )\p{Lu}\p{L}*\p{Ll}\p{L}*(?:['’]s)? /gu;

/**
 * The text without the names that people gave to their customers, systems and sites: "28 % of Borogove invoices" are
 * invoices and no other kind of them. In German all nouns are written as names are.
 */
export const withoutProperNames = (text: string, language: Language, isKnown: (word: string) => boolean): string =>
  language === 'de' ? text : text.replace(CAPITALIZED, (word) => (isKnown(word) ? word : ''));
