import { decodeEntities } from '../processes/decode-entities.ts';
import type { OfficeFile } from './office-file.ts';
import type { TextBudget } from './text-budget.ts';

/**
 * The text of a part of an Office file (WordprocessingML or DrawingML, formulas too): a line for each paragraph; the
 * cells of a table row apart by tabs. Deleted text, alternatives for old readers and fields such as the slide number are
 * left out. A field that stands for another file shows its code, as nothing is fetched. Reading ends where the budget does.
 */
export function xmlText(file: OfficeFile, part: string, budget: TextBudget): string {
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

/** Moved-away text, old alternatives, fields, phonetic guides; and tab stops, which are called as tabs are. */
const SKIPPED = ['moveFrom', 'Fallback', 'fld', 'rt', 'tabs', 'tabLst'];
const ENDS: Record<string, string> = { p: '\n', tc: '\t', tr: '\n' };
const BREAKS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };
const SEPARATORS = new Set(['\n', '\t']);
const OUTSIDE_FIELD = /^\s*(INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK)\s/;
