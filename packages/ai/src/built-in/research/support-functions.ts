import { type Industry, isSmallTrade, type SmallTrade } from '@process-ai/contract/industries';
import type { ReferenceModel } from '@process-ai/contract/sectors';

/** The groups of the cross-industry model that nearly every organization has. */
const EVERYWHERE = `1.1 1.2 1.3 1.4 4.2 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 8.1 8.2 8.3 8.4 8.5 8.6 8.7 9.1 9.3 9.5 9.6 9.7 9.8
  9.9 11.1 11.2 11.3 11.4 12.4 12.5 13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8 13.9`;

/** Trades of a few hands: somebody is hired, paid and taught, and the books are kept. */
const SMALL = '7.2 7.3 7.5 9.2 9.3 9.5 9.6 9.9 11.2';

/** Makers: a product of their own, a supply chain, dealers and customers. Maintenance is in the library of the plant. */
const MAKERS = `2.1 2.2 2.3 3.1 3.2 3.3 3.4 3.5 4.1 4.4 6.1 6.2 6.3 6.4 6.5 9.2 9.4 9.10 9.11 10.1 10.2 10.4 12.1 12.2
  12.3`;

/** Diggers and refiners sell to few, by ship and pipe. */
const RAW_MATERIALS = '3.1 3.4 3.5 4.1 4.4 9.2 9.4 9.10 9.11 10.1 10.2 10.4 12.1 12.2 12.3';

/**
 * The further groups that organizations of an industry have, and which neither its pack nor its library tells: markets
 * where somebody sells, buildings where there are some, owners where they are asked.
 */
const FURTHER: Record<Exclude<Industry, SmallTrade>, string> = {
  banking: '3.1 3.2 3.3 6.1 6.2 6.5 9.10 10.1 10.3 12.1 12.2 12.3',
  'asset-management': '3.1 3.2 9.10 12.2 12.3',
  insurance: '3.1 3.2 3.3 6.1 6.2 6.5 9.10 10.1 10.3 12.1 12.2 12.3',
  'health-insurance': '3.3 10.3 12.2 12.3',
  telecommunications: '3.1 3.2 9.4 9.10 10.1 10.2 10.4 12.1 12.2 12.3',
  media: '3.1 3.2 9.2 9.10 12.1 12.2 12.3',
  software: '3.1 3.2 9.2 9.10 12.2 12.3',
  manufacturing: MAKERS,
  automotive: MAKERS,
  machinery: MAKERS,
  electronics: MAKERS,
  chemicals: MAKERS,
  food: MAKERS,
  'consumer-goods': MAKERS,
  defense: MAKERS,
  pharma: '3.1 4.1 9.2 9.4 9.10 9.11 10.1 10.2 10.4 12.1 12.2 12.3',
  retail: '3.1 9.4 9.10 9.11 10.1 10.2 10.4 12.1 12.2 12.3',
  wholesale: '3.1 3.2 9.10 9.11 10.1 10.3 12.2 12.3',
  logistics: '3.1 3.2 9.2 9.4 9.10 10.1 10.2 10.3 12.2 12.3',
  airlines: '3.1 3.3 9.4 9.10 10.1 12.1 12.2 12.3',
  'public-transport': '3.1 3.3 9.4 10.1 10.2 10.3 10.4 12.2 12.3',
  utilities: '3.3 9.4 9.10 10.1 10.2 10.4 12.1 12.2 12.3',
  'oil-and-gas': RAW_MATERIALS,
  mining: RAW_MATERIALS,
  construction: '3.1 3.2 9.2 9.10 10.1 12.2 12.3',
  hospitals: '9.4 10.1 10.2 10.3 10.4 12.2 12.3',
  'social-care': '3.3 9.2 10.1 10.3 12.2 12.3',
  'public-administration': '9.4 10.1 10.2 10.3 10.4 12.2',
  'higher-education': '9.4 10.1 10.2 10.3 10.4 12.2 12.3',
  hospitality: '3.1 3.2 3.3 9.2 10.1 10.2 10.3 12.3',
  'professional-services': '3.1 3.2 9.2 12.2',
  agriculture: '3.4 3.5 4.1 4.4 9.2 9.4 10.1 10.3 10.4 12.2',
  nonprofit: '3.2 9.2 10.1 12.2',
};

/** Of an organization of which nothing is known: it deals with people, rooms and a board, and may make nothing. */
const UNKNOWN = '3.1 3.2 3.3 6.1 6.2 6.5 9.2 9.4 10.1 10.3 12.2 12.3';

/** The codes of the groups of the cross-industry model that an organization of this industry has beside its core work. */
export function supportGroups(industry: Industry | null): ReadonlySet<string> {
  const groups = isSmallTrade(industry) ? SMALL : `${EVERYWHERE} ${industry === null ? UNKNOWN : FURTHER[industry]}`;
  return new Set(groups.split(/\s+/));
}

/** The level-1 branches of each library that any company has; the others are the core work of its industry. */
export const GENERAL: Record<ReferenceModel, readonly string[]> = {
  ACORD: ['6', '7', '8'],
  BIAN: ['1', '2', '7', '8'],
  eTOM: ['1.7'],
  'ISA-95': ['6'],
  ARTS: ['8', '9', '10'],
  'APQC PCF': ['1.0', '7.0', '8.0', '9.0', '10.0', '11.0', '12.0', '13.0'],
};
