import { OPPORTUNITY_TYPES, type OpportunityType } from '@process-ai/contract/opportunities';
import { suitability, type TrackScore } from '@process-ai/domain/suitability';
import type { ProcessContext } from '../../analyst.ts';
import { readDescription } from '../read-description.ts';
import type { Reading } from '../reading.ts';
import { type Calibration, calibrationOf } from './calibration.ts';

/** What the analyst thinks of one type of opportunity for a process. */
export interface Verdict {
  type: OpportunityType;
  /** 0–100: the track's score, calibrated. */
  score: number;
  track: TrackScore;
  calibration: Calibration | null;
  notNow: boolean;
}

/**
 * Half of a score comes from the criteria, half from the calibration, the same for every type: with half, the analyst
 * ranks tasks that were not fitted on well above the gates of ranking.fixture.ts, and the criteria still tell the types
 * apart. The criteria alone count where the calibration knows none of the words.
 */
const CALIBRATED = 0.5;

export function verdictsOf(
  reading: Pick<Reading, 'answers'>,
  context: Pick<ProcessContext, 'name' | 'description'>,
): Verdict[] {
  const { tracks, notNow } = suitability(reading.answers);
  const calibration = calibrationOf(gist(context));
  return OPPORTUNITY_TYPES.map((type) => {
    const track = tracks[type];
    const stated = track.score ?? 0;
    const score = calibration ? (1 - CALIBRATED) * stated + CALIBRATED * calibration.score : stated;
    return { type, score, track, calibration, notNow };
  });
}

/** The name and the first sentence of the description: about as long as the tasks that the calibration knows. */
const gist = ({ name, description }: Pick<ProcessContext, 'name' | 'description'>) =>
  `${name} ${/^[^.!?]{0,300}/.exec(readDescription(description))?.[0] ?? ''}`;
