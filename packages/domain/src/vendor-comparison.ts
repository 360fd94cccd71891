import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Opportunity } from '@process-ai/contract/opportunities';
import {
  DEFAULT_FIT_WEIGHTS,
  type FitPart,
  type FitShares,
  type FitWeights,
  type MatchedCapability,
  type VendorFit,
  type VendorMatch,
} from '@process-ai/contract/vendor-comparison';
import { VENDOR_FIELDS, type Vendor } from '@process-ai/contract/vendors';
import { amountsIn } from './amounts.ts';
import { industryInWords } from './story-words/industries.ts';
import { storyWords } from './story-words/story-words.ts';
import { INDUSTRY_ALONE, matchInWords } from './story-words/vendor-kinds.ts';
import { sectorShare } from './vendor-comparison-industry.ts';
import { createMatcher, needsAi, type VendorMatching, weightOf } from './vendor-comparison-matching.ts';
import type { MatchableOpportunity, WeighedOpportunity } from './vendor-comparison-needs.ts';

export type ComparedVendor = Pick<Vendor, 'id' | (typeof VENDOR_FIELDS)[number]>;

export interface ComparisonOptions {
  /** The sector's; null where it is not known, or not one. */
  industry: string | null;
  weights?: FitWeights;
  /** For the amounts in the reason. */
  currencySymbol?: string;
  /** Of the reason; absent = English. */
  language?: FileLanguage;
}

/**
 * A vendor fits when it does something of the work wholly and covers this much of the need: a tool for any work reaches
 * it in part alone, and one thing in five is not what a vendor is bought for.
 */
export const COVERAGE_NEEDED = 0.3;

/**
 * That no vendor fits, as a sentence; null where one does, or where none was compared. `fits` are ranked. The nearest is
 * who does most of it wholly, then who covers most: neither AI nor the trade makes up for what is not done.
 */
export function noVendorFits(fits: readonly VendorFit[]): string | null {
  const [first, ...others] = fits;
  if (!first || fits.some((fit) => fit.fits)) return null;
  const isNearer = ({ shares: a }: VendorFit, { shares: b }: VendorFit) =>
    a.depth === b.depth ? a.coverage > b.coverage : a.depth > b.depth;
  const nearest = others.reduce((near, fit) => (isNearer(fit, near) ? fit : near), first);
  const share = Math.round(100 * nearest.shares.coverage);
  if (share === 0) return 'No vendor of the directory fits: nothing here is covered.';
  const lack = nearest.shares.depth > 0 ? 'enough of it' : 'any of it wholly';
  const inPart = nearest.shares.depth > 0 ? '' : ' in part';
  return `No vendor of the directory does ${lack}: ${nearest.vendorName} comes nearest and covers ${share}% of the need${inPart}.`;
}

export const FIT_PARTS = ['coverage', 'aiCoverage', 'depth', 'sector'] as const satisfies FitPart[];

/**
 * The vendors by their fit to the opportunities, best first (FORMULAS.md section 3). The scale is absolute: adding or
 * removing a vendor changes no other score, since relative scoring allows rank reversal (Telgen & Timmer 2016).
 * No opportunities, no result. Rejected opportunities are for the caller to leave out.
 */
export function compareVendors(
  opportunities: readonly MatchableOpportunity[],
  vendors: readonly ComparedVendor[],
  { industry, weights = DEFAULT_FIT_WEIGHTS, currencySymbol = '$', language = 'en' }: ComparisonOptions,
): VendorFit[] {
  if (opportunities.length === 0) return [];
  const match = createMatcher(opportunities, industry);
  // All vendors walk through all of them: small objects of one shape are several times quicker.
  const weighed = opportunities.map(({ type, estimatedSavings, savingsBasis }) => ({
    type,
    estimatedSavings,
    savingsBasis,
  }));
  const fits = vendors.map((vendor): VendorFit => {
    const matching = match(vendor);
    const sector = sectorShare(industry, vendor.industry);
    const shares = sharesOf(weighed, matching.strengths, matching.aiStrengths, sector);
    const matched = matchedCapabilities(matching);
    const aiMatched = matched.filter(({ matchType }) => matchType === 'ai').length;
    const { strengths } = matching;
    return {
      vendorId: vendor.id,
      vendorName: vendor.name,
      recommendationReason: fitReason({
        opportunities: weighed,
        strengths,
        matched,
        sector,
        industry: vendor.industry,
        sectorIndustry: industry,
        currencySymbol,
        language,
      }),
      ...pointsOf(shares, weights),
      sectorMatch: sector === 1,
      fits: shares.depth > 0 && shares.coverage >= COVERAGE_NEEDED,
      capabilityMatchCount: matched.length - aiMatched,
      aiCapabilityMatchCount: aiMatched,
      matchedCapabilities: matched,
      shares,
      dataCoverage: dataCoverage(vendor),
    };
  });
  return fits.sort(byFit);
}

/** The cells of the matrix: by what each vendor covers each opportunity. What is not covered has no cell. */
export function matchesOf(
  opportunities: readonly (MatchableOpportunity & Pick<Opportunity, 'id'>)[],
  vendors: readonly ComparedVendor[],
  { industry }: Pick<ComparisonOptions, 'industry'>,
): VendorMatch[] {
  const match = createMatcher(opportunities, industry);
  return vendors.flatMap((vendor) => {
    const { best, offerings, strengths } = match(vendor);
    return opportunities.flatMap(({ id }, index): VendorMatch[] => {
      const offering = offerings[best[index] ?? -1];
      if (!offering) return [];
      const { vendorCapability, matchType } = offering;
      const strength = strengths[index] === 1 ? 1 : 0.5;
      return [{ vendorId: vendor.id, opportunityId: id, strength, vendorCapability, matchType }];
    });
  });
}

/** The fits under some weights, best first, from their shares alone: nothing is matched anew. */
export const rank = (fits: readonly VendorFit[], weights: FitWeights): VendorFit[] =>
  fits.map((fit) => rescore(fit, weights)).sort(byFit);

/** The same fit under other weights. */
export const rescore = (fit: VendorFit, weights: FitWeights): VendorFit => ({
  ...fit,
  ...pointsOf(fit.shares, weights),
});

/** The parts of the score from m of each opportunity, 0–1 each. `aiStrengths` is m of the AI capabilities alone. */
export function sharesOf(
  opportunities: readonly WeighedOpportunity[],
  strengths: ArrayLike<number>,
  aiStrengths: ArrayLike<number>,
  sector: number,
): FitShares {
  let [weights, covered, aiWeights, aiCovered, whole] = [0, 0, 0, 0, 0];
  let index = -1;
  for (const opportunity of opportunities) {
    index += 1;
    const weight = weightOf(opportunity);
    const strength = strengths[index] ?? 0;
    weights += weight;
    covered += weight * strength;
    if (strength === 1) whole += 1;
    if (!needsAi(opportunity)) continue;
    aiWeights += weight;
    aiCovered += weight * (aiStrengths[index] ?? 0);
  }
  return {
    coverage: weights > 0 ? covered / weights : 0,
    aiCoverage: aiWeights > 0 ? aiCovered / aiWeights : null,
    depth: opportunities.length > 0 ? whole / opportunities.length : 0,
    sector,
  };
}

/**
 * 100 · Σ weight·share / Σ weight over the parts that apply, as points of two decimals. They are rounded by largest
 * remainder, so that they add up to the rounded score.
 */
export function pointsOf(shares: FitShares, weights: FitWeights): Pick<VendorFit, 'overallScore' | 'score'> {
  const total = FIT_PARTS.reduce((sum, part) => sum + (shares[part] === null ? 0 : weights[part]), 0);
  const exact = FIT_PARTS.map((part) => (total > 0 ? (10_000 * weights[part] * (shares[part] ?? 0)) / total : 0));
  const rounded = byLargestRemainder(exact);
  const [coverage = 0, aiCoverage = 0, depth = 0, sector = 0] = rounded.map((points) => points / 100);
  return {
    overallScore: rounded.reduce((sum, points) => sum + points) / 100,
    score: { coverage, aiCoverage, depth, sector },
  };
}

/** Whole numbers that add up to the rounded sum: those with the largest remainders are rounded up, the first of equals. */
function byLargestRemainder(exact: readonly number[]): number[] {
  const rounded = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, value) => sum + value)) - rounded.reduce((sum, value) => sum + value);
  const remainder = (index: number) => (exact[index] ?? 0) - (rounded[index] ?? 0);
  const order = [...exact.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of order.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}

/** Who covers nothing comes last, whatever the sector's points. Ties: coverage, then who offers more of it, then name. The id only makes the order the same each time. */
function byFit(a: VendorFit, b: VendorFit): number {
  return (
    Number(b.shares.coverage > 0) - Number(a.shares.coverage > 0) ||
    b.overallScore - a.overallScore ||
    b.shares.coverage - a.shares.coverage ||
    b.matchedCapabilities.length - a.matchedCapabilities.length ||
    compareText(a.vendorName.toLowerCase(), b.vendorName.toLowerCase()) ||
    compareText(a.vendorId, b.vendorId)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whatever matches an opportunity, what covers most first. A name that is said twice in one list counts once. */
function matchedCapabilities({ offerings, covered }: VendorMatching): MatchedCapability[] {
  const order = [...offerings.keys()].filter((index) => (covered[index] ?? 0) > 0);
  order.sort((a, b) => (covered[b] ?? 0) - (covered[a] ?? 0) || a - b);
  const matched = new Map<string, MatchedCapability>();
  for (const index of order) {
    const { vendorCapability = '', matchType = 'capability' } = offerings[index] ?? {};
    const key = `${matchType} ${vendorCapability.toLowerCase()}`;
    if (!matched.has(key)) matched.set(key, { vendorCapability, matchType });
  }
  return [...matched.values()];
}

const dataCoverage = (vendor: ComparedVendor) =>
  VENDOR_FIELDS.filter((field) => (vendor[field]?.length ?? 0) > 0).length / VENDOR_FIELDS.length;

interface ReasonSource {
  opportunities: readonly WeighedOpportunity[];
  /** m of each opportunity. */
  strengths: ArrayLike<number>;
  /** What counts most first. */
  matched: readonly MatchedCapability[];
  /** 1 the sector's industry, 0.5 any, 0 another one. */
  sector: number;
  /** The vendor's, as entered. */
  industry: string | null;
  /** null where it is not known, or not one. */
  sectorIndustry: string | null;
  /** As "$". */
  currencySymbol: string;
  language: FileLanguage;
}

const NAMED = 2;

/** Why a vendor fits, from the stored pairs: "Covers 3 of 4 opportunities worth $230K of $280K a year (measured); …". */
function fitReason(source: ReasonSource): string {
  const { separated } = storyWords(source.language).fit;
  return `${separated([coverage(source), strongest(source), sectorWords(source)].filter(Boolean))}.`;
}

function coverage({ opportunities, strengths, currencySymbol, language }: ReasonSource): string {
  const words = storyWords(language).fit;
  const [of, covered] = [
    { count: 0, measured: 0, benchmark: 0 },
    { count: 0, wholly: 0, measured: 0, benchmark: 0 },
  ];
  for (const { estimatedSavings, savingsBasis } of opportunities) {
    const strength = strengths[of.count] ?? 0;
    const savings = Math.max(0, estimatedSavings ?? 0);
    of.count += 1;
    if (savingsBasis) of[savingsBasis] += savings;
    if (strength === 0) continue;
    covered.count += 1;
    if (savingsBasis) covered[savingsBasis] += savings;
    if (strength === 1) covered.wholly += 1;
  }
  if (covered.count === 0) return words.none(of.count);
  const { short } = amountsIn(language, currencySymbol);
  const worth = (['measured', 'benchmark'] as const)
    .filter((basis) => covered[basis] > 0)
    .map((basis) => words.worth(short(1000 * covered[basis]), short(1000 * of[basis]), basis));
  return words.separated([words.some(covered.count, of.count, worth), words.howWell(covered.wholly, covered.count)]);
}

function strongest({ matched, language }: ReasonSource): string {
  const named = [...new Set(matched.map((one) => matchInWords(one, language)))].slice(0, NAMED);
  return named.length > 0 ? storyWords(language).fit.strongest(named) : '';
}

function sectorWords({ sector, industry, sectorIndustry, strengths, language }: ReasonSource): string {
  const words = storyWords(language).fit;
  // Points of one that covers nothing are those of its industry.
  const alone = Array.from(strengths).some((strength) => strength > 0) ? '' : INDUSTRY_ALONE[language];
  if (sector === 1) return words.aligned + alone;
  if (sector === 0.5 || !industry) return words.cross + alone;
  return words.madeFor(industryInWords(industry, language), sectorIndustry !== null && sectorIndustry !== '');
}
