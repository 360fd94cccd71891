import type { FileLanguage } from '@process-ai/contract/export-covers';
import { typeset } from '@process-ai/domain/french-typesetting';
import { caseWords as caseDe } from './de/case.ts';
import { coverWords as coverDe } from './de/cover.ts';
import { deckWords as deckDe } from './de/deck.ts';
import { deckCaseWords as deckCaseDe } from './de/deck-case.ts';
import { documentWords as documentDe } from './de/document.ts';
import { methodWords as methodDe } from './de/method.ts';
import { moneyWords as moneyDe } from './de/money.ts';
import { planWords as planDe } from './de/plan.ts';
import { summaryWords as summaryDe } from './de/summary.ts';
import { workbookWords as workbookDe } from './de/workbook.ts';
import { workbookCaseWords as workbookCaseDe } from './de/workbook-case.ts';
import { workbookCheckWords as workbookChecksDe } from './de/workbook-checks.ts';
import { workbookListWords as workbookListsDe } from './de/workbook-lists.ts';
import { caseWords as caseEn } from './en/case.ts';
import { coverWords as coverEn } from './en/cover.ts';
import { deckWords as deckEn } from './en/deck.ts';
import { deckCaseWords as deckCaseEn } from './en/deck-case.ts';
import { documentWords as documentEn } from './en/document.ts';
import { methodWords as methodEn } from './en/method.ts';
import { moneyWords as moneyEn } from './en/money.ts';
import { planWords as planEn } from './en/plan.ts';
import { summaryWords as summaryEn } from './en/summary.ts';
import { workbookWords as workbookEn } from './en/workbook.ts';
import { workbookCaseWords as workbookCaseEn } from './en/workbook-case.ts';
import { workbookCheckWords as workbookChecksEn } from './en/workbook-checks.ts';
import { workbookListWords as workbookListsEn } from './en/workbook-lists.ts';
import { caseWords as caseEs } from './es/case.ts';
import { coverWords as coverEs } from './es/cover.ts';
import { deckWords as deckEs } from './es/deck.ts';
import { deckCaseWords as deckCaseEs } from './es/deck-case.ts';
import { documentWords as documentEs } from './es/document.ts';
import { methodWords as methodEs } from './es/method.ts';
import { moneyWords as moneyEs } from './es/money.ts';
import { planWords as planEs } from './es/plan.ts';
import { summaryWords as summaryEs } from './es/summary.ts';
import { workbookWords as workbookEs } from './es/workbook.ts';
import { workbookCaseWords as workbookCaseEs } from './es/workbook-case.ts';
import { workbookCheckWords as workbookChecksEs } from './es/workbook-checks.ts';
import { workbookListWords as workbookListsEs } from './es/workbook-lists.ts';
import { caseWords as caseFr } from './fr/case.ts';
import { coverWords as coverFr } from './fr/cover.ts';
import { deckWords as deckFr } from './fr/deck.ts';
import { deckCaseWords as deckCaseFr } from './fr/deck-case.ts';
import { documentWords as documentFr } from './fr/document.ts';
import { methodWords as methodFr } from './fr/method.ts';
import { moneyWords as moneyFr } from './fr/money.ts';
import { planWords as planFr } from './fr/plan.ts';
import { summaryWords as summaryFr } from './fr/summary.ts';
import { workbookWords as workbookFr } from './fr/workbook.ts';
import { workbookCaseWords as workbookCaseFr } from './fr/workbook-case.ts';
import { workbookCheckWords as workbookChecksFr } from './fr/workbook-checks.ts';
import { workbookListWords as workbookListsFr } from './fr/workbook-lists.ts';

/** Each subject in each language. */
const SUBJECTS = {
  money: { en: moneyEn, de: moneyDe, es: moneyEs, fr: moneyFr },
  cover: { en: coverEn, de: coverDe, es: coverEs, fr: coverFr },
  case: { en: caseEn, de: caseDe, es: caseEs, fr: caseFr },
  plan: { en: planEn, de: planDe, es: planEs, fr: planFr },
  summary: { en: summaryEn, de: summaryDe, es: summaryEs, fr: summaryFr },
  document: { en: documentEn, de: documentDe, es: documentEs, fr: documentFr },
  deck: { en: deckEn, de: deckDe, es: deckEs, fr: deckFr },
  deckCase: { en: deckCaseEn, de: deckCaseDe, es: deckCaseEs, fr: deckCaseFr },
  method: { en: methodEn, de: methodDe, es: methodEs, fr: methodFr },
  workbook: { en: workbookEn, de: workbookDe, es: workbookEs, fr: workbookFr },
  workbookLists: { en: workbookListsEn, de: workbookListsDe, es: workbookListsEs, fr: workbookListsFr },
  workbookCase: { en: workbookCaseEn, de: workbookCaseDe, es: workbookCaseEs, fr: workbookCaseFr },
  workbookChecks: { en: workbookChecksEn, de: workbookChecksDe, es: workbookChecksEs, fr: workbookChecksFr },
} satisfies Record<string, Record<FileLanguage, unknown>>;

/** All fixed words of document, deck, workbook and client page. */
export type FileWords = { [Subject in keyof typeof SUBJECTS]: (typeof SUBJECTS)[Subject]['en'] };

const inLanguage = (language: FileLanguage): FileWords =>
  Object.fromEntries(Object.entries(SUBJECTS).map(([subject, words]) => [subject, words[language]])) as FileWords;

const WORDS: Readonly<Record<FileLanguage, FileWords>> = {
  en: inLanguage('en'),
  de: inLanguage('de'),
  es: inLanguage('es'),
  fr: typeset(inLanguage('fr')),
};

/** The fixed words of the files in a language of the client. */
export const fileWords = (language: FileLanguage): FileWords => WORDS[language];
