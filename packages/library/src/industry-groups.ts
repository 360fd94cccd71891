import { INDUSTRIES, type Industry } from '@process-ai/contract/industries';

/** Groups of industries that share work, for entries of the catalogue. */
type Group = readonly [Industry, ...Industry[]];

/** Single things from parts. */
export const DISCRETE_MANUFACTURING: Group = [
  'manufacturing',
  'automotive',
  'machinery',
  'electronics',
  'consumer-goods',
];
/** Batches and flows. */
export const PROCESS_MANUFACTURING: Group = ['chemicals', 'food', 'pharma'];
export const MANUFACTURING: Group = [...DISCRETE_MANUFACTURING, ...PROCESS_MANUFACTURING, 'defense'];
/** Whoever makes, digs, grows, trades or moves goods, but shops. */
export const GOODS: Group = [...MANUFACTURING, 'oil-and-gas', 'mining', 'agriculture', 'wholesale', 'logistics'];
/** Work under contract, one project after another. */
export const PROJECT_BUSINESS: Group = ['construction', 'professional-services', 'software', 'telecommunications'];
/** Small trades whose customers come, or are visited, at a time agreed upon. */
export const WITH_APPOINTMENTS: Group = ['hair-salons', 'car-repair', 'veterinary', 'fitness', 'building-trades'];
export const ENGINEERING: Group = ['construction', 'electronics', 'machinery', 'defense'];
/** Many private customers, served by itself. */
export const CONSUMER_BUSINESS: Group = ['airlines', 'banking', 'hospitality', 'retail', 'telecommunications'];

export function allBut(...left: Industry[]): Group {
  const [first, ...others] = INDUSTRIES.filter((industry) => !left.includes(industry));
  if (!first) throw new Error('No industry is left');
  return [first, ...others];
}
