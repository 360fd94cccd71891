import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import { INDUSTRY_OF_MODEL, industriesToServe, referenceModelIn } from '@process-ai/domain/industry-in-words';
import type { DirectoryVendor } from './directory-vendor.ts';
import type { VendorIndustry } from './vendors/vendor-industries.ts';

/** Whose vendors the directory has, besides those for any industry. */
const VENDORS_FOR: Partial<Record<Industry, VendorIndustry>> = {
  telecommunications: 'Telecommunications',
  banking: 'Banking',
  'asset-management': 'Banking',
  insurance: 'Insurance',
  'health-insurance': 'Insurance',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
};

/**
 * A sector's industry in the words of the directory: that of its reference model, else the one its name and description
 * mean; null where they leave it open, or where no vendor is made for it.
 */
export function directoryIndustry(
  referenceModel: string,
  name: string,
  description: string | null,
): VendorIndustry | null {
  const model = referenceModelIn(referenceModel);
  const ofModel = model && INDUSTRY_OF_MODEL[model];
  const industries = ofModel ? [ofModel] : industriesToServe(name, description);
  const [first, ...others] = new Set(industries.map(vendorsFor));
  return others.length === 0 ? (first ?? null) : null;
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
  async () => (await import('./vendors/integration-and-mining.ts')).integrationAndMining,
  async () => (await import('./vendors/enterprise-suites.ts')).enterpriseSuites,
  async () => (await import('./vendors/finance-and-people.ts')).financeAndPeople,
  async () => (await import('./vendors/telecommunications.ts')).telecommunications,
  async () => (await import('./vendors/banking.ts')).banking,
  async () => (await import('./vendors/financial-risk.ts')).financialRisk,
  async () => (await import('./vendors/insurance-core.ts')).insuranceCore,
  async () => (await import('./vendors/insurance-analytics.ts')).insuranceAnalytics,
  async () => (await import('./vendors/plant-automation.ts')).plantAutomation,
  async () => (await import('./vendors/product-and-factory.ts')).productAndFactory,
  async () => (await import('./vendors/retail-operations.ts')).retailOperations,
  async () => (await import('./vendors/retail-commerce.ts')).retailCommerce,
];

/** The curated directory, by name. */
export async function loadVendorDirectory(): Promise<DirectoryVendor[]> {
  const groups = await Promise.all(LOADERS.map((load) => load()));
  return groups.flat().sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The vendor of that name, whatever its case and accents; else the one whose website is on the same host. */
export async function findDirectoryVendor(
  name: string,
  website: string | null = null,
): Promise<DirectoryVendor | undefined> {
  const vendors = await loadVendorDirectory();
  const asked = keyOf(name);
  const host = hostOf(website);
  return (
    vendors.find((vendor) => keyOf(vendor.name) === asked) ??
    vendors.find((vendor) => host !== null && hostOf(vendor.website) === host)
  );
}

const keyOf = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

/** Without "www."; null for what is no web address. */
const hostOf = (website: string | null) => (website && URL.parse(website)?.hostname.replace(/^www\./, '')) || null;
