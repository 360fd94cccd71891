import type { Industry } from '@process-ai/contract/industries';
import { folded } from './folded.ts';
import { once } from './once.ts';
import { MATTERS, type Matter } from './trade-parts.ts';
import { ROLES } from './trade-roles.ts';

/** Whom somebody works for, and where: another trade may stand there. */
const AFTER = / (?:for|fur|para|pour|voor|per|by|with|from|near|an der|am|im|in der|mit|con|com|avec|met) .*/;

const roles = once(() =>
  ROLES.map(({ words, means, otherwise }) => ({
    role: oneOf(words),
    with: Object.entries(means).map(([matter, industry]) => ({ matter: matter as Matter, industry })),
    otherwise,
  })),
);
const matters = once(() => new Map(Object.entries(MATTERS).map(([matter, words]) => [matter as Matter, oneOf(words)])));

/**
 * The industry that a name is made to mean: a manufacturer of antibodies is in pharma, one of anything else
 * manufactures. Null where the parts say nothing together.
 */
export function industryFromParts(name: string): Industry | null {
  const all = folded(name);
  const head = all.replace(AFTER, ' ');
  return industryIn(head) ?? (head === all ? null : industryIn(all));
}

function industryIn(text: string): Industry | null {
  for (const { role, with: about, otherwise } of roles()) {
    if (!role.test(text)) continue;
    const said = about.find(({ matter }) => matters().get(matter)?.test(text));
    const industry = said ? said.industry : otherwise;
    if (industry) return industry;
  }
  return null;
}

function oneOf(words: string): RegExp {
  const patterns = patternsOf(words).map(({ pattern }) => pattern);
  return new RegExp(` (?:${patterns.join('|')}) `);
}

/**
 * What finds each phrase of a list in a folded text: in English, also in the plural, then after "|" in other languages;
 * a word may be the beginning of a longer one where it ends in "*", or its end where it begins so.
 */
export function patternsOf(words: string): { pattern: string; length: number }[] {
  return words.split('|').flatMap((phrases, language) =>
    phrases.split(',').map((said) => {
      const phrase = folded(said).trim();
      return { pattern: patternOf(phrase, language === 0), length: phrase.length };
    }),
  );
}

function patternOf(phrase: string, isEnglish: boolean): string {
  if (phrase.includes('*')) return phrase.replace(/ ?\*$/, '[^ ]*').replace(/^\*/, '[^ ]*');
  if (!isEnglish) return phrase;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}(?:y|ies)` : `${phrase}(?:e?s)?`;
}
