import type { z } from 'zod';
import { cutOff, refused } from './failure.ts';
import type { Reply } from './reply.ts';

const ISSUES_NAMED = 5;

export type Answer<T> = { value: T } | { complaint: string };

/**
 * The value in a reply, or what is wrong with it, in words for the model: they quote nothing of what it said.
 * @throws AppError analystFailed when the service refused or broke off
 */
export function readAnswer<T>({ content, refusal, finishReason }: Reply, schema: z.ZodType<T>): Answer<T> {
  if (refusal || finishReason === 'content_filter') throw refused();
  if (finishReason === 'length') throw cutOff();
  if (!content.trim()) return { complaint: 'It was empty.' };

  const json = parse(content);
  if (json === undefined) return { complaint: 'It was not JSON.' };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const issues = parsed.error.issues.slice(0, ISSUES_NAMED);
  return { complaint: issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}.`).join(' ') };
}

/** Models like to fence their JSON off, even when asked for nothing else. */
const FENCED = /^\s*```(?:json)?\s*\n([\s\S]*)\n\s*```\s*$/;

function parse(content: string): unknown {
  try {
    return JSON.parse(FENCED.exec(content)?.[1] ?? content);
  } catch {
    return undefined;
  }
}
