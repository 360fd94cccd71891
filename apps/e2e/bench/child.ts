import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A program of this folder as a process of its own, spoken to by messages. */
export function startChild(file: string, ...args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, file), args);
}

/** The next message; rejects when the program ends instead. */
export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const given = new AbortController();
  const ended = once(child, 'exit', given).then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
  });
  ended.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, 'message', given), ended]);
    return message as T;
  } finally {
    given.abort();
  }
}
