// Fits the calibration table, by hand, and writes words.gen.ts: node packages/ai/src/built-in/calibration/fit.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { termsOf } from './terms.ts';

/** A term that fewer statements have says too little. */
const RAREST = 4;
/** Terms of the table, so that it stays small: half as many again gain less than 0.001 of rank correlation. */
const KEPT = 2000;
/** Pull of every weight towards 0, chosen by holding out a fifth of the fitted part. */
const RIDGE = 12;
const ROUNDS = 25;
/** The table of places goes in steps of 5% of the statements. */
const STEPS = 20;

interface Fit {
  base: number;
  weights: Map<string, number>;
  estimates: Float64Array;
}

/**
 * The source text of words.gen.ts: ridge regression of the automation label (0–1) on the terms of a task, once with
 * all terms, then with those that said most. The same statements always give the same text.
 */
export function fitTable(statements: readonly Statement[]): string {
  const rows = rowsOfTerms(statements);
  const first = fit(statements, rows);
  const strength = (term: string) => Math.abs(first.weights.get(term) ?? 0) * Math.sqrt(rows.get(term)?.length ?? 0);
  const strongest = [...rows].sort(([a], [b]) => strength(b) - strength(a) || (a < b ? -1 : 1)).slice(0, KEPT);
  return sourceOf(fit(statements, new Map(strongest)));
}

/** Of each term that is not rare, the numbers of the statements that have it. */
function rowsOfTerms(statements: readonly Statement[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  for (const [row, { task }] of statements.entries()) {
    for (const term of termsOf(task).keys()) {
      const list = rows.get(term);
      if (list) list.push(row);
      else rows.set(term, [row]);
    }
  }
  return new Map([...rows].filter(([, list]) => list.length >= RAREST));
}

/** By coordinate descent on Σ (label − base − Σ weights of its terms)² + RIDGE · Σ weight². */
function fit(statements: readonly Statement[], rows: ReadonlyMap<string, number[]>): Fit {
  const errors = Float64Array.from(statements, ({ automation }) => automation);
  const weights = new Map<string, number>();
  let base = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    base += mean;
    for (const row of errors.keys()) errors[row] = (errors[row] ?? 0) - mean;
    for (const [term, list] of rows) {
      const weight = weights.get(term) ?? 0;
      const pull = list.reduce((sum, row) => sum + (errors[row] ?? 0), -RIDGE * weight);
      const step = pull / (list.length + RIDGE);
      weights.set(term, weight + step);
      for (const row of list) errors[row] = (errors[row] ?? 0) - step;
    }
  }
  const estimates = Float64Array.from(statements, ({ automation }, row) => automation - (errors[row] ?? 0));
  return { base, weights, estimates };
}

function sourceOf({ base, weights, estimates }: Fit): string {
  const sorted = estimates.toSorted();
  const levels = Array.from({ length: STEPS + 1 }, (_, step) =>
    thousandths(sorted[Math.round((step / STEPS) * (sorted.length - 1))] ?? 0),
  );
  const lines = [...weights]
    .map(([term, weight]) => ({ term, weight: thousandths(weight) }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => (a.term < b.term ? -1 : 1))
    .map(({ term, weight }) => `${term} ${weight}`);
  return `// Written by fit.ts from O*NET task statements (CC BY 4.0) with labels of openai/GPTs-are-GPTs (MIT). Do not edit.
// All figures are thousandths of the label, which goes from 0 (T0) to 1 (T4).

/** Estimate of a text without a known term. */
export const BASE = ${thousandths(base)};

/** Estimates at 0%, 5%, … 100% of the ${estimates.length} fitted tasks. */
export const LEVELS = '${levels.join(' ')}';

/** Each term and its weight. */
export const TERMS = \`${lines.join('\n')}\`;
`;
}

function thousandths(value: number): number {
  return Math.round(1000 * value);
}

const FILE = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/automation/onet-task-exposure-even.derived.tsv',
);

/** Whether the labelled statements, which are no part of the repository, lie beside it. */
export const hasStatements = existsSync(FILE);

/** A task of an occupation (O*NET) with the judgement of how far it could be automated, from 0 (T0) to 1 (T4). */
export interface Statement {
  task: string;
  /** The occupation's code, as "43-3031.00". */
  occupation: string;
  automation: number;
}

const KEPT_ASIDE_PERCENT = 20;

/**
 * The labelled statements in two parts that share none: those to fit on, and those kept aside to measure with. The
 * text decides on the part, whatever its case and punctuation, so that one which occurs twice is on one side.
 */
export function readStatements(): { fitted: Statement[]; keptAside: Statement[] } {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split(/\r?\n/);
  const columns = head.split('\t');
  const [occupation, task, automation] = ['O*NET-SOC Code', 'Task', 'automation'].map((name) => columns.indexOf(name));
  const statements = lines.map((line) => {
    const cells = line.split('\t');
    return {
      task: cells[task ?? -1] ?? '',
      occupation: cells[occupation ?? -1] ?? '',
      automation: Number(cells[automation ?? -1]),
    };
  });
  return {
    fitted: statements.filter((statement) => !isKeptAside(statement)),
    keptAside: statements.filter(isKeptAside),
  };
}

const isKeptAside = ({ task }: Statement) =>
  hash(
    task
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  ) %
    100 <
  KEPT_ASIDE_PERCENT;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

if (import.meta.main) {
  writeFileSync(path.join(import.meta.dirname, 'words.gen.ts'), fitTable(readStatements().fitted));
}
