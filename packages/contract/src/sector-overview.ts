import { z } from 'zod';
import { SectorChange } from './activity.ts';
import { Id } from './ids.ts';
import { Initiative } from './initiatives.ts';
import { OpportunityType } from './opportunities.ts';
import { SavingsByBasis } from './process-values.ts';

/** What to do next in a sector, in the order of the work. */
export const NextStep = z.enum([
  'addProcesses',
  'analyze',
  'findByHand',
  'decide',
  'reconsider',
  'enterInputs',
  'calculate',
  'makePlan',
  'planRest',
  'export',
  'exportAgain',
  'decideRest',
  'nothingOpen',
]);
export type NextStep = z.infer<typeof NextStep>;

/** Savings of all processes on one basis; currency units a year. */
const SavingsRange = z.object({
  savings: z.number().describe('Equals the total of `values`.'),
  low: z.number().describe('With each use case at its low benefit.'),
  high: z.number().describe('With each use case at its high benefit.'),
  processes: z.int().describe('Processes without others below that it rests on.'),
});

/** A sector in one read: how far it is, what it is worth, what to do next. */
export const SectorOverview = z.object({
  next: z.object({ step: NextStep, count: z.int().describe('What the step is about; 0 where it is about nothing.') }),
  coverage: z.object({
    processes: z.int(),
    analyzed: z.int().describe('Processes that were analyzed, or that hold an opportunity.'),
    measured: z.int().describe('Processes with ROI inputs of their own.'),
  }),
  opportunities: z
    .array(z.object({ type: OpportunityType, proposed: z.int(), accepted: z.int(), rejected: z.int() }))
    .describe('One entry for each kind.'),
  value: z.object({
    currency: z.string(),
    payroll: z.number().describe('Currency units a year: what a size class is a share of.'),
    measured: SavingsRange,
    benchmark: SavingsRange,
    accepted: SavingsByBasis.describe('What totals count of the accepted opportunities.'),
  }),
  plan: z.object({
    initiatives: z.int().describe('Those that are stopped are left out.'),
    largest: z
      .array(
        Initiative.pick({
          id: true,
          name: true,
          owner: true,
          status: true,
          startMonth: true,
          endMonth: true,
          annualSavings: true,
        }),
      )
      .describe('At most five, by measured savings, then by benchmark.'),
    unplanned: z.int().describe('Accepted opportunities that no initiative carries.'),
  }),
  journeys: z.object({
    count: z.int(),
    newest: z.array(z.object({ id: Id, name: z.string(), touchPoints: z.int() })).describe('At most five.'),
  }),
  evidence: z.object({
    documents: z.int(),
    sentences: z.int().describe('Sentences of documents that speak of a process.'),
    processes: z.int().describe('Processes that such a sentence speaks of.'),
  }),
  changes: z.array(SectorChange).describe('The last ones, newest first, at most eight.'),
});
export type SectorOverview = z.infer<typeof SectorOverview>;

/** What the list of sectors shows of one beyond its own fields. */
export const SectorHighlight = z.object({
  sectorId: Id,
  currency: z.string(),
  payroll: z.number().describe('Currency units a year: what a size class is a share of.'),
  savings: SavingsByBasis,
  decided: z.boolean().describe('Somebody has accepted or rejected an opportunity.'),
  exported: z.boolean(),
  lastChange: SectorChange.nullable().describe('Null where nothing has happened since it was created.'),
});
export type SectorHighlight = z.infer<typeof SectorHighlight>;

export const SectorHighlights = z.object({
  sectors: z.array(SectorHighlight),
  pending: z.int().describe('Sectors that are left out because they have yet to be worked out: ask again.'),
});
export type SectorHighlights = z.infer<typeof SectorHighlights>;
