import { INDUSTRY_NAMES, type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import { industriesToServe, industryInWords } from '@process-ai/domain/industry-in-words';
import { INDUSTRY_OF_MODEL, referenceModelIn } from '@process-ai/domain/reference-models';
import { aliasesOf, withoutLegalForm } from '@process-ai/domain/vendor-names';
import type { DirectoryVendor } from './directory-vendor.ts';
import type { VendorIndustry } from './vendors/vendor-industries.ts';

/** Whom two groups of vendors are made for: plants like any other, and records of their own. */
const MAKERS_OF_MEDICINES = 'Life sciences and manufacturing';

/** What the industry of a sector is called when the vendors' are held against it. */
type ServedIndustry = VendorIndustry | typeof MAKERS_OF_MEDICINES;
type NamedIndustry = (typeof INDUSTRY_NAMES)[Industry];

/** Whose vendors the directory has, besides those for any industry. */
const VENDORS_FOR: Partial<Record<Industry, ServedIndustry>> = {
  telecommunications: 'Telecommunications',
  banking: 'Banking',
  'asset-management': 'Private banking and asset management',
  insurance: 'Insurance',
  'health-insurance': 'Health insurance',
  manufacturing: 'Manufacturing',
  'oil-and-gas': 'Manufacturing',
  mining: 'Manufacturing',
  pharma: MAKERS_OF_MEDICINES,
  retail: 'Retail',
  airlines: 'Airlines',
  construction: 'Construction and real estate',
  'higher-education': 'Education',
  hospitality: 'Hospitality',
  hospitals: 'Hospitals',
  logistics: 'Logistics',
  media: 'Media',
  'professional-services': 'Professional services',
  'public-administration': 'Public sector',
  utilities: 'Energy and utilities',
  nonprofit: 'Nonprofits',
  'public-transport': 'Public transport',
  'social-care': 'Social care',
  wholesale: 'Wholesale',
  'hair-salons': 'Hair and beauty salons',
  'car-repair': 'Car repair shops',
  fitness: 'Fitness and sports studios',
  veterinary: 'Veterinary practices',
};

/**
 * A sector's industry in the words of the directory: that of its profile, else of its reference model, else the one its
 * name and description mean; null where they leave it open, or mean one that no vendor is made for. One that is entered
 * keeps its name: vendors of other trades are foreign to it.
 */
export function directoryIndustry(
  referenceModel: string,
  name: string,
  description: string | null,
  profileIndustry: Industry | null = null,
): ServedIndustry | NamedIndustry | null {
  const entered = profileIndustry && vendorsFor(profileIndustry);
  if (entered) return entered;
  const model = referenceModelIn(referenceModel);
  const ofModel = model && INDUSTRY_OF_MODEL[model];
  const industries = ofModel ? [ofModel] : industriesToServe(name, description);
  const [first, ...others] = new Set(industries.map(vendorsFor));
  if (others.length > 0) return null;
  if (first) return first;
  const spoken = industryInWords(name, description, referenceModel);
  return (spoken && vendorsFor(spoken)) ?? (profileIndustry && INDUSTRY_NAMES[profileIndustry]);
}

const vendorsFor = (industry: Industry) =>
  withWiderIndustry(industry)
    .map((kind) => VENDORS_FOR[kind])
    .find((known) => known !== undefined);

/** The groups of the directory, each loaded when the directory is first asked for. */
const LOADERS: readonly (() => Promise<DirectoryVendor[]>)[] = [
  async () => (await import('./vendors/automation.ts')).automation,
  async () => (await import('./vendors/low-code.ts')).lowCode,
  async () => (await import('./vendors/documents.ts')).documents,
  async () => (await import('./vendors/data-and-ai.ts')).dataAndAi,
  async () => (await import('./vendors/customer-service.ts')).customerService,
  async () => (await import('./vendors/contact-centers.ts')).contactCenters,
  async () => (await import('./vendors/integration-and-mining.ts')).integrationAndMining,
  async () => (await import('./vendors/enterprise-suites.ts')).enterpriseSuites,
  async () => (await import('./vendors/cloud-platforms.ts')).cloudPlatforms,
  async () => (await import('./vendors/finance-and-people.ts')).financeAndPeople,
  async () => (await import('./vendors/people-and-planning.ts')).peopleAndPlanning,
  async () => (await import('./vendors/corporate-functions.ts')).corporateFunctions,
  async () => (await import('./vendors/law-and-tax.ts')).lawAndTax,
  async () => (await import('./vendors/telecommunications.ts')).telecommunications,
  async () => (await import('./vendors/banking.ts')).banking,
  async () => (await import('./vendors/financial-risk.ts')).financialRisk,
  async () => (await import('./vendors/insurance-core.ts')).insuranceCore,
  async () => (await import('./vendors/insurance-analytics.ts')).insuranceAnalytics,
  async () => (await import('./vendors/plant-automation.ts')).plantAutomation,
  async () => (await import('./vendors/product-and-factory.ts')).productAndFactory,
  async () => (await import('./vendors/retail-operations.ts')).retailOperations,
  async () => (await import('./vendors/retail-commerce.ts')).retailCommerce,
  async () => (await import('./vendors/financial-crime.ts')).financialCrime,
  async () => (await import('./vendors/asset-management.ts')).investmentManagement,
  async () => (await import('./vendors/legal.ts')).legal,
  async () => (await import('./vendors/professional-services.ts')).professionalServices,
  async () => (await import('./vendors/construction.ts')).constructionAndRealEstate,
  async () => (await import('./vendors/logistics.ts')).logisticsVendors,
  async () => (await import('./vendors/airlines.ts')).airlinesVendors,
  async () => (await import('./vendors/hospitality.ts')).hospitalityVendors,
  async () => (await import('./vendors/media.ts')).mediaVendors,
  async () => (await import('./vendors/health.ts')).hospitalsVendors,
  async () => (await import('./vendors/life-sciences.ts')).lifeSciences,
  async () => (await import('./vendors/utilities.ts')).utilitiesVendors,
  async () => (await import('./vendors/public-sector.ts')).publicSector,
  async () => (await import('./vendors/education.ts')).education,
  async () => (await import('./vendors/care-and-giving.ts')).careAndGiving,
  async () => (await import('./vendors/distribution-and-transit.ts')).distributionAndTransit,
  async () => (await import('./vendors/subscriptions-and-marketing.ts')).subscriptionsAndMarketing,
  async () => (await import('./vendors/small-trades.ts')).smallTrades,
  async () => (await import('./vendors/health-plans-and-vets.ts')).healthPlansAndVets,
];

/** The curated directory, by name. */
export async function loadVendorDirectory(): Promise<DirectoryVendor[]> {
  const groups = await Promise.all(LOADERS.map((load) => load()));
  return groups.flat().sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * The vendor of that name, whatever its case, accents and legal form, or of a name it had or is known by; else the one
 * whose website is on the same host.
 */
export async function findDirectoryVendor(
  name: string,
  website: string | null = null,
): Promise<DirectoryVendor | undefined> {
  const vendors = await loadVendorDirectory();
  const asked = withoutLegalForm(name);
  const host = hostOf(website);
  return (
    vendors.find((vendor) => withoutLegalForm(vendor.name) === asked) ??
    vendors.find((vendor) => aliasesOf(vendor.name).some((alias) => withoutLegalForm(alias) === asked)) ??
    vendors.find((vendor) => host !== null && hostOf(vendor.website) === host)
  );
}

/** Without "www."; null for what is no web address. */
const hostOf = (website: string | null) => (website && URL.parse(website)?.hostname.replace(/^www\./, '')) || null;
