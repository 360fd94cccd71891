import { z } from 'zod';
import { Id, Timestamp, Version } from './ids.ts';
import { Industry } from './industries.ts';
import { Insight } from './insights.ts';
import { Journey } from './journeys.ts';
import { Process } from './processes.ts';
import { RoiResult } from './roi.ts';
import { AccessMode, SectorRole } from './sector-access.ts';
import { clearableText, DESCRIPTION_MAX, NAME_MAX, optionalText, requiredText } from './text.ts';

/** The reference models that a sector can follow, as the edit dialog offers them. */
export const REFERENCE_MODELS = ['eTOM', 'BIAN', 'ACORD', 'ISA-95', 'ARTS', 'APQC PCF'] as const;
export type ReferenceModel = (typeof REFERENCE_MODELS)[number];

/** Characters of a reference model's name. */
const MODEL_MAX = 100;

export const PROGRESS_STEPS = 4;

/** In sentences and titles of slides, a client has this much room. */
export const SHORT_NAME_MAX = 40;

const figure = <Schema extends z.ZodNumber>(schema: Schema, most: number) =>
  schema.min(0, 'Must not be negative').max(most, 'This number is too large').nullable().default(null);

/** What an analysis should know of the organisation; null = not known. */
export const SectorProfile = z.object({
  shortName: z.string().nullable().describe('What exported files call the client; null = by the name of the sector.'),
  industry: Industry.nullable(),
  otherIndustry: z.string().nullable().describe('An industry that is not in the list, in own words.'),
  countries: z.array(z.string()).describe('ISO 3166-1 alpha-2.'),
  employees: z.int().nullable(),
  revenue: z.number().nullable().describe('A year, in the currency.'),
  currency: z.string().nullable().describe('ISO 4217.'),
  employeeCost: z.number().nullable().describe('Mean cost of an employee a year, in the currency.'),
  casesPerYear: z.int().nullable().describe('Customers or cases a year.'),
});
export type SectorProfile = z.infer<typeof SectorProfile>;

/** What is left out is not known. */
export const SectorProfileInput = z.object({
  shortName: optionalText(SHORT_NAME_MAX).describe('What exported files call the client, as in a title.'),
  industry: Industry.nullable().default(null),
  otherIndustry: optionalText(100).describe('An industry that is not in the list, in own words.'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, as DE'))
    .max(60)
    .default([])
    .describe('ISO 3166-1 alpha-2.'),
  employees: figure(z.int('Must be a whole number'), 5_000_000),
  revenue: figure(z.number('Must be a number'), 1e13).describe('A year, in the currency.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters, as EUR')
    .nullable()
    .default(null)
    .describe('ISO 4217.'),
  employeeCost: figure(z.number('Must be a number'), 1e9).describe('Mean cost of an employee a year, in the currency.'),
  casesPerYear: figure(z.int('Must be a whole number'), 1e11).describe('Customers or cases a year.'),
});

export const SectorCounts = z.object({
  processes: z.int(),
  opportunities: z.int(),
  journeys: z.int(),
  insights: z.int(),
});

const sectorFields = {
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  referenceModel: z.string(),
  icon: z.string().nullable(),
  profile: SectorProfile,
  isSample: z.boolean().describe('Made as the sample client: to look around in, not the work of anybody.'),
  hasProcesses: z.boolean(),
  hasAnalysis: z.boolean(),
  hasJourneys: z.boolean(),
  hasROI: z.boolean(),
  version: z
    .int()
    .describe("Rises with each edit of the sector's own fields; send it back with an edit to be told of a conflict."),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

export const SectorSummary = z.object({
  ...sectorFields,
  access: AccessMode.describe('Who may open it: every member, or chosen people and teams.'),
  role: SectorRole.describe('What you may do with it.'),
  assumedIndustry: Industry.nullable().describe(
    "What an analysis takes: the profile's industry, else the one that name, description and model say; null where they leave it open.",
  ),
  counts: SectorCounts,
});
export type SectorSummary = z.infer<typeof SectorSummary>;

/** What an industry is proposed from: a sector's own words, or those of a file. */
export const SectorWords = z.object({
  name: z.string().max(NAME_MAX),
  description: z.string().max(DESCRIPTION_MAX).nullable(),
  referenceModel: z.string().max(MODEL_MAX),
});
export type SectorWords = z.infer<typeof SectorWords>;

export const ProposedIndustry = z.object({
  industry: Industry.nullable().describe('Null where the words leave it open.'),
  byModel: z.boolean().describe('The reference model says so; name and description do not.'),
});
export type ProposedIndustry = z.infer<typeof ProposedIndustry>;

/** A sector that stands first for whoever asks. */
export const FavoriteSector = z.object({ id: Id, name: z.string() });
export type FavoriteSector = z.infer<typeof FavoriteSector>;

export const Sector = z.object({
  ...sectorFields,
  processes: z.array(Process),
  journeys: z.array(Journey),
  insights: z.array(Insight),
  roiResults: z.array(RoiResult),
});
export type Sector = z.infer<typeof Sector>;

export const SectorInput = z.object({
  name: requiredText(NAME_MAX),
  referenceModel: requiredText(MODEL_MAX),
  description: optionalText(DESCRIPTION_MAX),
  icon: optionalText(100),
  profile: SectorProfileInput.prefault({}),
});
export type SectorInput = z.infer<typeof SectorInput>;

/** Absent fields stay as they are. */
export const SectorUpdate = z.object({
  name: requiredText(NAME_MAX).optional(),
  referenceModel: requiredText(MODEL_MAX).optional(),
  description: clearableText(DESCRIPTION_MAX).optional(),
  icon: clearableText(100).optional(),
  profile: SectorProfileInput.optional().describe('Replaces the whole profile.'),
  version: Version.optional(),
});
export type SectorUpdate = z.infer<typeof SectorUpdate>;

/** Something deleted that can still be brought back. */
export const Deleted = z.object({ id: Id, name: z.string(), deletedAt: Timestamp });
export type Deleted = z.infer<typeof Deleted>;

/** An administrator may delete a sector for good that they may not open, and so not bring back either. */
export const DeletedSector = Deleted.extend({ mayRestore: z.boolean(), mayErase: z.boolean() });
export type DeletedSector = z.infer<typeof DeletedSector>;
