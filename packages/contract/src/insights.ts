import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

export const INSIGHT_TYPES = ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'png'] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];

export const INSIGHT_TYPE_REFUSED = 'Please upload PDF, DOC, PPT, or PNG files only.';

/** One page or slide (from 1) of a document. A document without pages, as Word's, has one. */
export const DocumentPage = z.object({
  page: z.int(),
  text: z.string(),
  ocr: z.boolean().describe('True when the text was read from a picture, and may be misread.'),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** What reading a document yields. */
export const DocumentText = z.object({
  type: z.enum(INSIGHT_TYPES),
  pages: z.array(DocumentPage),
  notice: z
    .string()
    .nullable()
    .describe('What a person should know of the reading, as "Pages 3 and 4 hold no text"; null when all went well.'),
});
export type DocumentText = z.infer<typeof DocumentText>;

/** A sentence of a summary, with the words of the document that it rests on. */
export const CitedSentence = z.object({ text: z.string(), page: z.int(), quote: z.string() });
export type CitedSentence = z.infer<typeof CitedSentence>;

/** A figure of a document that looks like an ROI input. */
export const InsightFigure = z.object({
  field: z.enum(['fteCount', 'processFrequency', 'averageSalary', 'averageRuntime']),
  value: z.number().describe('In the unit of the field: FTE, runs a year, currency units a year, minutes a run.'),
  page: z.int(),
  quote: z.string().describe('The exact words around the figure.'),
  conversion: z
    .string()
    .nullable()
    .describe(`How the figure was turned into the field's unit, as "2 hours = 120 minutes"; null when it stood so.`),
});
export type InsightFigure = z.infer<typeof InsightFigure>;

export const FACT_UNITS = [
  'count',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'percent',
  'currency',
  'fte',
] as const;

/** A figure of a document with what it counts, as it stands there. */
export const InsightFact = z.object({
  what: z.string().describe('The words that say what is counted or measured, as "supplier invoices"; may be empty.'),
  value: z.number().describe('In `unit`; of a range the middle.'),
  unit: z.enum(FACT_UNITS),
  currency: z
    .string()
    .nullable()
    .describe('ISO code of an amount of money; null of all else, and where it is not said.'),
  period: z
    .enum(['year', 'quarter', 'month', 'week', 'day', 'hour'])
    .nullable()
    .describe('Per what time it is; null where it is none, or not said.'),
  page: z.int(),
  quote: z.string().describe('The exact words: the whole sentence, or the part of a long one around the figure.'),
});
export type InsightFact = z.infer<typeof InsightFact>;

export const SummaryStatus = z.enum(['running', 'ready', 'failed', 'no-text']);
export type SummaryStatus = z.infer<typeof SummaryStatus>;

export const Insight = z.object({
  id: Id,
  title: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int().describe('Bytes.'),
  uploadedAt: Timestamp,
  summary: z.string().describe('The sentences in one text; where there is none, a sentence that says why.'),
  summaryStatus: SummaryStatus,
  sentences: z.array(CitedSentence),
  figures: z.array(InsightFigure),
  facts: z.array(InsightFact),
  language: z
    .string()
    .nullable()
    .describe('BCP 47 code of the language that the document is written in, as "de"; null where it cannot be told.'),
  source: z.string().nullable().describe('Who summarized it; null until then.'),
  pageCount: z.int(),
  notice: z.string().nullable(),
});
export type Insight = z.infer<typeof Insight>;

export const InsightText = z.object({ pages: z.array(DocumentPage) });
export type InsightText = z.infer<typeof InsightText>;
