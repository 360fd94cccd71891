import { INDUSTRY_NAMES, type Industry } from '@process-ai/contract/industries';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import type { IndustryPack } from '@process-ai/library/industry-pack';
import type { SectorBrief } from '../../analyst.ts';

/**
 * Where the core business of a proposal comes from. What a library knows of the sector: its industry, the wider one, or
 * its plants alone.
 */
export type CoreSource =
  | { pack: IndustryPack; part: string | null }
  | { model: ReferenceModel; knows: 'industry' | 'wider' | 'plants' };

/** A sector follows the model of an industry: what it gets, and that there is a pack beside it. */
export function noteOfModel(model: ReferenceModel, count: number, pack: IndustryPack | undefined): string {
  const beside = pack
    ? ` There is also a pack for ${pack.name}: it comes when the reference model is APQC PCF instead.`
    : '';
  return `${processes(count)} of the ${model} library, because the sector follows it. It knows the model, not this organization: leave out what is not done here.${beside}`;
}

/** What was composed for a sector, and what is not known of it: what is missing comes first. */
export function noteOfComposition(
  sector: SectorBrief,
  industry: Industry | null,
  source: CoreSource | null,
  counts: { core: number; support: number },
): string {
  const support = `${processes(counts.support)} of support functions that such an organization has, from APQC PCF`;
  const trade = source && 'pack' in source && source.part ? source.part : tradeName(sector, industry);
  if (source === null || counts.core === 0) {
    return `No pack for ${trade} yet: only ${support}. The core business of the trade is missing: import it, or add it by hand.${industry === null ? KNOWN : ''}`;
  }
  if ('pack' in source) {
    const narrowed = source.part ? `, narrowed to ${source.part}` : '';
    return `Core business from the pack for ${source.pack.name}${narrowed}: ${processes(counts.core)} in the words of the trade. Then ${support}. It knows the trade, not this organization: leave out what is not done here.`;
  }
  const core = `${processes(counts.core)} from ${source.model}`;
  if (source.knows === 'plants') {
    return `No pack for ${trade} yet: only ${core} on the operation of plants, and ${support}. What is particular to the trade is missing.`;
  }
  const unknown =
    source.knows === 'wider'
      ? `What is particular to ${trade} is missing: add it, and leave out`
      : 'It knows the industry, not this organization: leave out';
  return `Core business: ${core}. Then ${support}. ${unknown} what is not done here.`;
}

function tradeName({ name, profile }: SectorBrief, industry: Industry | null): string {
  if (industry !== null) return lowerFirst(INDUSTRY_NAMES[industry]);
  return profile.otherIndustry ? `“${profile.otherIndustry}”` : `the trade of “${name}”`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const processes = (count: number) => (count === 1 ? '1 process' : `${count} processes`);

const KNOWN = ' Where its trade is in the list of industries, choose it in the profile of the sector.';
