import type { CitedSentence } from '@process-ai/contract/insights';
import { verifyCitations } from '@process-ai/domain/citations';
import type { DocumentContext } from '../analyst.ts';
import {
  choiceMaterial,
  type PagePart,
  partMaterial,
  passageSummary,
  SENTENCES_MAX,
  summaryChoice,
} from '../prompts/summary.ts';
import { allOrNone } from './all-or-none.ts';
import type { Ask } from './ask.ts';
import { notBorneOut } from './failure.ts';

/** Characters of a document in one question. */
const PART = 16_000;
/** Questions about one document; a longer one is read in evenly spread parts, the first and the last among them. */
const PARTS_MAX = 16;

/**
 * Asks for cited sentences part by part, drops those that the document does not bear out, and where there are several
 * parts asks which of the rest make the summary. What is returned was written for one part and checked; the choice
 * adds no word.
 * @throws AppError analystFailed when the document has text and no sentence is left
 */
export async function summarize(ask: Ask, document: DocumentContext, signal?: AbortSignal): Promise<CitedSentence[]> {
  const parts = spread(partsOf(document));
  if (parts.length === 0) return [];
  const answers = await allOrNone(
    parts,
    (part, either) => ask(passageSummary, partMaterial(document, part), either),
    signal,
  );
  const sentences = verifyCitations(
    answers.flatMap((answer) => answer.sentences),
    document.pages,
  );
  if (sentences.length === 0) throw notBorneOut();
  const ordered = sentences.toSorted((a, b) => a.page - b.page);
  if (ordered.length <= SENTENCES_MAX) return ordered;

  const { chosen } = await ask(summaryChoice, choiceMaterial(document, ordered), signal);
  const picked = ordered.filter((_, index) => chosen.includes(index + 1));
  return picked.length > 0 ? picked : ordered.slice(0, SENTENCES_MAX);
}

/** The pages in parts that fit one question; a page longer than that is cut where a line or a word ends. */
function partsOf({ pages }: DocumentContext): PagePart[][] {
  const parts: PagePart[][] = [];
  let room = 0;
  for (const { page, text } of pages) {
    for (const piece of piecesOf(text)) {
      if (piece.length > room || parts.length === 0) {
        parts.push([]);
        room = PART;
      }
      parts.at(-1)?.push({ page, text: piece });
      room -= piece.length;
    }
  }
  return parts;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > PART) {
    const end = Math.max(rest.lastIndexOf('\n', PART), rest.lastIndexOf(' ', PART));
    const at = end > PART / 2 ? end : PART;
    pieces.push(rest.slice(0, at).toWellFormed());
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

function spread(parts: readonly PagePart[][]): PagePart[][] {
  if (parts.length <= PARTS_MAX) return [...parts];
  const step = (parts.length - 1) / (PARTS_MAX - 1);
  return Array.from({ length: PARTS_MAX }, (_, index) => parts[Math.round(index * step)] ?? []);
}
