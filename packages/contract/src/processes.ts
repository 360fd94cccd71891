import { z } from 'zod';
import { FindingState } from './findings.ts';
import { Id, Version } from './ids.ts';
import { Opportunity } from './opportunities.ts';
import { CODE_MAX, clearableText, DESCRIPTION_MAX, NAME_MAX, optionalText, requiredText } from './text.ts';

export const LEVEL_MIN = 1;
export const LEVEL_MAX = 5;
export const LEVEL_DEFAULT = 3;

/** Most processes one request may add, and one sector is built for. */
export const PROCESSES_MAX = 50_000;

export const ProcessLevel = z
  .int('The level must be a whole number')
  .min(LEVEL_MIN, `The level must be between ${LEVEL_MIN} and ${LEVEL_MAX}`)
  .max(LEVEL_MAX, `The level must be between ${LEVEL_MIN} and ${LEVEL_MAX}`);

export const Process = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  level: z.int(),
  description: z.string().nullable(),
  parentId: Id.nullable().describe('null = root'),
  version: z.int().describe('Rises with each edit; send it back with an edit to be told of a conflict.'),
  finding: FindingState.nullable().describe('What the last analysis knew of it; null until it has been analyzed.'),
  opportunities: z.array(Opportunity),
});
export type Process = z.infer<typeof Process>;

/** A process as the tree needs it: no texts beyond the name. */
export const ProcessNode = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  level: z.int(),
  parentId: Id.nullable(),
  version: z.int(),
  finding: FindingState.nullable(),
  opportunityCount: z.int(),
});
export type ProcessNode = z.infer<typeof ProcessNode>;

const processFields = {
  code: requiredText(CODE_MAX),
  name: requiredText(NAME_MAX),
  level: ProcessLevel.default(LEVEL_DEFAULT),
  description: optionalText(DESCRIPTION_MAX),
};

/** One process to add. Its parent is named by id, or by a code in the same request or the sector; neither = root. */
export const ProcessInput = z.object({
  ...processFields,
  parentId: Id.nullish().transform((value) => value || null),
  parentCode: optionalText(CODE_MAX),
});
export type ProcessInput = z.infer<typeof ProcessInput>;

/** A description or parent that is left out stays as it is; null = none, and root. */
export const ProcessUpdate = z.object({
  ...processFields,
  level: ProcessLevel,
  description: clearableText(DESCRIPTION_MAX).optional(),
  parentId: Id.nullable()
    .transform((value) => value || null)
    .optional(),
  version: Version.optional(),
});
export type ProcessUpdate = z.infer<typeof ProcessUpdate>;

/** A process that goes below another one, with all that is below it; their levels rise or fall together. */
export const ProcessMove = z.object({
  processId: Id,
  parentId: Id.nullable().describe('null = root'),
  level: ProcessLevel.optional().describe('Left out = one below the new parent; 1 for a root.'),
  version: Version.optional(),
});
export type ProcessMove = z.infer<typeof ProcessMove>;

/** Where a process that was moved stands now. */
export const MovedProcess = Process.pick({ id: true, parentId: true, level: true, version: true });
export type MovedProcess = z.infer<typeof MovedProcess>;

/** A process that research, an import or a playbook proposes: not saved yet, so its parent has only a code. */
export const DiscoveredProcess = z.object({
  code: z.string(),
  name: z.string(),
  level: z.int(),
  description: z.string().nullable(),
  parentCode: z.string().nullable(),
});
export type DiscoveredProcess = z.infer<typeof DiscoveredProcess>;

/** What research found, and where from. */
export const ResearchProposal = z.object({
  source: z.string().describe('"Built-in analyst", or the name of the model.'),
  note: z
    .string()
    .nullable()
    .default(null)
    .describe('What was put together, and what the analyst does not know; null where it says nothing.'),
  attribution: z.string().nullable().describe('The notice that must be shown with it; null where there is none.'),
  processes: z.array(DiscoveredProcess),
});
export type ResearchProposal = z.infer<typeof ResearchProposal>;
