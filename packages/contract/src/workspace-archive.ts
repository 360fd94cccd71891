import { z } from 'zod';
import { Id } from './ids.ts';
import { PlaybookInput } from './playbooks.ts';
import { SectorArchive } from './sector-archive.ts';
import { NAME_MAX } from './text.ts';
import { VendorInput } from './vendors.ts';
import { TemplateKind, WorkspaceUpdate } from './workspace.ts';

export const WORKSPACE_ARCHIVE_FORMAT = 'process-ai-workspace';
export const WORKSPACE_ARCHIVE_VERSION = 1;
/** Sectors, vendors or playbooks. */
const ENTRIES_MAX = 10_000;

const base64 = z.base64().describe('The file itself, in Base64.');

export const ArchivedVendor = VendorInput.extend({
  factsAsOf: z
    .string()
    .max(20)
    .nullable()
    .describe(`Month of the curated directory's facts, as "2026-11"; null for a vendor of one's own.`),
});
export type ArchivedVendor = z.infer<typeof ArchivedVendor>;

/** How the client's documents look. */
export const ArchivedAppearance = WorkspaceUpdate.pick({ companyName: true, accentColour: true }).extend({
  logo: base64.nullable(),
  templates: z.array(z.object({ kind: TemplateKind, name: z.string().max(NAME_MAX), file: base64 })).max(2),
});
export type ArchivedAppearance = z.infer<typeof ArchivedAppearance>;

/**
 * A whole workspace as one JSON document: how its documents look, the vendor directory, its own playbooks, and the
 * sectors that whoever exports it may open. Not in it: people and teams, who may open what, rules of sign-in and
 * retention, links for clients, files that were exported, the audit log.
 */
export const WorkspaceArchive = z.object({
  format: z.literal(WORKSPACE_ARCHIVE_FORMAT, 'this is no workspace that Process AI has exported'),
  version: z.literal(WORKSPACE_ARCHIVE_VERSION, 'this version of the product does not know the file’s version'),
  appearance: ArchivedAppearance,
  vendors: z.array(ArchivedVendor).max(ENTRIES_MAX),
  playbooks: z.array(PlaybookInput).max(ENTRIES_MAX).describe('Those of its own; the library comes with the product.'),
  sectors: z.array(SectorArchive).max(ENTRIES_MAX),
});
export type WorkspaceArchive = z.infer<typeof WorkspaceArchive>;

/** The same, before its entries are looked at one by one: a wrong one does not keep the others out. */
export const UnreadWorkspaceArchive = WorkspaceArchive.extend({
  vendors: z.array(z.unknown()).max(ENTRIES_MAX),
  playbooks: z.array(z.unknown()).max(ENTRIES_MAX),
  sectors: z.array(z.unknown()).max(ENTRIES_MAX),
});

export const ImportedWorkspace = z.object({
  sectors: z.array(z.object({ id: Id, name: z.string() })),
  vendors: z.int().describe('How many were added, or took the place of one of the curated directory.'),
  playbooks: z.int().describe('How many were added.'),
  kept: z
    .array(z.string())
    .describe('What was here already and stays as it is: names of vendors and playbooks, the logo, templates.'),
  refused: z.array(z.object({ name: z.string(), why: z.string() })).describe('What was not imported.'),
});
export type ImportedWorkspace = z.infer<typeof ImportedWorkspace>;
