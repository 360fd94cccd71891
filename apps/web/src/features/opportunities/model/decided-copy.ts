import type { Opportunity } from '@process-ai/contract/opportunities';
import { formatDate } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

/** "Accepted by Ana Silva on Nov 21, 2026"; null where nobody has decided, or where it was not kept. */
export const decidedInWords = ({ status, decided }: Pick<Opportunity, 'status' | 'decided'>): string | null =>
  decided && status !== 'proposed' ? `${copy.statuses[status]} by ${decided.by} on ${formatDate(decided.at)}` : null;
