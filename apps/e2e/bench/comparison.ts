import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { proposeOpportunities } from '../../../packages/ai/src/built-in/propose.ts';
import { tagsOf } from '../../../packages/domain/src/capability-tags.ts';
import { type ComparedVendor, compareVendors } from '../../../packages/domain/src/fit-score.ts';
import { loadReferenceLibrary } from '../../../packages/library/src/reference-models.ts';
import { loadVendorDirectory } from '../../../packages/library/src/vendor-directory.ts';
import { time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';

const PROCESSES = 1000;
const OPPORTUNITIES = 2 * PROCESSES;
const VENDORS = 200;
const ROUNDS = 9;
const LIMIT_MS = 300;

type Proposed = Pick<SectorOpportunity, 'type' | 'title' | 'description' | 'estimatedSavings'>;

/** The vendor comparison of a large selection, and how well the taxonomy reads the built-in analyst’s opportunities. */
export async function benchComparison(): Promise<Finding[]> {
  const proposed = await proposedOpportunities();
  const opportunities = proposed.slice(0, OPPORTUNITIES);
  const vendors = await manyVendors();
  const values: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    values.push(await time(async () => compareVendors(opportunities, vendors, { industry: 'Insurance' })));
  }
  values.shift();
  return [
    {
      what: 'comparison: vendor fit, from texts to ranking',
      measured: `${figure(PROCESSES)} processes × ${VENDORS} vendors: ${figure(median(values) / LIMIT_MS)} of the limit`,
      values,
      unit: 'ms',
      limit: { bound: 'at most', value: LIMIT_MS },
    },
    ...reading(proposed),
  ];
}

function reading(proposed: readonly Proposed[]): Finding[] {
  const counts = proposed.map(({ title }) => tagsOf(title).tags.size);
  const share = (holds: (tags: number) => boolean) => [counts.filter(holds).length / counts.length];
  const measured = `${figure(proposed.length)} opportunities of the built-in analyst`;
  return [
    {
      what: 'comparison: titles that carry a capability tag',
      measured,
      values: share((tags) => tags > 0),
      unit: 'of 1',
      limit: { bound: 'at least', value: 0.9 },
    },
    {
      what: 'comparison: titles that carry more than four',
      measured,
      values: share((tags) => tags > 4),
      unit: 'of 1',
      limit: { bound: 'at most', value: 0.02 },
    },
  ];
}

/** What the built-in analyst proposes for every process of the six libraries. */
async function proposedOpportunities(): Promise<Proposed[]> {
  const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
  return libraries.flatMap(({ processes }) => {
    const byCode = new Map(processes.map((process) => [process.code, process]));
    const above = (code: string | null): string[] => {
      const parent = byCode.get(code ?? '');
      return parent ? [...above(parent.parentCode), parent.name] : [];
    };
    return processes.flatMap(({ code, name, description, level, parentCode }) =>
      proposeOpportunities({
        name,
        description,
        level,
        ancestors: above(parentCode),
        children: processes.filter((process) => process.parentCode === code).map((process) => process.name),
        annualCost: null,
        overruled: {},
      }),
    );
  });
}

/** The directory, over and over; copies say everything a little differently, so that no text is read for them before. */
async function manyVendors(): Promise<ComparedVendor[]> {
  const directory = await loadVendorDirectory();
  return Array.from({ length: VENDORS }, (_, index) => {
    const vendor = directory[index % directory.length];
    if (!vendor) throw new Error('The directory is empty');
    const copy = Math.floor(index / directory.length);
    if (copy === 0) return vendor;
    const renamed = <Offering extends { name: string }>(offering: Offering) => ({
      ...offering,
      name: `${offering.name} ${copy}`,
    });
    return {
      ...vendor,
      id: `${vendor.id} ${copy}`,
      name: `${vendor.name} ${copy}`,
      capabilities: vendor.capabilities.map((capability) => `${capability} ${copy}`),
      products: vendor.products.map(renamed),
      aiCapabilities: vendor.aiCapabilities.map(renamed),
    };
  });
}
