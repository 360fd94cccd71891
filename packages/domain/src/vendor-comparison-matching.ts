import type { Opportunity } from '@process-ai/contract/opportunities';
import type { MatchedCapability, MatchType } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import type { TagId } from './capability-tags/taxonomy.ts';
import { familyOf, type TextTags, tagsOf } from './capability-tags.ts';

export type WeighedOpportunity = Pick<Opportunity, 'type' | 'estimatedSavings' | 'savingsBasis'>;
export type MatchableOpportunity = WeighedOpportunity &
  Pick<Opportunity, 'title' | 'description'> & {
    /** Tags of the use case that it comes from; its texts are read where there is none. */
    capabilities?: readonly TagId[];
  };
type MatchableVendor = Pick<Vendor, 'capabilities' | 'products' | 'aiCapabilities'>;

/** What a vendor offers against the opportunities, by their index. */
export interface VendorMatching {
  offerings: readonly MatchedCapability[];
  /** m: 1, 0.5 or 0. */
  strengths: Float32Array;
  /** m of the AI capabilities alone. */
  aiStrengths: Float32Array;
  /** The offering that matches best; −1 for none. */
  best: Int32Array;
  /** By offering: Σ w·m of all opportunities that it matches. */
  covered: Float64Array;
}

/** Points for what two texts have in common: each a byte of one number, so that a sum keeps the three counts apart. */
const STEM = 1;
const FAMILY = 1 << 8;
const TAG = 1 << 16;
const BYTE = 255;

/** What a text can have in common with another one, as a key with its points. */
type Feature = readonly [key: string, points: number];

/** w: the savings where they are known. */
export const weightOf = ({ estimatedSavings }: WeighedOpportunity): number =>
  estimatedSavings !== null && estimatedSavings > 0 ? estimatedSavings : 1;

export const needsAi = ({ type }: WeighedOpportunity): boolean => type !== 'automation';

/**
 * Reads the opportunities once, to hold any number of vendors against them. m is 1 when an offering carries a tag of the
 * opportunity, 0.5 when it is of the same family or shares two significant stems, else 0 (FORMULAS.md section 3). An
 * opportunity of the catalogue has the tags of its use case; any other is read by its title, and by its description
 * where the title names no capability.
 */
export function createMatcher(
  opportunities: readonly MatchableOpportunity[],
): (vendor: MatchableVendor) => VendorMatching {
  const needing = new Map<string, number[]>();
  for (const [index, opportunity] of opportunities.entries()) {
    for (const [key] of featuresOf(needOf(opportunity))) {
      const known = needing.get(key);
      if (known) known.push(index);
      else needing.set(key, [index]);
    }
  }
  const weights = opportunities.map(weightOf);
  const areAi = opportunities.map(needsAi);
  const read = memoize((text) =>
    featuresOf(tagsOf(text)).map(([key, points]) => ({ points, needers: needing.get(key) ?? [] })),
  );
  const shared = new Int32Array(opportunities.length);
  const touched = new Int32Array(opportunities.length);

  return (vendor) => {
    const offerings = offeringsOf(vendor);
    const strengths = new Float32Array(opportunities.length);
    const aiStrengths = new Float32Array(opportunities.length);
    const best = new Int32Array(opportunities.length).fill(-1);
    const most = new Int32Array(opportunities.length);
    const covered = new Float64Array(offerings.length);
    for (const [offering, { matchType, text }] of offerings.entries()) {
      let count = 0;
      for (const { points, needers } of read(text)) {
        for (const index of needers) {
          const sum = shared[index] ?? 0;
          if (sum === 0) touched[count++] = index;
          shared[index] = sum + points;
        }
      }
      for (let at = 0; at < count; at += 1) {
        const index = touched[at] ?? 0;
        const sum = shared[index] ?? 0;
        shared[index] = 0;
        const strength = strengthOf(sum);
        if (strength === 0) continue;
        covered[offering] = (covered[offering] ?? 0) + strength * (weights[index] ?? 1);
        if (matchType === 'ai' && strength > (aiStrengths[index] ?? 0)) aiStrengths[index] = strength;
        // Of two that match alike the first is kept; for an AI opportunity the last, since AI capabilities come last.
        const before = most[index] ?? 0;
        if (sum < before || (sum === before && !areAi[index])) continue;
        most[index] = sum;
        best[index] = offering;
        strengths[index] = strength;
      }
    }
    return { offerings, strengths, aiStrengths, best, covered };
  };
}

const strengthOf = (sum: number) => (sum >= TAG ? 1 : sum >= 2 * STEM ? 0.5 : 0);

function needOf({ title, description, capabilities = [] }: MatchableOpportunity): TextTags {
  const named = tagsOf(title);
  if (capabilities.length > 0) {
    return { tags: new Set(capabilities), families: new Set(capabilities.map(familyOf)), stems: named.stems };
  }
  return named.tags.size > 0 ? named : tagsOf(`${title}. ${description}`);
}

function featuresOf({ tags, families, stems }: TextTags): Feature[] {
  return [
    ...[...tags].map((tag): Feature => [`tag ${tag}`, TAG]),
    ...[...families].map((family): Feature => [`family ${family}`, FAMILY]),
    ...[...stems].slice(0, BYTE).map((stem): Feature => [`stem ${stem}`, STEM]),
  ];
}

/** AI capabilities last. */
function offeringsOf({
  capabilities,
  products,
  aiCapabilities,
}: MatchableVendor): (MatchedCapability & { text: string })[] {
  const described = (matchType: MatchType) => (offering: Vendor['products'][number]) => ({
    vendorCapability: offering.name,
    matchType,
    text: [offering.name, offering.category, offering.description].filter(Boolean).join('. '),
  });
  return [
    ...capabilities.map((text) => ({ vendorCapability: text, matchType: 'capability' as const, text })),
    ...products.map(described('product')),
    ...aiCapabilities.map(described('ai')),
  ];
}

/** Vendors say the same things: each text is read once. */
function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}
