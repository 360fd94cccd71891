import type { Industry } from '@process-ai/contract/industries';
import type { Language } from '@process-ai/library/use-case';

/** A note as the head of a department says it, labelled before it was measured: each sentence has a figure and a process. */
export interface LabelledNotes {
  title: string;
  language: Language;
  /** The pack, or the cross-industry model. */
  source: Industry | 'APQC PCF';
  /** Sentences with the codes, without the letters of a pack, of which one at least is meant; a tie to any other is wrong. */
  lines: readonly (readonly [sentence: string, ...codes: [string, ...string[]]])[];
}
