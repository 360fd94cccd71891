import { type Workspace, WorkspaceUpdate } from '@process-ai/contract/workspace';
import { z } from 'zod';
import { copy } from './copy.ts';
import { isColour } from './model.ts';

/** The settings as they are typed: an empty colour is none; so is an empty name, which the API sees to. */
export const WorkspaceForm = z.object({
  companyName: z.string().superRefine((text, context) => {
    const [issue] = WorkspaceUpdate.shape.companyName.safeParse(text).error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  }),
  accentColour: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || isColour(text), copy.form.invalidColour)
    .transform((text) => text || null),
});
export type WorkspaceValues = z.input<typeof WorkspaceForm>;

export const workspaceValues = ({ companyName, accentColour }: Workspace): WorkspaceValues => ({
  companyName: companyName ?? '',
  accentColour: accentColour ?? '',
});
