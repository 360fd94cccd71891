import { z } from 'zod';
import { Id } from './ids.ts';

export const OpportunityType = z.enum(['automation', 'ai', 'agentic']);
export type OpportunityType = z.infer<typeof OpportunityType>;

export const Opportunity = z.object({
  id: Id,
  type: OpportunityType,
  title: z.string(),
  description: z.string(),
  /** Thousands of the sector's currency a year. */
  estimatedSavings: z.number(),
  /** Why this was proposed. */
  rationale: z.string(),
  /** "Built-in analyst", or the name of the model. */
  source: z.string(),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** An opportunity as an analyst proposes it, before it has an id. */
export type OpportunityDraft = Omit<Opportunity, 'id'>;

export const BUILT_IN_ANALYST = 'Built-in analyst';
