import { z } from 'zod';
import { Id, isId, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';

/** What people talk about. */
export const CommentSubject = z.enum(['process', 'opportunity', 'touchpoint', 'initiative']);
export type CommentSubject = z.infer<typeof CommentSubject>;

/** A person as others see them. */
export const Person = z.object({ id: Id, name: z.string().describe('First and last name.') });
export type Person = z.infer<typeof Person>;

/** A person as they are chosen from. */
export const Mentionable = Person.extend({
  email: z.string().nullable().describe('Null unless somebody else has the same name.'),
});
export type Mentionable = z.infer<typeof Mentionable>;

export const COMMENT_MAX = 5000;

/** A person in the text of a comment: by id, so that a new name shows in old comments too. */
const MENTION = /@\[([0-9a-f-]{36})\]/gi;

export const writeMention = (userId: string): string => `@[${userId}]`;

/** The text in pieces: plain ones, and the ids of the people between them, in lower case. */
export const readMentions = (text: string): ({ text: string } | { userId: string })[] =>
  text
    .split(MENTION)
    .map((piece, at) => (at % 2 === 0 || !isId(piece) ? { text: piece } : { userId: piece.toLowerCase() }));

const TEXT = 'Plain text with line breaks; a person in it stands as @[id].';

export const Comment = z.object({
  id: Id,
  subject: CommentSubject,
  subjectId: Id,
  text: z.string().describe(TEXT),
  mentions: z.array(Person).describe('The people in the text; whose account is gone, by their last name there.'),
  by: z.string().nullable().describe('Who wrote it.'),
  userId: Id.nullable().describe('Null where the account is gone.'),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable().describe('Null until its text was changed.'),
});
export type Comment = z.infer<typeof Comment>;

export const CommentText = z.object({ text: requiredText(COMMENT_MAX).describe(TEXT) });
export type CommentText = z.infer<typeof CommentText>;

export const CommentInput = CommentText.extend({ subject: CommentSubject, subjectId: Id });
export type CommentInput = z.infer<typeof CommentInput>;

export const CommentCount = z.object({
  subject: CommentSubject,
  subjectId: Id,
  count: z.int().describe('At least 1.'),
});
export type CommentCount = z.infer<typeof CommentCount>;
