import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Message, Order, Outcome } from './messages.ts';

const MB = 1024 * 1024;
/** Of what may be resident, the part that objects may take; the rest is for buffers, stacks and the engine itself. */
const HEAP_SHARE = 0.7;
/** MB for young objects: at once what they may have, since growing there by collecting again and again takes longer. */
const YOUNG_SPACE = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
/**
 * Patterns become machine code at once, not first bytecode and then machine code: what reads figures has dozens of long
 * ones, and its first sentence took twice as long.
 */
const PATTERNS = '--no-regexp-tier-up';
const READY_WITHIN_MS = 60_000;
/** A task ends after so many times its seconds by the clock, however little of them a busy machine gave it. */
const PATIENCE = 3;

export interface Child {
  isLarge: boolean;
  /** Resolves once it can take a task; rejects when it does not start. */
  ready: Promise<unknown>;
  /** Rejects when the child ends instead of answering. */
  work(order: Order): Promise<{ outcome: Outcome; residentBytes: number }>;
  kill(): void;
  /** Kills it once it has worked so long, or PATIENCE times that has gone by; returns what stops the count. */
  killAfter(seconds: number): () => void;
  /** Resolves when the process is gone. */
  ended: Promise<void>;
}

interface ChildOptions {
  file: URL;
  memoryMb: number;
  isLarge: boolean;
  env: Record<string, string>;
}

/** A process for tasks. It gets no more of the environment than it is given: nothing secret that it does not need. */
export function startChild({ file, memoryMb, isLarge, env }: ChildOptions): Child {
  const process_ = fork(file, [String(memoryMb * MB)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`, ...YOUNG_SPACE, PATTERNS],
    env: { ...(process.env.PATH && { PATH: process.env.PATH }), ...env },
  });
  yieldToServer(process_.pid);
  const ended = new Promise<void>((resolve) => {
    process_.once('exit', () => resolve());
    process_.once('error', () => resolve());
  });
  const ready = next(process_, READY_WITHIN_MS);
  ready.catch(() => process_.kill('SIGKILL'));
  const kill = () => void process_.kill('SIGKILL');
  return {
    isLarge,
    ready,
    async work(order) {
      const answer = next(process_);
      process_.send(order, (error) => error && process_.kill('SIGKILL'));
      const message = await answer;
      if ('ready' in message) throw new Error('A worker process said twice that it is ready');
      return message;
    },
    kill,
    killAfter: (seconds) => callAfter(seconds, process_.pid, kill),
    ended,
  };
}

/** Calls once a process has worked so many seconds from now on, or PATIENCE times that have gone by; returns what stops it. */
function callAfter(seconds: number, pid: number | undefined, call: () => void): () => void {
  const began = { clock: performance.now() / 1000, processor: processorSeconds(pid) };
  const look = () => {
    const worked = processorSeconds(pid) - began.processor;
    const passed = performance.now() / 1000 - began.clock;
    const left = Math.min(seconds - worked, PATIENCE * seconds - passed);
    if (left > 0) timer = setTimeout(look, Math.max(left * 1000, 50));
    else call();
  };
  let timer = setTimeout(look, seconds * 1000);
  return () => clearTimeout(timer);
}

/** What a process has had of the processors, in seconds; infinite where the system does not tell, so that the clock counts alone. */
function processorSeconds(pid: number | undefined): number {
  try {
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Steps below the server's own priority; 0 is none, 19 the most. */
const NICENESS = 5;

/** Light requests get the processor first. Where the system forbids it, or the child has gone, all stays as it was. */
function yieldToServer(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {}
}

/** The next message of a process; rejects when it ends, or the time does, before that. */
function next(child: ChildProcess, withinMs?: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const timer = withinMs === undefined ? undefined : setTimeout(() => end('said nothing'), withinMs);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', heard).off('exit', ended).off('error', failed);
    };
    const heard = (message: unknown) => {
      settle();
      resolve(message as Message);
    };
    const end = (how: string) => {
      settle();
      reject(new Error(`A worker process ${how}`));
    };
    const ended = (code: number | null, signal: string | null) => end(`ended with ${signal ?? code}`);
    const failed = (error: Error) => end(`failed: ${error.message}`);
    child.on('message', heard).on('exit', ended).on('error', failed);
  });
}
