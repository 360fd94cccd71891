import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { ObjectClass } from './object-class.ts';

/** What a pattern speaks about: one process, as the analyst has read it. */
export interface Subject {
  /** The process's own object with its article, to stand as an object in a sentence: "the purchase orders". */
  it: string;
  /** The same without article, for titles: "purchase orders". */
  bare: string;
  /** The name of the process, shortened. */
  name: string;
  /** What the analyst knows about this kind of object. */
  o: ObjectClass;
  /** Names of the processes right below it. */
  parts: readonly string[];
}

export interface Proposal {
  title: string;
  /** What is done, with which technique, and what stays with people. */
  description: string;
}

/** The ways to help with one kind of work, by type of opportunity; a kind that does not lend itself to a type has none. */
export type Patterns = Partial<Record<OpportunityType, (subject: Subject) => Proposal>>;

/** A phrase at the start of a sentence. */
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
