import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SECTIONS } from './asvs-sections.fixture.mjs';
import { root } from './command.mjs';

const VERDICTS = ['holds', 'does not apply', "the operator's", 'does not hold'];
/** A file of the repository, and after a colon the names that must stand in it. */
const CITED =
  /`((?:apps|packages|\.github)\/[^`\s]+|README\.md|docker-compose\.yml|pnpm-lock\.yaml|tsconfig\.base\.json|\.env\.example|\.dockerignore)`(?:: (`[^`]+`(?:, `[^`]+`)*))?/g;

const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file) => /\.(test|spec)\.\w+$/.test(file);

/** The text of a file of the repository; undefined where there is none. */
const ofRepository = (file) => {
  const at = path.join(root, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
};

/** The cells of each row: numbers, what is asked, the verdict, what shows it. */
const rowsOf = (table) =>
  table
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

function problemsOf(table, sections, textOf) {
  const rows = rowsOf(table);
  return [...numberProblems(rows, sections), ...rows.flatMap((row) => rowProblems(row, table, textOf))];
}

function numberProblems(rows, sections) {
  const listed = rows.flatMap(([cell]) => numbersOf(cell));
  const wanted = Object.entries(sections).flatMap(([section, count]) => range(`${section}.1–${section}.${count}`));
  return [
    ...wanted.filter((number) => !listed.includes(number)).map((number) => `${number}: is missing.`),
    ...listed.filter((number) => !wanted.includes(number)).map((number) => `${number}: is none of levels 1 and 2.`),
    ...listed.filter((number, at) => listed.indexOf(number) !== at).map((number) => `${number}: is there twice.`),
  ];
}

const numbersOf = (cell) => cell.split(', ').flatMap(range);

/** As ['1.2.6', '1.2.7', '1.2.8'] of "1.2.6–1.2.8". */
function range(numbers) {
  const [first, last = first] = numbers.split('–').map((number) => number.split('.'));
  const count = Number(last.at(-1)) - Number(first.at(-1)) + 1;
  return Array.from({ length: count }, (_, at) => [...first.slice(0, -1), Number(first.at(-1)) + at].join('.'));
}

function rowProblems([number, asked, verdict, shown = '', ...more], table, textOf) {
  const problem = (what) => `${number}: ${what}`;
  if (!asked || more.length > 0) return [problem('has not four cells.')];
  if (!VERDICTS.includes(verdict)) return [problem(`"${verdict}" is no verdict.`)];
  const cited = [...shown.matchAll(CITED)];
  const parts = [...shown.matchAll(/\]\(#([\w-]+)\)/g)].map(([, part]) => part);
  const headings = [...table.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title.toLowerCase().replaceAll(' ', '-'));
  const isBare = verdict === 'holds' ? cited.length + parts.length === 0 : shown.trim() === '';
  return [
    ...(isBare ? [problem('nothing shows it.')] : []),
    ...parts.filter((part) => !headings.includes(part)).map((part) => problem(`has no part ${part}.`)),
    ...cited.flatMap(([, file, names]) => citationProblems(file, names, textOf(file)).map(problem)),
  ];
}

function citationProblems(file, names, text) {
  if (text === undefined) return [`${file} does not exist.`];
  if (names === undefined) return isSource(file) ? [`names nothing in ${file}.`] : [];
  return [...names.matchAll(/`([^`]+)`/g)]
    .filter(([, name]) => !(isTest(file) ? inTitle(text, name) : text.includes(name)))
    .map(([, name]) => `${file} has no "${name}".`);
}

/** Titles, and cases of them, are literals: they stand behind a quote in their line. */
const inTitle = (text, name) =>
  text.split('\n').some((line) => line.includes(name) && /['"`]/.test(line.slice(0, line.indexOf(name))));

test('ranges are read as the numbers that they stand for', () => {
  expect(range('1.2.9')).toEqual(['1.2.9']);
  expect(range('1.2.9–1.2.11')).toEqual(['1.2.9', '1.2.10', '1.2.11']);
  expect(range('3.1.1–3.1.0')).toEqual([]);
});

test.for([
  ['| 1.1.1 | a | holds | `packages/a.test.ts`: `does it` |', []],
  ['| 1.1.1 | a | holds | see [Ways in](#ways-in) |\n\n### Ways in', []],
  ['| 1.1.1 | a | does not hold | `SHA-256` is not |', []],
  ['', ['1.1.1: is missing.']],
  ['| 1.1.1, 1.1.2 | a | does not apply | none |', ['1.1.2: is none of levels 1 and 2.']],
  ['| 1.1.1 | a | does not apply | none |\n| 1.1.1 | a | does not apply | none |', ['1.1.1: is there twice.']],
  ['| 1.1.1 | a | perhaps | none |', ['1.1.1: "perhaps" is no verdict.']],
  ['| 1.1.1 | a | holds | of course |', ['1.1.1: nothing shows it.']],
  ['| 1.1.1 | a | does not hold |  |', ['1.1.1: nothing shows it.']],
  ['| 1.1.1 | a | holds | [Ways in](#ways-in) |', ['1.1.1: has no part ways-in.']],
  ['| 1.1.1 | a | holds | `packages/b.ts`: `x` |', ['1.1.1: packages/b.ts does not exist.']],
  ['| 1.1.1 | a | holds | `packages/a.test.ts` |', ['1.1.1: names nothing in packages/a.test.ts.']],
  [
    '| 1.1.1 | a | holds | `packages/a.test.ts`: `does it`, `does that` |',
    ['1.1.1: packages/a.test.ts has no "does that".'],
  ],
  ['| 1.1.1 | a | holds | `packages/a.test.ts`: `said of it` |', ['1.1.1: packages/a.test.ts has no "said of it".']],
])('%s', ([table, problems]) => {
  const files = { 'packages/a.test.ts': "// said of it\ntest('does it', () => {});\n" };
  expect(problemsOf(table, { 1.1: 1 }, (file) => files[file])).toEqual(problems);
});

test('each requirement of the standard has its row, and what the row cites exists', () => {
  expect(Object.values(SECTIONS).reduce((sum, count) => sum + count, 0)).toBe(253);
  expect(problemsOf(ofRepository('.github/ASVS.md'), SECTIONS, ofRepository)).toEqual([]);
});

test('the summary says how many there are of each verdict, and names each that does not hold', () => {
  const rows = rowsOf(ofRepository('.github/ASVS.md'));
  const of = (verdict) => rows.filter((row) => row[2] === verdict).flatMap(([cell]) => numbersOf(cell));
  const [holds, absent, others, lacking] = VERDICTS.map(of);
  const summary = ofRepository('.github/SECURITY.md');
  expect(summary).toContain(
    `Of 253, ${holds.length} hold, ${absent.length} do not apply, ${others.length} are the operator's, and ${lacking.length} do not hold:`,
  );
  const named = [...summary.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);
  expect(new Set(named)).toEqual(new Set(lacking));
  expect(named).toHaveLength(lacking.length);
});
