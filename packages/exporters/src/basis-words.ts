import type { Basis, Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';

const NAMES: Record<Basis, string> = {
  tied: 'Tied by hand',
  known: 'Known name',
  near: 'Use case of the area',
  retrieved: 'Found by words',
  model: 'Language model',
  playbook: 'Playbook',
  person: 'Added by hand',
};

/** For a narrow column. */
const SHORT: Record<Basis, string> = {
  tied: 'Tied',
  known: 'Name',
  near: 'Area',
  retrieved: 'Words',
  model: 'Model',
  playbook: 'Playbook',
  person: 'By hand',
};

/** The short form: "Tied 95%". */
export function basisMark({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>): string {
  if (basis === null) return '';
  return confidence === null ? SHORT[basis] : `${SHORT[basis]} ${Math.round(100 * confidence)}%`;
}

/** What an opportunity is based on, with its confidence: "Tied by hand, 95%"; empty where that was not recorded. */
export function basisWords({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>): string {
  if (basis === null) return '';
  return confidence === null ? NAMES[basis] : `${NAMES[basis]}, ${Math.round(100 * confidence)}%`;
}

const QUOTES = 3;
const QUOTE = 300;

/**
 * What documents say of the process of an opportunity: "“28 % of invoices …”, report.pdf, p. 3"; empty where they are
 * silent, and without what its rationale quotes already.
 */
export function evidenceWords({ evidence }: Blueprint, processId: string, rationale: string): string {
  return (evidence?.get(processId) ?? [])
    .filter(({ quote }) => !rationale.includes(quote))
    .slice(0, QUOTES)
    .map(({ quote, fileName, page }) => `“${quote.slice(0, QUOTE).toWellFormed()}”, ${fileName}, p. ${page}`)
    .join('; ');
}
