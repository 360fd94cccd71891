import { isStopWord, wordsIn } from '../use-cases/language.ts';
import type { Reader } from './fact-reader.ts';

/** Letters around a figure that are read. */
export const AROUND = 180;
const WHAT_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&/-]*|[^\s\p{L}\p{N}]/gu;

/** What begins another statement. */
const AND = /^(?:and|or|but|und|oder|aber|y|pero|et|ou|mais|ma|maar|mas)$/iu;

const isStop = (word: string, { language }: Reader) => {
  return wordsIn(word).every((folded) => folded.length < 2 || isStopWord(folded, language) || ABOUT.has(folded));
};

/** "on average", "nearly": they say how exact a figure is, and nothing of what it counts. */
const ABOUT = new Set(
  `average about around roughly approximately nearly almost some only durchschnitt durchschnittlich schnitt mittel rund
  etwa knapp ungefahr gut promedio media medio aproximadamente alrededor unos unas casi moyenne environ presque quelque
  circa quasi mediamente gemiddeld ongeveer bijna ruim zo cerca quase each every cada chaque jede jeder jedes ogni elke
  iedere which thereof davon dont cui waarvan quais cuales pari soit worth last past year years letztes vergangenes jahr
  pasado ano anos derniere annee dernier scorso anno vorig vorige jaar passado
  letzten vergangenen afgelopen`.split(/\s+/),
);

/** The noun phrase that a text begins with; `skipsStops`: behind its articles and small words. */
export function nounsIn(text: string, reader: Reader, skipsStops = false): string {
  const words: string[] = [];
  let joint: string[] = [];
  for (const [word] of text.slice(0, AROUND).matchAll(WORD)) {
    if (!/^\p{L}/u.test(word) || reader.verb.test(word) || AND.test(word)) break;
    const isJoint = isStop(word, reader) && reader.of.test(`${word} x`);
    if (isStop(word, reader)) {
      if (words.length === 0 && (skipsStops || isJoint)) continue;
      if (words.length === 0 || (joint.length === 0 && !isJoint) || joint.length > 1) break;
      joint.push(word);
      continue;
    }
    if (joint.length > 0 && words.length > 3) break;
    const isBehindNoun =
      reader.language === 'de' && joint.length === 0 && /^\p{Lu}/u.test(words.at(-1) ?? '') && !/^\p{Lu}/u.test(word);
    if (isBehindNoun) break;
    words.push(...joint, word);
    joint = [];
    if (words.length >= WHAT_WORDS) break;
  }
  return words.join(' ');
}

/** "Vorig jaar betaalden we 190.000 euro": what stands before its subject is a verb. */
const VERB_FIRST: ReadonlySet<string> = new Set(['de', 'nl']);
const SUBJECT = /^(?:wir|ich|man|we|wij|ik|ze|zij)$/iu;
/** What begins a clause about the noun before it, or stands before a verb. */
const RELATIVE = /^(?:that|which|who|que|qui|che|dat|die|nos|nous|ci|on)$/iu;
/** "Sitzt", "klingelt": behind a noun, and no noun itself. */
const GERMAN_FORM = /^\p{Ll}{3,}t$/u;
const isNoun = (word: string) => /^\p{Lu}/u.test(word);

/** The content words of the clause that ends here: without articles before them, and up to the verb. */
export function subjectOf(text: string, periods: readonly string[], reader: Reader): string {
  const bare = periods.reduce((rest, period) => rest.replace(period, ' '), text);
  for (const clause of bare.split(/[.,;:=()–—|]/).toReversed()) {
    const words = [...clause.matchAll(WORD)].map(([word]) => word).filter((word) => /^\p{L}/u.test(word));
    const isVerb = (word: string, at: number) =>
      reader.verb.test(word) || (VERB_FIRST.has(reader.language) && SUBJECT.test(words[at + 1] ?? ''));
    const begin = words.findIndex((word, at) => !isStop(word, reader) && !isVerb(word, at));
    if (begin < 0) continue;
    const isGermanForm = (word: string) => reader.language === 'de' && GERMAN_FORM.test(word) && !isStop(word, reader);
    const verb = words.findIndex(
      (word, at) => at > begin && (isVerb(word, at) || RELATIVE.test(word) || isGermanForm(word)),
    );
    const kept = words.slice(begin, verb < 0 ? undefined : verb).slice(0, WHAT_WORDS);
    const isGermanVerb = (word: string) => reader.language === 'de' && /^\p{Ll}/u.test(word) && kept.some(isNoun);
    while (kept.length > 0 && (isStop(kept.at(-1) ?? '', reader) || isGermanVerb(kept.at(-1) ?? ''))) kept.pop();
    if (kept.join('').length > 2) return kept.join(' ');
  }
  return '';
}
