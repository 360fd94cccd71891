import type { VendorInput } from '@process-ai/contract/vendors';

/** A vendor of the curated directory. */
export interface DirectoryVendor extends VendorInput {
  /** A UUID that never changes. */
  id: string;
  /** The month in which the facts were written down, as "2026-11". */
  factsAsOf: string;
}
