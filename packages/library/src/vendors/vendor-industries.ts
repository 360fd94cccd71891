/** The industries of the directory: one per trade that vendors are made for, and one for all of them. */
export const VENDOR_INDUSTRIES = [
  'Cross-industry',
  'Telecommunications',
  'Banking',
  'Insurance',
  'Manufacturing',
  'Retail',
  'Airlines',
  'Construction and real estate',
  'Education',
  'Energy and utilities',
  'Hospitality',
  'Hospitals',
  'Life sciences',
  'Logistics',
  'Media',
  'Private banking and asset management',
  'Professional services',
  'Public sector',
] as const;
export type VendorIndustry = (typeof VENDOR_INDUSTRIES)[number];
