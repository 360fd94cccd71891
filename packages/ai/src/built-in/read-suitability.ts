import { CRITERIA } from '@process-ai/contract/suitability';
import type { ReadableProcess, SuitabilityReading } from '../analyst.ts';
import { type Verdict, verdictsOf } from './calibration/verdicts.ts';
import { type Reading, readProcess } from './reading.ts';

/**
 * How suitable a process is on each track, 0–100, and the words that say so (FORMULAS.md, section 2). The criteria show
 * what its texts say; the tracks are scored with what a person has answered in their place. To score again after such
 * an answer, call it again with the answer in `overruled`.
 */
export function readSuitability(
  process: ReadableProcess,
  reading: Reading = readProcess(process),
  verdicts: readonly Verdict[] = verdictsOf(reading, process),
): SuitabilityReading {
  const read = new Map(reading.read.map((evidence) => [evidence.criterion, evidence]));
  return {
    criteria: CRITERIA.map((criterion) => {
      const { answer = null, words = [] } = read.get(criterion) ?? {};
      return { criterion, answer, words };
    }),
    tracks: verdicts.map(({ type, score, track }) => ({
      type,
      score,
      criteriaScore: track.score,
      coverage: track.coverage,
    })),
    notNow: verdicts.some(({ notNow }) => notNow),
  };
}
