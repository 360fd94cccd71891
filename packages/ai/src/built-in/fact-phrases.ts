import type { Language } from '@process-ai/library/use-case';
import { isStopWord, wordsIn } from '../use-cases/language.ts';
import type { Reader } from './fact-reader.ts';

/** Letters around a figure that are read. */
export const AROUND = 180;
const WHAT_WORDS = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&/-]*|[^\s\p{L}\p{N}]/gu;

/** What begins another statement. */
const AND = /^(?:and|or|but|und|oder|aber|y|pero|et|ou|mais|ma|maar|mas)$/iu;

/** A unit, and what is worked in it: "las horas extra". */
const WORKED = /^(?:horas|heures|ore|hours)$/iu;
/** "33 open findings": right behind a figure it is no verb. */
const OPEN = /^open$/iu;

const isStop = (word: string, { language }: Reader) => {
  if (WORKED.test(word)) return false;
  return wordsIn(word).every((folded) => folded.length < 2 || isStopWord(folded, language) || ABOUT.has(folded));
};

/** "on average", "nearly": they say how exact a figure is, and nothing of what it counts. */
const ABOUT = new Set(
  `average about around roughly approximately nearly almost some only durchschnitt durchschnittlich schnitt mittel rund
  etwa knapp ungefahr gut promedio media medio aproximadamente alrededor unos unas casi moyenne environ presque quelque
  circa quasi mediamente gemiddeld ongeveer bijna ruim zo cerca quase each every cada chaque jede jeder jedes ogni elke
  iedere which thereof davon dont cui waarvan quais cuales pari soit worth last past year years letztes vergangenes jahr
  pasado ano anos derniere annee dernier scorso anno vorig vorige jaar passado
  letzten vergangenen afgelopen next well nachsten kommenden prochain prochaine proximo proxima prossimo prossima volgend
  volgende denen deren dessen also half third halfte drittel mitad tercio moitie tiers meta terzo helft derde metade
  terco`.split(/\s+/),
);

/** The noun phrase that a text begins with; `skipsStops`: behind its articles and small words. */
export function nounsIn(text: string, reader: Reader, skipsStops = false): string {
  const words: string[] = [];
  let joint: string[] = [];
  for (const [word] of text.slice(0, AROUND).matchAll(WORD)) {
    const isVerb = reader.verb.test(word) && !(words.length === 0 && OPEN.test(word));
    if (!/^\p{L}/u.test(word) || isVerb || AND.test(word)) break;
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
    if (isBehindNoun || (words.length > 0 && reader.language === 'en' && isParticiple(word, reader))) break;
    words.push(...joint, word);
    joint = [];
    if (words.length >= WHAT_WORDS || (!skipsStops && reader.language === 'nl' && DUTCH_PLURAL.test(word))) break;
  }
  return words.join(' ');
}

/** "Twee collega's begrijpen": the noun that is counted, before its verb. */
const DUTCH_PLURAL = /(?:\p{L}{2}en|ën|['’]?s)$/u;
/** "Orders sorted by hand", "480 gestiegen": behind a noun, or alone, it says what was done. */
const PARTICIPLE: Partial<Record<Language, RegExp>> = {
  en: /^\p{Ll}{3,}ed$/u,
  de: /^(?:ge|ver|be|er|ent|zer)\p{Ll}{3,}(?:t|en)$/u,
  nl: /^(?:ge|ver|be|ont|her)\p{Ll}{3,}[dt]$/u,
};
/** "É religado", "est clos": behind a verb no noun. */
const PASSIVE = /^\p{Ll}+(?:ad[oa]s?|id[oa]s?|ée?s?|at[oaie]|ut[oaie]|it[oaie])$/u;
/** A verb in its past form, which no noun looks like. */
const PAST: Partial<Record<Language, RegExp>> = {
  es: /^\p{Ll}{2,}(?:ó|aron|ieron|aban|ían)$/u,
  fr: /^\p{Ll}{2,}(?:aient|èrent)$/u,
  it: /^\p{Ll}{2,}(?:ò|arono|irono|avano)$/u,
  pt: /^\p{Ll}{2,}(?:ou|aram|avam)$/u,
};
const ARTICLE: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|an?)$/iu,
  es: /^(?:el|la|los|las|una?)$/iu,
  fr: /^(?:la|les?|une?)$/iu,
  it: /^(?:il|lo|la|i|gli|le|un[ao]?)$/iu,
  nl: /^(?:de|het|een)$/iu,
  pt: /^(?:as?|os?|uma?)$/iu,
};
const PRONOUN = /^(?:he|she|it|they|we|you|i|this|that|these|those|there|who|which)$/iu;
/** "Chasing customers who have not paid": of the noun before it. */
const OF_NOUN = /^(?:who|which|that)$/iu;

const BESIDE = /^(?:between|from|for|to|with|by|against|entre|entra|fra|tra|zwischen|tussen)$/iu;

/** "S'écoule" */
const REFLEXIVE = /^[smn]['’]\p{Ll}/u;

const isVerbal = (word: string, reader: Reader) =>
  reader.verb.test(word) ||
  (reader.language === 'fr' && REFLEXIVE.test(word)) ||
  Boolean(PAST[reader.language]?.test(word));
const isParticiple = (word: string, { language }: Reader) => Boolean(PARTICIPLE[language]?.test(word));

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
    // "La espera" is a noun, whatever it is without its article.
    const isVerb = (word: string, at: number) =>
      (isVerbal(word, reader) && !ARTICLE[reader.language]?.test(words[at - 1] ?? '')) ||
      (VERB_FIRST.has(reader.language) && SUBJECT.test(words[at + 1] ?? ''));
    const begin = words.findIndex((word, at) => !isStop(word, reader) && !isVerb(word, at));
    // "He will gain": what follows is no subject.
    const isOfPronoun = words.some(
      (word, at) => PRONOUN.test(word) && !(OF_NOUN.test(word) && at > begin) && isVerb(words[at + 1] ?? '', at + 1),
    );
    if (reader.language === 'en' && isOfPronoun) return '';
    if (begin < 0) continue;
    const isGermanForm = (word: string) => reader.language === 'de' && GERMAN_FORM.test(word) && !isStop(word, reader);
    const verb = words.findIndex(
      (word, at) => at > begin && (isVerb(word, at) || RELATIVE.test(word) || isGermanForm(word)),
    );
    const kept = upToArticle(words.slice(begin, verb < 0 ? undefined : verb).slice(0, WHAT_WORDS), reader);
    const isGermanVerb = (word: string) => reader.language === 'de' && /^\p{Ll}/u.test(word) && kept.some(isNoun);
    while (kept.length > 0 && (isStop(kept.at(-1) ?? '', reader) || isGermanVerb(kept.at(-1) ?? ''))) kept.pop();
    while (kept.length > 1 && isParticiple(kept.at(-1) ?? '', reader)) kept.pop();
    const isPassive = words.slice(0, begin).some((word) => reader.verb.test(word)) && PASSIVE.test(kept[0] ?? '');
    const isDone = kept.length === 1 && (isPassive || isParticiple(kept[0] ?? '', reader));
    if (kept.join('').length > 2 && !isDone) return kept.join(' ').replace(/^[ld]['’](?=\p{L}{2})/iu, '');
  }
  return '';
}

/** "Posting an entry", "estudiar un expediente": work is named by its verb. */
const DOING = /^\p{L}+(?:ing|[aeiî]r|re)$/u;

/** "L'inventario ferma il reparto": the word before an article without a preposition is a verb. */
function upToArticle(words: readonly string[], reader: Reader): string[] {
  const article = ARTICLE[reader.language];
  const at = words.findIndex(
    (word, index) => index > 1 && article?.test(word) && !isStop(words[index - 1] ?? '', reader),
  );
  return words.slice(0, at < 0 ? undefined : DOING.test(words[0] ?? '') ? at : at - 1);
}

/** The noun phrase that a text ends with. */
export function nounsBefore(text: string, reader: Reader): string {
  const clause =
    text
      .slice(-AROUND)
      .split(/[.,;:=()–—|]/)
      .at(-1) ?? '';
  const words = [...clause.matchAll(WORD)].map(([word]) => word);
  // "Un ritardo medio di": the adjective says how exact it is.
  while (words.length > 0 && ABOUT.has(wordsIn(words.at(-1) ?? '')[0] ?? '')) words.pop();
  let from = words.length;
  while (from > 0) {
    const word = words[from - 1] ?? '';
    const isJoint = from < words.length && /^(?:of|de|d|di|von|van)$/iu.test(word);
    if (!/^\p{L}/u.test(word) || isVerbal(word, reader) || AND.test(word) || (isStop(word, reader) && !isJoint)) break;
    from -= 1;
  }
  // "Transferability between spouses of 41,000 euros" is none of the spouses.
  const last = words[from - 1] ?? '';
  if (BESIDE.test(last) || (isVerbal(last, reader) && PASSIVE.test(words[from] ?? ''))) return '';
  const kept = words.slice(from);
  while (kept.length > 0 && isStop(kept[0] ?? '', reader)) kept.shift();
  return kept.slice(-WHAT_WORDS).join(' ');
}
