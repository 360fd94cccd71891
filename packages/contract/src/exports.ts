import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { FitWeights } from './vendor-comparison.ts';

/** What a format is called in the path, and what the file is. */
export const EXPORT_FORMATS = {
  docs: { extension: 'docx', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  sheets: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  slides: { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const isExportFormat = (value: string): value is ExportFormat => Object.hasOwn(EXPORT_FORMATS, value);

/**
 * `processIds` absent or empty = every process with opportunities or ROI inputs. `vendorIds` absent = the shortlist of
 * the sector.
 */
export const ExportInput = z.object({
  processIds: z.array(Id).max(50_000, 'At most 50,000 processes').optional(),
  // None passes: the service has a sentence of its own for it.
  vendorIds: z.array(Id).max(1_000, 'At most 1,000 vendors').meta({ minItems: 1 }).optional(),
  weights: FitWeights.optional().describe('Weights of the vendor comparison; absent = the default.'),
  include: z
    .enum(['accepted', 'all'])
    .optional()
    .describe('all = what is only proposed stands in an appendix; absent = accepted, which leaves it out.'),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** `url` is root-relative, and the user or token that asked can open it; or the address of the file in Google Workspace. */
export const ExportResult = z.object({ url: z.string(), title: z.string() });
export type ExportResult = z.infer<typeof ExportResult>;

export const ExportRecord = ExportResult.extend({ id: Id, format: z.string(), createdAt: Timestamp });
export type ExportRecord = z.infer<typeof ExportRecord>;

/** Where exports go: as native files to Google Workspace where it is set up, else to our own download. */
export const ExportDestination = z.object({ google: z.boolean() });
export type ExportDestination = z.infer<typeof ExportDestination>;

export const ReadinessKind = z.enum([
  'nothingDecided',
  'nothingMeasured',
  'doubtfulInputs',
  'noOwner',
  'planOutOfOrder',
  'undecided',
  'lowConfidence',
  'defaultRate',
  'neverPaysBack',
  'noPlan',
  'unplanned',
  'planOutOfDate',
  'noActuals',
  'noBaseline',
  'conditionBroken',
  'documentsLeftOut',
  'longNames',
]);
export type ReadinessKind = z.infer<typeof ReadinessKind>;

/** Something to mend before the files are handed over. */
export const ReadinessItem = z.object({
  kind: ReadinessKind,
  blocks: z.boolean().describe('True where the files are a draft until it is mended.'),
  message: z.string().describe('A sentence for a person.'),
  names: z.array(z.string()).describe('What it is about, at most five of them, in the words of the sector.'),
  processIds: z.array(Id).describe('The processes it is about, at most 200; empty where it is about none.'),
  initiativeIds: z.array(Id).describe('The initiatives it is about; empty where it is about none.'),
});
export type ReadinessItem = z.infer<typeof ReadinessItem>;

/** What is missing or odd in what an export would show: what blocks first. */
export const Readiness = z.object({
  draft: z.boolean().describe('True where something blocks: then each page of the files says DRAFT.'),
  items: z.array(ReadinessItem),
});
export type Readiness = z.infer<typeof Readiness>;
