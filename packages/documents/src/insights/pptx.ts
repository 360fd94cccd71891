import { attribute, scanTags } from '../processes/scan-tags.ts';
import { type OfficeFile, openOfficeFile } from './office-file.ts';
import { PAGES_MAX, type Reading, textPage } from './reading.ts';
import { xmlText } from './xml-text.ts';

/**
 * PPTX → a page for each slide, in the order of the presentation: its text, that of its diagrams, and the speaker's notes.
 * Throws as `openOfficeFile` does.
 */
export async function readPptx(bytes: Uint8Array): Promise<Reading> {
  const file = await openOfficeFile(bytes, 'pptx', 'presentation');
  const slides = slidesInOrder(file);
  const pages = slides.slice(0, PAGES_MAX).map((slide, index) => textPage(index + 1, slideText(file, slide)));
  return { pages, left: slides.length - pages.length, unread: [], notices: [] };
}

const relationId = attribute(String.raw`\w+:id`);

function slidesInOrder(file: OfficeFile): string[] {
  const targets = new Map(file.related(file.main).map(({ id, target }) => [id, target]));
  const slides = new Set<string>();
  scanTags(file.read(file.main), ['sldId'], (tag) => {
    const target = targets.get(relationId(tag) ?? '');
    if (target) slides.add(target);
  });
  return [...slides];
}

function slideText(file: OfficeFile, slide: string): string {
  const related = file.related(slide);
  const parts = ['/diagramData', '/notesSlide'].flatMap((kind) => related.filter(({ type }) => type.endsWith(kind)));
  const texts = [slide, ...parts.map(({ target }) => target)].map((part) => xmlText(file.read(part)).trim());
  return texts.filter(Boolean).join('\n\n');
}
