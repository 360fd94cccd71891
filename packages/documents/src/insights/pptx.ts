import { attribute } from '../processes/scan-tags.ts';
import { type OfficeFile, openOfficeFile } from './office-file.ts';
import { PAGES_MAX, type Reading, textPage } from './reading.ts';
import { createTextBudget } from './text-budget.ts';
import { xmlText } from './xml-text.ts';

/**
 * PPTX → a page for each slide, in the order of the presentation: its text, that of its diagrams, and the speaker's notes.
 * Throws as `openOfficeFile` does.
 */
export async function readPptx(bytes: Uint8Array): Promise<Reading> {
  const file = await openOfficeFile(bytes, 'pptx', 'presentation');
  const slides = slidesInOrder(file);
  const textOf = createPartReader(file);
  const pages = slides.slice(0, PAGES_MAX).map((slide, index) => {
    const texts = partsOfSlide(file, slide).map(textOf);
    return textPage(index + 1, texts.filter(Boolean).join('\n\n'));
  });
  return { pages, left: slides.length - pages.length, unread: [], notices: [], isCut: textOf.isCut() };
}

const relationId = attribute(String.raw`\w+:id`);

function slidesInOrder(file: OfficeFile): string[] {
  const targets = new Map(file.related(file.main).map(({ id, target }) => [id, target]));
  const slides = new Set<string>();
  file.scan(file.main, ['sldId'], (tag) => {
    const target = targets.get(relationId(tag) ?? '');
    if (target) slides.add(target);
  });
  return [...slides];
}

function partsOfSlide(file: OfficeFile, slide: string): string[] {
  const related = file.related(slide);
  const parts = ['/diagramData', '/notesSlide'].flatMap((kind) => related.filter(({ type }) => type.endsWith(kind)));
  return [...new Set([slide, ...parts.map(({ target }) => target)])];
}

/** Reads each part once, however many slides name it, and counts its text at each of them. */
function createPartReader(file: OfficeFile): { (part: string): string; isCut: () => boolean } {
  const budget = createTextBudget();
  const known = new Map<string, string>();
  const read = (part: string) => {
    const before = known.get(part);
    if (before !== undefined) return budget.take(before) ? before : '';
    const text = budget.isSpent() ? '' : xmlText(file, part, budget).trim();
    known.set(part, text);
    return text;
  };
  return Object.assign(read, { isCut: budget.isSpent });
}
