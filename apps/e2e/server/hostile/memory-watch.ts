import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 100;

export interface MemoryPeak {
  /** Of the process and all its descendants together, in bytes; 0 where the system does not tell. */
  bytes: number;
  /** What each of them held then. */
  parts: string[];
}

/** Watches what a process and its descendants hold in memory, shared pages counted once. */
export function watchMemory(pid: number): { stop(): Promise<MemoryPeak> } {
  const over = new AbortController();
  let peak: MemoryPeak = { bytes: 0, parts: [] };
  const watching = (async () => {
    while (!over.signal.aborted) {
      const family = await familyOf(pid);
      const resident = await Promise.all(family.map(residentOf));
      if (total(resident) > peak.bytes) peak = larger(peak, await heldBy(family));
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      return peak;
    },
  };
}

const total = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0);
const larger = (one: MemoryPeak, other: MemoryPeak) => (other.bytes > one.bytes ? other : one);

async function heldBy(family: readonly number[]): Promise<MemoryPeak> {
  const held = await Promise.all(family.map(memoryOf));
  const parts = held.map((bytes, index) => `${family[index]}: ${Math.round(bytes / 1024 / 1024)} MB`);
  return { bytes: total(held), parts };
}

async function familyOf(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter(Boolean);
  return [pid, ...(await Promise.all(children.map((child) => familyOf(Number(child))))).flat()];
}

/**
 * With every shared page, so never less than memoryOf, and quick to ask for. For the other the system walks through all
 * pages of a process, which holds the process up: it is asked only where there may be a new peak.
 */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** A process that has just ended holds nothing. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}
