import type { ImportProblem } from '@process-ai/contract/imports';
import type { RawProcess } from './raw-process.ts';
import type { XmlElement } from './xml.ts';

/** What a model (BPMN, ArchiMate) yields: it has no columns to map. `row` is the n-th process read. */
export interface ModelReading {
  processes: RawProcess[];
  problems: ImportProblem[];
}

/** Adds a process with the next number and returns its index, which its children name. */
export function addModelProcess(
  processes: RawProcess[],
  fields: Pick<RawProcess, 'code' | 'name' | 'description' | 'within'>,
): number {
  processes.push({ ...fields, row: processes.length + 1, level: '', parent: '', key: '' });
  return processes.length - 1;
}

/**
 * Gives a code to each process of a model that has none, in place. A parent takes the code that its coded children share
 * (1.1.1 for 1.1.1.1, 1.1.1.2, …). What is left is numbered in the order of the model: roots after their prefix (IH-1),
 * the others below their parent (IH-1.1, IH-1.2, IH-1.2.1). Parents must stand before their children.
 */
export function numberModels(processes: RawProcess[], prefix: (process: RawProcess) => string): void {
  const taken = new Set(processes.map(({ code }) => code));
  for (const [index, code] of sharedParentCodes(processes)) {
    const process = processes[index];
    if (!process || process.code || taken.has(code)) continue;
    process.code = code;
    taken.add(code);
  }
  const counters = new Map<string, number>();
  for (const process of processes) {
    if (process.code) continue;
    const parent = process.within === null ? undefined : processes[process.within];
    const start = parent ? `${parent.code.replace(/\.0$/, '')}.` : `${prefix(process)}-`;
    let number = counters.get(start) ?? 1;
    while (taken.has(`${start}${number}`)) number += 1;
    counters.set(start, number + 1);
    process.code = `${start}${number}`;
    taken.add(process.code);
  }
}

/** Index of a process → the code above those of its children, where all that have one agree on it. */
function sharedParentCodes(processes: RawProcess[]): Map<number, string> {
  const shared = new Map<number, string>();
  for (const { within, code } of processes) {
    if (within === null || !code) continue;
    const above = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    shared.set(within, (shared.get(within) ?? above) === above ? above : '');
  }
  return new Map([...shared].filter(([, code]) => /\d/.test(code)));
}

/** A dotted number, with letters before it or not: 1.1.1, TQ.21.00, BC-1000.10. */
const CODE = String.raw`(?:\p{L}{1,6}[-.]?)?\d+(?:\.\d+)+`;
const BEFORE = new RegExp(String.raw`^(${CODE})\.?[\s:–—-]+(\S.*)$`, 'u');
const AFTER = new RegExp(String.raw`^(.*\S)\s?[([]\s?(${CODE})\.?\s?[)\]]$`, 'u');

/**
 * Takes the code out of a label: "1.1.1.1. Identify competitors" and "Auftrag prüfen (TQ.21.00.00.02.01)". A number
 * without a dot ("Task 1", "2nd review") is no code; without one, `code` is ''.
 */
export function splitLabel(label: string): { code: string; name: string } {
  const text = label.replace(/\s+/g, ' ').trim();
  const before = BEFORE.exec(text);
  if (before) return { code: before[1] ?? '', name: before[2] ?? '' };
  const after = AFTER.exec(text);
  return after ? { code: after[2] ?? '', name: after[1] ?? '' } : { code: '', name: text };
}

/** What BPMN and ArchiMate both hold beside the name of an element. */
export function documentationOf({ children }: XmlElement): string {
  return children.find(({ name }) => name === 'documentation')?.text ?? '';
}
