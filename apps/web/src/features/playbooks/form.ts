import { PlaybookInput } from '@process-ai/contract/playbooks';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { copy } from './copy.ts';
import { type PlaybookContent, tagsOf } from './model.ts';

const { name, description, complexity, estimatedTimeToValue, industry, expectedOutcomes, tags } = PlaybookInput.shape;

/** The fields of a playbook that are edited by hand: one row for each outcome, the tags as one text. */
export const PlaybookForm = z.object({
  name,
  description,
  complexity,
  estimatedTimeToValue,
  industry,
  expectedOutcomes: z
    .array(z.object({ text: z.string() }))
    .transform((rows) => rows.map(({ text }) => text.trim()).filter(Boolean))
    .pipe(expectedOutcomes.unwrap()),
  tags: z.string().transform(tagsOf).pipe(tags.unwrap()),
});
type PlaybookValues = z.input<typeof PlaybookForm>;
export type PlaybookFormReturn = UseFormReturn<PlaybookValues, unknown, z.output<typeof PlaybookForm>>;

export const playbookValues = (playbook: PlaybookContent): PlaybookValues => ({
  name: playbook.name,
  description: playbook.description,
  complexity: playbook.complexity,
  estimatedTimeToValue: playbook.estimatedTimeToValue ?? '',
  industry: playbook.industry ?? '',
  expectedOutcomes: playbook.expectedOutcomes.map((text) => ({ text })),
  tags: playbook.tags.join(', '),
});

const FILE_MAX = 5 * 1024 * 1024;

/** Parses a playbook file; returns the playbook, or what is wrong with it. */
export async function readPlaybookFile(file: File): Promise<{ playbook: PlaybookInput } | { problem: string }> {
  if (file.size > FILE_MAX) return { problem: copy.file.tooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: copy.file.unreadable };
  // Where the contract has no words of its own, a value of a wrong type is told in ours.
  const parsed = PlaybookInput.safeParse(jsonOf(text), {
    error: ({ code }) => (code.startsWith('invalid_') ? copy.file.invalid : undefined),
  });
  if (parsed.success) return { playbook: parsed.data };
  const [first, ...others] = parsed.error.issues;
  if (!first || first.path.length === 0) return { problem: copy.file.notJson };
  return { problem: copy.file.problem(first.path.join('.'), first.message, others.length) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
