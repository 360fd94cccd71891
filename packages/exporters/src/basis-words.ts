import { BUILT_IN_ANALYST, type Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { type FigureWords, MOVED_UP } from './figure-words.ts';

/** What an opportunity is based on, with its confidence: "tied by hand, 95%"; empty where that was not recorded. */
export function basisWords(
  { basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>,
  { say, percent }: FigureWords,
): string {
  if (basis === null) return '';
  const name = say.workbookLists.opportunities.bases[basis];
  return confidence === null ? name : `${name}, ${percent(100 * confidence, 0)}`;
}

/**
 * Why an opportunity is proposed, for a client. What the built-in analyst writes is how it found and scored it, in
 * English, and stands in the English workbook: of that a client reads the benefit, from its figures and in the language of the
 * file, with its low and its high where a use case of the catalog says them. Reasons of others stay as they are.
 */
export function whyWords(
  {
    source,
    rationale,
    useCaseId,
    benefit: { moves, low, likely, high },
  }: Pick<Opportunity, 'source' | 'rationale' | 'useCaseId' | 'benefit'>,
  { say, share }: FigureWords,
): string {
  if (source !== BUILT_IN_ANALYST) return rationale;
  const [what, isUp] = [say.money.moves[moves], MOVED_UP.has(moves)] as const;
  if (useCaseId === null) return say.money.benefitAlone(what, isUp, share(likely));
  return say.money.benefit(what, isUp, share(likely), share(low), share(high));
}

const QUOTES = 3;
const QUOTE = 300;

/**
 * What documents say of the process of an opportunity: "“28 % of invoices …”, report.pdf, p. 3"; empty where they are
 * silent, and without what its rationale quotes already.
 */
export function evidenceWords(
  { evidence }: Blueprint,
  processId: string,
  rationale: string,
  { say }: Pick<FigureWords, 'say'>,
): string {
  const quotes = (evidence?.get(processId) ?? []).filter(({ quote }) => !rationale.includes(quote)).slice(0, QUOTES);
  return say.money.separated(
    quotes.map(
      ({ quote, fileName, page }) =>
        `${say.money.quoted(quote.slice(0, QUOTE).toWellFormed())}, ${say.money.page(fileName, page)}`,
    ),
  );
}
