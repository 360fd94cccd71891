import { z } from 'zod';

/** The industries that the product knows something about, by id; a sector in another one says so in its own words. */
export const INDUSTRY_NAMES = {
  banking: 'Banking',
  'asset-management': 'Private banking and asset management',
  insurance: 'Insurance',
  'health-insurance': 'Health insurance',
  telecommunications: 'Telecommunications',
  media: 'Media and streaming',
  software: 'Software',
  manufacturing: 'Manufacturing',
  automotive: 'Automotive',
  machinery: 'Machinery and equipment',
  electronics: 'Electronics',
  chemicals: 'Chemicals and materials',
  food: 'Food and beverages',
  'consumer-goods': 'Consumer goods',
  pharma: 'Pharma and contract manufacturing',
  defense: 'Aerospace and defense',
  retail: 'Retail',
  wholesale: 'Wholesale and distribution',
  logistics: 'Logistics',
  airlines: 'Airlines',
  'public-transport': 'Railways and public transport',
  utilities: 'Energy and water utilities',
  'oil-and-gas': 'Oil and gas',
  mining: 'Mining',
  construction: 'Construction and real estate',
  hospitals: 'Hospitals',
  'social-care': 'Social and nursing care',
  'public-administration': 'Public administration',
  'higher-education': 'Higher education',
  hospitality: 'Hotels and restaurants',
  'professional-services': 'Professional services',
  agriculture: 'Agriculture',
  nonprofit: 'Associations and nonprofits',
  'hair-salons': 'Hair and beauty salons',
  'car-repair': 'Car repair shops',
  veterinary: 'Veterinary practices',
  fitness: 'Fitness and sports studios',
  bakeries: 'Bakeries and pastry shops',
  'building-trades': 'Plumbing, heating and electrical contractors',
} as const;

export type Industry = keyof typeof INDUSTRY_NAMES;
export const INDUSTRIES = Object.keys(INDUSTRY_NAMES) as [Industry, ...Industry[]];
export const Industry = z.enum(INDUSTRIES);

/** Trades of a few hands: no departments, and the owner works along. */
export const SMALL_TRADES = [
  'hair-salons',
  'car-repair',
  'veterinary',
  'fitness',
  'bakeries',
  'building-trades',
] as const satisfies readonly Industry[];
export type SmallTrade = (typeof SMALL_TRADES)[number];

export const isSmallTrade = (industry: Industry | null): industry is SmallTrade =>
  SMALL_TRADES.some((trade) => trade === industry);

/** What holds for the wider industry holds for its kinds too; their own knowledge comes first. */
const KIND_OF: Partial<Record<Industry, Industry>> = {
  automotive: 'manufacturing',
  machinery: 'manufacturing',
  electronics: 'manufacturing',
  chemicals: 'manufacturing',
  food: 'manufacturing',
  'consumer-goods': 'manufacturing',
  pharma: 'manufacturing',
  defense: 'manufacturing',
  bakeries: 'retail',
  'building-trades': 'construction',
};

/** The industry itself, then the wider one that it is a kind of. */
export function withWiderIndustry(industry: Industry): readonly Industry[] {
  const wider = KIND_OF[industry];
  return wider === undefined ? [industry] : [industry, wider];
}
