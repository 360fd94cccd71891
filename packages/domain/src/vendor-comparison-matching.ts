import type { Opportunity } from '@process-ai/contract/opportunities';
import type { MatchedCapability, MatchType } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import { stemOf, wordsOf } from './capability-tags/stems.ts';
import { reachOf, type TagId, type TagReach } from './capability-tags/taxonomy.ts';
import { familyOf, type TextTags, tagsOf } from './capability-tags.ts';
import { sectorShare } from './vendor-comparison-industry.ts';

export type WeighedOpportunity = Pick<Opportunity, 'type' | 'estimatedSavings' | 'savingsBasis'>;
/** What vendors are matched by, of the use case that an opportunity comes from. */
export interface UseCaseNeed {
  capabilities: readonly TagId[];
  /** How the activity is called, separated by commas. */
  called: string;
}

/** Its texts are read where it comes from no use case. */
export type MatchableOpportunity = WeighedOpportunity &
  Pick<Opportunity, 'title' | 'description'> &
  Partial<UseCaseNeed>;
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
const STEM = 1;
/** What the words in common weigh. */
const WORD = 1 << 5;
const FAMILY = 1 << 12;
const TAG = 1 << 17;
/** A tag that is what the opportunity is about. */
const SUBJECT = 1 << 22;
const COUNT_MAX = 31;
const WORDS_MAX = 127;
const STEMS_NEEDED = 2;
/** A word of a title weighs 2; one that the whole trade uses, or by which the activity is called beside its title, 1. */
const TITLE_WEIGHT = 2;
const WEIGHT_FOR_PART = 3;
/**
 * Of the words in common for the whole, by what a use case is about: what a trade works on is wide, as patient flow is,
 * and "supplier invoices" is not.
 */
const WEIGHT_FOR_WHOLE: Record<TagReach, number> = { object: 3, industry: 4, trade: 4, generic: 6 };

/** By what a vendor is held against the opportunities: by all that it offers, or by what is made for one trade. */
type Standing = 'own' | 'unknown' | 'foreign';

/** Of how many standings a feature counts: 3 for all, 2 for all but `foreign`, 1 for `own`. */
type Breadth = 1 | 2 | 3;
const BREADTH_NEEDED: Record<Standing, Breadth> = { own: 1, unknown: 2, foreign: 3 };
const BREADTHS: Record<TagReach, Breadth> = { generic: 1, object: 1, industry: 2, trade: 3 };

/** w: the savings where they are known. */
export const weightOf = ({ estimatedSavings }: WeighedOpportunity): number =>
  estimatedSavings !== null && estimatedSavings > 0 ? estimatedSavings : 1;

export const needsAi = ({ type }: WeighedOpportunity): boolean => type !== 'automation';

/**
 * Reads the opportunities once, to hold any number of vendors against them (FORMULAS.md section 3). What an opportunity
 * is about are the objects of a trade that it names, else its tags that are not generic. m is 1 when an offering carries
 * a tag of these, or where there are none, a generic tag, and says so in the same words; 0.5 when it shares any tag, the
 * family or two stems; else 0. A vendor made for another trade is matched by an object of a trade in the same words
 * alone, and in part at most; where the sector's industry is not known, by what only some industries know. An
 * opportunity of the catalogue has the tags of its use case; any other is read by its title, and by its description
 * where the title names nothing.
 */
export function createMatcher(
  opportunities: readonly MatchableOpportunity[],
  industry: string | null,
): (vendor: MatchableVendor) => VendorMatching {
  const needs = opportunities.map(needOf);
  const areOfCatalogue = opportunities.map(({ capabilities = [] }) => capabilities.length > 0);
  const subjects = needs.map((said, index) => subjectOf(said, areOfCatalogue[index] === true));
  const needing = new Map<string, number[]>();
  const need = (key: string, index: number) => {
    const known = needing.get(key);
    if (known) known.push(index);
    else needing.set(key, [index]);
  };
  for (const [index, { tags, trades, families, stems, called, sides }] of needs.entries()) {
    const subject = subjects[index];
    for (const tag of [...new Set([...tags, ...trades])].slice(0, COUNT_MAX)) {
      if (!sides.has(tag)) need(subject?.has(tag) ? `subject ${tag}` : `tag ${tag}`, index);
    }
    for (const family of [...families].slice(0, COUNT_MAX)) need(`family ${family}`, index);
    for (const stem of [...stems].slice(0, COUNT_MAX)) {
      need(`${SAID_BY_ALL.has(stem) ? 'common' : 'stem'} ${stem}`, index);
    }
    for (const stem of [...called].slice(0, 2 * COUNT_MAX)) need(`called ${stem}`, index);
  }
  const weights = opportunities.map(weightOf);
  const areGeneric = subjects.map((subject) => subject.size === 0);
  const weightsNeeded = subjects.map((subject, index) => (areOfCatalogue[index] ? weightNeededFor(subject) : 0));
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
      for (const { points, breadth, needers } of read(text)) {
        if (breadth < least) continue;
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
        const strength =
          standing === 'foreign'
            ? strengthAbroad(sum)
            : strengthOf(sum, areGeneric[index] === true, weightsNeeded[index] ?? 0);
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

function weightNeededFor(subject: ReadonlySet<TagId>): number {
  const [first] = subject;
  return WEIGHT_FOR_WHOLE[first ? reachOf(first) : 'generic'];
}

/** `weightNeeded`: of the words in common, for the whole; 0 where it comes from no use case. */
function strengthOf(sum: number, isGeneric: boolean, weightNeeded: number): 0 | 0.5 | 1 {
  const stems = sum & COUNT_MAX;
  const weight = weightOfWords(sum);
  if (sum >= SUBJECT && weight >= weightNeeded) return 1;
  if (isGeneric && sum >= TAG && (weightNeeded > 0 ? weight >= weightNeeded : stems >= STEMS_NEEDED)) return 1;
  return sum >= FAMILY || stems >= STEMS_NEEDED || weight >= WEIGHT_FOR_PART ? 0.5 : 0;
}

const weightOfWords = (sum: number) => Math.floor(sum / WORD) & WORDS_MAX;

/** How well an offering speaks of an opportunity: wholly, by a tag, in which of its words, by how many tags. */
const rankOf = (sum: number, strength: number) =>
  (strength === 1 ? 1 << 28 : 0) +
  (sum >= TAG ? 1 << 26 : 0) +
  weightOfWords(sum) * (1 << 12) +
  Math.floor(sum / TAG) +
  1;

/** Of what is made for another trade: the same object of a trade, and in the same words. */
const strengthAbroad = (sum: number) => (sum >= SUBJECT && (sum & COUNT_MAX) >= STEMS_NEEDED ? 0.5 : 0);

function standingOf(industry: string | null, vendorIndustry: string | null): Standing {
  if (sectorShare(industry, vendorIndustry) > 0) return 'own';
  return industry?.trim() ? 'foreign' : 'unknown';
}

/** What everybody in a trade speaks of: unless a title names it, it says nothing of the work. */
const SAID_BY_ALL = new Set(
  wordsOf(`crew aircraft flight airline passenger patient hospital clinical physician health member claim insurance insurer
  premium policy bank meter energy water electricity heat utility network freight cargo shipment customs legal law firm
  matter portfolio investment fund audit student university hotel guest room restaurant care resident transit bus ticket
  property building construction site plant store retail media content donor grant public city order delivery charge
  notice appointment load position risk account contract price quote last mile transformer supplier answer question annual figure program project owner
  hedge tax file dock fare revenue payment`).map(stemOf),
);

interface Need extends TextTags {
  /** Stems of what the activity is called, beside those of its title. */
  called: ReadonlySet<string>;
  /** Generic tags beside the chief one: a vendor that has nothing else in common only has a technique. */
  sides: ReadonlySet<TagId>;
}

/** A use case names its chief capability first. */
function needOf({ title, description, capabilities = [], called = '' }: MatchableOpportunity): Need {
  const named = tagsOf(title);
  if (capabilities.length > 0) {
    const { trades, stems } = tagsOf(`${title}. ${called}`);
    const sides = new Set(capabilities.slice(1).filter((tag) => reachOf(tag) === 'generic'));
    const families = new Set([...capabilities.filter((tag) => !sides.has(tag)), ...trades].map(familyOf));
    return {
      tags: new Set(capabilities),
      trades,
      families,
      stems: named.stems,
      called: new Set([...stems].filter((stem) => !named.stems.has(stem) && !SAID_BY_ALL.has(stem))),
      sides,
    };
  }
  const said = named.tags.size + named.trades.size > 0 ? named : tagsOf(`${title}. ${description}`);
  return { ...said, called: new Set(), sides: new Set() };
}

/**
 * What it is about: the objects of a trade, else all that is not generic; of a use case the work that only some
 * industries know, else what it names first. Who answers is not asked, but about what.
 */
function subjectOf({ tags, trades }: TextTags, isOfCatalogue: boolean): ReadonlySet<TagId> {
  if (trades.size > 0) return trades;
  const objects = new Set([...tags].filter((tag) => reachOf(tag) !== 'generic'));
  if (objects.size > 1) objects.delete('answer-enquiries');
  if (!isOfCatalogue) return objects;
  const chief = [...objects].find((tag) => reachOf(tag) === 'industry') ?? [...objects][0];
  return new Set(chief ? [chief] : []);
}

/** What of a vendor's text meets which opportunities, by their index. */
interface Feature {
  points: number;
  breadth: Breadth;
  needers: readonly number[];
}

function featuresOf(
  { tags, trades, families, stems }: TextTags,
  needing: ReadonlyMap<string, readonly number[]>,
): Feature[] {
  const all: [key: string, points: number, breadth: Breadth][] = [];
  for (const tag of new Set([...tags, ...trades])) {
    const breadth = BREADTHS[reachOf(tag)];
    all.push([`subject ${tag}`, SUBJECT, breadth], [`tag ${tag}`, TAG, breadth]);
  }
  for (const family of families) all.push([`family ${family}`, FAMILY, 1]);
  // In what is made for another trade, what an activity is called besides its title says nothing.
  for (const stem of stems) {
    all.push([`stem ${stem}`, STEM + TITLE_WEIGHT * WORD, 3], [`common ${stem}`, STEM + WORD, 3]);
    all.push([`called ${stem}`, WORD, 2]);
  }
  return all.flatMap(([key, points, breadth]) => {
    const needers = needing.get(key);
    return needers ? [{ points, breadth, needers }] : [];
  });
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
