import { z } from 'zod';

/** What XML 1.0, and so every Office file, cannot hold. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** PostgreSQL refuses U+0000 and changes lone surrogates silently, and exports break on control characters. */
export const isStorable = (value: string): boolean => value.isWellFormed() && !FORBIDDEN.test(value);

const UNSTORABLE = 'Contains characters that cannot be stored';

/** Trimmed, non-empty text of at most `max` characters. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, 'Required').max(max, `At most ${max} characters`).refine(isStorable, UNSTORABLE);

/** Text of at most `max` characters as it came: neither trimmed nor free of control characters, as a file's own names. */
export const verbatimText = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), UNSTORABLE);

/** Trimmed text of at most `max` characters; empty and null both mean "none" and become null. */
export const clearableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(isStorable, UNSTORABLE)
    .nullable()
    .transform((value) => value || null);

/** The same, where absent means "none" too. In an update, where absent means "as it is", use `clearableText(…).optional()`. */
export const optionalText = (max: number) =>
  clearableText(max)
    .optional()
    .transform((value) => value ?? null);

export const NAME_MAX = 300;
export const CODE_MAX = 64;
export const DESCRIPTION_MAX = 10_000;
