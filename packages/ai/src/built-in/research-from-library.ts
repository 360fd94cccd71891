import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { ResearchFindings, SectorContext } from '../analyst.ts';

/** The cross-industry model: what fits where no other one is named. */
const FALLBACK: ReferenceModel = 'APQC PCF';

/** The shipped library of the sector's reference model. */
export async function researchFromLibrary({ referenceModel }: SectorContext): Promise<ResearchFindings> {
  const { attribution, processes } = await loadReferenceLibrary(modelNamed(referenceModel));
  return { attribution, processes };
}

/** The model that a free text names, as in "TM Forum eTOM 23" or "apqc". */
function modelNamed(text: string): ReferenceModel {
  const said = text.toLowerCase();
  const known = REFERENCE_MODELS.find((model) => said.includes((model.split(' ')[0] ?? model).toLowerCase()));
  return known ?? FALLBACK;
}
