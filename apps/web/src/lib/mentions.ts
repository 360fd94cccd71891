import { type Person, readMentions } from '@process-ai/contract/comments';

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

/** The same as one text. */
export const inWords = (text: string, people: readonly Person[]): string =>
  piecesOf(text, people)
    .map((piece) => piece.text)
    .join('');
