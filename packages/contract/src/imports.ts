import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { DiscoveredProcess } from './processes.ts';
import { verbatimText } from './text.ts';

export const ImportFormat = z.enum(['csv', 'xlsx', 'json', 'xml', 'bpmn', 'archimate']);
export type ImportFormat = z.infer<typeof ImportFormat>;

const column = verbatimText(500).nullish();

/**
 * Which column (CSV, XLSX), key (JSON) or element or attribute (XML) holds what; null = none, absent = as guessed.
 * `levels`, when not empty, is the layout with one column per level, from the top level down; each of its cells
 * reads "code name". `sheet` is the worksheet read, `descriptionSheet` another one whose descriptions of the same codes are
 * joined.
 */
export const ImportMapping = z.object({
  code: column,
  name: column,
  level: column,
  description: column,
  parent: column,
  levels: z.array(verbatimText(500)).max(10).nullish(),
  sheet: column,
  descriptionSheet: column,
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Levels below 5: `fold` = they become level 5 under their nearest level-4 ancestor; `skip` = they are left out. */
export const DeepLevels = z.enum(['fold', 'skip']);
export type DeepLevels = z.infer<typeof DeepLevels>;

/** What to do with codes that the sector has already. */
export const OnConflict = z.enum(['stop', 'skip', 'update']);
export type OnConflict = z.infer<typeof OnConflict>;

export const ImportProblem = z.object({
  row: z
    .int()
    .describe(
      'Row as the person sees it in the file: the header of a CSV is row 1. For JSON and XML the n-th process read. 0 = the whole file.',
    ),
  column: z.string().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ImportedProcess = DiscoveredProcess.extend({ row: z.int() });
export type ImportedProcess = z.infer<typeof ImportedProcess>;

/** A column (or key) that the file has, with a few of its values, so that a person can map it. */
export const ImportColumn = z.object({ key: z.string(), samples: z.array(z.string()) });
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What reading a file yields, before it is stored as a preview. */
export const ImportReading = z.object({
  format: ImportFormat,
  mapping: ImportMapping,
  columns: z.array(ImportColumn),
  sheets: z.array(z.string()),
  descriptions: z
    .object({ sheet: z.string(), count: z.int() })
    .nullable()
    .describe('A second sheet that describes the same codes, and how many descriptions it has; null = none.'),
  counts: z.record(z.string(), z.int()).describe('Processes per level, as {"1": 13, …}.'),
  hasDeepLevels: z.boolean().describe('True when the file has levels below 5, so that `deepLevels` matters.'),
  processes: z.array(ImportedProcess),
  problems: z.array(ImportProblem),
});
export type ImportReading = z.infer<typeof ImportReading>;

export const ImportPreview = ImportReading.extend({
  id: Id,
  fileName: z.string(),
  existingCodes: z.array(z.string()).describe('Codes of the file that the sector has already.'),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportCompletion = z.object({
  onConflict: OnConflict.default('stop'),
  deepLevels: DeepLevels.optional(),
  mapping: ImportMapping.optional(),
});
export type ImportCompletion = z.infer<typeof ImportCompletion>;

export const ImportOutcome = z.object({ created: z.int(), updated: z.int(), skipped: z.int() });
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** A completed import, as the list of imports shows it. */
export const ImportRecord = ImportOutcome.extend({
  id: Id,
  fileName: z.string(),
  format: ImportFormat,
  completedAt: Timestamp,
});
export type ImportRecord = z.infer<typeof ImportRecord>;

/** What undoing an import did: what was worked on since stays, and is named. */
export const ImportUndone = z.object({
  deleted: z.int(),
  restored: z.int(),
  kept: z.array(z.object({ code: z.string(), name: z.string(), reason: z.string() })),
});
export type ImportUndone = z.infer<typeof ImportUndone>;
