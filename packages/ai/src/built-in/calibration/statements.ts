import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
