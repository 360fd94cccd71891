import type { Industry } from '@process-ai/contract/industries';
import type { FamilyId, TagId } from './taxonomy.ts';

/** Where somebody's work is known by that trade's objects; `any` also where a company of any industry has the work. */
type Home = Industry | 'any';

const FINANCE: readonly Home[] = ['banking', 'asset-management', 'insurance', 'health-insurance'];
const GOODS: readonly Home[] = ['logistics', 'manufacturing', 'wholesale', 'retail'];

const HOMES_OF_FAMILY: Partial<Record<FamilyId, readonly Home[]>> = {
  'claims-work': ['insurance', 'health-insurance'],
  'air-travel': ['airlines'],
  'patient-care': ['hospitals', 'social-care'],
  'health-plans': ['health-insurance'],
  'energy-supply': ['utilities'],
  'media-rights': ['media'],
  'fund-work': ['asset-management'],
  'sales-floor': ['retail'],
  'student-life': ['higher-education'],
  medicines: ['pharma'],
  'guest-services': ['hospitality'],
  'public-services': ['public-administration'],
  'long-term-care': ['social-care'],
  giving: ['nonprofit', 'higher-education'],
  distribution: ['wholesale'],
  transit: ['public-transport'],
};

const HOMES: Partial<Record<TagId, readonly Home[]>> = {
  'know-customers': [...FINANCE, 'professional-services', 'telecommunications'],
  'stop-laundering': [...FINANCE, 'professional-services'],
  'appraise-vehicles': ['insurance', 'car-repair'],
  'maintain-aircraft': ['airlines', 'defense'],
  'carry-air-cargo': ['airlines', 'logistics'],
  'authorize-care': ['health-insurance', 'hospitals'],
  'read-meters': ['utilities', 'construction'],
  'find-leaks': ['utilities', 'oil-and-gas'],
  'clear-customs': GOODS,
  'forward-freight': GOODS,
  'research-law': ['professional-services', 'public-administration'],
  'accept-clients': ['professional-services'],
  'account-funds': ['asset-management', 'banking', 'insurance'],
  'audit-accounts': ['any', 'professional-services', 'banking', 'insurance'],
  'keep-client-books': ['professional-services'],
  'administer-leases': ['any', 'construction', 'retail', 'telecommunications'],
  'build-structures': ['any', 'construction', 'building-trades'],
  'run-restaurants': ['hospitality', 'bakeries'],
  'book-visits': ['hair-salons', 'car-repair', 'veterinary', 'fitness', 'building-trades'],
  'run-clubs': ['fitness'],
  'care-for-hair': ['hair-salons'],
  'repair-cars': ['car-repair'],
  'treat-animals': ['veterinary'],
};

/**
 * Whether work that holds in these industries can be about a trade's object that its words name: an “engineering
 * change order” is none of a construction site, and no pipe leaks where card numbers did.
 */
export function isAtHome(tag: TagId, family: FamilyId, industries: 'any' | readonly Industry[]): boolean {
  const homes = HOMES[tag] ?? HOMES_OF_FAMILY[family];
  if (!homes) return true;
  return industries === 'any' ? homes.includes('any') : industries.some((industry) => homes.includes(industry));
}
