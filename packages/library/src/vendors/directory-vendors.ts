import type { DirectoryVendor } from '../directory-vendor.ts';
import type { VendorIndustry } from './vendor-industries.ts';

/** `[name, what it does, category]` of a product or an AI capability. */
type OfferingEntry = readonly [name: string, description: string, category: string];

interface VendorEntry
  extends Pick<DirectoryVendor, 'id' | 'name' | 'overview' | 'headquarters' | 'founded' | 'website' | 'capabilities'> {
  /** Further industries in which it sells as to its own. */
  alsoFor?: readonly VendorIndustry[];
  products: readonly OfferingEntry[];
  ai: readonly OfferingEntry[];
}

const FACTS_AS_OF = '2026-11';

/** The vendors of one group of the directory, all at home in one industry. */
export const directoryVendors = (industry: VendorIndustry, entries: readonly VendorEntry[]): DirectoryVendor[] =>
  entries.map(({ alsoFor = [], products, ai, ...facts }) => ({
    ...facts,
    industry: [industry, ...alsoFor].join(', '),
    products: products.map(toOffering),
    aiCapabilities: ai.map(toOffering),
    factsAsOf: FACTS_AS_OF,
  }));

const toOffering = ([name, description, category]: OfferingEntry) => ({ name, description, category });
