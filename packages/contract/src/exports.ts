import { z } from 'zod';
import { ExportCoverUpdate, ShownCover } from './export-covers.ts';
import { Id, Timestamp } from './ids.ts';
import { FitWeights } from './vendor-comparison.ts';

/** What a format is called in the path, and what the file is. */
export const EXPORT_FORMATS = {
  docs: { extension: 'docx', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  sheets: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  slides: { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const ExportFormatName = z.enum(Object.keys(EXPORT_FORMATS) as [ExportFormat]);

export const isExportFormat = (value: string): value is ExportFormat => Object.hasOwn(EXPORT_FORMATS, value);

/** The parts of the files that may be left out; what is not named here stands in every file. */
export const EXPORT_SECTIONS = [
  'situation',
  'people',
  'journeys',
  'vendors',
  'risks',
  'governance',
  'decisions',
] as const;
export const ExportSection = z.enum(EXPORT_SECTIONS);
export type ExportSection = z.infer<typeof ExportSection>;

/**
 * `processIds` absent or empty = every process with opportunities or ROI inputs. `vendorIds` absent = the shortlist of
 * the sector. Without the section of vendors none are needed.
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
  sections: z
    .array(ExportSection)
    .max(EXPORT_SECTIONS.length)
    .optional()
    .describe('What the files show besides the answer, value, opportunities, plan and case; absent = all of it.'),
  template: z
    .enum(['firm', 'standard'])
    .optional()
    .describe('How document and slides look; absent = firm, the own template of the workspace, where there is one.'),
  cover: ExportCoverUpdate.optional().describe('What this cover says otherwise than the one kept with the sector.'),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** `url` is root-relative, and the user or token that asked can open it; or the address of the file in Google Workspace. */
export const ExportResult = z.object({ url: z.string(), title: z.string() });
export type ExportResult = z.infer<typeof ExportResult>;

/** What the files of a sector lead with; money in currency units. Null where the sector has no case with savings. */
export const ExportFigures = z.object({
  currency: z.string().describe('ISO 4217.'),
  draft: z.boolean().describe('True where each page says DRAFT.'),
  annualSavings: z.number().nullable(),
  paybackMonths: z.number().nullable().describe('Null also where it does not pay back within the years of the case.'),
  npv: z.number().nullable(),
  accepted: z.int().describe('Accepted opportunities.'),
  initiatives: z.array(z.object({ id: Id, name: z.string() })).describe('Of the plan, in its order.'),
});
export type ExportFigures = z.infer<typeof ExportFigures>;

/** A file that was made; it is stored, and can be opened, until its sector is deleted. */
export const ExportRecord = ExportResult.extend({
  id: Id,
  format: z.string(),
  by: z.string().nullable().describe('Null where it was not kept who asked for it.'),
  size: z.int().nullable().describe('Bytes; null where the file is in Google Workspace.'),
  figures: ExportFigures.nullable().describe('What it led with; null where that was not kept.'),
  cover: ShownCover.nullable().describe('What its cover said; null where that was not kept.'),
  createdAt: Timestamp,
});
export type ExportRecord = z.infer<typeof ExportRecord>;

/** What has become of a sector since it was exported. */
export const ExportChanges = z.object({
  writes: z.int().nullable().describe('How often something of the sector was saved since; null where it is not known.'),
  before: ExportFigures.nullable().describe('Null where they were not kept.'),
  now: ExportFigures,
  added: z.array(z.string()).describe('Initiatives that the plan did not hold then.'),
  removed: z.array(z.string()).describe('Initiatives that the plan holds no more, by the names they had.'),
});
export type ExportChanges = z.infer<typeof ExportChanges>;

export const ExportPreviewInput = ExportInput.omit({ weights: true });
export type ExportPreviewInput = z.infer<typeof ExportPreviewInput>;

/** What cover and summary of the files will say, in the same words. */
export const ExportPreview = z.object({
  title: z.string(),
  client: z.string(),
  cover: ShownCover,
  answer: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
  findings: z.array(z.object({ term: z.string(), text: z.string() })),
  sector: z.string().describe('The whole name of the sector.'),
  mark: z.string().describe('The status as the cover says it, "DRAFT" while something blocks.'),
  about: z.array(z.string()).describe('What stands below the name on the cover, in its lines.'),
  heading: z.string().describe('Of the summary, in the language of the files.'),
  accentColour: z.string().nullable().describe('"#rrggbb"; null = the product’s own.'),
  firmTemplate: z.boolean().describe('True where the workspace has a template of its own.'),
  vendors: z
    .array(z.object({ vendorId: Id, name: z.string(), score: z.number().describe('0 to 100.') }))
    .describe('Ranked by fit; empty where there is nothing to compare them by.'),
  empty: z.array(ExportSection).describe('Of the sections that were asked for, those with nothing to show yet.'),
  proposals: z.int().describe('Opportunities in the appendix of what is only proposed.'),
});
export type ExportPreview = z.infer<typeof ExportPreview>;

/** Where exports go: as native files to Google Workspace where it is set up, else to our own download. */
export const ExportDestination = z.object({ google: z.boolean() });
export type ExportDestination = z.infer<typeof ExportDestination>;

export const ReadinessKind = z.enum([
  'nothingDecided',
  'nothingMeasured',
  'doubtfulInputs',
  'noOwner',
  'noCost',
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
  'processDeleted',
  'agentUnfounded',
  'currencyDiffers',
  'headcountDiffers',
  'languageDiffers',
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
