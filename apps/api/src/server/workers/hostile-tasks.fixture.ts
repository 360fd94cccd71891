import { setTimeout as sleep } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';

const MB = 1024 * 1024;
const kept: unknown[] = [];
const no = () => false;

/** What files have done to those who read them, and what honest tasks do. */
export const HOSTILE_TASKS = {
  echo: { seconds: 20, isLarge: no, run: async (value: string) => value },
  whoAmI: { seconds: 20, isLarge: no, run: async () => ({ pid: process.pid, env: Object.keys(process.env) }) },
  /** Keeps so much, as a catalogue that was read. */
  keep: { seconds: 20, isLarge: no, run: async (mb: number) => kept.push(Buffer.alloc(mb * MB, 1)) },
  /** Takes so much for itself. */
  take: {
    seconds: 20,
    isLarge: no,
    needsRoom: true,
    run: async (mb: number) => ({ pid: process.pid, bytes: Buffer.alloc(mb * MB, 1).length }),
  },
  wait: { seconds: 20, isLarge: no, run: async (ms: number, value: string) => sleep(ms, value) },
  /** Known not to take long. */
  brief: { seconds: 20, isLarge: no, isBrief: () => true, run: async (value: string) => value },
  waitLarge: { seconds: 20, isLarge: () => true, run: async (ms: number, value: string) => sleep(ms, value) },
  impatient: { seconds: 20, turnWithinSeconds: 0.3, isLarge: no, run: async (value: string) => value },
  loop: {
    seconds: 1,
    isLarge: no,
    run: async () => {
      for (;;) kept.length = 0;
    },
  },
  /** Takes next to nothing of a processor, like a task that hardly gets one. */
  sleep: { seconds: 1, isLarge: no, run: async (ms: number) => sleep(ms, 'awake') },
  crash: { seconds: 20, isLarge: no, run: async (): Promise<string> => process.exit(3) },
  throwLater: {
    seconds: 20,
    isLarge: no,
    run: async () => {
      setImmediate(() => {
        throw new Error('Nobody catches this');
      });
      return sleep(5000, 'late');
    },
  },
  objects: {
    seconds: 20,
    isLarge: no,
    run: async () => {
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    },
  },
  /** Outside the heap, where no limit of the engine counts. */
  buffers: {
    seconds: 20,
    isLarge: no,
    run: async () => {
      for (;;) kept.push(Buffer.alloc(8 * MB, 1));
    },
  },
  strings: {
    seconds: 20,
    isLarge: no,
    run: async () => {
      const part = Buffer.alloc(150 * MB, 'x');
      for (;;) kept.push(part.toString());
    },
  },
  inflate: {
    seconds: 20,
    isLarge: no,
    run: async (deflated: Uint8Array) => {
      for (;;) kept.push(inflateSync(deflated));
    },
  },
  stack: {
    seconds: 20,
    isLarge: no,
    run: async () => {
      const deeper = (): number => 1 + deeper();
      return deeper();
    },
  },
};

export type HostileTasks = { [Name in keyof typeof HOSTILE_TASKS]: (typeof HOSTILE_TASKS)[Name]['run'] };
