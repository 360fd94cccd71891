/** Two million characters of a document are kept; blanks are trimmed away before that is counted. */
const TEXT_MAX = 2_500_000;

/** Counts the text of a document while it is read, in all its parts and pages. */
export interface TextBudget {
  /** False where nothing more is kept. */
  take(piece: string): boolean;
  isSpent: () => boolean;
}

export function createTextBudget(): TextBudget {
  let room = TEXT_MAX;
  return {
    take(piece) {
      const fits = room > 0;
      // Pieces cost memory even where they are empty.
      room -= Math.max(1, piece.length);
      return fits;
    },
    isSpent: () => room <= 0,
  };
}
