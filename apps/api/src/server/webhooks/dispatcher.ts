import type { App } from '../../app.ts';
import { deliver, take } from '../../features/webhooks/service.ts';
import { knownError } from '../../trpc/error-map.ts';

/** Of all webhooks together, in one process. */
const AT_ONCE = 8;
const LOOK_EVERY_MS = 1000;

/** Sends what is due until it is closed, in each process that takes jobs; they share the work by the rows they take. */
export function startDispatcher(app: App): { close(): void } {
  const { webhookSender: sender } = app;
  if (!sender) return { close: () => {} };
  const closing = new AbortController();
  let underWay = 0;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || closing.signal.aborted || underWay >= AT_ONCE) return;
    isLooking = true;
    try {
      for (const delivery of await take(app, AT_ONCE - underWay)) void send(delivery);
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  }
  async function send(delivery: Awaited<ReturnType<typeof take>>[number]): Promise<void> {
    underWay += 1;
    try {
      await deliver(app, sender as NonNullable<typeof sender>, delivery, closing.signal);
    } catch (error) {
      report(error);
    } finally {
      underWay -= 1;
      // The next message of that webhook may wait already.
      void look();
    }
  }
  /** What the database is too busy for now is done at the next look. */
  function report(error: unknown): void {
    if (!closing.signal.aborted && knownError(error).kind !== 'SERVICE_UNAVAILABLE') app.onError(error);
  }

  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    close() {
      closing.abort();
      clearInterval(looking);
    },
  };
}
