import { type Vendor, VendorInput } from '@process-ai/contract/vendors';
import { z } from 'zod';

/** The contract's vendor, but each capability is a row of its own, as the form edits it. */
export const VendorForm = VendorInput.extend({
  capabilities: z
    .array(z.object({ name: z.string() }))
    .transform((rows): z.input<typeof VendorInput>['capabilities'] => rows.map(({ name }) => name))
    .pipe(VendorInput.shape.capabilities),
});
export type VendorFormValues = z.input<typeof VendorForm>;

export const EMPTY_OFFERING = { name: '', category: '', description: '' };

export const emptyVendor = (): VendorFormValues => ({
  name: '',
  overview: '',
  headquarters: '',
  founded: '',
  industry: '',
  website: '',
  capabilities: [{ name: '' }],
  products: [EMPTY_OFFERING],
  aiCapabilities: [EMPTY_OFFERING],
});

export const vendorValues = (vendor: Vendor): VendorFormValues => ({
  ...vendor,
  headquarters: vendor.headquarters ?? '',
  founded: vendor.founded ?? '',
  industry: vendor.industry ?? '',
  website: vendor.website ?? '',
  capabilities: vendor.capabilities.map((name) => ({ name })),
});

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
