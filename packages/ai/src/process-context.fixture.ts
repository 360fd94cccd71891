import type { ProcessFinding } from '@process-ai/contract/findings';
import { SectorProfileInput } from '@process-ai/contract/sectors';
import type { PlacedProcess, ProcessContext, SectorBrief } from './analyst.ts';
import { assignUseCases } from './use-cases/assign-use-cases.ts';
import { loadKnowledge } from './use-cases/knowledge.ts';

const NOTHING_FOUND: ProcessFinding = {
  state: 'unknown',
  confidence: null,
  understoodAs: '',
  place: null,
  reason: null,
  language: 'en',
  helps: [],
  useCases: [],
};

export const sectorBrief = (fields: Partial<SectorBrief> = {}): SectorBrief => ({
  name: 'Sector',
  description: null,
  referenceModel: 'APQC PCF',
  industry: null,
  profile: SectorProfileInput.parse({}),
  ...fields,
});

/** A process by itself, of which nothing was found. */
export const processContext = (name: string, fields: Partial<ProcessContext> = {}): ProcessContext => ({
  code: 'X',
  name,
  description: null,
  level: 4,
  ancestors: [],
  children: [],
  overruled: {},
  sector: sectorBrief(),
  finding: { ...NOTHING_FOUND, understoodAs: name },
  ...fields,
});

/** The process with what the catalogue knows of it, as the only one of its sector. */
export async function withFinding(context: ProcessContext): Promise<ProcessContext> {
  const { find } = await loadKnowledge();
  const placed: PlacedProcess = context;
  const found = { processId: context.code, label: context.name, found: find(placed, context.sector) };
  const finding = assignUseCases([found], new Map()).get(context.code);
  return finding ? { ...context, finding } : context;
}
