import { z } from 'zod';
import { Id } from './ids.ts';
import { InsightFact, InsightFigure } from './insights.ts';
import { Criterion } from './suitability.ts';

/** What a sentence says of a criterion; raising always speaks for automating. */
export const EvidenceEffect = z.object({
  criterion: Criterion,
  direction: z.enum(['raises', 'lowers']),
  words: z.string().describe('The words of the sentence that say so.'),
});
export type EvidenceEffect = z.infer<typeof EvidenceEffect>;

/** A sentence of an insight that speaks of a process. */
export const Evidence = z.object({
  processId: Id,
  insightId: Id,
  fileName: z.string(),
  position: z.int().describe('Its place among what the insight says of processes, from 0.'),
  page: z.int(),
  quote: z.string().describe('The exact words.'),
  facts: z.array(InsightFact).describe('Figures in it, as they stand there.'),
  figures: z.array(InsightFigure).describe('Figures in it that could be ROI inputs of the process.'),
  effects: z.array(EvidenceEffect).describe('Criteria of suitability that it raises or lowers.'),
});
export type Evidence = z.infer<typeof Evidence>;
