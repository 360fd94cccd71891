import { z } from 'zod';

/** No text is read further than this, so that cleaning a hostile one takes no time worth speaking of. */
const READ_MAX = 4000;
const TAG = /<[/!?]?[a-z-][^>]*>/gi;
/** Control characters but white space, lone surrogates, and the marks that turn the reading direction. */
const INVISIBLE = /(?!\s)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text of an answer: plain, not empty, cut to `max` characters. */
export const plainText = (max: number) =>
  z
    .string()
    .transform((text) => toPlainText(text, max))
    .pipe(z.string().min(1, 'must not be empty'));

/** The same where it may be empty or missing: null then. */
export const optionalPlainText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => toPlainText(text ?? '', max) || null);

/**
 * A model's text as it may be stored and shown: one paragraph without tags and invisible characters. Longer than
 * `max` characters, it ends in "…", between two words where it can.
 */
export function toPlainText(text: string, max: number): string {
  const plain = text.slice(0, READ_MAX).replace(INVISIBLE, '').replace(TAG, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1).replace(/\p{Cs}$/u, '');
  return `${cut.replace(/\s\S{0,30}$/, '')}…`;
}
