import type { RawProcess } from './raw-process.ts';

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
