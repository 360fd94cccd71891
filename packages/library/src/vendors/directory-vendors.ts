import type { DirectoryVendor } from '../directory-vendor.ts';
import type { VendorIndustry } from './vendor-industries.ts';

/** `[name, what it does, category]` of a product or an AI capability. */
type OfferingEntry = readonly [name: string, description: string, category: string];

interface VendorEntry
  extends Pick<DirectoryVendor, 'id' | 'name' | 'overview' | 'headquarters' | 'founded' | 'website' | 'capabilities'> {
  products: readonly OfferingEntry[];
  ai: readonly OfferingEntry[];
}

const FACTS_AS_OF = '2026-11';

/** The vendors of one group of the directory, all of one industry. */
export const directoryVendors = (industry: VendorIndustry, entries: readonly VendorEntry[]): DirectoryVendor[] =>
  entries.map(({ products, ai, ...facts }) => ({
    ...facts,
    industry,
    products: products.map(toOffering),
    aiCapabilities: ai.map(toOffering),
    factsAsOf: FACTS_AS_OF,
  }));

const toOffering = ([name, description, category]: OfferingEntry) => ({ name, description, category });
