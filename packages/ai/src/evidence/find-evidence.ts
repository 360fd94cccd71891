import type { InsightFact, InsightFigure } from '@process-ai/contract/insights';
import type { Language } from '@process-ai/library/use-case';
import { wordsIn } from '../use-cases/language.ts';
import { TELLING } from '../use-cases/use-case-index.ts';
import { areOfTheWork } from './are-of-the-work.ts';
import type { Effect } from './criterion-cues.ts';
import {
  type EvidenceProcess,
  HAS,
  type Profile,
  saysTheWord,
  saysWhatIsDone,
  withoutStopWords,
  withoutTimeWords,
} from './profiles.ts';
import { withoutProperNames } from './proper-names.ts';
import type { Held } from './said-by-vocabulary.ts';
import { languageOf, type Roads, roadsOf, type Terms, termsOf } from './sector-terms.ts';
import { type EvidenceDocument, type Said, type Statement, statementsOf } from './statements.ts';
import { withInfinitives } from './verb-forms.ts';

/** A sentence of a document that speaks of a process: with a figure, or with words that answer a criterion. */
export interface FoundEvidence {
  processId: string;
  insightId: string;
  page: number;
  quote: string;
  facts: InsightFact[];
  figures: InsightFigure[];
  effects: Effect[];
}

/** What a term counts for, by where the document says it. */
const SAID = { here: 1, heading: 0.6, before: 0.5, title: 0.4 };
/** The document must say so much of the name; then name and sentence together must say so much the same. */
const NAME_SAID = 0.45;
const OBJECT_SAID = 0.7;
/** Single words say less than terms: of these, all of the object must be said. */
const ALL_SAID = 0.99;
/** What is said of a name in the sentence itself must tell so much: one rare term, or two. */
const TELLING_SAID = 3.3;
const FIT = { least: 0.5, ofObject: 0.5, ofName: 0.3, ofSentence: 0.2 };
/** What is nearly as good as the best may be meant as well; more than so many, and it is not clear what is meant. */
const NEARLY = 0.93;
const MEANT_MAX = 2;
/** Numbers say nothing of what a sentence is about. */
const LETTERS = /\p{L}/u;
/** "42 minutes a shift" are no shifts that somebody plans. */
const PER_TIME =
  /(?<!\p{L})(?:a|per|each|every|pro|je|por|par|al|alla|cada|ogni|elke) (?:shift|day|week|month|quarter|year|Schicht|Tag|Woche|Monat|Jahr|turno|dienst|ploeg|équipe)(?!\p{L})/gu;
/** Of what a sentence says, so much must be known of a process where those around it speak of something else. */
const SHARE_ALONE = 0.25;
/** Of one document, at one process. */
const SHOWN_MAX = 8;
/** Sentences times processes of one document, some ten seconds: thousands of both with the same words say nothing clear. */
const COMPARED_MAX = 2_000_000;

/**
 * The sentences of documents that speak of processes of a sector. A sentence that may mean many processes is tied to
 * none: silence is better than a wrong tie. What a person decided stands, whatever the words say. The same input gives
 * the same answer.
 */
export async function findEvidence(
  processes: readonly EvidenceProcess[],
  documents: readonly EvidenceDocument[],
): Promise<FoundEvidence[]> {
  const found: FoundEvidence[] = [];
  // What was decided for a process that is not there rests.
  const ids = new Set(processes.map(({ id }) => id));
  let terms: Terms | undefined;
  for (const document of documents) {
    const decisions = document.decisions?.filter(({ processId }) => processId === null || ids.has(processId)) ?? [];
    const statements = statementsOf({ ...document, decisions });
    if (processes.length === 0 || statements.length === 0) continue;
    // Most documents state nothing: the terms of thousands of processes are read for the first that does.
    terms ??= await termsOf(processes);
    const language = languageOf(document, terms);
    found.push(...evidenceOf(document, statements, terms, language, await roadsOf(language, terms)));
  }
  return found;
}

function evidenceOf(
  { insightId, title }: EvidenceDocument,
  statements: readonly Statement[],
  terms: Terms,
  language: Language,
  { byWords, byVocabulary }: Roads,
): FoundEvidence[] {
  const titleTerms = terms.index.termsOf(title, language);
  const budget = { left: COMPARED_MAX };
  const read: (Held & { statement: Statement; text: string })[] = [];
  for (const statement of statements) {
    if (budget.left < 0) break;
    if (!statement.tells) continue;
    const { passage, effects } = statement;
    const byName = () => meantBy(passage, effects, titleTerms, language, terms, budget);
    const text = passage.text.replace(PER_TIME, ' ');
    const { meant, said } = byWords(text);
    const called = calledIn(text, language, terms);
    const tied = firstFound(language === 'en' ? [byName, () => meant] : [() => meant, () => called, byName]);
    read.push({ statement, text, ...byVocabulary.holds(text, { tied, said, called }) });
  }
  const isOfTheWork = areOfTheWork(read, terms.profiles.length);
  const byItsWords = new Map(
    read.map(({ statement, text, meant }, at) => [
      statement,
      meant.filter((process) => isOfTheWork[at] || byVocabulary.shareOf(text, process) >= SHARE_ALONE),
    ]),
  );
  const found: FoundEvidence[] = [];
  const counts = new Map<string, number>();
  for (const statement of statements) {
    const { passage, facts, figures, effects, decision } = statement;
    const tie = (processId: string) =>
      found.push({ processId, insightId, page: passage.page, quote: passage.text, facts, figures, effects });
    if (decision) {
      if (decision.processId !== null) tie(decision.processId);
      continue;
    }
    for (const { id } of byItsWords.get(statement) ?? []) {
      const count = counts.get(id) ?? 0;
      if (count === SHOWN_MAX) continue;
      counts.set(id, count + 1);
      tie(id);
    }
  }
  return found;
}

function firstFound(ways: readonly (() => EvidenceProcess[])[]): EvidenceProcess[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** What a sentence may speak of. */
interface Meant {
  profile: Profile;
  fit: number;
  /** How many telling terms of the name it says. */
  telling: number;
}

/** The processes that a sentence speaks of, best first. */
function meantBy(
  passage: Said,
  effects: readonly Effect[],
  titleTerms: readonly string[],
  language: Language,
  { index, byTerm, words }: Terms,
  budget: { left: number },
): EvidenceProcess[] {
  const isKnown = (word: string) => wordsIn(word).some((part) => words.has(part)) || index.knows(word, language);
  const said = withInfinitives(withoutProperNames(passage.text, language, isKnown), language, words);
  const text = said.replace(PER_TIME, ' ');
  // What answers a criterion says nothing of what it is about: "errors", "exceptions".
  const answers = effects.reduce((rest, { words }) => rest.replace(words, ' '), text);
  // By the process: it may be read by terms and word by word, and so may the sentence; what fits best counts.
  const fits = new Map<string, Meant>();
  for (const isWordByWord of [false, true]) {
    const termsIn = (part: string) =>
      index.termsOf(withoutStopWords(part, language), language, isWordByWord).filter((term) => LETTERS.test(term));
    const about = termsIn(answers);
    const all = termsIn(text);
    const around = new Map<string, number>();
    for (const term of titleTerms) around.set(term, SAID.title);
    for (const term of termsIn(passage.before)) around.set(term, SAID.before);
    for (const term of termsIn(passage.heading)) around.set(term, SAID.heading);
    const sharing = about.map((term) => byTerm.get(term) ?? []);
    budget.left -= sharing.reduce((sum, { length }) => sum + length, 0);
    if (budget.left < 0) return [];
    for (const profile of new Set(sharing.flat())) {
      const { process, name, object, weightOf } = profile;
      const tells = (term: string) => weightOf(term) >= TELLING;
      // But the "letters" of "discharge letters" are of what the sentence is about.
      const isAbout = about.some((term) => object.includes(term) && tells(term));
      const here = isAbout ? [...new Set([...about, ...all.filter((term) => object.includes(term))])] : about;
      const fit = fitOf(profile, here, around, isWordByWord || profile.isWordByWord ? ALL_SAID : OBJECT_SAID);
      if (fit < FIT.least || fit <= (fits.get(process.id)?.fit ?? 0)) continue;
      const isMeant =
        (termsShared(profile, here) >= 2 || saysTheWord(profile, answers, language, index)) &&
        saysWhatIsDone(profile, said, here, language, index);
      const telling = name.filter((term) => tells(term) && here.includes(term)).length;
      if (isMeant) fits.set(process.id, { profile, fit, telling });
    }
  }
  // A heading's few words are soon said: what stands below it and is said in more words is meant.
  const isOutdone = ({ profile: heading, telling }: Meant) =>
    [...fits.values()].some((other) => other.profile.ancestorIds.has(heading.process.id) && other.telling > telling);
  const meant = [...fits.values()].filter((one) => !isOutdone(one) && (!one.profile.isHeading || one.telling > 1));
  const best = Math.max(...meant.map(({ fit }) => fit));
  const nearly = meant.filter(({ fit }) => fit >= NEARLY * best);
  // A heading and what stands below it may be meant by the same words: then it is the heading's.
  const clear = nearly.filter(
    ({ profile }) => !nearly.some((other) => profile.ancestorIds.has(other.profile.process.id)),
  );
  const isOneBranch = new Set(clear.map(({ profile }) => profile.process.parentId)).size <= 1;
  return isOneBranch && clear.length <= MEANT_MAX
    ? clear.toSorted((a, b) => b.fit - a.fit).map(({ profile }) => profile.process)
    : [];
}

/** What a sentence in another language than English says in the words that use cases have for it there. */
function calledIn(text: string, language: Language, { index, byUseCases }: Terms): EvidenceProcess[] {
  const about = withoutTimeWords(withoutStopWords(text, language), language);
  const meantBy = (isWordByWord: boolean) =>
    byUseCases.meantBy(index.termsOf(about, language, isWordByWord), isWordByWord, language);
  const called = meantBy(false) ?? meantBy(true);
  return called ? [called] : [];
}

/** How many telling terms of a sentence the process has in its name, its description or the name of its parent. */
const termsShared = ({ has, weightOf }: Profile, here: readonly string[]) =>
  here.filter((term) => weightOf(term) >= TELLING && (has.get(term) ?? 0) >= HAS.parent).length;

/** 0–1: how far a sentence, with what stands around it, and a process say the same; 0 for too little of the name. */
function fitOf(
  { names, parts, verb, has, weightOf }: Profile,
  here: readonly string[],
  around: ReadonlyMap<string, number>,
  leastOfObject: number,
): number {
  const sum = (terms: readonly string[], share: (term: string) => number) =>
    terms.reduce((total, term) => total + weightOf(term) * share(term), 0);
  const saidOf = (term: string) => (here.includes(term) ? SAID.here : (around.get(term) ?? 0));
  const shareSaid = (part: readonly string[]) => sum(part, saidOf) / sum(part, () => 1);
  // What is done may be said in other words, however rare the verb.
  const ofName = (term: string) => (verb.includes(term) ? Math.min(1, TELLING / weightOf(term)) : 1);
  const nameSaid = Math.max(
    ...names.map((name) => sum(name, (term) => ofName(term) * saidOf(term)) / sum(name, ofName)),
  );
  if (nameSaid < NAME_SAID) return 0;
  const objectSaid = Math.max(...parts.map(shareSaid));
  if (objectSaid < leastOfObject) return 0;
  const telling = here.filter((term) => weightOf(term) >= TELLING);
  const inName = telling.filter((term) => verb.includes(term) || parts.some((part) => part.includes(term)));
  if (
    inName.length === 0 ||
    sum(
      here.filter((term) => has.get(term) === HAS.name),
      () => 1,
    ) < TELLING_SAID
  )
    return 0;
  const about = sum(telling, (term) => has.get(term) ?? 0) / sum(telling, () => 1);
  return FIT.ofObject * objectSaid + FIT.ofName * nameSaid + FIT.ofSentence * about;
}
