export interface Shutdown {
  /** What is to be closed at the end, and how long that may take; the latest is closed first. */
  add(what: string, withinMs: number, close: () => unknown): void;
  /** Closes everything, and returns what had not closed in time, or failed to. May be called twice. */
  run(): Promise<string[]>;
}

/** Closes one thing after the other, and goes on without those that hang. */
export function createShutdown(): Shutdown {
  const steps: { what: string; withinMs: number; close: () => unknown }[] = [];
  let running: Promise<string[]> | undefined;

  async function closeAll(): Promise<string[]> {
    const givenUp: string[] = [];
    for (const { what, withinMs, close } of steps.toReversed()) {
      if (!(await endsWithin(withinMs, close))) givenUp.push(what);
    }
    return givenUp;
  }
  return {
    add: (what, withinMs, close) => void steps.push({ what, withinMs, close }),
    run: () => {
      running ??= closeAll();
      return running;
    },
  };
}

async function endsWithin(milliseconds: number, close: () => unknown): Promise<boolean> {
  const overdue = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => overdue.resolve(false), milliseconds);
  const closed = (async () => {
    await close();
    return true;
  })().catch(() => false);
  return Promise.race([closed, overdue.promise]).finally(() => clearTimeout(timer));
}
