import type { FileLanguage } from '@process-ai/contract/export-covers';
import { type CaseWords, caseWords } from './en/case.ts';
import { type CoverWords, coverWords } from './en/cover.ts';
import { type DeckWords, deckWords } from './en/deck.ts';
import { type DeckCaseWords, deckCaseWords } from './en/deck-case.ts';
import { type DocumentWords, documentWords } from './en/document.ts';
import { type MethodWords, methodWords } from './en/method.ts';
import { type MoneyWords, moneyWords } from './en/money.ts';
import { type PlanWords, planWords } from './en/plan.ts';

/** All fixed words of document, deck and client page. */
export interface FileWords {
  money: MoneyWords;
  cover: CoverWords;
  case: CaseWords;
  plan: PlanWords;
  document: DocumentWords;
  deck: DeckWords;
  deckCase: DeckCaseWords;
  method: MethodWords;
}

const ENGLISH: FileWords = {
  money: moneyWords,
  cover: coverWords,
  case: caseWords,
  plan: planWords,
  document: documentWords,
  deck: deckWords,
  deckCase: deckCaseWords,
  method: methodWords,
};

/** Without those whose words are not written yet: nothing offers them. */
const WORDS: Readonly<Partial<Record<FileLanguage, FileWords>>> = { en: ENGLISH };

/** The fixed words of the files in a language of the client. */
export const fileWords = (language: FileLanguage): FileWords => WORDS[language] ?? ENGLISH;
