import { z } from 'zod';
import { AUDIT_MONTHS } from './audit.ts';
import { AccessMode } from './sector-access.ts';
import { clearableText } from './text.ts';

/** How the client's documents look, and what is required of everybody. */
export const Workspace = z.object({
  companyName: z.string().nullable().describe('Printed on covers; null = none.'),
  accentColour: z.string().nullable().describe(`"#rrggbb"; null = the product's own.`),
  hasLogo: z.boolean(),
  documentTemplate: z.string().nullable().describe('File name of the own template of Word documents; null = none.'),
  slidesTemplate: z.string().nullable().describe('File name of the own template of presentations; null = none.'),
  requireSecondFactor: z
    .boolean()
    .describe('Whoever has no second factor sets one up at the next sign-in. API tokens keep working.'),
  sectorAccess: AccessMode.describe('Who may open a new sector; its owner can change that.'),
  auditMonths: z.int().describe('For how many months the audit log keeps an entry.'),
});
export type Workspace = z.infer<typeof Workspace>;

/** Absent fields stay as they are. */
export const WorkspaceUpdate = z.object({
  companyName: clearableText(200).optional(),
  accentColour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Must be a color such as #1f6feb')
    .toLowerCase()
    .nullish(),
  requireSecondFactor: z.boolean().optional(),
  sectorAccess: AccessMode.optional(),
  auditMonths: z
    .int('Must be a whole number')
    .min(AUDIT_MONTHS.min, `At least ${AUDIT_MONTHS.min}`)
    .max(AUDIT_MONTHS.max, `At most ${AUDIT_MONTHS.max}`)
    .optional()
    .describe('Months. Older entries of the audit log are deleted within minutes.'),
});
export type WorkspaceUpdate = z.infer<typeof WorkspaceUpdate>;

/** PNG or JPEG, at most so many bytes. */
export const LOGO_MAX_BYTES = 1024 * 1024;
/** In pixels, for its width and for its height. */
export const LOGO_MAX_SIDE = 4000;

/** Of Word documents, and of presentations. */
export const TemplateKind = z.enum(['document', 'slides']);
export type TemplateKind = z.infer<typeof TemplateKind>;

/** DOTX, DOCX, POTX or PPTX, at most so many bytes. */
export const TEMPLATE_MAX_BYTES = 10 * 1024 * 1024;
export const TEMPLATE_TYPE_REFUSED = 'Please upload a template of Word (DOTX or DOCX) or of PowerPoint (POTX or PPTX).';

/** The colours that a theme of Office names. */
export const THEME_SLOTS = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;

export interface TemplateTheme {
  /** Each "rrggbb", in small letters. */
  colours: Record<(typeof THEME_SLOTS)[number], string>;
  /** Names of typefaces: of headings, and of everything else. */
  fonts: { major: string; minor: string };
}

/** What files of ours take from a firm's own template. */
export interface OfficeTemplate {
  kind: TemplateKind;
  theme: TemplateTheme;
  /** PNG or JPEG: the picture in the header of its pages, or on its first master; null = none of the size of a logo. */
  logo: Uint8Array | null;
  /** What files of ours are built on: first its main part, then its masters or styles and all that those refer to. */
  parts: readonly TemplatePart[];
}

/** A part of a template, such as a layout, a header or a picture. */
export interface TemplatePart {
  /** As in its zip: "ppt/slideMasters/slideMaster1.xml". */
  name: string;
  contentType: string;
  bytes: Uint8Array;
  /** What it refers to: another part by its name, or an address outside. */
  related: readonly { id: string; type: string; target: string; isOutside: boolean }[];
}
