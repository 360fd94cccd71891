import { caseWords } from './case.ts';
import { coverWords } from './cover.ts';
import { deckWords } from './deck.ts';
import { deckCaseWords } from './deck-case.ts';
import { documentWords } from './document.ts';
import { methodWords } from './method.ts';
import { moneyWords } from './money.ts';
import { planWords } from './plan.ts';
import { summaryWords } from './summary.ts';
import { workbookWords } from './workbook.ts';
import { workbookCaseWords } from './workbook-case.ts';
import { workbookCheckWords } from './workbook-checks.ts';
import { workbookListWords } from './workbook-lists.ts';

export const ENGLISH = {
  money: moneyWords,
  cover: coverWords,
  case: caseWords,
  plan: planWords,
  summary: summaryWords,
  document: documentWords,
  deck: deckWords,
  deckCase: deckCaseWords,
  method: methodWords,
  workbook: workbookWords,
  workbookLists: workbookListWords,
  workbookCase: workbookCaseWords,
  workbookChecks: workbookCheckWords,
};

/** All fixed words of document, deck, workbook and client page. */
export type FileWords = typeof ENGLISH;
