import { z } from 'zod';
import { clearableText } from './text.ts';

/** How the client's documents look, and what is required of everybody. */
export const Workspace = z.object({
  companyName: z.string().nullable().describe('Printed on covers; null = none.'),
  accentColour: z.string().nullable().describe(`"#rrggbb"; null = the product's own.`),
  hasLogo: z.boolean(),
  requireSecondFactor: z
    .boolean()
    .describe('Whoever has no second factor sets one up at the next sign-in. API tokens keep working.'),
});
export type Workspace = z.infer<typeof Workspace>;

/** Absent fields stay as they are. */
export const WorkspaceUpdate = z.object({
  companyName: clearableText(200).optional(),
  accentColour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour as #1f6feb')
    .toLowerCase()
    .nullish(),
  requireSecondFactor: z.boolean().optional(),
});
export type WorkspaceUpdate = z.infer<typeof WorkspaceUpdate>;

/** PNG or JPEG, at most so many bytes. */
export const LOGO_MAX_BYTES = 1024 * 1024;
/** In pixels, for its width and for its height. */
export const LOGO_MAX_SIDE = 4000;
