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
      const held = await Promise.all((await familyOf(pid)).map(async (id) => ({ id, bytes: await memoryOf(id) })));
      const bytes = held.reduce((sum, each) => sum + each.bytes, 0);
      if (bytes > peak.bytes)
        peak = { bytes, parts: held.map((each) => `${each.id}: ${Math.round(each.bytes / 1024 / 1024)} MB`) };
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

async function familyOf(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter(Boolean);
  return [pid, ...(await Promise.all(children.map((child) => familyOf(Number(child))))).flat()];
}

/** A process that has just ended holds nothing. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}
