import type { ReferenceModel } from '@process-ai/contract/sectors';
import { referenceModelIn } from '@process-ai/domain/industry-in-words';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { OnFound, ResearchFindings, SectorContext } from '../../analyst.ts';
import { readDescription } from '../read-description.ts';
import { addedModel, chooseBranches } from './choose-branches.ts';

/** The cross-industry model: what fits where no other one is named. */
const FALLBACK: ReferenceModel = 'APQC PCF';
const DESCRIPTION_READ = 4000;

/**
 * What fits the sector in the shipped library of its reference model; where that is the cross-industry one and the
 * industry has a library of its own, its core work comes first. `onFound` is told after each level-1 branch.
 */
export async function researchFromLibrary(
  sector: SectorContext,
  signal?: AbortSignal,
  onFound?: OnFound,
): Promise<ResearchFindings> {
  const model = modelNamed(sector.referenceModel);
  const told = { ...sector, description: readDescription(sector.description, DESCRIPTION_READ) };
  const added = addedModel(told, model);
  const libraries = await Promise.all([model, ...(added ? [added] : [])].map(loadReferenceLibrary));
  const branches = chooseBranches(libraries, told);

  const findings: ResearchFindings = {
    attribution: libraries.map(({ attribution }) => attribution).join(' '),
    processes: [],
  };
  for (const [index, processes] of branches.entries()) {
    signal?.throwIfAborted();
    findings.processes = [...findings.processes, ...processes];
    await onFound?.({ findings: { ...findings }, done: index + 1, total: branches.length });
  }
  return findings;
}

/** The model that the sector follows. */
export const modelNamed = (text: string): ReferenceModel => referenceModelIn(text) ?? FALLBACK;
