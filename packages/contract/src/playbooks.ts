import { z } from 'zod';
import { Id, Timestamp, Version } from './ids.ts';
import {
  experienceEntries,
  experienceFields,
  personaEntry,
  personaField,
  TOUCHPOINTS_MAX,
  TouchPointType,
} from './journeys.ts';
import { OpportunityType } from './opportunities.ts';
import { LEVEL_DEFAULT, ProcessLevel } from './processes.ts';
import { RoiInputEntry } from './roi.ts';
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX, optionalText, requiredText } from './text.ts';

export const Complexity = z.enum(['beginner', 'intermediate', 'advanced']);
export type Complexity = z.infer<typeof Complexity>;

export const PlaybookOpportunity = z.object({
  type: OpportunityType,
  title: z.string(),
  description: z.string(),
  estimatedSavings: z
    .number()
    .nullable()
    .describe('Thousands a year, where it was drawn from; null = not said. A sector has its own figures.'),
});
export type PlaybookOpportunity = z.infer<typeof PlaybookOpportunity>;

export const PlaybookProcess = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  level: z.int(),
  parentCode: z.string().nullable(),
  opportunities: z.array(PlaybookOpportunity),
});
export type PlaybookProcess = z.infer<typeof PlaybookProcess>;

export const PlaybookTouchPoint = z.object({
  name: z.string(),
  description: z.string(),
  type: TouchPointType,
  momentThatMatters: z.boolean(),
  processStep: z
    .string()
    .nullable()
    .describe(
      "Code of one of the playbook's processes, or of the sector's; null = a fitting one is chosen when it is applied.",
    ),
  phase: z.string().nullable(),
  ...experienceFields,
});
export type PlaybookTouchPoint = z.infer<typeof PlaybookTouchPoint>;

export const PlaybookJourney = z.object({
  name: z.string(),
  description: z.string().nullable(),
  persona: personaField,
  touchPoints: z.array(PlaybookTouchPoint),
});
export type PlaybookJourney = z.infer<typeof PlaybookJourney>;

export const RoiAssumption = z.object({
  processCode: z.string(),
  fteCount: z.number().describe('Full-time equivalents.'),
  processFrequency: z.number().describe('Runs a year.'),
  averageSalary: z.number().describe('Currency units a year.'),
  averageRuntime: z.number().describe('Hours a run; becomes minutes when the playbook is applied.'),
  source: z.string().nullable().describe('Where the figures come from, or why they were assumed.'),
});
export type RoiAssumption = z.infer<typeof RoiAssumption>;

const content = {
  name: z.string(),
  description: z.string(),
  complexity: Complexity,
  estimatedTimeToValue: z.string().nullable().describe('As "2-3 weeks".'),
  industry: z.string().nullable(),
  tags: z.array(z.string()),
  expectedOutcomes: z.array(z.string()),
  processes: z.array(PlaybookProcess),
  journeys: z.array(PlaybookJourney),
  roiAssumptions: z.array(RoiAssumption),
  source: z.string().nullable().describe('Who wrote it: an analyst, or null for a person.'),
};

export const Playbook = z.object({
  id: Id,
  ...content,
  isCustom: z.boolean().describe('False for those that come with the product.'),
  attribution: z
    .string()
    .nullable()
    .describe("The notice that must be shown with it, where it holds a publisher's names."),
  version: z.int(),
});
export type Playbook = z.infer<typeof Playbook>;

/** A playbook that an analyst wrote and nobody has saved. */
export const PlaybookDraft = z.object({ ...content, isCustom: z.literal(true) });
export type PlaybookDraft = z.infer<typeof PlaybookDraft>;

const amount = z.number('Must be a number').min(0, 'Must not be negative').max(1e9, 'This number is too large');

export const PlaybookOpportunityEntry = z.object({
  type: OpportunityType,
  title: requiredText(200),
  description: optionalText(4000).transform((value) => value ?? ''),
  estimatedSavings: amount
    .nullable()
    .default(null)
    .describe('Thousands a year; null = derived from what the process costs.'),
});

export const PlaybookProcessEntry = z.object({
  code: requiredText(CODE_MAX),
  name: requiredText(NAME_MAX),
  description: optionalText(DESCRIPTION_MAX),
  level: ProcessLevel.default(LEVEL_DEFAULT),
  parentCode: optionalText(CODE_MAX),
  opportunities: z.array(PlaybookOpportunityEntry).max(20).default([]),
});

export const PlaybookTouchPointEntry = z.object({
  name: requiredText(NAME_MAX),
  description: requiredText(DESCRIPTION_MAX),
  type: TouchPointType,
  momentThatMatters: z.boolean().default(false),
  processStep: optionalText(CODE_MAX),
  phase: optionalText(100),
  ...experienceEntries,
});

export const PlaybookJourneyEntry = z.object({
  name: requiredText(NAME_MAX),
  description: optionalText(DESCRIPTION_MAX),
  persona: personaEntry,
  touchPoints: z.array(PlaybookTouchPointEntry).min(1, 'At least one touchpoint').max(TOUCHPOINTS_MAX),
});

export const RoiAssumptionEntry = z.object({
  processCode: requiredText(CODE_MAX),
  ...RoiInputEntry.pick({ fteCount: true, processFrequency: true, averageSalary: true, averageRuntime: true }).shape,
  averageRuntime: RoiInputEntry.shape.averageRuntime.describe(
    'Hours a run; becomes minutes when the playbook is applied.',
  ),
  source: optionalText(500),
});

/** A playbook as a client sends it, or a file brings it. */
export const PlaybookInput = z.object({
  name: requiredText(NAME_MAX),
  description: requiredText(DESCRIPTION_MAX),
  complexity: Complexity.default('intermediate'),
  estimatedTimeToValue: optionalText(100),
  industry: optionalText(200),
  tags: z.array(requiredText(60)).max(20).default([]),
  expectedOutcomes: z.array(requiredText(500)).max(20).default([]),
  processes: z.array(PlaybookProcessEntry).max(500).default([]),
  journeys: z.array(PlaybookJourneyEntry).max(50).default([]),
  roiAssumptions: z.array(RoiAssumptionEntry).max(500).default([]),
  source: optionalText(200),
});
export type PlaybookInput = z.infer<typeof PlaybookInput>;

export const PlaybookUpdate = PlaybookInput.extend({ version: Version.optional() });
export type PlaybookUpdate = z.infer<typeof PlaybookUpdate>;

/** A process as plans name it. */
export const NamedProcess = z.object({ code: z.string(), name: z.string() });

/** What applying a playbook would add to a sector, and what it would leave alone. */
export const PlaybookPlan = z.object({
  adds: z.object({
    processes: z.array(NamedProcess),
    opportunities: z.array(z.object({ code: z.string(), title: z.string() })),
    journeys: z.array(z.string()),
    roiInputs: z.array(z.string()),
  }),
  leaves: z.object({
    processes: z.array(NamedProcess).describe('Codes that the sector has already.'),
    opportunities: z.array(z.object({ code: z.string(), title: z.string() })),
    journeys: z.array(z.string()),
    roiInputs: z.array(z.string()),
  }),
});
export type PlaybookPlan = z.infer<typeof PlaybookPlan>;

export const PlaybookOutcome = z.object({
  processesAdded: z.int(),
  opportunitiesAdded: z.int(),
  journeysAdded: z.int(),
  roiInputsAdded: z.int(),
  applicationId: Id.nullable().describe('Undoes this application; null when it added nothing.'),
});
export type PlaybookOutcome = z.infer<typeof PlaybookOutcome>;

/** A playbook that was applied to a sector and can still be taken back. */
export const PlaybookApplication = z.object({
  id: Id,
  playbookName: z.string(),
  appliedAt: Timestamp,
  processesAdded: z.int(),
  opportunitiesAdded: z.int(),
  journeysAdded: z.int(),
  roiInputsAdded: z.int(),
});
export type PlaybookApplication = z.infer<typeof PlaybookApplication>;

/** What taking an application back did: what a person worked on since stays, and is named. */
export const PlaybookUndone = z.object({
  removed: z.int(),
  kept: z.array(
    z.object({
      kind: z.enum(['process', 'opportunity', 'journey', 'roiInputs']),
      /** Of the process, or of the one that it belongs to; null for a journey. */
      code: z.string().nullable(),
      /** A process gives its name to its ROI inputs too. */
      name: z.string(),
      reason: z.string(),
    }),
  ),
});
export type PlaybookUndone = z.infer<typeof PlaybookUndone>;
