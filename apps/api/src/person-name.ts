import type { Actor } from './app.ts';

/** As lists and records name a person. */
export const personName = ({ firstName, lastName }: Pick<Actor['user'], 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
