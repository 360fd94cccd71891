import type { InsightFact } from '@process-ai/contract/insights';

/** A number of a sentence that is a figure, with its unit. */
export interface Amount {
  start: number;
  end: number;
  value: number;
  range: readonly [number, number];
  unit: InsightFact['unit'];
  currency: string | null;
  isWord: boolean;
  /** "One in five invoices": what follows is what it is a share of. */
  isShare?: boolean;
  /** "Applicant" of "one applicant in three". */
  noun?: string | undefined;
}
