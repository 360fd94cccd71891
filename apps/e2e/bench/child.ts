import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Runs a program of this folder as a process of its own, which talks to its parent by IPC. */
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
