import type { SectorBrief } from '@process-ai/ai/analyst';
import type { SectorSummary } from '@process-ai/contract/sectors';
import { industryInWords } from '@process-ai/domain/industry-in-words';

/** What an analyst gets to know of a sector. Its industry is what the profile says, else what its words and model say. */
export function briefOf({
  name,
  description,
  referenceModel,
  profile,
}: Pick<SectorSummary, 'name' | 'description' | 'referenceModel' | 'profile'>): SectorBrief {
  const industry =
    profile.industry ?? (profile.otherIndustry ? null : industryInWords(name, description, referenceModel));
  return { name, description, referenceModel, profile, industry };
}
