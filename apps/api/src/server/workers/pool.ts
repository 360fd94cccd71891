import { AppError } from '@process-ai/contract/errors';
import { actingUser } from '../../acting-user.ts';
import { createFairQueue, createShares } from '../queues.ts';
import { type Child, startChild } from './child.ts';
import type { Order, Outcome } from './messages.ts';
import type { Pool, Task, TaskTable } from './task-table.ts';

/** What a child may hold, in MB: an ordinary task, and one that says it is large. */
const MEMORY_MB = { ordinary: 300, large: 700 };
/** Of two at once one may be large: with the server itself they stay below 1.5 GB. */
const CHILDREN_MAX = 2;
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
/**
 * Who has waited so long for somebody else's task gets the place of one whose user has had so much more. That task is
 * done again later, from its start, and then to its end.
 */
const GIVES_WAY = { afterMs: 2000, moreByMs: 1000, lookEveryMs: 250 };
/** A second child that has nothing to do ends after so long; the first stays warm. */
const IDLE_MS = 60_000;
/** A child that holds more than this part of what it may makes way for a fresh one. */
const WORN_SHARE = 0.7;

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
  answer: PromiseWithResolvers<unknown>;
  since: number;
  /** After which its caller is told to come back instead of waiting. */
  turnUntil: number;
  /** Its caller has been told so. */
  isGone?: boolean;
  /** It is being stopped for somebody else, or has been. */
  way?: 'giving' | 'given';
}

interface Running {
  begin: number;
  child?: Child;
}

/**
 * Heavy and risky work in child processes with limits on memory and time: whatever a file does to its child, the server
 * and the tasks of others go on. A child that ends, or has to be ended, costs its caller the task and nobody anything
 * else. Children start with the first task. The next one is of whoever has had the least of their time lately, and
 * who waits long for others gets the place of one who has had more: who asks for little does not wait behind several
 * who ask for much, however long their tasks are.
 */
export function createPool<Tasks>({ tasks, file, env, onError }: PoolOptions<Tasks>): Pool<Tasks> {
  const shares = createShares(SHARE_HALF_LIFE_MS);
  const children = new Set<Child>();
  const idle = new Map<Child, NodeJS.Timeout>();
  const running = new Map<Waiting, Running>();
  const hadBy = (user: string) => {
    const underWay = [...running].filter(([task]) => task.user === user);
    return underWay.reduce((sum, [, { begin }]) => sum + performance.now() - begin, shares.of(user));
  };
  const queue = createFairQueue<Waiting>(hadBy);
  /** For whom a place is held. */
  const held = new Map<string, NodeJS.Timeout>();
  let isClosed = false;
  let looking: NodeJS.Timeout | undefined;

  /** Of those that are large, and of those that have given way, one goes at a time: there is always one that can. */
  const mayGoBeside = ({ isLarge, way }: Waiting, others: readonly Waiting[]) =>
    !others.some((other) => (isLarge && other.isLarge) || (way && other.way === 'given'));
  const mayGo = (task: Waiting) => {
    const first = [...held.keys()].filter((other) => hadBy(task.user) > hadBy(other) + HELD.lessByMs);
    return CHILDREN_MAX - running.size > first.length && mayGoBeside(task, [...running.keys()]);
  };

  function dispatch(): void {
    while (running.size < CHILDREN_MAX) {
      const next = queue.take(mayGo);
      if (!next) break;
      if (next.isGone) continue;
      letGo(next.user);
      running.set(next, { begin: performance.now() });
      void serve(next);
    }
    if (someWait() && !isClosed) looking ??= setInterval(look, GIVES_WAY.lookEveryMs).unref();
  }

  const someWait = () => queue.next(() => true) !== undefined;

  function look(): void {
    if (someWait() && !isClosed) return makeWay();
    clearInterval(looking);
    looking = undefined;
  }

  /** For whoever has waited too long for others, stops the task that began last: the least is lost. */
  function makeWay(): void {
    const tasks = [...running.keys()];
    if (tasks.some(({ way }) => way === 'giving')) return;
    const latest = performance.now() - GIVES_WAY.afterMs;
    const stopFor = (task: Waiting) =>
      tasks.findLast(
        (other) =>
          other.way !== 'given' &&
          hadBy(other.user) > hadBy(task.user) + GIVES_WAY.moreByMs &&
          mayGoBeside(
            task,
            tasks.filter((one) => one !== other),
          ),
      );
    const waits = queue.next(
      (task) => task.since < latest && !task.isGone && tasks.every(({ user }) => user !== task.user) && !!stopFor(task),
    );
    const stopped = waits && stopFor(waits);
    if (!stopped) return;
    stopped.way = 'giving';
    running.get(stopped)?.child?.kill();
  }

  /** Back to the head of its user's tasks; the time for which its caller waits does not begin anew. */
  function giveWay(task: Waiting): void {
    task.way = 'given';
    task.since = performance.now();
    if (task.since < task.turnUntil) queue.addFirst(task.user, task);
    else task.answer.reject(new AppError('tooManyRequests'));
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
    const { seconds = SECONDS, turnWithinSeconds = Number.POSITIVE_INFINITY, isLarge } = tasks[name] as Task;
    const answer = Promise.withResolvers<unknown>();
    const since = performance.now();
    const task: Waiting = {
      user,
      order: { task: String(name), args },
      seconds,
      isLarge: isLarge?.(...(args as never[])) ?? false,
      answer,
      since,
      turnUntil: since + turnWithinSeconds * 1000,
    };
    queue.add(user, task);
    dispatch();
    if (turnWithinSeconds === Number.POSITIVE_INFINITY) return answer.promise;
    const timer = setTimeout(() => {
      if (running.has(task)) return;
      task.isGone = true;
      answer.reject(new AppError('tooManyRequests'));
    }, turnWithinSeconds * 1000);
    return answer.promise.finally(() => clearTimeout(timer));
  }

  async function serve(task: Waiting): Promise<void> {
    const { begin } = running.get(task) as Running;
    try {
      const child = childFor(task.isLarge);
      running.set(task, { begin, child });
      await child.ready;
      task.answer.resolve(await workInTime(child, task));
    } catch (error) {
      if (isClosed) task.answer.reject(new AppError('notReady'));
      else if (task.way === 'giving') giveWay(task);
      else task.answer.reject(error);
    } finally {
      shares.add(task.user, performance.now() - begin);
      running.delete(task);
      hold(task.user);
      dispatch();
    }
  }

  /** The child that worked last, or a fresh one: its code and caches are the warmest. A large task gets its own. */
  function childFor(isLarge: boolean): Child {
    const warm = [...idle.keys()].at(-1);
    if (warm && (!isLarge || children.size >= CHILDREN_MAX)) {
      clearTimeout(idle.get(warm));
      idle.delete(warm);
      if (!isLarge) return warm;
      drop(warm);
    }
    const child = startChild({ file, memoryMb: isLarge ? MEMORY_MB.large : MEMORY_MB.ordinary, isLarge, env });
    children.add(child);
    void forgetWhenEnded(child);
    return child;
  }

  async function forgetWhenEnded(child: Child): Promise<void> {
    await child.ended;
    children.delete(child);
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  function drop(child: Child): void {
    children.delete(child);
    child.kill();
  }

  function keepWarm(child: Child, residentBytes: number): void {
    const isWorn = residentBytes > WORN_SHARE * MEMORY_MB.ordinary * 1024 * 1024;
    if (child.isLarge || isWorn || isClosed) return drop(child);
    const timer = setTimeout(() => idle.size > 1 && drop(child), IDLE_MS);
    idle.set(child, timer.unref());
  }

  /** The time counts from here: waiting for a turn, or for a child to start, is not the task's. */
  async function workInTime(child: Child, task: Waiting): Promise<unknown> {
    const stopCounting = child.killAfter(task.seconds);
    const answer = await child
      .work(task.order)
      .catch((error: Error) => {
        drop(child);
        if (!isClosed && task.way !== 'giving') onError(new Error(`${error.message} in the task ${task.order.task}`));
        throw new AppError('taskTooHeavy');
      })
      .finally(stopCounting);
    if (task.way === 'giving') drop(child);
    else keepWarm(child, answer.residentBytes);
    return valueOf(answer.outcome);
  }

  return {
    run: (name, ...args) => enqueue(name, args) as never,
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
