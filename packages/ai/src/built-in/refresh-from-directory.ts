import type { VendorInput } from '@process-ai/contract/vendors';
import { findDirectoryVendor } from '@process-ai/library/vendor-directory';
import type { VendorFindings } from '../analyst.ts';
import { withOwnEntries } from '../with-own-entries.ts';

/** What the curated directory says of a vendor, with what a person has added to it; null for a vendor it lacks. */
export async function refreshFromDirectory(vendor: VendorInput): Promise<VendorFindings | null> {
  const entry = await findDirectoryVendor(vendor.name, vendor.website);
  if (!entry) return null;
  return {
    factsAsOf: entry.factsAsOf,
    proposed: {
      name: entry.name,
      overview: entry.overview,
      headquarters: entry.headquarters ?? vendor.headquarters,
      founded: entry.founded ?? vendor.founded,
      industry: entry.industry ?? vendor.industry,
      website: entry.website ?? vendor.website,
      ...withOwnEntries(entry, vendor),
    },
  };
}
