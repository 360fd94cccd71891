import { AppError } from '@process-ai/contract/errors';
import { actingUser } from '../../acting-user.ts';
import { createFairQueue, createShares } from '../queues.ts';
import { type Child, startChild } from './child.ts';
import type { Order, Outcome } from './messages.ts';
import type { Pool, Task, TaskTable } from './task-table.ts';

/** What a child may hold, in MB: an ordinary task, and one that says it is large. */
const MEMORY_MB = { ordinary: 300, large: 700 };
const ORDINARY_BYTES = MEMORY_MB.ordinary * 1024 * 1024;
/**
 * Two at once, of which one may be large, and beside them one brief task of somebody who has nothing under way: with the
 * server itself they stay below 1.5 GB.
 */
const CHILDREN_MAX = { ordinary: 2, withBrief: 3 };
/** What a task may take of a processor where it says nothing else. */
const SECONDS = 20;
/** What one user may have waiting. */
const WAITING_MAX = 50;
/** After so long half of the time that a user's tasks took is forgotten. */
const SHARE_HALF_LIFE_MS = 20_000;
/**
 * Who has had so much less than whoever would be next, and asks for one thing after the other, finds the place that it
 * just had: it stays free for so long.
 */
const HELD = { lessByMs: 1000, forMs: 50 };
/** A second child that has nothing to do ends after so long; the first stays warm. */
const IDLE_MS = 60_000;
/** A child that holds more than this part of what it may makes way for a fresh one. */
const WORN_SHARE = 0.7;
/** The same before a task that takes much: what others have loaded and kept leaves it too little. */
const ROOMY_SHARE = 0.5;

interface PoolOptions<Tasks> {
  tasks: TaskTable<Tasks>;
  /** The program of a child: serves the same tasks. */
  file: URL;
  /** All that a child gets to know of the environment. */
  env: Record<string, string>;
  /** A child that ended instead of answering. */
  onError(error: Error): void;
}

interface Waiting {
  user: string;
  order: Order;
  seconds: number;
  isLarge: boolean;
  isBrief: boolean;
  needsRoom: boolean;
  answer: PromiseWithResolvers<unknown>;
  /** Its caller has been told to come back. */
  isGone?: boolean;
}

/**
 * Heavy and risky work in child processes with limits on memory and time: whatever a file does to its child, the server
 * and the tasks of others go on. A child that ends, or has to be ended, costs its caller the task and nobody anything
 * else. Children start with the first task. The next one is of whoever has had the least of their time lately: who
 * asks for little does not wait behind several who ask for much, nor a brief task of theirs behind long ones.
 */
export function createPool<Tasks>({ tasks, file, env, onError }: PoolOptions<Tasks>): Pool<Tasks> {
  const shares = createShares(SHARE_HALF_LIFE_MS);
  const children = new Set<Child>();
  const idle = new Map<Child, { timer: NodeJS.Timeout; residentBytes: number }>();
  /** What each has done: the code of these tasks is part of what it holds. */
  const done = new WeakMap<Child, Set<string>>();
  /** With the time at which each began. */
  const running = new Map<Waiting, number>();
  const hadBy = (user: string) => {
    const underWay = [...running].filter(([task]) => task.user === user);
    return underWay.reduce((sum, [, begin]) => sum + performance.now() - begin, shares.of(user));
  };
  const queue = createFairQueue<Waiting>(hadBy);
  /** For whom a place is held. */
  const held = new Map<string, NodeJS.Timeout>();
  let killed = 0;
  let isClosed = false;

  const mayGo = ({ user, isLarge, isBrief }: Waiting) => {
    const others = [...running.keys()];
    if (isLarge && others.some((other) => other.isLarge)) return false;
    const isBeside = isBrief && others.every((other) => other.user !== user);
    const places = isBeside ? CHILDREN_MAX.withBrief : CHILDREN_MAX.ordinary;
    const first = [...held.keys()].filter((other) => hadBy(user) > hadBy(other) + HELD.lessByMs);
    return places - running.size > first.length;
  };

  function dispatch(): void {
    while (running.size < CHILDREN_MAX.withBrief) {
      const next = queue.take(mayGo);
      if (!next) return;
      if (next.isGone) continue;
      letGo(next.user);
      running.set(next, performance.now());
      void serve(next);
    }
  }

  function hold(user: string): void {
    letGo(user);
    const over = () => {
      held.delete(user);
      dispatch();
    };
    held.set(user, setTimeout(over, HELD.forMs).unref());
  }

  function letGo(user: string): void {
    clearTimeout(held.get(user));
    held.delete(user);
  }

  async function enqueue(name: keyof Tasks, args: unknown[]): Promise<unknown> {
    const user = actingUser.getStore();
    if (user === undefined) throw new Error(`The task ${String(name)} has no acting user whose share it counts in`);
    if (isClosed) throw new AppError('notReady');
    if (queue.waiting(user) >= WAITING_MAX) throw new AppError('tooManyRequests');
    const { seconds = SECONDS, turnWithinSeconds, isLarge, isBrief, needsRoom = false } = tasks[name] as Task;
    const answer = Promise.withResolvers<unknown>();
    const given = args as never[];
    const task: Waiting = {
      user,
      order: { task: String(name), args },
      seconds,
      isLarge: isLarge?.(...given) ?? false,
      isBrief: isBrief?.(...given) ?? false,
      needsRoom,
      answer,
    };
    queue.add(user, task);
    dispatch();
    if (turnWithinSeconds === undefined || running.has(task)) return answer.promise;
    const timer = setTimeout(() => {
      if (running.has(task)) return;
      task.isGone = true;
      answer.reject(new AppError('tooManyRequests'));
    }, turnWithinSeconds * 1000);
    return answer.promise.finally(() => clearTimeout(timer));
  }

  async function serve(task: Waiting): Promise<void> {
    try {
      const child = childFor(task);
      await child.ready;
      task.answer.resolve(await workInTime(child, task));
    } catch (error) {
      task.answer.reject(isClosed ? new AppError('notReady') : error);
    } finally {
      shares.add(task.user, performance.now() - (running.get(task) ?? 0));
      running.delete(task);
      hold(task.user);
      dispatch();
    }
  }

  /**
   * The child that worked last, or a fresh one: its code and caches are the warmest. A large task gets its own, and one
   * that takes much a child with room for it, or that has done the like.
   */
  function childFor({ isLarge, needsRoom, order }: Waiting): Child {
    const warmest = [...idle.keys()].reverse();
    const fits = (child: Child) =>
      !needsRoom || holdsLess(child, ROOMY_SHARE) || (done.get(child)?.has(order.task) ?? false);
    const warm = isLarge ? undefined : warmest.find(fits);
    if (warm) {
      clearTimeout(idle.get(warm)?.timer);
      idle.delete(warm);
      return warm;
    }
    if (warmest[0] && children.size >= CHILDREN_MAX.ordinary) drop(warmest[0]);
    const child = startChild({ file, memoryMb: isLarge ? MEMORY_MB.large : MEMORY_MB.ordinary, isLarge, env });
    children.add(child);
    done.set(child, new Set());
    void child.ended.then(() => forget(child));
    return child;
  }

  const holdsLess = (child: Child, share: number) => (idle.get(child)?.residentBytes ?? 0) <= share * ORDINARY_BYTES;

  function forget(child: Child): void {
    children.delete(child);
    clearTimeout(idle.get(child)?.timer);
    idle.delete(child);
  }

  function drop(child: Child): void {
    forget(child);
    child.kill();
  }

  function keepWarm(child: Child, residentBytes: number): void {
    const isWorn = residentBytes > WORN_SHARE * ORDINARY_BYTES;
    if (child.isLarge || isWorn || isClosed) return drop(child);
    const timer = setTimeout(() => idle.size > 1 && drop(child), IDLE_MS);
    idle.set(child, { timer: timer.unref(), residentBytes });
  }

  /** The time counts from here: waiting for a turn, or for a child to start, is not the task's. */
  async function workInTime(child: Child, { order, seconds }: Waiting): Promise<unknown> {
    const stopCounting = child.killAfter(seconds);
    const answer = await child
      .work(order)
      .catch((error: Error) => {
        drop(child);
        killed += 1;
        if (!isClosed) onError(new Error(`${error.message} in the task ${order.task}`));
        throw new AppError('taskTooHeavy');
      })
      .finally(stopCounting);
    done.get(child)?.add(order.task);
    keepWarm(child, answer.residentBytes);
    return valueOf(answer.outcome);
  }

  return {
    run: (name, ...args) => enqueue(name, args) as never,
    load: () => ({ children: children.size, busy: running.size, waiting: queue.size(), killed }),
    async close() {
      isClosed = true;
      for (const { answer } of queue.drain()) answer.reject(new AppError('notReady'));
      const ending = [...children];
      for (const child of ending) child.kill();
      await Promise.all(ending.map(({ ended }) => ended));
    },
  };
}

function valueOf(outcome: Outcome): unknown {
  if ('done' in outcome) return outcome.done;
  if ('failed' in outcome) {
    const { message, stack } = outcome.failed;
    throw Object.assign(new Error(message), { stack });
  }
  const { code, detail, issues } = outcome.refused;
  throw new AppError(code, detail, { issues });
}
