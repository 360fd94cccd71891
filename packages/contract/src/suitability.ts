import { z } from 'zod';
import { FindingState, ProcessFinding } from './findings.ts';
import { Id } from './ids.ts';
import { OpportunityType } from './opportunities.ts';
import { SavingsByBasis } from './process-values.ts';

/**
 * What is asked of a process, each answered 1–5, 5 always meaning "more suitable": for exceptions and judgement that
 * is "few". Sources: UiPath feasibility gate and idea score; Wellmann et al. 2020 (arXiv 2007.10900).
 */
export const CRITERIA = [
  'rules',
  'structured',
  'digital',
  'volume',
  'fewExceptions',
  'stability',
  'documented',
  'systems',
  'errorProne',
  'unstructured',
  'examples',
  'steps',
  'tools',
  'tolerance',
  'oversight',
] as const;
export const Criterion = z.enum(CRITERIA);
export type Criterion = z.infer<typeof Criterion>;

export const Answer = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Answer = z.infer<typeof Answer>;

export const CriterionAnswer = z.object({
  criterion: Criterion,
  answer: Answer.nullable().describe("What the analyst read; null where the process's texts do not tell."),
  words: z.array(z.string()).describe('The words that led to the answer.'),
  overruled: Answer.nullable().describe('What a person said instead; null = nobody did.'),
  overruledBy: z.string().nullable().describe('Who said so.'),
});
export type CriterionAnswer = z.infer<typeof CriterionAnswer>;

export const TrackSuitability = z.object({
  type: OpportunityType,
  score: z.number().describe('0–100, criteria and calibration together.'),
  criteriaScore: z
    .number()
    .nullable()
    .describe("0–100 from the criteria alone; null when none of the track's criteria is answered."),
  coverage: z
    .number()
    .describe(
      "Share of the criteria's weights that is answered, 0–1: low coverage means low confidence, not a low score.",
    ),
});
export type TrackSuitability = z.infer<typeof TrackSuitability>;

/** How suitable a process is on each track, and why. */
export const ProcessSuitability = z.object({
  processId: Id,
  source: z.string(),
  criteria: z.array(CriterionAnswer),
  tracks: z.array(TrackSuitability),
  finding: ProcessFinding.nullable().describe('What the last analysis knew of it; null until it has been analyzed.'),
  notNow: z.boolean().describe('The process is still changing: it is to be settled first, whatever its scores.'),
});
export type ProcessSuitability = z.infer<typeof ProcessSuitability>;

/** One box of the landscape. */
export const LandscapeProcess = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  level: z.int(),
  parentId: Id.nullable(),
  savings: SavingsByBasis.describe('What itself saves; headings save what is below them, and nothing themselves.'),
  opportunityCount: z.int(),
  suitability: z.number().nullable().describe('Best track score, 0–100; null until it has been analyzed.'),
  analysed: z.boolean(),
  finding: FindingState.nullable(),
});
export type LandscapeProcess = z.infer<typeof LandscapeProcess>;
