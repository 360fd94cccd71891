import { AppError } from '@process-ai/contract/errors';
import type { Opportunity } from '@process-ai/contract/opportunities';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import {
  DEFAULT_FIT_WEIGHTS,
  type FitWeights,
  type VendorFit,
  type VendorMatch,
} from '@process-ai/contract/vendor-fit';
import { compareVendors, matchesOf } from '@process-ai/domain/fit-score';
import { industryOfModel } from '@process-ai/library/vendor-directory';
import type { App } from '../../../app.ts';
import { pick as pickProcesses } from '../../processes/service.ts';
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
  const { referenceModel } = await overview(app, choice.sectorId);
  const [opportunities, vendors] = await Promise.all([opportunitiesOf(app, choice), list(app)]);
  return compareVendors(opportunities, vendors, { industry: industryOf(referenceModel), weights });
}

/** What of these vendors meets which opportunity: the cells of a matrix. */
export async function matches(
  app: App,
  { vendorIds, ...choice }: Choice & { vendorIds: string[] },
): Promise<VendorMatch[]> {
  const [opportunities, vendors] = await Promise.all([opportunitiesOf(app, choice), pick(app, vendorIds)]);
  return matchesOf(opportunities, vendors);
}

/** The industry of a reference model in the words of the directory; null for a cross-industry one. */
export function industryOf(referenceModel: string): string | null {
  const said = referenceModel.toLowerCase();
  const model = REFERENCE_MODELS.find((name) => said.includes((name.split(' ')[0] ?? name).toLowerCase()));
  return model ? industryOfModel[model] : null;
}

async function opportunitiesOf(app: App, { sectorId, processIds }: Choice): Promise<Opportunity[]> {
  const { id } = await overview(app, sectorId);
  if (processIds.length === 0) throw new AppError('badRequest', 'Please select at least one process');
  return (await pickProcesses(app, id, processIds)).flatMap(({ opportunities }) => opportunities);
}
