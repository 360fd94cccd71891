import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { InsightFact, InsightFigure } from './insights.ts';
import { Criterion } from './suitability.ts';
import { requiredText } from './text.ts';

/** Characters of a sentence that can speak of a process. */
export const SENTENCE_MAX = 500;

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
  decidedBy: z
    .string()
    .nullable()
    .describe('The person who said that it speaks of this process; null = its words say so.'),
});
export type Evidence = z.infer<typeof Evidence>;

/** A sentence of an insight, by its words. */
export const EvidenceSentence = z.object({
  insightId: Id,
  quote: requiredText(SENTENCE_MAX).describe(
    'The exact words of a sentence of the insight, or 20 characters or more of them, as a figure quotes them.',
  ),
});
export type EvidenceSentence = z.infer<typeof EvidenceSentence>;

export const EvidenceDecisionInput = EvidenceSentence.extend({
  processId: Id.nullable().describe('The process that the sentence speaks of; null = of none.'),
});
export type EvidenceDecisionInput = z.infer<typeof EvidenceDecisionInput>;

/** What a person said a sentence speaks of: it stands, whatever the words say. */
export const EvidenceDecision = z.object({
  insightId: Id,
  quote: z.string().describe('The whole sentence.'),
  processId: Id.nullable().describe('null = it speaks of no process.'),
  decidedBy: z.string(),
  decidedAt: Timestamp,
});
export type EvidenceDecision = z.infer<typeof EvidenceDecision>;

/** What an insight says of processes, by its words and by what persons have decided. */
export const InsightEvidence = z.object({
  evidence: z.array(Evidence),
  decisions: z.array(EvidenceDecision).describe('Of processes that are there, or of none.'),
});
export type InsightEvidence = z.infer<typeof InsightEvidence>;
