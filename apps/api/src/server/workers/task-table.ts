/** A kind of task. */
export interface Task<Run extends (...args: never[]) => Promise<unknown> = (...args: never[]) => Promise<unknown>> {
  run: Run;
  /** How long it may take from its start; 20 where nothing is said. */
  seconds?: number;
  /** Where a request waits for it: how long it may wait for its turn before the caller is told to come back. */
  turnWithinSeconds?: number;
  /** Whether it needs more memory than others; of such tasks one goes at a time. Absent = never. */
  isLarge?: (...args: Parameters<Run>) => boolean;
  /** Takes a child that holds little: it would not fit beside what other tasks have loaded. */
  needsRoom?: boolean;
  /** Whether it ends within a second or two, whatever was sent: such a one goes beside long ones. Absent = never. */
  isBrief?: (...args: Parameters<Run>) => boolean;
}

/** How each task is done. */
export type TaskTable<Tasks> = {
  [Name in keyof Tasks]: Tasks[Name] extends (...args: never[]) => Promise<unknown> ? Task<Tasks[Name]> : never;
};

/** Child processes with limits on memory and time, a share of them for each user. */
export interface Pool<Tasks> {
  /** Does a task in a child process, on behalf of the acting user. Throws taskTooHeavy when it had to be stopped. */
  run<Name extends keyof Tasks>(name: Name, ...args: ArgsOf<Tasks[Name]>): ResultOf<Tasks[Name]>;
  load(): PoolLoad;
  close(): Promise<void>;
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Child processes that run. */
  children: number;
  busy: number;
  /** Tasks without a child. */
  waiting: number;
  /** Children, since the start, that ended in the middle of a task. */
  killed: number;
}

type ArgsOf<Run> = Run extends (...args: infer Args) => unknown ? Args : never;
type ResultOf<Run> = Run extends (...args: never[]) => infer Result ? Result : never;
