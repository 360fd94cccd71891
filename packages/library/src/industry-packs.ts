import type { Industry } from '@process-ai/contract/industries';
import type { IndustryPack } from './industry-pack.ts';

/** The packs that ship, each loaded when it is first asked for. */
const LOADERS: Partial<Record<Industry, () => Promise<IndustryPack>>> = {
  airlines: async () => (await import('./industry-packs/airlines.ts')).airlinesPack,
  'asset-management': async () => (await import('./industry-packs/asset-management.ts')).assetManagementPack,
  bakeries: async () => (await import('./industry-packs/bakeries.ts')).bakeriesPack,
  'building-trades': async () => (await import('./industry-packs/building-trades.ts')).buildingTradesPack,
  'car-repair': async () => (await import('./industry-packs/car-repair.ts')).carRepairPack,
  construction: async () => (await import('./industry-packs/construction.ts')).constructionPack,
  fitness: async () => (await import('./industry-packs/fitness.ts')).fitnessPack,
  'hair-salons': async () => (await import('./industry-packs/hair-salons.ts')).hairSalonsPack,
  'health-insurance': async () => (await import('./industry-packs/health-insurance.ts')).healthInsurancePack,
  'higher-education': async () => (await import('./industry-packs/higher-education.ts')).higherEducationPack,
  hospitality: async () => (await import('./industry-packs/hospitality.ts')).hospitalityPack,
  hospitals: async () => (await import('./industry-packs/hospitals.ts')).hospitalsPack,
  logistics: async () => (await import('./industry-packs/logistics.ts')).logisticsPack,
  media: async () => (await import('./industry-packs/media.ts')).mediaPack,
  nonprofit: async () => (await import('./industry-packs/nonprofit.ts')).nonprofitPack,
  pharma: async () => (await import('./industry-packs/pharma.ts')).pharmaPack,
  'professional-services': async () =>
    (await import('./industry-packs/professional-services.ts')).professionalServicesPack,
  'public-administration': async () =>
    (await import('./industry-packs/public-administration.ts')).publicAdministrationPack,
  'public-transport': async () => (await import('./industry-packs/public-transport.ts')).publicTransportPack,
  'social-care': async () => (await import('./industry-packs/social-care.ts')).socialCarePack,
  software: async () => (await import('./industry-packs/software.ts')).softwarePack,
  utilities: async () => (await import('./industry-packs/utilities.ts')).utilitiesPack,
  veterinary: async () => (await import('./industry-packs/veterinary.ts')).veterinaryPack,
  wholesale: async () => (await import('./industry-packs/wholesale.ts')).wholesalePack,
};

export const PACK_INDUSTRIES = Object.keys(LOADERS) as Industry[];

/** The pack of an industry; undefined where none ships. */
export const loadIndustryPack = async (industry: Industry): Promise<IndustryPack | undefined> => LOADERS[industry]?.();
