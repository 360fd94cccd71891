import { type ReferenceModel, SectorProfileInput } from '@process-ai/contract/sectors';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { DatedOutline, OutlinedProcess } from '../analyst.ts';

const NO_VALUE = { basis: 'benchmark', cost: 0, savings: 0 } as const;

/** A sector with the whole shipped library of a model, not analysed. */
export async function outlineOf(referenceModel: ReferenceModel, name = 'Sector'): Promise<DatedOutline> {
  const { processes } = await loadReferenceLibrary(referenceModel);
  return {
    name,
    description: null,
    referenceModel,
    asOf: '2026-11-22T12:00:00Z',
    industry: INDUSTRY_OF_MODEL[referenceModel],
    profile: SectorProfileInput.parse({}),
    processes: processes.map((process) => ({ ...process, opportunities: [], value: NO_VALUE, roi: null })),
  };
}

export const outlined = (code: string, name: string, fields: Partial<OutlinedProcess> = {}): OutlinedProcess => ({
  code,
  name,
  level: 3,
  description: null,
  parentCode: null,
  opportunities: [],
  value: NO_VALUE,
  roi: null,
  ...fields,
});
