import type { ProcessWords } from '@process-ai/library/process-words';
import type { Language } from '@process-ai/library/use-case';
import { actionOf } from '../built-in/action.ts';
import { wordsIn } from '../use-cases/language.ts';
import { OTHER_CLAUSE } from './clauses.ts';
import { type NamedProcesses, stemsOf } from './named-processes.ts';
import { countedIn, otherIn, placesInOrder, placesOf, stemsIn, withoutFigures } from './places-in-sentence.ts';
import type { EvidenceProcess, Profile } from './profiles.ts';

/** Of which processes with English names a sentence speaks in its own language. */
export type SaidByWords = (sentence: string) => {
  /** None where it is not clear. */
  meant: EvidenceProcess[];
  /** 1 for each phrase that stands for the whole of a process, twice that for one that a figure counts, less in a clause without it. */
  said: ReadonlyMap<EvidenceProcess, number>;
};

/** What a word of a name counts for: what is done may be said in other words. */
const COUNTS = { object: 1, verb: 0.4, around: 0.35, called: 5 };
/** So much of what the work is done on must be said. */
const OBJECT_SAID = 0.5;
/** What fits nearly as well as the best may be meant as well; more than so many, and it is not clear what is meant. */
const NEARLY = 0.85;
const MEANT_MAX = 2;
/** Words that may stand between those of one term; those of an English one stand nearly together. */
const BETWEEN = 4;
const BETWEEN_ENGLISH = 2;
/** Words that may stand between a noun that is said by itself and what is done with it. */
const BETWEEN_NOUN_AND_VERB = 12;
/** "63 deviations are open, and corrective actions": what a figure counts. */
const COUNTED_TIMES = 2;
/** Words of a phrase that means something else than the noun in it. */
const PHRASE_MIN = 3;
/** "Check out" without "out" would be any check. */
const PHRASE_MIN_ENGLISH = 2;
/** "Draw up and report the budget" is about the budget alone. */
const FURTHER_VERB = /^and \S+ /;
/** "Clienti senza appuntamento" are not those whose "appuntamenti" fall out "senza" a word: what is missing stands behind. */
const WITHOUT = /(?:^| )(?:senza|sans|ohne|sin|sem|zonder|without) /;
/** The verb stands first, or last, in small letters. */
const INFINITIVE: Partial<Record<Language, RegExp>> = {
  de: /\s\p{Ll}{3,}n$/u,
  es: /^\p{Ll}+[aei]r\s/u,
  fr: /^\p{Ll}+(?:er|ir|re)\s/u,
  it: /^\p{Ll}+(?:are|ere|ire|rre)\s/u,
  nl: /\s\p{Ll}{3,}n$/u,
  pt: /^\p{Ll}+[aei]r\s/u,
};
const JOINED = /,|\/|\s(?:and|or|&)\s/u;

/** A process by the stems of its texts. */
interface Named {
  profile: Profile;
  name: ReadonlySet<string>;
  /** What the work is done on, by the parts of a list: "carrier invoices", "documents". */
  parts: readonly (readonly string[])[];
  verb: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

interface Term {
  stems: readonly string[];
  /** The stems of the first words for it that a process has in its name; none where no process is about it. */
  name: readonly string[];
  /** The process that is called so word by word, and no other. */
  only: Profile | null;
  /** "Store takings" are not said by "it takes each store". */
  isInOrder: boolean;
  /** A noun and the infinitive of what is done with it: "fare lastre", "Angebote schreiben". */
  isWork: boolean;
}

/** A term that a sentence says. */
interface Said {
  term: Term;
  /** Of its words in the sentence. */
  places: readonly number[];
  letters: number;
}

export function saidByProcessWords(
  processes: NamedProcesses,
  words: readonly ProcessWords[],
  language: Language,
): SaidByWords {
  const named = new Map(processes.all.map((profile) => [profile, namedOf(profile)]));
  const namedWith = (stems: readonly string[]) =>
    processes.withStems(stems).flatMap((profile) => named.get(profile) ?? []);
  // A heading is meant by its own name alone: "mortgage loan".
  const isMeant = (stems: readonly string[]) =>
    namedWith(stems).some(({ profile, name }) => !profile.isHeading || (name.size > 1 && name.size === stems.length));
  const meantBy = (names: readonly string[]): Pick<Term, 'only' | 'name'> => {
    for (const words of names) {
      const only = processes.called(words);
      const name = stemsOf(words, 'en');
      if (only?.isHeading === false) return { only, name };
      if (!isCut(name, words, 'en') && isMeant(name)) return { only: null, name };
    }
    return { only: null, name: [] };
  };
  const weights = new Map<string, number>();
  const weightOf = (stem: string) => {
    const weight = weights.get(stem) ?? Math.log(1 + named.size / (processes.withStems([stem]).length || 1));
    weights.set(stem, weight);
    return weight;
  };
  const termsByStem = termsOf(words, language, meantBy);
  const sharesOf = (said: readonly Said[], counted: ReadonlySet<number>, other: ReadonlySet<number>) => {
    const byPlace = new Map<EvidenceProcess, Map<number, number>>();
    for (const { term, places } of said) {
      const times =
        (places.some((place) => counted.has(place)) ? COUNTED_TIMES : 1) *
        (places.every((place) => other.has(place)) ? OTHER_CLAUSE : 1);
      for (const process of term.only ? [named.get(term.only)] : namedWith(term.name)) {
        if (!process) continue;
        const share = term.only ? 1 : worthOf(term.name, process, weightOf) / worthOf(process.name, process, weightOf);
        const shares = byPlace.get(process.profile.process) ?? new Map<number, number>();
        const place = Math.min(...places);
        shares.set(place, Math.max(shares.get(place) ?? 0, share * times));
        byPlace.set(process.profile.process, shares);
      }
    }
    return new Map([...byPlace].map(([process, shares]) => [process, [...shares.values()].reduce((a, b) => a + b, 0)]));
  };

  return (sentence) => {
    const words = wordsIn(sentence);
    const said = saidIn(words, termsByStem, language);
    const fits = [
      ...new Set(said.flatMap(({ term }) => (term.only ? (named.get(term.only) ?? []) : namedWith(term.name)))),
    ].flatMap((process) => {
      const fit = fitOf(process, said, weightOf);
      return fit > 0 ? [{ process, profile: process.profile, fit }] : [];
    });
    const leaves = fits.filter(({ profile }) => !profile.isHeading);
    const meant = leaves.length > 0 ? leaves : fits.filter(({ process }) => isSaidWhole(process, said));
    const best = Math.max(...meant.map(({ fit }) => fit));
    const nearly = meant.filter(({ fit }) => fit >= NEARLY * best).map(({ profile }) => profile);
    const headings = fits.map(({ profile }) => profile).filter(({ isHeading }) => isHeading);
    return {
      meant: clearOf(nearly, headings).map(({ process }) => process),
      said: sharesOf(said, countedIn(words, language), otherIn(sentence, language)),
    };
  };
}

/** "Mortgage Loan" and no single word, which a heading above other work may have as well. */
const isSaidWhole = ({ name }: Named, said: readonly Said[]) =>
  name.size > 1 && said.some(({ term }) => name.size === term.name.length);

/** One process, or two that stand below one heading; of more, the lowest heading above all, if it is meant as well. */
function clearOf(nearly: readonly Profile[], headings: readonly Profile[]): readonly Profile[] {
  const isOneBranch = new Set(nearly.map(({ process }) => process.parentId)).size <= 1;
  if (isOneBranch && nearly.length <= MEANT_MAX) return nearly;
  const above = headings.filter(({ process }) => nearly.every(({ ancestorIds }) => ancestorIds.has(process.id)));
  return above.toSorted((a, b) => b.ancestorIds.size - a.ancestorIds.size).slice(0, 1);
}

function namedOf(profile: Profile): Named {
  const { name, description } = profile.process;
  const { object: ofAction = '' } = (!profile.isHeading && actionOf(name)) || {};
  const object = ofAction === '' ? name : ofAction.replace(FURTHER_VERB, '');
  const parts = object.split(JOINED).map((part) => stemsOf(part, 'en'));
  const ofObject = new Set(parts.flat());
  const all = stemsOf(name, 'en');
  return {
    profile,
    name: new Set(all),
    parts: parts.filter((part) => part.length > 0),
    verb: new Set(all.filter((stem) => !ofObject.has(stem))),
    around: new Set(stemsOf(description ?? '', 'en')),
  };
}

/** What stems of a name count for together. */
const worthOf = (stems: Iterable<string>, { verb }: Pick<Named, 'verb'>, weightOf: (stem: string) => number): number =>
  [...stems].reduce((sum, stem) => sum + weightOf(stem) * (verb.has(stem) ? COUNTS.verb : COUNTS.object), 0);

/** 0 where too little of the name is said. */
function fitOf(
  { profile, name, parts, verb, around }: Named,
  said: readonly Said[],
  weightOf: (stem: string) => number,
): number {
  const covered = new Set<string>();
  const supported = new Set<string>();
  const called = new Set<number>();
  for (const { term, places } of said) {
    if (term.only) {
      if (term.only === profile) called.add(Math.min(...places));
      continue;
    }
    const isName = term.name.every((stem) => name.has(stem));
    const isAround = term.name.every((stem) => name.has(stem) || around.has(stem));
    if (isName || isAround) for (const stem of term.name) (isName ? covered : supported).add(stem);
  }
  // However many words a name has, what stands for the whole of it counts the same, and twice where it is said twice.
  const whole = called.size * COUNTS.called * 2;
  if (covered.size === 0) return whole;
  const [only] = covered;
  const isKind = (part: readonly string[]) => part.length > 1 && part.at(-1) !== only && part.includes(only ?? '');
  if (covered.size === 1 && parts.some(isKind)) return whole;
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weightOf(stem), 0);
  const shareOf = (part: readonly string[]) => sum(part.filter((stem) => covered.has(stem))) / sum(part);
  // "Find parts for a grounded aircraft" may be said without its parts.
  const nameSaid = covered.size > 1 ? sum(covered) / sum(name) : 0;
  const objectSaid = Math.max(nameSaid, ...parts.map(shareOf));
  if (objectSaid < OBJECT_SAID) return whole;
  const own = worthOf(covered, { verb }, weightOf);
  return whole + (own + COUNTS.around * sum([...supported].filter((stem) => !covered.has(stem)))) * (1 + objectSaid);
}

function termsOf(
  words: readonly ProcessWords[],
  language: Language,
  meantBy: (names: readonly string[]) => Pick<Term, 'only' | 'name'>,
): ReadonlyMap<string, readonly Term[]> {
  const byStem = new Map<string, Term[]>();
  for (const { names, said, inOrder } of words) {
    const { only, name } = meantBy(names);
    for (const [at, phrase] of [...said, ...inOrder].entries()) {
      const stems = [...new Set(stemsOf(phrase, language))];
      if (isCut(stems, phrase, language)) continue;
      const [first] = stems.toSorted((a, b) => b.length - a.length);
      if (first === undefined) continue;
      const terms = byStem.get(first) ?? [];
      terms.push({
        stems,
        name,
        only,
        isInOrder: at >= said.length || WITHOUT.test(phrase),
        isWork: INFINITIVE[language]?.test(phrase) ?? false,
      });
      byStem.set(first, terms);
    }
  }
  return byStem;
}

/** "Wo ist meine Sendung" says more than its one noun. */
const isCut = (stems: readonly string[], phrase: string, language: Language) =>
  stems.length === 1 && wordsIn(phrase).length >= (language === 'en' ? PHRASE_MIN_ENGLISH : PHRASE_MIN);

/** What a sentence says, without what is part of more: "Rechnung" of "Krankenhausrechnung". */
function saidIn(
  words: readonly string[],
  termsByStem: ReadonlyMap<string, readonly Term[]>,
  language: Language,
): Said[] {
  const places = new Map<string, number[]>();
  for (const [at, word] of withoutFigures(words, language).entries()) {
    for (const stem of stemsIn(word, language))
      if (!places.get(stem)?.includes(at)) places.set(stem, [...(places.get(stem) ?? []), at]);
  }
  const between = language === 'en' ? BETWEEN_ENGLISH : BETWEEN;
  const terms = [...places.keys()].flatMap((stem) => termsByStem.get(stem) ?? []);
  const saidWithin = (distance: number) =>
    terms.flatMap((term): Said[] => {
      const found = term.isInOrder
        ? placesInOrder(term.stems, places, BETWEEN_ENGLISH)
        : placesOf(term.stems, places, distance);
      return found ? [{ term, places: found, letters: term.stems.join('').length }] : [];
    });
  const near = saidWithin(between);
  // "Angebote, die rausgehen, … weil keiner nachfasst": what is done with a noun may be said far from it.
  const isOfNoun = ({ term, places }: Said) =>
    near.some(
      (noun) =>
        noun.places.length === 1 &&
        places.includes(noun.places[0] ?? -1) &&
        noun.term.name.some((stem) => term.name.includes(stem)),
    );
  const far = saidWithin(BETWEEN_NOUN_AND_VERB).filter((one) => one.places.length === 2 && isOfNoun(one));
  const all = [...near, ...far];
  // What no process is about hides what is part of it only as one phrase: "80 applications for 3 jobs" are applications.
  const isPhrase = ({ term, places }: Said) =>
    term.name.length > 0 || Math.max(...places) - Math.min(...places) < term.stems.length;
  const isWithin = (one: Said, of: Said) =>
    of.letters > one.letters && one.places.every((place) => of.places.includes(place));
  // Another trade's words for work on a noun ("fare lastre") hide no noun, and those for one thing no two others.
  const isOpen = (of: Said) => {
    if (of.term.name.length > 0) return false;
    const within = all.filter((one) => one.term.name.length > 0 && isWithin(one, of));
    return of.term.isWork ? within.length > 0 : new Set(within.map(({ term }) => term.stems.join(' '))).size > 1;
  };
  const isPart = (one: Said, of: Said) => isWithin(one, of) && isPhrase(of) && !isOpen(of);
  return all.filter((one) => !all.some((other) => isPart(one, other)));
}
