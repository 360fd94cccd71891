import { VENDOR_FIELDS, type Vendor, type VendorField, type VendorInput } from '@process-ai/contract/vendors';
import { matchesWords } from '@process-ai/domain/matches-words';
import { aliasesOf, withoutLegalForm } from '@process-ai/domain/vendor-names';

export const ORIGINS = ['curated', 'own'] as const;
export type Origin = (typeof ORIGINS)[number];

export const SORTS = ['name', 'ai', 'products', 'oldest', 'youngest', 'changed'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  text: string;
  industry: string | null;
  /** Of a product or an AI capability. */
  category: string | null;
  withAi: boolean;
  origin: Origin | null;
}

/** The vendors that fit; every word of the text occurs in what is known of the vendor. */
export function filterVendors(
  vendors: readonly Vendor[],
  { text, industry, category, withAi, origin }: Filters,
): Vendor[] {
  return vendors.filter((vendor) => {
    if (industry !== null && !servedBy(vendor).includes(industry)) return false;
    if (withAi && vendor.aiCapabilities.length === 0) return false;
    if (origin !== null && originOf(vendor) !== origin) return false;
    if (category !== null && !categoriesOf(vendor).includes(category)) return false;
    return matchesSearch(vendor, text);
  });
}

/** What the curated directory brought has the month of its facts. */
export const originOf = ({ factsAsOf }: Vendor): Origin => (factsAsOf === null ? 'own' : 'curated');

const ORDERS: Record<Sort, (a: Vendor, b: Vendor) => number> = {
  name: () => 0,
  ai: (a, b) => b.aiCapabilities.length - a.aiCapabilities.length,
  products: (a, b) => b.products.length - a.products.length,
  oldest: (a, b) => (yearOf(a) ?? 9999) - (yearOf(b) ?? 9999),
  youngest: (a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
};

/** In the wanted order, as a new array; equal ones stay by name. */
export const sortVendors = (vendors: readonly Vendor[], sort: Sort): Vendor[] => vendors.toSorted(ORDERS[sort]);

/** Each once, with how many vendors have it, by name. */
export const industriesOf = (vendors: readonly Vendor[]) => counted(vendors.flatMap(servedBy));

/** "Retail, Logistics" are two. */
const servedBy = ({ industry }: Vendor) => industry?.split(/\s*[,;]\s*/).filter(Boolean) ?? [];

/** Each once, with how many vendors have it, by name. */
export const allCategories = (vendors: readonly Vendor[]) =>
  counted(vendors.flatMap((vendor) => [...new Set(categoriesOf(vendor))]));

const counted = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, group]) => ({ value, count: group.length }))
    .sort((a, b) => a.value.localeCompare(b.value));

const categoriesOf = ({ products, aiCapabilities }: Vendor) =>
  [...products, ...aiCapabilities].flatMap(({ category }) => (category ? [category] : []));

/** "1993", or the year in "founded in 1993"; undefined without one. */
function yearOf({ founded }: Vendor): number | undefined {
  const year = /\b\d{4}\b/.exec(founded ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Whether every word of the query, its legal form left aside, occurs in the vendor's texts or other names. */
function matchesSearch(vendor: Vendor, query: string): boolean {
  const offerings = [...vendor.products, ...vendor.aiCapabilities].flatMap(({ name, category }) => [name, category]);
  const texts = [
    vendor.name,
    ...aliasesOf(vendor.name),
    vendor.overview,
    vendor.industry,
    vendor.headquarters,
    ...vendor.capabilities,
    ...offerings,
  ];
  const said = texts.join('\n');
  return matchesWords(query)(said) || matchesWords(withoutLegalForm(query))(said);
}

/** A website as a person reads it: "https://www.example.com/" → "example.com". */
export const websiteLabel = (website: string) => website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** "2026-11" → "November 2026"; what is no month stays as it is. */
export function monthLabel(factsAsOf: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(factsAsOf) ?? [];
  if (!year || !month) return factsAsOf;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1));
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/** A row of a list, before and after. */
export interface RowChange {
  kind: 'added' | 'removed' | 'changed';
  name: string;
  before: string;
  after: string;
}

export type FieldChange = { field: VendorField } & (
  | { before: string | null; after: string | null }
  | { rows: RowChange[]; unchanged: number }
);

/** Field by field, what a proposal would change; lists row by row. */
export const changesOf = (current: Vendor, proposed: VendorInput, fields: readonly VendorField[]): FieldChange[] =>
  fields.map((field): FieldChange => {
    const [before, after] = [current[field], proposed[field]];
    return Array.isArray(before) || Array.isArray(after)
      ? { field, ...compareRows(rowsOf(before), rowsOf(after)) }
      : { field, before, after };
  });

interface Row {
  name: string;
  /** Category and description in one line. */
  detail: string;
}

const rowsOf = (value: Vendor[VendorField]): Row[] =>
  Array.isArray(value)
    ? value.map((row) =>
        typeof row === 'string'
          ? { name: row, detail: '' }
          : { name: row.name, detail: [row.category, row.description].filter(Boolean).join(' – ') },
      )
    : [];

/** Rows belong together by their name, whatever its case. */
function compareRows(before: readonly Row[], after: readonly Row[]): { rows: RowChange[]; unchanged: number } {
  const old = new Map(before.map((row) => [row.name.toLowerCase(), row]));
  const kept = new Set(after.map(({ name }) => name.toLowerCase()));
  const rows = after.flatMap(({ name, detail }): RowChange[] => {
    const match = old.get(name.toLowerCase());
    if (!match) return [{ kind: 'added', name, before: '', after: detail }];
    if (match.name === name && match.detail === detail) return [];
    return [{ kind: 'changed', name, before: match.detail || match.name, after: detail }];
  });
  const removed = before
    .filter(({ name }) => !kept.has(name.toLowerCase()))
    .map(({ name, detail }): RowChange => ({ kind: 'removed', name, before: detail, after: '' }));
  return { rows: [...rows, ...removed], unchanged: after.length - rows.length };
}

/** The vendor with the accepted fields taken over. */
export const accepted = (current: Vendor, proposed: VendorInput, fields: ReadonlySet<VendorField>): VendorInput =>
  Object.fromEntries(
    VENDOR_FIELDS.map((field) => [field, (fields.has(field) ? proposed : current)[field]]),
  ) as unknown as VendorInput;
