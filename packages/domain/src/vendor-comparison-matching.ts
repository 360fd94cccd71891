import type { MatchedCapability, MatchType } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import { reachOf, type TagId, type TagReach } from './capability-tags/taxonomy.ts';
import { type TextTags, tagsOf } from './capability-tags.ts';
import { sectorShare } from './vendor-comparison-industry.ts';
import {
  type MatchableOpportunity,
  type Needing,
  neededBy,
  needOf,
  subjectOf,
  type WeighedOpportunity,
} from './vendor-comparison-needs.ts';

type MatchableVendor = Pick<Vendor, 'industry' | 'capabilities' | 'products' | 'aiCapabilities'>;

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

/** Points for what two texts have in common, in one number whose digits of this base keep the counts apart. */
const TELLING = 1;
/** What the words in common weigh. */
const WORD_AT = 7;
const WORD = 1 << WORD_AT;
/** A family where the opportunity comes from no use case, else a word of the title that tells. */
const FAMILY_AT = 14;
const FAMILY = 1 << FAMILY_AT;
const FAMILIES_MAX = 31;
const TAG_AT = 19;
const TAG = 1 << TAG_AT;
/** A tag that is what the opportunity is about. */
const SUBJECT = 1 << 24;
const WORDS_MAX = 127;
/**
 * A word of a title weighs 2; one by which the activity is called beside its title 1, and so does one that the whole
 * trade uses or that says no more than a tag. But these two tell nothing, whatever they weigh.
 */
const TITLE_WEIGHT = 2;
/** Two words. */
const TELLING_NEEDED = 4;
/** For the whole and for a part of a use case, where what it is about is shared. */
const NEEDED = { whole: { weight: 4, telling: 2 }, part: { weight: 3, telling: 2 } };
/** Of a vendor of the trade, which is meant sooner than one that sells to all. */
const NEEDED_OF_TRADE = { whole: { weight: 3, telling: 2 }, part: { weight: 2, telling: 0 } };
/** One word in common is no part. */
const WORDS_FOR_PART = 2;
/** What a trade works on is wide, as “patient flow” is. */
const WEIGHT_OF_WIDE = 4;
/** For the whole, where all that is shared is a technique, or what every trade does. */
const WEIGHT_OF_GENERIC = 6;
/** For a part, where a tag beside is shared, or none. */
const TELLING_BESIDE = 4;
const TELLING_WITHOUT_TAG = 5;
/** Of the words in common with what is made for another trade. */
const WEIGHT_ABROAD = 6;

/**
 * By what a vendor is held against the opportunities: by all that it offers, as one of the trade or one that sells to
 * all, or by what is made for one trade.
 */
type Standing = 'own' | 'across' | 'unknown' | 'foreign';

/** Of how many standings a feature counts: 3 for all, 2 for all but `foreign`, 1 for `own` and `across`. */
type Breadth = 1 | 2 | 3;
const BREADTH_NEEDED: Record<Standing, Breadth> = { own: 1, across: 1, unknown: 2, foreign: 3 };
const BREADTHS: Record<TagReach, Breadth> = { generic: 1, object: 1, industry: 2, trade: 3 };

/** w: the savings where they are known. */
export const weightOf = ({ estimatedSavings }: WeighedOpportunity): number =>
  estimatedSavings !== null && estimatedSavings > 0 ? estimatedSavings : 1;

export const needsAi = ({ type }: WeighedOpportunity): boolean => type !== 'automation';

/**
 * Reads the opportunities once, to hold any number of vendors against them (FORMULAS.md section 3). What an opportunity
 * is about are the objects of a trade that it names, else its tags that are not generic. m is 1 when an offering carries
 * a tag of these, or where there are none, a generic tag, and says so in the same words; 0.5 when fewer of the words
 * are the same, or without such a tag when several that tell are; where the opportunity comes from no use case, any tag,
 * the family or two words are enough; else 0. A vendor made for another trade is matched by an object of a trade in the
 * same words alone, and in part at most; where the sector's industry is not known, by what only some industries know.
 * An opportunity of the catalogue has the tags of its use case; any other is read by its title, and by its description
 * where the title names nothing.
 */
export function createMatcher(
  opportunities: readonly MatchableOpportunity[],
  industry: string | null,
): (vendor: MatchableVendor) => VendorMatching {
  const needs = opportunities.map(needOf);
  const areOfCatalogue = opportunities.map(({ capabilities = [] }) => capabilities.length > 0);
  const subjects = needs.map((said, index) => subjectOf(said, areOfCatalogue[index] === true));
  const needing = neededBy(needs, subjects, areOfCatalogue);
  const weights = opportunities.map(weightOf);
  const reaches = subjects.map(reachOfSubject);
  const read = memoize((text) => featuresOf(tagsOf(text), needing));
  const shared = new Int32Array(opportunities.length);
  const touched = new Int32Array(opportunities.length);

  return (vendor) => {
    const offerings = offeringsOf(vendor);
    const standing = standingOf(industry, vendor.industry);
    const least = BREADTH_NEEDED[standing];
    const strengths = new Float32Array(opportunities.length);
    const aiStrengths = new Float32Array(opportunities.length);
    const best = new Int32Array(opportunities.length).fill(-1);
    const most = new Int32Array(opportunities.length);
    const covered = new Float64Array(offerings.length);
    for (const [offering, { matchType, text }] of offerings.entries()) {
      let count = 0;
      for (const { points, breadth, isAside, needers } of read(text)) {
        if (breadth < least) continue;
        for (const index of needers) {
          const sum = shared[index] ?? 0;
          if (sum === 0) {
            if (isAside) continue;
            touched[count++] = index;
          }
          shared[index] = sum + points;
        }
      }
      for (let at = 0; at < count; at += 1) {
        const index = touched[at] ?? 0;
        const sum = shared[index] ?? 0;
        shared[index] = 0;
        const strength = strengthOf(sum, standing, reaches[index] ?? 'generic', areOfCatalogue[index] === true);
        if (strength === 0) continue;
        covered[offering] = (covered[offering] ?? 0) + strength * (weights[index] ?? 1);
        if (matchType === 'ai' && strength > (aiStrengths[index] ?? 0)) aiStrengths[index] = strength;
        // Of two that match alike the first is kept.
        const rank = rankOf(sum, strength);
        if (rank <= (most[index] ?? 0)) continue;
        most[index] = rank;
        best[index] = offering;
        strengths[index] = strength;
      }
    }
    return { offerings, strengths, aiStrengths, best, covered };
  };
}

function reachOfSubject([first]: Iterable<TagId>): TagReach {
  return first ? reachOf(first) : 'generic';
}

function strengthOf(sum: number, standing: Standing, reach: TagReach, isOfCatalogue: boolean): 0 | 0.5 | 1 {
  if (standing === 'foreign') return strengthAbroad(sum);
  if (isOfCatalogue) return strengthOfUseCase(sum, standing, reach);
  const isSaidTwice = (sum & WORDS_MAX) >= TELLING_NEEDED;
  if (sum >= SUBJECT || (reach === 'generic' && sum >= TAG && isSaidTwice)) return 1;
  return sum >= FAMILY || isSaidTwice ? 0.5 : 0;
}

function strengthOfUseCase(sum: number, standing: Standing, reach: TagReach): 0 | 0.5 | 1 {
  const telling = sum & WORDS_MAX;
  const weight = weightOfWords(sum);
  if (reach === 'generic' && sum >= TAG && weight >= WEIGHT_OF_GENERIC) return 1;
  if (sum >= SUBJECT) {
    const { whole, part } = standing === 'own' ? NEEDED_OF_TRADE : NEEDED;
    const weightForWhole = reach === 'object' ? whole.weight : WEIGHT_OF_WIDE;
    if (weight >= weightForWhole && telling >= whole.telling) return 1;
    const words = weight - ((sum >> FAMILY_AT) & FAMILIES_MAX);
    if (words >= WORDS_FOR_PART && weight >= part.weight && telling >= part.telling) return 0.5;
  }
  return telling >= (sum >= TAG ? TELLING_BESIDE : TELLING_WITHOUT_TAG) ? 0.5 : 0;
}

const weightOfWords = (sum: number) => (sum >> WORD_AT) & WORDS_MAX;

/** How well an offering speaks of an opportunity: wholly, by a tag, in which of its words, by how many tags. */
const rankOf = (sum: number, strength: number) =>
  (strength === 1 ? 1 << 28 : 0) + (sum >= TAG ? 1 << 26 : 0) + weightOfWords(sum) * (1 << 12) + (sum >> TAG_AT) + 1;

/** Of what is made for another trade: the same object of a trade, and in the same words. */
const strengthAbroad = (sum: number) => (sum >= SUBJECT && weightOfWords(sum) >= WEIGHT_ABROAD ? 0.5 : 0);

function standingOf(industry: string | null, vendorIndustry: string | null): Standing {
  const share = sectorShare(industry, vendorIndustry);
  if (share > 0) return share === 1 ? 'own' : 'across';
  return industry?.trim() ? 'foreign' : 'unknown';
}

/** What of a vendor's text meets which opportunities, by their index. */
interface Feature {
  points: number;
  breadth: Breadth;
  /** It counts beside others only. */
  isAside: boolean;
  needers: readonly number[];
}

function featuresOf({ tags, trades, families, stems }: TextTags, needing: Needing): Feature[] {
  const features: Feature[] = [];
  const add = (needers: readonly number[] | undefined, points: number, breadth: Breadth, isAside = false) => {
    if (needers) features.push({ points, breadth, isAside, needers });
  };
  for (const tag of new Set([...tags, ...trades])) {
    const breadth = BREADTHS[reachOf(tag)];
    add(needing.subjects.get(tag), SUBJECT, breadth);
    add(needing.tags.get(tag), TAG, breadth);
  }
  for (const family of families) add(needing.families.get(family), FAMILY, 1);
  for (const stem of stems) {
    add(needing.stems.get(stem), TITLE_WEIGHT * (TELLING + WORD), 3);
    add(needing.titled.get(stem), TITLE_WEIGHT * (TELLING + WORD) + FAMILY, 3);
    add(needing.common.get(stem), TITLE_WEIGHT * TELLING + WORD, 3);
  }
  // In what is made for another trade, what an activity is called besides its title says nothing.
  for (const stem of stems) {
    add(needing.called.get(stem), TELLING + WORD, 2, true);
    add(needing.worn.get(stem), WORD, 2, true);
  }
  return features;
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
