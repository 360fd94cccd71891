import type { Industry } from '@process-ai/contract/industries';
import { loadIndustryPack } from '@process-ai/library/industry-packs';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { Language } from '@process-ai/library/use-case';
import type { EvidenceProcess } from './profiles.ts';

/** A note as the head of a department says it, labelled before it was measured: each sentence has a figure and a process. */
export interface LabelledNotes {
  title: string;
  language: Language;
  /** The pack, or the cross-industry model. */
  source: Industry | 'APQC PCF';
  /** Sentences with the codes, without the letters of a pack, of which one at least is meant; a tie to any other is wrong. */
  lines: readonly (readonly [sentence: string, ...codes: [string, ...string[]]])[];
}

/** Of a pack, or of the cross-industry model; a label names the code of a pack without its letters. */
export async function processesIn(source: LabelledNotes['source']): Promise<EvidenceProcess[]> {
  const known = source === 'APQC PCF' ? await loadReferenceLibrary(source) : await loadIndustryPack(source);
  return (known?.processes ?? []).map(({ code, parentCode, name, description }) => ({
    id: code,
    parentId: parentCode,
    code,
    name,
    description,
  }));
}
