import { AppError } from '@process-ai/contract/errors';
import { LOCK_WAIT_MS } from '@process-ai/db/connect';
import type { WriteQueue } from '../app.ts';

/** One that writes, and two that wait at the row's lock, so that writing goes on without a pause. */
const AT_ONCE = 3;

interface Lane {
  active: number;
  waiting: Set<PromiseWithResolvers<void>>;
}

/**
 * Writes to one sector follow one another anyway, since each holds the sector's row. Those that have to wait do so
 * here, so that they do not take the connections which everybody else needs.
 */
export function createWriteQueue(): WriteQueue {
  const lanes = new Map<string, Lane>();

  async function enter(sectorId: string): Promise<Lane> {
    const lane = lanes.get(sectorId) ?? { active: 0, waiting: new Set() };
    lanes.set(sectorId, lane);
    if (lane.active < AT_ONCE) {
      lane.active += 1;
      return lane;
    }
    const turn = Promise.withResolvers<void>();
    lane.waiting.add(turn);
    const overdue = setTimeout(() => {
      lane.waiting.delete(turn);
      turn.reject(new AppError('otherWritesFirst'));
    }, LOCK_WAIT_MS);
    await turn.promise.finally(() => clearTimeout(overdue));
    return lane;
  }
  function leave(sectorId: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next.resolve();
      return;
    }
    lane.active -= 1;
    if (lane.active === 0) lanes.delete(sectorId);
  }

  return {
    async run(sectorId, write) {
      const lane = await enter(sectorId);
      try {
        return await write();
      } finally {
        leave(sectorId, lane);
      }
    },
  };
}
