import { DEFAULT_EFFORT } from '@process-ai/contract/opportunities';
import type { Verdict } from './calibration/verdicts.ts';

/** From this score the work lends itself to the type: one step less. Below the other one it resists: one step more. */
const EASY = 75;
const HARD = 55;
/** Levels 1 and 2 reach across teams. */
const WIDE_LEVEL = 2;

/** 1 (days, one team) to 5 (a programme of its own): the usual effort of the type, moved by score and level. */
export function effortOf({ type, score, notNow }: Pick<Verdict, 'type' | 'score' | 'notNow'>, level: number): number {
  const eased = score >= EASY && !notNow ? 1 : 0;
  const harder = score < HARD || notNow ? 1 : 0;
  const wider = level <= WIDE_LEVEL ? 1 : 0;
  return Math.min(5, Math.max(1, DEFAULT_EFFORT[type] - eased + harder + wider));
}
