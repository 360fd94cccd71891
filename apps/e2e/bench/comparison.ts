import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import type { Vendor } from '@process-ai/contract/vendors';
import { proposeOpportunities } from '../../../packages/ai/src/built-in/propose.ts';
import { tagsOf } from '../../../packages/domain/src/capability-tags.ts';
import { loadReferenceLibrary } from '../../../packages/library/src/reference-models.ts';
import { mustAsk } from '../server/ask.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import { time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { createLibrarySector } from './library-sector.ts';

const PROCESSES = 1000;
const VENDORS = 200;
const ROUNDS = 9;
const LIMIT_MS = 300;

type Proposed = Pick<SectorOpportunity, 'type' | 'title' | 'description' | 'estimatedSavings'>;

/** The vendor comparison of a large selection, and how well the taxonomy reads the built-in analyst’s opportunities. */
export async function benchComparison(): Promise<Finding[]> {
  return [await wholeRequest(), ...reading(await proposedOpportunities())];
}

/** From the request to the whole of its answer. */
async function wholeRequest(): Promise<Finding> {
  const product = await startProduct();
  try {
    const { id: sectorId, path, processIds } = await createLibrarySector(product, PROCESSES);
    await mustAsk(product, 'POST', `${path}/analyze`, { processIds });
    await fillDirectory(product);
    const compare = () => mustAsk(product, 'POST', '/api/vendors/compare', { sectorId, processIds });
    const values: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) values.push(await time(compare));
    values.shift();
    return {
      what: 'comparison: from the request to the ranking',
      measured: `${figure(PROCESSES)} analysed processes × ${VENDORS} vendors: ${figure(median(values) / LIMIT_MS)} of the limit`,
      values,
      unit: 'ms',
      limit: { bound: 'at most', value: LIMIT_MS },
    };
  } finally {
    await product.remove();
  }
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

/** Adds copies to the directory that comes with the product; they say everything a little differently. */
async function fillDirectory(product: Product): Promise<void> {
  const shipped: Vendor[] = await mustAsk(product, 'GET', '/api/vendors');
  for (const vendor of shipped.slice(0, VENDORS - shipped.length)) {
    const renamed = <Offering extends { name: string }>(offering: Offering) => ({
      ...offering,
      name: `${offering.name} 2`,
    });
    await mustAsk(product, 'POST', '/api/vendors', {
      name: `${vendor.name} 2`,
      overview: vendor.overview,
      industry: vendor.industry,
      capabilities: vendor.capabilities.map((capability) => `${capability} 2`),
      products: vendor.products.map(renamed),
      aiCapabilities: vendor.aiCapabilities.map(renamed),
    });
  }
}
