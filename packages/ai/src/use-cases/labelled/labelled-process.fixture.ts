import type { Industry } from '@process-ai/contract/industries';
import type { Language } from '@process-ai/library/use-case';

export interface LabelledProcess {
  name: string;
  /** The name of the process above it, as a client's list has it; null where it stands alone. */
  parent: string | null;
  description: string | null;
  /** null: the sector does not say. */
  industry: Industry | null;
  language: Language;
  /** "work": something sensible can be proposed; "nothing": people do it with their hands or heads, or the name says nothing. */
  expects: 'work' | 'nothing';
  /**
   * English word stems in lower case, matched at the beginning of a word: an answer that speaks of the right work has
   * any one of them in its title or description. Empty for "nothing".
   */
  right: readonly string[];
  /** Stems, matched likewise, that betray another trade or another meaning of a word in the name. */
  wrong: readonly string[];
}
