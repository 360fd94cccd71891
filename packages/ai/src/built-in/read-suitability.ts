import { CRITERIA, type TrackSuitability } from '@process-ai/contract/suitability';
import type { ProcessContext, ReadableProcess, SuitabilityReading } from '../analyst.ts';
import { verdictsOf } from './calibration/verdicts.ts';
import { type Reading, readProcess } from './reading.ts';

/**
 * How suitable a process is on each track, 0–100, and the words that say so (FORMULAS.md, section 2). The criteria show
 * what its texts say; the tracks are scored with what a person has answered in their place. To score again after such
 * an answer, call it again with the answer in `overruled`.
 */
export function readSuitability(process: ReadableProcess, reading: Reading = readProcess(process)): SuitabilityReading {
  const read = new Map(reading.read.map((evidence) => [evidence.criterion, evidence]));
  return {
    criteria: CRITERIA.map((criterion) => {
      const { answer = null, words = [] } = read.get(criterion) ?? {};
      return { criterion, answer, words };
    }),
    ...scoreTracks(reading, process),
  };
}

/** The tracks of answers that are known already: criteria, and calibration on the words of name and description. */
function scoreTracks(
  reading: Pick<Reading, 'answers'>,
  texts: Pick<ProcessContext, 'name' | 'description'>,
): Pick<SuitabilityReading, 'tracks' | 'notNow'> {
  const verdicts = verdictsOf(reading, texts);
  const tracks: TrackSuitability[] = verdicts.map(({ type, score, track }) => ({
    type,
    score,
    criteriaScore: track.score,
    coverage: track.coverage,
  }));
  return { tracks, notNow: verdicts.some(({ notNow }) => notNow) };
}
