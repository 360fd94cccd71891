import type { Opportunity } from '@process-ai/contract/opportunities';
import type { MatchedCapability, MatchType } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
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

/** Points for what two texts have in common: each a byte of one number, so that a sum keeps the counts apart. */
const STEM = 1;
const FAMILY = 1 << 8;
const TAG = 1 << 16;
/** A tag that is what the opportunity is about. */
const SUBJECT = 1 << 24;
const BYTE = 255;
const STEMS_NEEDED = 2;

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
 * a tag of these, or where there are none, a generic tag and two significant stems; 0.5 when it shares any tag, the
 * family or two stems; else 0. A vendor made for another trade is matched by an object of a trade in the same words
 * alone, and in part at most; where the sector's industry is not known, by what only some industries know. An opportunity of the catalogue
 * has the tags of its use case; any other is read by its title, and by its description where the title names nothing.
 */
export function createMatcher(
  opportunities: readonly MatchableOpportunity[],
  industry: string | null,
): (vendor: MatchableVendor) => VendorMatching {
  const needs = opportunities.map(needOf);
  const subjects = needs.map((said, index) => subjectOf(said, Boolean(opportunities[index]?.capabilities?.length)));
  const needing = new Map<string, number[]>();
  const need = (key: string, index: number) => {
    const known = needing.get(key);
    if (known) known.push(index);
    else needing.set(key, [index]);
  };
  for (const [index, { tags, trades, families, stems, sides }] of needs.entries()) {
    const subject = subjects[index];
    for (const tag of new Set([...tags, ...trades])) {
      need(subject?.has(tag) ? `subject ${tag}` : sides.has(tag) ? `side ${tag}` : `tag ${tag}`, index);
    }
    for (const family of families) need(`family ${family}`, index);
    for (const stem of [...stems].slice(0, BYTE)) need(`stem ${stem}`, index);
  }
  const weights = opportunities.map(weightOf);
  const areAi = opportunities.map(needsAi);
  const areGeneric = subjects.map((subject) => subject.size === 0);
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
        const strength = standing === 'foreign' ? strengthAbroad(sum) : strengthOf(sum, areGeneric[index] === true);
        if (strength === 0) continue;
        covered[offering] = (covered[offering] ?? 0) + strength * (weights[index] ?? 1);
        if (matchType === 'ai' && strength > (aiStrengths[index] ?? 0)) aiStrengths[index] = strength;
        // Of two that match alike the first is kept; for an AI opportunity the last, since AI capabilities come last.
        const rank = sum + (strength === 1 ? SUBJECT : 0);
        const before = most[index] ?? 0;
        if (rank < before || (rank === before && !areAi[index])) continue;
        most[index] = rank;
        best[index] = offering;
        strengths[index] = strength;
      }
    }
    return { offerings, strengths, aiStrengths, best, covered };
  };
}

function strengthOf(sum: number, isGeneric: boolean): 0 | 0.5 | 1 {
  const stems = sum & BYTE;
  if (sum >= SUBJECT || (isGeneric && sum >= TAG && stems >= STEMS_NEEDED)) return 1;
  return sum >= FAMILY || stems >= STEMS_NEEDED ? 0.5 : 0;
}

/** Of what is made for another trade: the same object of a trade, and in the same words. */
const strengthAbroad = (sum: number) => (sum >= SUBJECT && (sum & BYTE) >= STEMS_NEEDED ? 0.5 : 0);

function standingOf(industry: string | null, vendorIndustry: string | null): Standing {
  if (sectorShare(industry, vendorIndustry) > 0) return 'own';
  return industry?.trim() ? 'foreign' : 'unknown';
}

interface Need extends TextTags {
  /** Generic tags beside the chief one: a vendor that has nothing else in common only has a technique. */
  sides: ReadonlySet<TagId>;
}

/** A use case names its chief capability first. */
function needOf({ title, description, capabilities = [], called = '' }: MatchableOpportunity): Need {
  const named = tagsOf(title);
  if (capabilities.length > 0) {
    const trades = tagsOf(`${title}. ${called}`).trades;
    const sides = new Set(capabilities.slice(1).filter((tag) => reachOf(tag) === 'generic'));
    const families = new Set([...capabilities.filter((tag) => !sides.has(tag)), ...trades].map(familyOf));
    return { tags: new Set(capabilities), trades, families, stems: named.stems, sides };
  }
  const said = named.tags.size + named.trades.size > 0 ? named : tagsOf(`${title}. ${description}`);
  return { ...said, sides: new Set() };
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
    all.push([`subject ${tag}`, SUBJECT, breadth], [`tag ${tag}`, TAG, breadth], [`side ${tag}`, STEM, breadth]);
  }
  for (const family of families) all.push([`family ${family}`, FAMILY, 1]);
  for (const stem of [...stems].slice(0, BYTE)) all.push([`stem ${stem}`, STEM, 3]);
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
