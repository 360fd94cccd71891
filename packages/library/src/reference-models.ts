import type { ReferenceModel } from '@process-ai/contract/sectors';
import type { ReferenceLibrary } from './reference-library.ts';

/** The six libraries, each loaded when it is first asked for. */
const LOADERS: Record<ReferenceModel, () => Promise<ReferenceLibrary>> = {
  eTOM: async () => (await import('./etom/library.ts')).etom,
  BIAN: async () => (await import('./bian/library.ts')).bian,
  ACORD: async () => (await import('./acord/library.ts')).acord,
  'ISA-95': async () => (await import('./isa-95/library.ts')).isa95,
  ARTS: async () => (await import('./arts/library.ts')).arts,
  'APQC PCF': async () => (await import('./apqc-pcf/library.ts')).apqcPcf,
};

export const loadReferenceLibrary = (model: ReferenceModel): Promise<ReferenceLibrary> => LOADERS[model]();
