import { z } from 'zod';
import { Id, isId, Version } from './ids.ts';
import { SavingsByBasis } from './process-values.ts';
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX, optionalText, requiredText } from './text.ts';

export const TouchPointType = z.enum(['human', 'agent', 'hybrid']);
export type TouchPointType = z.infer<typeof TouchPointType>;

export const TOUCHPOINTS_MAX = 100;

export const EMOTION = { min: -2, max: 2 } as const;

/** How a touchpoint feels to the person who travels. Null in what was saved before they were asked for. */
export const experienceFields = {
  channel: z.string().nullable().default(null).describe('Where it happens, as "App" or "Branch"; null = not said.'),
  emotion: z
    .int()
    .min(EMOTION.min)
    .max(EMOTION.max)
    .nullable()
    .default(null)
    .describe('From −2 (would leave) to +2 (would tell others); null = not said.'),
  painPoint: z.string().nullable().default(null).describe('What hurts there today; null = nothing known.'),
};

export const experienceEntries = {
  channel: optionalText(100),
  emotion: z
    .int()
    .min(EMOTION.min)
    .max(EMOTION.max)
    .nullish()
    .transform((value) => value ?? null),
  painPoint: optionalText(1000),
};

export const personaField = z
  .string()
  .nullable()
  .default(null)
  .describe('Who travels, in a sentence; null where nobody is named.');
export const personaEntry = optionalText(500);

const touchPointFields = {
  id: Id,
  name: z.string(),
  type: TouchPointType,
  description: z.string(),
  processStep: z.string().describe('Code of a process of the sector.'),
  momentThatMatters: z.boolean(),
  phase: z
    .string()
    .nullable()
    .describe('The part of the journey it belongs to, as "Consideration"; null = none named.'),
  ...experienceFields,
};

export const TouchPoint = z.object({
  ...touchPointFields,
  processMissing: z.boolean().describe('True when the process it belonged to has been deleted since.'),
});
export type TouchPoint = z.infer<typeof TouchPoint>;

export const Journey = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  persona: personaField,
  touchPoints: z.array(TouchPoint),
  source: z
    .string()
    .nullable()
    .describe(
      `"Built-in analyst", the name of the model, "Playbook: …", or null: a person's own; with " (imported)" as the file of a sector says.`,
    ),
  version: z.int(),
});
export type Journey = z.infer<typeof Journey>;

export const TouchPointInput = z.object({
  /** A new one is given when it is missing. */
  id: z
    .string()
    .nullish()
    .transform((value) => (value && isId(value) ? value.toLowerCase() : null)),
  name: requiredText(NAME_MAX),
  type: TouchPointType,
  description: requiredText(DESCRIPTION_MAX),
  processStep: requiredText(CODE_MAX),
  momentThatMatters: z.boolean().default(false),
  phase: optionalText(100),
  ...experienceEntries,
});
export type TouchPointInput = z.infer<typeof TouchPointInput>;

const NEEDS_NAME_AND_TOUCHPOINT = 'Please provide a journey name and at least one touchpoint';

export const JourneyInput = z.object({
  name: z.string(NEEDS_NAME_AND_TOUCHPOINT).trim().min(1, NEEDS_NAME_AND_TOUCHPOINT).pipe(requiredText(NAME_MAX)),
  description: optionalText(DESCRIPTION_MAX),
  persona: personaEntry,
  touchPoints: z
    .array(TouchPointInput, NEEDS_NAME_AND_TOUCHPOINT)
    .min(1, NEEDS_NAME_AND_TOUCHPOINT)
    .max(TOUCHPOINTS_MAX, `At most ${TOUCHPOINTS_MAX} touchpoints`),
  source: optionalText(200).describe(
    'As a suggestion came with it. It is kept where most of the touchpoints stand as this analyst has suggested them for the sector; else the journey is a person’s own.',
  ),
});
export type JourneyInput = z.infer<typeof JourneyInput>;

export const JourneyUpdate = JourneyInput.omit({ source: true }).extend({ version: Version.optional() });
export type JourneyUpdate = z.infer<typeof JourneyUpdate>;

/** A journey as an analyst or a playbook proposes it. */
export const JourneyDraft = z.object({
  name: z.string(),
  description: z.string().nullable(),
  persona: personaField,
  touchPoints: z.array(z.object(touchPointFields).omit({ id: true })),
});
export type JourneyDraft = z.infer<typeof JourneyDraft>;

/** What an analyst suggests; nothing of it is saved. */
export const JourneySuggestions = z.object({ source: z.string(), journeys: z.array(JourneyDraft) });
export type JourneySuggestions = z.infer<typeof JourneySuggestions>;

/** What the processes of a journey could save, each counted once however many touchpoints it carries. */
export const JourneySavings = z.object({
  journeyId: Id,
  total: SavingsByBasis.describe('Each process counted once, also where one stands below another.'),
  /** In code order, those that are still there. */
  processes: z.array(
    z.object({
      id: Id,
      code: z.string(),
      name: z.string(),
      savings: SavingsByBasis.describe('Of the process and all below it.'),
    }),
  ),
});
export type JourneySavings = z.infer<typeof JourneySavings>;
