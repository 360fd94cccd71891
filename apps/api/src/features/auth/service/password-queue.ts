import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@process-ai/contract/errors';

/** Half of the processor at least stays free for everybody else, whatever the number of sign-ins. */
const CONCURRENCY = availableParallelism() < 4 ? 1 : 2;
const LANES_MAX = 500;

interface LaneOptions {
  /** Requests that may be in it at once; the next one is refused. */
  max: number;
  /** Comes before the lanes of people that nobody knows. */
  isKnown?: boolean;
  /** How long a request is held before it queues. */
  pauseMs?: number;
}

interface Lane {
  inFlight: number;
  waiting: (() => void)[];
  isKnown: boolean;
}

const lanes = new Map<string, Lane>();
let running = 0;

/**
 * Runs work that hashes a password. A hash takes 19 MiB and some 30 ms of a core, so only a few run at once in a
 * process, and the lanes take turns: a flood from one address delays its own lane.
 */
export async function queuePasswordWork<T>(key: string, options: LaneOptions, work: () => Promise<T>): Promise<T> {
  const { max, isKnown = false, pauseMs = 0 } = options;
  const lane = lanes.get(key) ?? { inFlight: 0, waiting: [], isKnown };
  if (lane.inFlight >= max || (!isKnown && lanes.size >= LANES_MAX)) {
    throw new AppError('signInBusy');
  }
  lanes.set(key, lane);
  lane.inFlight += 1;
  try {
    if (pauseMs > 0) await sleep(pauseMs);
    await turnOf(lane);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  } finally {
    lane.inFlight -= 1;
    if (lane.inFlight === 0) lanes.delete(key);
  }
}

function turnOf(lane: Lane): Promise<void> {
  if (running >= CONCURRENCY) return new Promise((start) => lane.waiting.push(start));
  running += 1;
  return Promise.resolve();
}

function startNext(): void {
  const waiting = [...lanes].filter(([, lane]) => lane.waiting.length > 0);
  const [key, lane] = waiting.find(([, { isKnown }]) => isKnown) ?? waiting[0] ?? [];
  const start = lane?.waiting.shift();
  if (key === undefined || !lane || !start) return;
  // To the end of the line.
  lanes.delete(key);
  lanes.set(key, lane);
  running += 1;
  start();
}
