import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

/** How often the guard looks, in ms. Between two looks the system's own limit holds. */
const LOOK_EVERY_MS = 20;
/** What threads and WebAssembly reserve and never touch: as a thread starts, 512 MB for its code alone. */
const RESERVED_BYTES = 1024 * 1024 * 1024;

/**
 * Ends this process when it holds more memory than it may, or when its parent has ended. A thread looks after both,
 * so that they hold while the main thread is busy; it starts with the process, when there is still memory for it.
 */
export async function guardProcess(residentMaxBytes: number): Promise<void> {
  const looks = new Worker(GUARD, {
    eval: true,
    workerData: { residentMaxBytes, parent: process.ppid, every: LOOK_EVERY_MS },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  looks.unref();
  await new Promise((online) => looks.once('online', online));
  await limitData(residentMaxBytes).catch(() => {});
}

const GUARD = `
const { parent, residentMaxBytes, every } = require('node:worker_threads').workerData;
setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > residentMaxBytes) process.kill(process.pid, 'SIGKILL');
}, every);
`;

/**
 * Linux's limit on data, where the system has the means to set it: an allocation beyond it fails, however quick it is.
 * It counts from what the process has now, since an idle Node has reserved ten times what it uses. (The limit on
 * address space would not do: V8 reserves gigabytes.)
 */
async function limitData(residentMaxBytes: number): Promise<void> {
  const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  if (kilobytes === undefined) return;
  const bytes = Number(kilobytes) * 1024 + residentMaxBytes + RESERVED_BYTES;
  await promisify(execFile)('prlimit', ['--pid', String(process.pid), `--data=${bytes}`]);
}
