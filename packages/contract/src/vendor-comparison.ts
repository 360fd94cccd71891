import { z } from 'zod';
import { Id, Version } from './ids.ts';
import { Opportunity } from './opportunities.ts';
import { AssumptionChange } from './roi.ts';
import { clearableText } from './text.ts';

const weight = z.number().min(0, 'Must not be negative').max(1, 'At most 1');

/** Weights of the parts of the score; they are normalised, so only their proportions count. */
export const FitWeights = z
  .object({ coverage: weight, aiCoverage: weight, depth: weight, sector: weight })
  .refine((weights) => Object.values(weights).some((value) => value > 0), 'At least one weight must be above 0');
export type FitWeights = z.infer<typeof FitWeights>;
export type FitPart = keyof FitWeights;

export const DEFAULT_FIT_WEIGHTS: FitWeights = { coverage: 0.5, aiCoverage: 0.25, depth: 0.1, sector: 0.15 };

export const MatchType = z.enum(['capability', 'product', 'ai']);
export type MatchType = z.infer<typeof MatchType>;

/** Something that a vendor offers and at least one of the opportunities needs. */
export const MatchedCapability = z.object({ vendorCapability: z.string(), matchType: MatchType });
export type MatchedCapability = z.infer<typeof MatchedCapability>;

/** Each part as a share of what can be reached, 0–1; aiCoverage is null when no AI or agentic opportunity is selected. */
export const FitShares = z.object({
  coverage: z.number(),
  aiCoverage: z.number().nullable(),
  depth: z.number(),
  sector: z.number(),
});
export type FitShares = z.infer<typeof FitShares>;

/** How well a vendor fits the opportunities of some processes. */
export const VendorFit = z.object({
  vendorId: Id,
  vendorName: z.string(),
  recommendationReason: z.string(),
  overallScore: z.number().describe('0–100, two decimals; the points of `score` add up to it.'),
  sectorMatch: z.boolean(),
  fits: z
    .boolean()
    .describe(
      'Whether it does at least one of the opportunities wholly and covers 30% of what they are worth. Tools for any work cover them in part; where no vendor fits, the ranking names only who comes nearest.',
    ),
  capabilityMatchCount: z.int(),
  aiCapabilityMatchCount: z.int(),
  matchedCapabilities: z.array(MatchedCapability).describe('What counts most first.'),
  score: z
    .object({ coverage: z.number(), aiCoverage: z.number(), depth: z.number(), sector: z.number() })
    .describe('Points of each part, two decimals.'),
  shares: FitShares,
  dataCoverage: z
    .number()
    .describe("Share of the vendor's fields that are filled, 0–1: beside the score, never in it."),
});
export type VendorFit = z.infer<typeof VendorFit>;

/** What vendors are compared by: the chosen processes in code order, with what each of them needs. */
export const ComparisonBasis = z.object({
  sectorName: z.string(),
  currency: z.string(),
  decided: z.boolean().describe('Only what is accepted counts, since something of these processes is.'),
  processes: z.array(
    z.object({
      id: Id,
      code: z.string(),
      name: z.string(),
      opportunities: z.array(
        Opportunity.pick({
          id: true,
          type: true,
          title: true,
          estimatedSavings: true,
          countedSavings: true,
          enteredSavings: true,
          savingsBasis: true,
          sizeClass: true,
          benefit: true,
        }),
      ),
    }),
  ),
});
export type ComparisonBasis = z.infer<typeof ComparisonBasis>;

/** One cell of the matrix: an opportunity that a vendor covers, wholly (1) or in part (0.5), and by what. */
export const VendorMatch = z.object({
  vendorId: Id,
  opportunityId: Id,
  strength: z.union([z.literal(0.5), z.literal(1)]),
  vendorCapability: z.string(),
  matchType: MatchType,
});
export type VendorMatch = z.infer<typeof VendorMatch>;

/** The smallest change of one weight that would put another vendor first. */
export const WinnerChange = z.object({
  part: z.enum(['coverage', 'aiCoverage', 'depth', 'sector']),
  threshold: z
    .number()
    .describe('The value of this weight below or above which the winner changes, the other weights left as they are.'),
  direction: z.enum(['below', 'above']),
  vendorId: Id,
  vendorName: z.string(),
});
export type WinnerChange = z.infer<typeof WinnerChange>;

/** A vendor on the shortlist of a sector. Deleted vendors are left out, and back once they are restored. */
export const ShortlistedVendor = z.object({
  sectorId: Id,
  sectorName: z.string(),
  vendorId: Id,
  vendorName: z.string(),
  note: z.string().nullable(),
  kept: AssumptionChange.describe('Who put it there, and when.'),
  version: z.int(),
});
export type ShortlistedVendor = z.infer<typeof ShortlistedVendor>;

/** `note` absent = as it is; null = none. */
export const ShortlistEntry = z.object({ note: clearableText(1000).optional(), version: Version.optional() });
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;
