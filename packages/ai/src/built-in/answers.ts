import { MARKER, type Passage, termsOf } from './passages.ts';
import type { Candidate } from './sentence-worth.ts';
import { candidateOf, type FactsIn } from './tellable.ts';
import { isNotice } from './telling-words.ts';

/** Who speaks, as the note of an interview marks it: "Question:", "KB:", "A:", "问：". */
const SPEAKER = /^(?:\p{Lu}[\p{L}. ]{0,23}?|[问問答]|[سج]|السؤال|الجواب)\s?[:：]\s*/u;
const ASKS = /[?？؟]["”’»)]*$/u;
/** One question may stand in any text. */
const QUESTIONS_LEAST = 2;
/** With their question, answers are told up to this length. */
const LONGEST = 400;

export interface Interview {
  /** What was asked, with what was answered: neither says anything alone. */
  answers: Candidate[];
  /** All other passages, without who speaks. */
  others: Passage[];
}

/** Answers of an interview's note, each with its question; no answers where the text is none. */
export function interviewIn(passages: readonly Passage[], factsIn: FactsIn): Interview {
  const isAnswer = ({ text, block, page }: Passage, at: number) => {
    const before = passages[at - 1];
    const isNext = before !== undefined && before.page === page && before.block !== block && ASKS.test(before.text);
    return isNext && !ASKS.test(text) && (SPEAKER.test(text) || SPEAKER.test(before.text.replace(MARKER, '')));
  };
  const begun = passages.flatMap((one, at) => (isAnswer(one, at) ? [at] : []));
  if (begun.length < QUESTIONS_LEAST) return { answers: [], others: [...passages] };
  const told = new Set<number>();
  const answers = begun.flatMap((at): Candidate[] => {
    const [asked, first] = [passages[at - 1], passages[at]];
    if (!asked || !first) return [];
    const question = bareOf(asked.text);
    const said = [first];
    const textOf = () =>
      said
        .map(({ text, joint }) => `${text}${joint || ' '}`)
        .join('')
        .trim();
    let next = passages[at + said.length];
    while (next && isMore(next, first.page) && question.length + textOf().length + next.text.length < LONGEST) {
      said.push(next);
      next = passages[at + said.length];
    }
    const answer = bareOf(textOf());
    const { terms: _, ...worth } = candidateOf(
      { text: answer, quote: answer, page: first.page, at: first.at, isLeaning: false },
      factsIn,
    );
    for (const index of [-1, ...said.keys()]) told.add(at + index);
    if (!(worth.hasFigure || worth.aspects.length > 0) || isNotice(answer)) return [];
    const text = `${question} ${answer}`;
    return [{ ...worth, isAnswer: true, text, quote: `${asked.text}\n${textOf()}`, terms: new Set(termsOf(text)) }];
  });
  const others = passages.flatMap((one, at) => (told.has(at) ? [] : [{ ...one, text: bareOf(one.text) }]));
  return { answers, others };
}

/** What is said on: no question, and nobody else speaks. */
const isMore = ({ text, page, isSentence }: Passage, on: number) =>
  page === on && isSentence && !ASKS.test(text) && !SPEAKER.test(text) && !/[!！]$/u.test(text);

const bareOf = (text: string) => text.replace(MARKER, '').replace(SPEAKER, '');
