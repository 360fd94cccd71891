import { requireId } from '@process-ai/contract/ids';
import {
  type ComparisonBasis,
  DEFAULT_FIT_WEIGHTS,
  type FitWeights,
  type VendorFit,
  type VendorMatch,
} from '@process-ai/contract/vendor-comparison';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { directoryIndustry } from '@process-ai/library/vendor-directory';
import type { App } from '../../../app.ts';
import { pick as pickProcesses } from '../../processes/service.ts';
import { assumptionsOf } from '../../roi/service/assumptions.ts';
import { overview } from '../../sectors/service.ts';
import { list, pick } from '../service.ts';

interface Choice {
  sectorId: string;
  processIds: string[];
}

/** Every vendor of the directory against the opportunities of some processes, best first. */
export async function compare(
  app: App,
  { weights = DEFAULT_FIT_WEIGHTS, ...choice }: Choice & { weights?: FitWeights | undefined },
): Promise<VendorFit[]> {
  const [{ sector, currency }, vendors] = await Promise.all([readSector(app, choice.sectorId), list(app)]);
  return app.workers.run('compareVendors', chosenOf(sector.id, choice), vendors, {
    industry: directoryIndustry(sector.referenceModel, sector.name, sector.description),
    weights,
    currencySymbol: currencySymbol(currency, 'narrowSymbol'),
  });
}

/** What the comparison goes by, for a page to show beside it. */
export async function basis(app: App, choice: Choice): Promise<ComparisonBasis> {
  const { sector, currency } = await readSector(app, choice.sectorId);
  const processes = await pickProcesses(app, sector.id, choice.processIds);
  return { sectorName: sector.name, currency, processes };
}

/** What of these vendors meets which opportunity: the cells of a matrix. */
export async function matches(
  app: App,
  { vendorIds, ...choice }: Choice & { vendorIds: string[] },
): Promise<VendorMatch[]> {
  const [sector, vendors] = await Promise.all([overview(app, choice.sectorId), pick(app, vendorIds)]);
  return app.workers.run('matchVendors', chosenOf(sector.id, choice), vendors);
}

async function readSector(app: App, sectorId: string) {
  const sector = await overview(app, sectorId);
  const { assumptions } = await assumptionsOf(app, sector.id);
  return { sector, currency: assumptions.currency };
}

const chosenOf = (sectorId: string, { processIds }: Choice) => ({
  sectorId,
  processIds: processIds.map((id) => requireId(id, 'processMissing')),
});
