import type { Vendor } from '@process-ai/contract/vendors';

/** Whether every word of the query occurs in the vendor's texts. */
export function matchesSearch(vendor: Vendor, query: string) {
  const offerings = [...vendor.products, ...vendor.aiCapabilities].flatMap(({ name, category }) => [name, category]);
  const haystack = [
    vendor.name,
    vendor.overview,
    vendor.industry,
    vendor.headquarters,
    ...vendor.capabilities,
    ...offerings,
  ]
    .join('\n')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** A website as a person reads it: "https://www.example.com/" → "example.com". */
export const websiteLabel = (website: string) => website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
