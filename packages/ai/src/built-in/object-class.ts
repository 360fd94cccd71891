import type { Answers } from '@process-ai/domain/suitability';

export type ObjectGroup =
  | 'finance'
  | 'people'
  | 'customers'
  | 'supply'
  | 'products'
  | 'technology'
  | 'governance'
  | 'industry'
  | 'any';

/** One kind of business object, and what it suggests about the suitability of work on it. */
export interface ObjectClass {
  id: string;
  group: ObjectGroup;
  /** What gives the object away, separated by commas; the words of one entry must stand side by side. */
  words: string;
  /** First answers to suitability criteria that this object suggests. */
  traits: Answers;
}
