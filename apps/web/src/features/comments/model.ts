import { type Mentionable, writeMention } from '@process-ai/contract/comments';

const LETTER = /[\p{L}\p{N}]/u;

/** What is typed behind the "@" for a person: the name, and what tells apart those who share it. */
export const typedName = ({ name, email }: Mentionable): string => (email === null ? name : `${name} (${email})`);

/** What was typed as it is stored: "@Ada Tester" becomes her id; nobody's, where two are called so. */
export function asStored(typed: string, people: readonly Mentionable[]): string {
  const longestFirst = people
    .map((person) => ({ id: person.id, name: typedName(person) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  let stored = '';
  for (let at = 0; at < typed.length; ) {
    const rest = typed.slice(at + 1);
    const isMark = typed[at] === '@' && !LETTER.test(typed[at - 1] ?? '');
    const named = isMark ? longestFirst.find(({ name }) => name !== '' && startsWithName(rest, name)) : undefined;
    stored += named ? writeMention(named.id) : (typed[at] ?? '');
    at += named ? named.name.length + 1 : 1;
  }
  return stored;
}

const startsWithName = (text: string, name: string) =>
  text.slice(0, name.length).toLowerCase() === name.toLowerCase() && !LETTER.test(text[name.length] ?? '');

/** A name that is being typed: the place of its "@", and what follows up to the caret. */
export interface Asked {
  start: number;
  words: string;
}

const BEGUN = /(?<![\p{L}\p{N}])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*){0,2})$/u;

/** null where the caret stands in no name. */
export function askedAt(typed: string, caret: number): Asked | null {
  const found = BEGUN.exec(typed.slice(0, caret));
  return found ? { start: found.index, words: found[1] ?? '' } : null;
}

/** How many are offered. */
const OFFERED = 8;

/** Those with a part of the name that begins so. */
export function matchingPeople(people: readonly Mentionable[], words: string): Mentionable[] {
  const sought = words.toLowerCase();
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${sought}`)).slice(0, OFFERED);
}
