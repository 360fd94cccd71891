import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { AppError } from '@process-ai/contract/errors';
import type { Message, Order, Outcome } from './messages.ts';

type Run = (...args: never[]) => Promise<unknown>;

/** Makes this process a child of the pool: does one task after the other until the server lets go of it or ends. */
export async function serveTasks(tasks: Record<string, { run: Run }>): Promise<void> {
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => void answer(tasks, order));
  await guardProcess(Number(process.argv[2]));
  say({ ready: true });
}

const loaded = new Set<string>();

async function answer(tasks: Record<string, { run: Run }>, order: Order): Promise<void> {
  const outcome = await work(tasks, order);
  say({ outcome, residentBytes: process.memoryUsage.rss() });
  if (loaded.has(order.task)) return;
  loaded.add(order.task);
  // A child is killed in the end: what it has compiled is kept for the next one now, once it has answered.
  setImmediate(flushCompileCache);
}

async function work(tasks: Record<string, { run: Run }>, { task, args }: Order): Promise<Outcome> {
  try {
    const run = tasks[task]?.run as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!run) throw new Error(`There is no task ${task}`);
    return { done: await run(...args.map(withoutBuffer)) };
  } catch (error) {
    const known = isOverLimit(error) ? new AppError('taskTooHeavy') : error;
    if (known instanceof AppError) {
      return { refused: { code: known.code, detail: known.detail, issues: known.issues } };
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failed: { message, stack } };
  }
}

/** A file arrives as Node's Buffer, which some libraries for browsers refuse, and as a view of the whole message. */
const withoutBuffer = (value: unknown) => (Buffer.isBuffer(value) ? new Uint8Array(value) : value);

/** What the engine says when it gets no more memory, or runs out of stack. */
const OVER_LIMIT = /allocation failed|allocate memory|array length|string length|longer than|call stack size/i;
const isOverLimit = (error: unknown) => error instanceof Error && OVER_LIMIT.test(error.message);

function say(message: Message): void {
  try {
    process.send?.(message);
  } catch (error) {
    const failed = { message: String(error), stack: undefined };
    process.send?.({ outcome: { failed }, residentBytes: process.memoryUsage.rss() } satisfies Message);
  }
}

/** How often the guard looks, in ms. Between two looks the system's own limit holds. */
const LOOK_EVERY_MS = 20;
/** What threads and WebAssembly reserve and never touch: as a thread starts, 512 MB for its code alone. */
const RESERVED_BYTES = 1024 * 1024 * 1024;

/**
 * Ends this process when it holds more memory than it may, or when its parent has ended. A thread looks after both,
 * so that they hold while the main thread is busy; it starts with the process, when there is still memory for it.
 */
async function guardProcess(residentMaxBytes: number): Promise<void> {
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
