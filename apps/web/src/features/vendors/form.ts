import { type Vendor, VendorInput } from '@process-ai/contract/vendors';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** The contract's vendor, but each capability is a row of its own, as the form edits it. */
export const VendorForm = VendorInput.extend({
  capabilities: z
    .array(z.object({ name: z.string() }))
    .transform((rows): z.input<typeof VendorInput>['capabilities'] => rows.map(({ name }) => name))
    .pipe(VendorInput.shape.capabilities),
});
type VendorFormValues = z.input<typeof VendorForm>;
export type VendorFormReturn = UseFormReturn<VendorFormValues, unknown, VendorInput>;

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
