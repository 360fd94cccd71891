import type { TouchPointType } from '@process-ai/contract/journeys';
import type { ChangedJourney } from './blueprint-journeys.ts';
import { LANES, LATER_LANES, type Lane } from './journey-drawing.ts';

interface TouchPointShare<Type extends Lane> {
  type: Type;
  count: number;
  /** 0–1; 0 where there are no touchpoints. */
  share: number;
}

/** How many touchpoints are of each type, from a person alone to an agent alone. */
export const touchPointShares = (touchPoints: readonly { type: TouchPointType }[]): TouchPointShare<TouchPointType>[] =>
  sharesOf(
    LANES,
    touchPoints.map(({ type }) => type),
  );

/** The same after what counts, by the lanes of the stages. */
export const servedShares = (journeys: readonly Pick<ChangedJourney, 'stages'>[]): TouchPointShare<Lane>[] =>
  sharesOf<Lane>(
    [...LANES, ...LATER_LANES],
    journeys.flatMap(({ stages }) => stages.map(({ lane }) => lane)),
  );

const sharesOf = <Type extends Lane>(lanes: readonly Type[], types: readonly Type[]): TouchPointShare<Type>[] =>
  lanes.map((type) => {
    const count = types.filter((one) => one === type).length;
    return { type, count, share: count / Math.max(1, types.length) };
  });
