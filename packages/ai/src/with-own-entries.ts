import type { VendorInput } from '@process-ai/contract/vendors';

type Entries = Pick<VendorInput, 'capabilities' | 'products' | 'aiCapabilities'>;

/** What is known of a vendor, and behind it what a person has entered that is not. Case and white space do not count. */
export function withOwnEntries(known: Entries, own: Entries): Entries {
  return {
    capabilities: joined(known.capabilities, own.capabilities, (name) => name),
    products: joined(known.products, own.products, ({ name }) => name),
    aiCapabilities: joined(known.aiCapabilities, own.aiCapabilities, ({ name }) => name),
  };
}

function joined<T>(known: readonly T[], own: readonly T[], nameOf: (item: T) => string): T[] {
  const key = (item: T) => nameOf(item).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const there = new Set(known.map(key));
  return [...known, ...own.filter((item) => !there.has(key(item)))];
}
