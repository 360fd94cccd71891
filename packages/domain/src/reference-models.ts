import type { Industry } from '@process-ai/contract/industries';
import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';

/** The industry that a reference model was made for; null where it was made for all. */
export const INDUSTRY_OF_MODEL: Record<ReferenceModel, Industry | null> = {
  eTOM: 'telecommunications',
  BIAN: 'banking',
  ACORD: 'insurance',
  'ISA-95': 'manufacturing',
  ARTS: 'retail',
  'APQC PCF': null,
};

/** The model that a free text names, as in "TM Forum eTOM 23" or "apqc"; null where it names none. */
export const referenceModelIn = (text: string): ReferenceModel | null =>
  REFERENCE_MODELS.find((model) => new RegExp(`\\b${model.split(' ')[0]}`, 'i').test(text)) ?? null;
