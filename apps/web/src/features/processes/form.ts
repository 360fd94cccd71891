import { type Process, type ProcessNode, ProcessUpdate } from '@process-ai/contract/processes';
import type { z } from 'zod';
import { errorIssues, errorReason, errorText } from '../../lib/error-copy.ts';
import { levelBelow } from './model.ts';

/** One form adds and edits; which version it edits is not the form's business. */
export const ProcessForm = ProcessUpdate.omit({ version: true });

/** What may be corrected of a proposal. */
export const ProposalForm = ProcessForm.pick({ name: true, description: true }).required();

export type ProcessValues = z.input<typeof ProcessForm>;

export const newValues = (parent: ProcessNode | undefined): ProcessValues => ({
  code: '',
  name: '',
  level: levelBelow(parent),
  parentId: parent?.id ?? null,
  description: '',
});

export const valuesOf = ({ code, name, level, parentId, description }: Process): ProcessValues => ({
  code,
  name,
  level,
  parentId,
  description: description ?? '',
});

/** What the API found wrong, by field. It names a process of a batch by its place there, and a taken code in words only. */
export function fieldErrors(error: unknown): { field: keyof ProcessValues; message: string }[] {
  const issues = errorIssues(error).flatMap(({ path, message }) => {
    const field = FIELDS.find((name) => path.split('.').at(-1) === name);
    return field ? [{ field, message }] : [];
  });
  return errorReason(error) === 'codesTaken' ? [...issues, { field: 'code', message: errorText(error) }] : issues;
}

const FIELDS = ['code', 'name', 'level', 'parentId', 'description'] as const;
