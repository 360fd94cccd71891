/** The industries of the directory: one per sector that a reference model describes, and one for all of them. */
export const VENDOR_INDUSTRIES = [
  'Cross-industry',
  'Telecommunications',
  'Banking',
  'Insurance',
  'Manufacturing',
  'Retail',
] as const;
export type VendorIndustry = (typeof VENDOR_INDUSTRIES)[number];
