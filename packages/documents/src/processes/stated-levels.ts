import type { ImportProblem } from '@process-ai/contract/imports';
import { error, quoted, warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';

/** The five levels of APQC's Process Classification Framework by name. */
const LEVEL_NAMES = new Map([
  ['category', 1],
  ['process group', 2],
  ['process', 3],
  ['activity', 4],
  ['task', 5],
]);

/**
 * The levels that the rows state (0 = none), starting at 1. A single row of level 0 is the model itself: its index comes
 * back as `modelRow`, to be left out. Several of them mean that the file counts from 0: all its levels move by one.
 */
export function readStatedLevels(
  rows: RawProcess[],
  column: string | null,
  problems: ImportProblem[],
): { levels: number[]; modelRow: number } {
  const stated = rows.map(({ row, level }) => {
    if (!level) return null;
    const number = parseLevel(level);
    if (number === null)
      problems.push(error(row, column, `${quoted(level)} is not a level: use a whole number from 1 to 5.`));
    return number;
  });
  const zeros = stated.flatMap((level, index) => (level === 0 ? [index] : []));
  const [first] = zeros;
  if (first === undefined) return { levels: stated.map((level) => level ?? 0), modelRow: -1 };
  const { row, name } = rows[first] ?? { row: 0, name: '' };
  if (zeros.length === 1) {
    problems.push(
      warning(
        row,
        column,
        `Level 0 is the model itself: ${quoted(name)} is left out, and what stands below it has no parent.`,
      ),
    );
    return { levels: stated.map((level) => level ?? 0), modelRow: first };
  }
  problems.push(warning(0, column, 'The levels of the file start at 0: each was raised by one.'));
  return { levels: stated.map((level) => (level === null ? 0 : level + 1)), modelRow: -1 };
}

/** "3", "3.0", "L3", "Level 3", "3 - Process", "Process" → 3; null for anything else, below 0 or beyond 99. */
function parseLevel(text: string): number | null {
  const number = /^(?:\p{L}+[\s:.-]*)?(\d{1,2})(?:\.0+)?(?:\s*[-–:(].*)?$/u.exec(text)?.[1];
  return number === undefined ? (LEVEL_NAMES.get(text.toLowerCase()) ?? null) : Number(number);
}
