import type { ActualMonthInput, Initiative } from '@process-ai/contract/initiatives';
import { monthAt } from './calendar-months.ts';

interface Row {
  /** As a spreadsheet numbers it. */
  row: number;
  cells: readonly string[];
}

export interface ActualsRead {
  months: ActualMonthInput[];
  errors: { line: number; message: string }[];
}

type Column = { kind: 'month' | 'savings' | 'cost' | 'volume' } | { kind: 'measure'; id: string };

const HEADINGS: Record<string, Column['kind']> = {
  month: 'month',
  date: 'month',
  period: 'month',
  monat: 'month',
  savings: 'savings',
  saving: 'savings',
  cost: 'cost',
  costs: 'cost',
  volume: 'volume',
  runs: 'volume',
};

/**
 * Reads a table of actual figures: a heading with month, savings, cost, volume and names of measures in any order, then
 * a line for each month. An empty cell says nothing. Numbers are read as "1.234,56" or as "1,234.56", the whole table in
 * one of the two ways. Whatever cannot be read is an error of its line.
 */
export function readActuals(rows: readonly Row[], measures: Initiative['measures']): ActualsRead {
  const [heading, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!heading) return { months: [], errors: [{ line: 1, message: 'The table is empty.' }] };
  const errors: ActualsRead['errors'] = [];
  const columns = readHeading(heading, measures, errors);
  if (errors.length > 0) return { months: [], errors };

  const figures = lines.flatMap(({ cells }) => cells.filter((_, at) => columns[at] && columns[at].kind !== 'month'));
  const mark = decimalMark(figures);
  if (mark === 'both') {
    const message = 'Numbers are written in two ways here, as 1,234.56 and as 1.234,56. Write all in the same way.';
    return { months: [], errors: [{ line: heading.row, message }] };
  }
  const lineOf = new Map<string, number>();
  const months = lines.flatMap((line): ActualMonthInput[] => {
    const read = readLine(line, columns, mark, errors);
    if (!read) return [];
    const earlier = lineOf.get(read.month);
    if (earlier !== undefined) {
      errors.push({ line: line.row, message: `${read.month} stands in line ${earlier} already.` });
    }
    lineOf.set(read.month, line.row);
    return [read];
  });
  if (lines.length === 0) errors.push({ line: heading.row, message: 'There is no line below the heading.' });
  return { months, errors: errors.toSorted((a, b) => a.line - b.line) };
}

function readHeading(
  { row, cells }: Row,
  measures: Initiative['measures'],
  errors: ActualsRead['errors'],
): (Column | undefined)[] {
  const byName = new Map(
    measures.flatMap(({ id, name, unit }) =>
      [name, `${name} (${unit ?? ''})`].map((text) => [folded(text), id] as const),
    ),
  );
  const known = ['month', 'savings', 'cost', 'volume', ...measures.map(({ name }) => name)].join(', ');
  const taken = new Set<string>();
  const columns = cells.map((cell): Column | undefined => {
    if (cell.trim() === '') return undefined;
    const id = byName.get(folded(cell));
    const kind = HEADINGS[folded(cell)];
    const column: Column | undefined =
      id !== undefined ? { kind: 'measure', id } : kind && kind !== 'measure' ? { kind } : undefined;
    if (!column) errors.push({ line: row, message: `“${cell.trim()}” is no column that is known here: ${known}.` });
    const key = id ?? kind ?? '';
    if (column && taken.has(key)) errors.push({ line: row, message: `“${cell.trim()}” stands in the heading twice.` });
    taken.add(key);
    return column;
  });
  const kinds = new Set(columns.map((column) => column?.kind));
  if (errors.length === 0 && !kinds.has('month')) {
    errors.push({ line: row, message: 'The heading needs a column “month”.' });
  }
  return columns;
}

function readLine(
  { row, cells }: Row,
  columns: readonly (Column | undefined)[],
  mark: DecimalMark,
  errors: ActualsRead['errors'],
): ActualMonthInput | undefined {
  const before = errors.length;
  const fail = (message: string) => errors.push({ line: row, message });
  let month: string | undefined;
  const figures: Omit<ActualMonthInput, 'month'> = {};
  const measured: Record<string, number> = {};
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    const text = cell.trim();
    if (!column) {
      if (text !== '') fail(`“${text}” stands below no heading.`);
    } else if (column.kind === 'month') {
      month = readMonth(text);
      if (month === undefined) fail(text === '' ? 'The month is missing.' : `“${text}” is no month, as 2027-03.`);
    } else if (text !== '') {
      const value = readNumber(text, mark);
      if (value === undefined) fail(`“${text}” is no number.`);
      else if (Math.abs(value) > MOST) fail(`“${text}” is too large.`);
      else if (column.kind === 'measure') measured[column.id] = value;
      else if (column.kind === 'volume' && value < 0) fail('The volume must not be negative.');
      else figures[column.kind] = value;
    }
  }
  if (errors.length > before) return undefined;
  if (month === undefined) {
    fail('The month is missing.');
    return undefined;
  }
  return { month, ...figures, ...(Object.keys(measured).length > 0 && { measures: measured }) };
}

const MOST = 1e12;

const folded = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ \(\)$/, '');

const MONTHS: Record<string, number> = Object.fromEntries(
  ['jan', 'feb', 'mar|mär|mrz', 'apr', 'may|mai', 'jun', 'jul', 'aug', 'sep', 'oct|okt', 'nov', 'dec|dez'].flatMap(
    (names, at) => names.split('|').map((name) => [name, at]),
  ),
);

/** "2027-03", "2027-03-31", "03/2027", "3.2027", "Mar 2027", "March 2027". */
function readMonth(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text);
  const turned = /^(\d{1,2})[-/. ](\d{4})$/.exec(text);
  const named = /^(\p{L}{3,9})\.?[ -]*(\d{4})$/u.exec(text);
  const year = Number(iso?.[1] ?? turned?.[2] ?? named?.[2]);
  const month = named ? MONTHS[(named[1] ?? '').slice(0, 3).toLowerCase()] : Number(iso?.[2] ?? turned?.[1]) - 1;
  if (month === undefined || !(month >= 0 && month <= 11) || !(year >= 1900 && year <= 2199)) return undefined;
  return monthAt(year * 12 + month);
}

type DecimalMark = '.' | ',' | null;

/** By which mark decimals are set off; null where no number tells. */
function decimalMark(figures: readonly string[]): DecimalMark | 'both' {
  const marks = new Set(figures.flatMap((figure) => markOf(plain(figure)) ?? []));
  if (marks.size > 1) return 'both';
  return [...marks][0] ?? null;
}

/** What a single number tells: of two marks the last is the decimal one, one that repeats is not, and "0,5" is clear. */
function markOf(text: string): '.' | ',' | undefined {
  const marks = (text.match(/[.,]/g) ?? []) as ('.' | ',')[];
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const [whole = '', decimals = ''] = text.replace('-', '').split(last);
  return decimals.length === 3 && whole.length <= 3 && whole !== '0' && whole !== '' ? undefined : last;
}

/** Without what sets thousands apart or names a currency or a share. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f'’%\p{Sc}]/gu, '').replace('\u2212', '-');

/** A number that no other tells how to read, as "1.234" or "1,234", has thousands in it: nobody enters thousandths. */
function readNumber(text: string, mark: DecimalMark): number | undefined {
  const figure = plain(text);
  const decimal = mark ?? (markOf(figure) || (figure.includes(',') ? '.' : ','));
  const thousands = decimal === '.' ? ',' : '.';
  const pattern = decimal === '.' ? /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/ : /^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d+)?$/;
  if (!pattern.test(figure) || !/\d/.test(figure)) return undefined;
  return Number(figure.replaceAll(thousands, '').replace(decimal, '.'));
}
