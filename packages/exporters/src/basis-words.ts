import type { Basis, Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { FigureWords } from './figure-words.ts';

const NAMES: Record<Basis, string> = {
  tied: 'Tied by hand',
  known: 'Known name',
  near: 'Use case of the area',
  retrieved: 'Found by words',
  model: 'Language model',
  playbook: 'Playbook',
  person: 'Added by hand',
};

/** What an opportunity is based on, with its confidence: "Tied by hand, 95%"; empty where that was not recorded. */
export function basisWords({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>): string {
  if (basis === null) return '';
  return confidence === null ? NAMES[basis] : `${NAMES[basis]}, ${Math.round(100 * confidence)}%`;
}

/**
 * Why an opportunity is proposed, for a client: of what the built-in analyst writes, the benefit, what the client's
 * documents say and the doubt; how it was found and scored stands in the workbook. Other reasons stay as they are.
 */
export function whyWords(rationale: string): string {
  if (!/^Understood as “.*Suitability for /s.test(rationale)) return rationale;
  const parts = [
    /Benefit: .+?\.(?= The amount follows| That is no money)/s,
    /The client’s documents: .+?\.(?= Not now: |$)/s,
    /Not now: .+$/s,
  ];
  return parts.flatMap((part) => part.exec(rationale)?.[0] ?? []).join(' ');
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
