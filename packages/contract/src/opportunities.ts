import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { MoneyBasis, SizeClass } from './process-values.ts';
import { clearableText, optionalText, requiredText } from './text.ts';

export const OPPORTUNITY_TYPES = ['automation', 'ai', 'agentic'] as const;
export const OpportunityType = z.enum(OPPORTUNITY_TYPES);
export type OpportunityType = z.infer<typeof OpportunityType>;

/** What each type is called wherever a person reads it. */
export const OPPORTUNITY_TYPE_NAMES: Record<OpportunityType, string> = {
  automation: 'Automation',
  ai: 'AI',
  agentic: 'Agentic',
};

/** What a person has said of it: "rejected" ones are left out everywhere, and are not proposed again. */
export const OpportunityStatus = z.enum(['proposed', 'accepted', 'rejected']);
export type OpportunityStatus = z.infer<typeof OpportunityStatus>;

/**
 * What an opportunity stands on, the surest first: a use case tied to this element of a public model by hand, to an
 * element of the same name, to the place above it, or found by words; then who else brought it.
 */
export const BASES = ['tied', 'known', 'near', 'retrieved', 'model', 'playbook', 'person'] as const;
export const Basis = z.enum(BASES);
export type Basis = z.infer<typeof Basis>;

/** 1 (days, one team) to 5 (a programme of its own). */
export const Effort = z.int('The effort must be a whole number').min(1, 'From 1 to 5').max(5, 'From 1 to 5');

/** The effort where nobody has said another one, by type: an assumption. */
export const DEFAULT_EFFORT: Record<OpportunityType, number> = { automation: 2, ai: 3, agentic: 4 };

/** What a use case moves. Only handling time is money of the process itself; the others have a unit of their own. */
export const BenefitMoves = z.enum([
  'handling time',
  'cycle time',
  'error rate',
  'losses',
  'stock',
  'revenue',
  'waste',
  'downtime',
  'energy',
  'capacity',
  'working capital',
  'spend',
  'breaches',
  'churn',
]);
export type BenefitMoves = z.infer<typeof BenefitMoves>;

/** What an opportunity moves, and by which share of it. */
export const Benefit = z.object({
  moves: BenefitMoves,
  low: z.number().describe('Share, 0–1.'),
  likely: z.number().describe('Share, 0–1.'),
  high: z.number().describe('Share, 0–1.'),
});
export type Benefit = z.infer<typeof Benefit>;

/** The benefit where neither a use case nor an analyst says one, by type: a judgement. */
export const DEFAULT_BENEFIT: Record<OpportunityType, Benefit> = {
  automation: { moves: 'handling time', low: 0.15, likely: 0.3, high: 0.45 },
  ai: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.35 },
  agentic: { moves: 'handling time', low: 0.1, likely: 0.25, high: 0.4 },
};

export const Opportunity = z.object({
  id: Id,
  type: OpportunityType,
  title: z.string(),
  description: z.string(),
  estimatedSavings: z
    .number()
    .nullable()
    .describe(
      "Its share of what the process saves, derived at each read; or the figure that a person entered. Thousands of the sector's currency a year. null = its benefit is no money of this process. Of a rejected one: what it took away.",
    ),
  countedSavings: z
    .number()
    .describe(
      'What totals count of it, in thousands: less than its savings where entered figures exceed what the process saves.',
    ),
  enteredSavings: z.number().nullable().describe('The figure that a person entered, in thousands; null = derived.'),
  savingsBasis: MoneyBasis.nullable().describe('What the savings rest on; null where there are none.'),
  sizeClass: SizeClass.nullable().describe('Of benchmark savings, by their share of the payroll; else null.'),
  benefit: Benefit,
  effort: z.int().describe('1 (days, one team) to 5 (a program of its own).'),
  rationale: z.string().describe('Why this was proposed.'),
  basis: Basis.nullable().describe('What it stands on; null for what was proposed before that was recorded.'),
  confidence: z
    .number()
    .nullable()
    .describe('How often a proposal on such a basis is right, 0–1; null where that is not known.'),
  useCaseId: z.string().nullable().describe('The entry of the use-case catalog that it comes from.'),
  source: z
    .string()
    .describe(
      '"Built-in analyst", the name of the model, "Playbook: …", or "Added by hand"; with " (imported)" as the file of a sector says.',
    ),
  status: OpportunityStatus,
  decided: z
    .object({ by: z.string(), at: Timestamp })
    .nullable()
    .describe('Who accepted or rejected it, and when; null where nobody has, or where it was not kept.'),
  owner: z.string().nullable().describe('Who takes it on: a role or a name.'),
  dueDate: z.string().nullable().describe('YYYY-MM-DD.'),
  edited: z.boolean().describe('True when a person has changed what the source said.'),
  version: z.int().describe('Rises with each edit; send it back with an edit to be told of a conflict.'),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** An opportunity as an analyst proposes it, before it has an id. */
export type OpportunityDraft = Pick<
  Opportunity,
  | 'type'
  | 'title'
  | 'description'
  | 'benefit'
  | 'effort'
  | 'rationale'
  | 'basis'
  | 'confidence'
  | 'useCaseId'
  | 'source'
>;

export const BUILT_IN_ANALYST = 'Built-in analyst';
export const ADDED_BY_HAND = 'Added by hand';
/** Stands behind a source that the file of a sector names: nobody has seen it at work here. */
export const IMPORTED = ' (imported)';

/** Savings as a person enters them, in thousands a year; null = derived. */
export const SavingsFigure = z
  .number('Must be a number')
  .min(0, 'Must not be negative')
  .max(1e9, 'This number is too large')
  .nullable();

/** An opportunity as a person enters it. */
export const OpportunityInput = z.object({
  type: OpportunityType,
  title: requiredText(200),
  description: optionalText(4000).transform((value) => value ?? ''),
  estimatedSavings: SavingsFigure.optional()
    .transform((value) => value ?? null)
    .describe(
      "A figure of your own, in thousands of the sector's currency a year; null = its share of what the process saves.",
    ),
  effort: Effort.describe('1 (days, one team) to 5 (a program of its own).'),
});
export type OpportunityInput = z.infer<typeof OpportunityInput>;

/** Who takes opportunities on, and until when. What is left out stays as it is; null = nobody, and no date. */
export const OpportunityAssignment = z.object({
  opportunityIds: z.array(Id).min(1, 'At least one opportunity').max(50_000),
  owner: clearableText(200).optional().describe('A role or a name, as "Head of claims".'),
  dueDate: z.iso.date('Must be a date, as 2027-03-31').nullable().optional().describe('YYYY-MM-DD.'),
});
export type OpportunityAssignment = z.infer<typeof OpportunityAssignment>;

/** An opportunity beside its process, as the view across a sector lists it. */
export const SectorOpportunity = Opportunity.extend({
  processId: Id,
  processCode: z.string(),
  processName: z.string(),
  processLevel: z.int(),
  areaCode: z.string().describe('Code of the process at the top, above its own.'),
  areaName: z.string(),
  suitability: z
    .number()
    .nullable()
    .describe('Best track score of its process, 0–100; null until that has been analyzed.'),
});
export type SectorOpportunity = z.infer<typeof SectorOpportunity>;
