import type { TouchPointType } from '@process-ai/contract/journeys';
import { LANES } from './journey-drawing.ts';

interface TouchPointShare {
  type: TouchPointType;
  count: number;
  /** 0–1; 0 where there are no touchpoints. */
  share: number;
}

/** How many touchpoints are of each type, from a person alone to an agent alone. */
export const touchPointShares = (touchPoints: readonly { type: TouchPointType }[]): TouchPointShare[] =>
  LANES.map((type) => {
    const count = touchPoints.filter((point) => point.type === type).length;
    return { type, count, share: count / Math.max(1, touchPoints.length) };
  });
