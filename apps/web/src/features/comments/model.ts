import { type Person, readMentions, writeMention } from '@process-ai/contract/comments';

/** A piece of a comment: plain, or somebody's name. */
export interface Piece {
  text: string;
  isPerson: boolean;
}

/** The text of a comment as it is shown: people by their names. */
export function piecesOf(text: string, people: readonly Person[]): Piece[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return readMentions(text)
    .map((piece) =>
      'userId' in piece
        ? { text: `@${names.get(piece.userId) ?? '?'}`, isPerson: true }
        : { text: piece.text, isPerson: false },
    )
    .filter((piece) => piece.text !== '');
}

/** The text of a comment as a person edits it. */
export const asTyped = (text: string, people: readonly Person[]): string =>
  piecesOf(text, people)
    .map((piece) => piece.text)
    .join('');

const LETTER = /[\p{L}\p{N}]/u;

/** What was typed as it is stored: "@Ada Tester" becomes her id. Of two who share a name it is the first. */
export function asStored(typed: string, people: readonly Person[]): string {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
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
export function matchingPeople(people: readonly Person[], words: string): Person[] {
  const sought = words.toLowerCase();
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${sought}`)).slice(0, OFFERED);
}
