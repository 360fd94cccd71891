import type { InsightType } from '@process-ai/contract/insights';
import { type OfficeFile, openOfficeFile } from '../office/office-file.ts';
import { attribute, decodeEntities } from '../office/scan-tags.ts';
import { openCompoundFile } from './compound-file.ts';
import { notWhatItClaims } from './document-type.ts';
import { createTextBudget, onePage, PAGES_MAX, type Reading, type TextBudget, textPage } from './reading.ts';

/**
 * DOCX → one page: the body with its text boxes, then footnotes and endnotes.
 * Throws `documentUnusable` when it has a password, `fileTypeRefused` for another kind of zip, and as `openOfficeFile` does.
 */
export function readDocx(bytes: Uint8Array): Reading {
  const file = openDocument(bytes, 'docx', 'document');
  const budget = createTextBudget();
  const notes = file.related(file.main).filter(({ type }) => /\/(foot|end)notes$/.test(type));
  const parts = new Set([file.main, ...notes.map(({ target }) => target)]);
  const texts: string[] = [];
  for (const part of parts) if (!budget.isSpent()) texts.push(textOfPart(file, part, budget).trim());
  return { ...onePage(texts.filter(Boolean).join('\n\n')), isCut: budget.isSpent() };
}

/**
 * PPTX → a page for each slide, in the order of the presentation: its text, that of its diagrams, and the speaker's notes.
 * Throws as `readDocx` does.
 */
export function readPptx(bytes: Uint8Array): Reading {
  const file = openDocument(bytes, 'pptx', 'presentation');
  const slides = slidesInOrder(file);
  const budget = createTextBudget();
  const known = new Map<string, string>();
  const pages = slides.slice(0, PAGES_MAX).map((slide, index) => {
    const texts = partsOfSlide(file, slide).map(readOnce);
    return textPage(index + 1, texts.filter(Boolean).join('\n\n'));
  });
  return { pages, left: slides.length - pages.length, unread: [], notices: [], isCut: budget.isSpent() };

  /** Reads each part once, however many slides name it, and counts its text for each of them. */
  function readOnce(part: string): string {
    const earlier = known.get(part);
    if (earlier !== undefined) return budget.take(earlier) ? earlier : '';
    const text = budget.isSpent() ? '' : textOfPart(file, part, budget).trim();
    known.set(part, text);
    return text;
  }
}

/** Opens an Office file whose main part has the root element `root`. */
function openDocument(bytes: Uint8Array, type: InsightType, root: string): OfficeFile {
  if (bytes[0] === COMPOUND_MARK) openCompoundFile(bytes, type, []);
  const file = openOfficeFile(bytes);
  let hasRoot = false;
  const find = () => {
    hasRoot = true;
  };
  file.scan(file.main, [root], find, () => hasRoot);
  if (hasRoot) return file;
  throw notWhatItClaims(type, file.parts.includes('[Content_Types].xml') ? 'another Office file' : 'a zip archive');
}

/** The first byte of a compound file: documents with a password are stored in one. */
const COMPOUND_MARK = 0xd0;

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

/**
 * The text of a part (WordprocessingML or DrawingML, formulas too): a line for each paragraph, tabs between the cells of a
 * table row. Left out are deleted text, alternatives for old readers and fields such as the slide number. A field that
 * stands for another file shows its code, as nothing is fetched. Reading ends where the budget does.
 */
function textOfPart(file: OfficeFile, part: string, budget: TextBudget): string {
  const pieces: string[] = [];
  let skipped = 0;
  const keep = (piece: string) => {
    if (budget.take(piece)) pieces.push(piece);
  };
  file.scan(
    part,
    [...SKIPPED, ...Object.keys(ENDS), ...Object.keys(BREAKS), 't', 'instrText'],
    (tag) => {
      const { name, kind } = tag;
      if (SKIPPED.includes(name)) skipped = Math.max(0, skipped + STEP[kind]);
      else if (skipped) return;
      else if (name in ENDS) {
        if (kind === 'open') return;
        // The last paragraph of a cell ends with its cell, and the last cell with its row.
        if (name !== 'p' && SEPARATORS.has(pieces.at(-1) ?? '')) pieces.pop();
        keep(ENDS[name] ?? '');
      } else if (kind === 'close') return;
      else if (name === 't') keep(decodeEntities(tag.text));
      else if (name === 'instrText') keep(OUTSIDE_FIELD.test(tag.text) ? decodeEntities(tag.text) : '');
      else keep(BREAKS[name] ?? '');
    },
    budget.isSpent,
  );
  return pieces.join('');
}

const STEP = { open: 1, close: -1, empty: 0 };

/** Moved-away text, old alternatives, fields, phonetic guides; and tab stops, whose elements have the name of tabs. */
const SKIPPED = ['moveFrom', 'Fallback', 'fld', 'rt', 'tabs', 'tabLst'];
const ENDS: Record<string, string> = { p: '\n', tc: '\t', tr: '\n' };
const BREAKS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };
const SEPARATORS = new Set(['\n', '\t']);
const OUTSIDE_FIELD = /^\s*(INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK)\s/;
