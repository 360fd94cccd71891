import { z } from 'zod';
import { BenefitMoves, OpportunityType } from './opportunities.ts';

const RangeOf = z.tuple([z.number(), z.number(), z.number()]);

/** An entry of the use-case catalogue, as whoever plans it needs it. */
export const UseCaseDetails = z.object({
  id: z.string(),
  title: z.string(),
  type: OpportunityType,
  description: z.string(),
  staysWithPeople: z.string().describe('The decision that stays, and with whom.'),
  firstStep: z.string().describe('What can be shown within 30 days.'),
  needs: z.string().describe('Data, systems and preconditions.'),
  industries: z.array(z.string()).describe('Where it holds; empty = everywhere.'),
  benefit: z.object({
    moves: BenefitMoves,
    share: RangeOf.describe('Low, likely, high; 0–1.'),
    basis: z.string().describe('"judgement", or the publication.'),
  }),
  effort: RangeOf.describe('Person-days: low, likely, high.'),
  cost: RangeOf.describe('One-off, in thousands of US dollars: low, likely, high.'),
  runCost: z.number().describe('Thousands of US dollars a year.'),
  risk: z.object({
    main: z.string(),
    decidesAboutPerson: z.boolean(),
    specialCategories: z.boolean(),
    aiAct: z.string(),
  }),
  measures: z.array(z.object({ name: z.string(), unit: z.string(), better: z.enum(['higher', 'lower']) })),
});
export type UseCaseDetails = z.infer<typeof UseCaseDetails>;

/** A thought by the kind of activity alone, for a process that nothing is known of: no proposal, and without money. */
export const GeneralIdea = z.object({ type: OpportunityType, title: z.string(), description: z.string() });
export type GeneralIdea = z.infer<typeof GeneralIdea>;
