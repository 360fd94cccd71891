import { VENDOR_FIELDS, type VendorInput } from '@process-ai/contract/vendors';
import { loadVendorDirectory } from '@process-ai/library/vendor-directory';
import { expect, it } from 'vitest';
import { createBuiltInAnalyst } from './built-in-analyst.ts';

const { refreshVendor } = createBuiltInAnalyst();
const own: VendorInput = {
  name: 'Nobody Knows Them Ltd',
  overview: 'A firm of our own.',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: [],
  products: [],
  aiCapabilities: [],
};

it('proposes what the directory says, with the month of its facts', async () => {
  const [entry] = await loadVendorDirectory();
  const found = await refreshVendor({ ...own, name: entry?.name.toUpperCase() ?? '' });
  expect(found?.factsAsOf).toBe(entry?.factsAsOf);
  expect(found?.proposed).toEqual(Object.fromEntries(VENDOR_FIELDS.map((field) => [field, entry?.[field]])));
});

it('keeps what a person has added, behind what is known', async () => {
  const [entry] = await loadVendorDirectory();
  const [first = ''] = entry?.capabilities ?? [];
  const product = { name: 'Our own connector', description: 'Made for us.', category: null };
  const found = await refreshVendor({
    ...own,
    name: entry?.name ?? '',
    capabilities: ['Made to measure', ` ${first.toUpperCase()} `],
    products: [product],
  });
  expect(found?.proposed.capabilities).toEqual([...(entry?.capabilities ?? []), 'Made to measure']);
  expect(found?.proposed.products).toEqual([...(entry?.products ?? []), product]);
});

it('finds nothing about a vendor that is not in the directory', async () => {
  expect(await refreshVendor(own)).toBeNull();
});
