import type { Vendor } from '@process-ai/contract/vendors';
import { requestOk } from '../server/ask.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import { time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { createLibrarySector } from './library-sector.ts';

const PROCESSES = 1000;
const VENDORS = 200;
const ROUNDS = 9;
const LIMIT_MS = 300;

/** The vendor comparison of a large selection, from the request to the whole of its answer. */
export async function benchComparison(): Promise<Finding[]> {
  const product = await startProduct();
  try {
    const { id: sectorId, path, processIds } = await createLibrarySector(product, PROCESSES);
    await requestOk(product, 'POST', `${path}/analyze`, { processIds });
    await fillDirectory(product);
    const compare = () => requestOk(product, 'POST', '/api/vendors/compare', { sectorId, processIds });
    const values: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) values.push(await time(compare));
    values.shift();
    const finding: Finding = {
      what: 'comparison: from the request to the ranking',
      measured: `${figure(PROCESSES)} analysed processes × ${VENDORS} vendors: ${figure(median(values) / LIMIT_MS)} of the limit`,
      values,
      unit: 'ms',
      limit: { bound: 'at most', value: LIMIT_MS },
    };
    return [finding];
  } finally {
    await product.remove();
  }
}

/** Adds copies to the directory that comes with the product; they say everything a little differently. */
async function fillDirectory(product: Product): Promise<void> {
  const shipped: Vendor[] = await requestOk(product, 'GET', '/api/vendors');
  for (const vendor of shipped.slice(0, VENDORS - shipped.length)) {
    const renamed = <Offering extends { name: string }>(offering: Offering) => ({
      ...offering,
      name: `${offering.name} 2`,
    });
    await requestOk(product, 'POST', '/api/vendors', {
      name: `${vendor.name} 2`,
      overview: vendor.overview,
      industry: vendor.industry,
      capabilities: vendor.capabilities.map((capability) => `${capability} 2`),
      products: vendor.products.map(renamed),
      aiCapabilities: vendor.aiCapabilities.map(renamed),
    });
  }
}
