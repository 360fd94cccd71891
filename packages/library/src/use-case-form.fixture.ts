import { LANGUAGES, type Range, type UseCase } from './use-case.ts';

const LENGTHS = {
  title: [18, 95],
  description: [200, 720],
  staysWithPeople: [35, 260],
  firstStep: [35, 300],
  needs: [25, 300],
} as const;

/** No more titles than this may begin with the same three words, or end with the same three. */
const SAME_PATTERN_MAX = 5;
/** So many words in a row occur in one entry only. */
const SHARED_WORDS = 9;

/** What is wrong with the form of the entries, each as a sentence that begins with the entry's id; none when all is well. */
export function formFlaws(useCases: readonly UseCase[]): string[] {
  return [...useCases.flatMap(flawsOfOne), ...repetitions(useCases)];
}

function flawsOfOne(useCase: UseCase): string[] {
  const { id, title, description, at, phrases, benefit, effort, cost, runCost, risk, measures, industries } = useCase;
  const flaws: string[] = [];
  const check = (isRight: boolean, flaw: string) => {
    if (!isRight) flaws.push(`${id}: ${flaw}`);
  };
  check(/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) && id.length <= 60, 'the id is not kebab-case of at most 60 characters');
  for (const [field, [least, most]] of Object.entries(LENGTHS)) {
    const { length } = useCase[field as keyof typeof LENGTHS];
    check(length >= least && length <= most, `${field} has ${length} characters instead of ${least} to ${most}`);
  }
  check(!/[.!?]$/.test(title), 'the title ends with a full stop');
  check(!/^(one workflow|an? agent for|ai for|use ai|automate)\b/i.test(title), 'the title is a pattern');
  const sentences = sentencesOf(description);
  check(sentences >= 2 && sentences <= 4, `the description has ${sentences} sentences instead of 2 to 4`);
  for (const text of [description, useCase.staysWithPeople, useCase.firstStep, useCase.needs, risk.main]) {
    check(/^[\p{Lu}\p{N}]/u.test(text) && text.endsWith('.'), `"${text.slice(0, 40)}…" is not a sentence`);
  }
  check(risk.main.length >= 40, 'the risk names no control');
  for (const language of LANGUAGES) {
    const given = listed(phrases[language]);
    const least = language === 'en' ? 3 : 2;
    check(given.length >= least, `fewer than ${least} phrases in ${language}`);
    check(
      given.every((phrase) => phrase.length >= 3 || phrase === phrase.toUpperCase()),
      `a phrase in ${language} is empty`,
    );
  }
  check(at.length > 0 || industries !== 'any', 'it belongs nowhere');
  check(
    at.every((place) => /^(APQC PCF|eTOM|BIAN|ACORD|ISA-95|ARTS) \S+( \S.*)?$/.test(place)),
    'a place has no model or code',
  );
  const { share, basis } = benefit;
  check(isRange(share) && share[2] <= 0.95 && share[0] >= 0, 'the benefit is not a rising share below 95 %');
  check(isRange(effort) && effort[0] >= 2 && effort[2] <= 600, 'the effort is not a rising range of 2 to 600 days');
  check(isRange(cost) && cost[0] >= 1 && cost[2] <= 1500, 'the cost is not a rising range of 1 to 1,500 thousand');
  check(runCost >= 0 && runCost <= 400, 'the yearly cost is not between 0 and 400 thousand');
  check(basis === 'judgement' || /\b(19|20)\d\d\b/.test(basis.published), 'the publication has no year');
  check(measures.length <= 3, 'more than three measures');
  return flaws;
}

function repetitions(useCases: readonly UseCase[]): string[] {
  const flaws: string[] = [];
  for (const ids of repeated(useCases, ({ id }) => [id])) flaws.push(`${ids[0]}: the id occurs ${ids.length} times`);
  for (const ids of repeated(useCases, ({ title }) => [title.toLowerCase()]))
    flaws.push(`${ids.join(', ')}: one title`);
  for (const edge of [(words: string[]) => words.slice(0, 3), (words: string[]) => words.slice(-3)]) {
    for (const ids of repeated(useCases, ({ title }) => [edge(wordsOf(title)).join(' ')])) {
      if (ids.length > SAME_PATTERN_MAX) flaws.push(`${ids.join(', ')}: titles of one pattern`);
    }
  }
  const texts = ({ description, staysWithPeople, firstStep, needs, risk }: UseCase) =>
    [description, staysWithPeople, firstStep, needs, risk.main].flatMap(runsOfWords);
  const sharing = new Set(repeated(useCases, texts).map((ids) => [...new Set(ids)].join(', ')));
  for (const ids of sharing) flaws.push(`${ids}: ${SHARED_WORDS} words in a row are the same`);
  return flaws;
}

/** The ids of the entries that have a key in common, for each key that occurs more than once. */
function repeated(useCases: readonly UseCase[], keysOf: (useCase: UseCase) => string[]): string[][] {
  const owners = new Map<string, string[]>();
  for (const useCase of useCases) {
    for (const key of keysOf(useCase)) {
      const ids = owners.get(key);
      if (ids) ids.push(useCase.id);
      else owners.set(key, [useCase.id]);
    }
  }
  return [...owners.values()].filter((ids) => ids.length > 1);
}

function runsOfWords(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - SHARED_WORDS + 1))
    .map((_, at) => words.slice(at, at + SHARED_WORDS).join(' '));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const listed = (phrases: string) => phrases.split(',').map((phrase) => phrase.trim());
const sentencesOf = (text: string) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length;
const isRange = ([low, likely, high]: Range) => low <= likely && likely <= high && low < high;
