import type { DocumentPage } from '@process-ai/contract/insights';

/** Pages and slides beyond this many are not read. */
export const PAGES_MAX = 2_000;

/** What one format yields. */
export interface Reading {
  /** The pages as they stand in the file, with their text as it comes. */
  pages: DocumentPage[];
  /** How many pages come after those, unread. */
  left: number;
  /** Pages without a text layer whose pictures were not read, by number. */
  unread: number[];
  /** What else the person who uploaded it should know: whole sentences. */
  notices: string[];
  /** True where text was left out, as there is more of it than is kept. */
  isCut?: boolean;
}

/** A page whose text stands in the file as text. */
export const textPage = (page: number, text: string): DocumentPage => ({ page, text, ocr: false });

/** A document without pages of its own. */
export const onePage = (text: string): Reading => ({ pages: [textPage(1, text)], left: 0, unread: [], notices: [] });

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
