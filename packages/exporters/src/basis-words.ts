import type { Basis, Opportunity } from '@process-ai/contract/opportunities';

const NAMES: Record<Basis, string> = {
  tied: 'Tied by hand',
  known: 'Known name',
  near: 'Use case of the area',
  retrieved: 'Found by words',
  model: 'Language model',
  playbook: 'Playbook',
  person: 'Added by hand',
};

/** What an opportunity stands on, and how sure that is: "Tied by hand, 95%"; empty where it was not recorded. */
export function basisWords({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>): string {
  if (basis === null) return '';
  return confidence === null ? NAMES[basis] : `${NAMES[basis]}, ${Math.round(100 * confidence)}%`;
}
