import type { ComparedVendor } from './vendor-comparison.ts';

/** One that comes from no use case, with measured savings. */
export const opportunity = (
  id: string,
  type: 'automation' | 'ai' | 'agentic',
  title: string,
  estimatedSavings: number,
) => ({
  id,
  type,
  title,
  description: '',
  estimatedSavings,
  savingsBasis: 'measured' as const,
});

/** One that offers nothing, but for `fields`. */
export const vendor = (name: string, fields: Partial<ComparedVendor> = {}): ComparedVendor => ({
  id: name.toLowerCase(),
  name,
  overview: 'A vendor',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: [],
  products: [],
  aiCapabilities: [],
  ...fields,
});
