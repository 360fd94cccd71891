import type { Industry } from '@process-ai/contract/industries';
import type { IndustryPack } from './industry-pack.ts';

/** The packs that ship, each loaded when it is first asked for. */
const LOADERS: Partial<Record<Industry, () => Promise<IndustryPack>>> = {
  airlines: async () => (await import('./industry-packs/airlines.ts')).airlinesPack,
  'health-insurance': async () => (await import('./industry-packs/health-insurance.ts')).healthInsurancePack,
  'higher-education': async () => (await import('./industry-packs/higher-education.ts')).higherEducationPack,
  hospitals: async () => (await import('./industry-packs/hospitals.ts')).hospitalsPack,
  pharma: async () => (await import('./industry-packs/pharma.ts')).pharmaPack,
  'public-administration': async () =>
    (await import('./industry-packs/public-administration.ts')).publicAdministrationPack,
  utilities: async () => (await import('./industry-packs/utilities.ts')).utilitiesPack,
};

export const PACK_INDUSTRIES = Object.keys(LOADERS) as Industry[];

/** The pack of an industry; undefined where none ships. */
export const loadIndustryPack = async (industry: Industry): Promise<IndustryPack | undefined> => LOADERS[industry]?.();
