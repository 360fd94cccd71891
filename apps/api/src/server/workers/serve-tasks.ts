import { AppError } from '@process-ai/contract/errors';
import { guardProcess } from './guard-process.ts';
import type { Message, Order, Outcome } from './messages.ts';

type Run = (...args: never[]) => Promise<unknown>;

/** Makes this process a child of the pool: does one task after the other until the server lets go of it or ends. */
export async function serveTasks(tasks: Record<string, { run: Run }>): Promise<void> {
  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    void work(tasks, order).then((outcome) => say({ outcome, residentBytes: process.memoryUsage.rss() }));
  });
  await guardProcess(Number(process.argv[2]));
  say({ ready: true });
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
