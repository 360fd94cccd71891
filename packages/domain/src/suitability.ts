import type { OpportunityType } from '@process-ai/contract/opportunities';
import { type Answer, CRITERIA, type Criterion } from '@process-ai/contract/suitability';

export type Answers = Partial<Record<Criterion, Answer>>;

const SHARED = {
  digital: 0.1,
  volume: 0.15,
  fewExceptions: 0.15,
  stability: 0.15,
  documented: 0.05,
  systems: 0.05,
  errorProne: 0.05,
};

/** Weights of the criteria by track: rules and structured data give way to content and examples, then steps are added. */
export const WEIGHTS: Record<OpportunityType, Partial<Record<Criterion, number>>> = {
  automation: { rules: 0.15, structured: 0.15, ...SHARED },
  ai: { unstructured: 0.15, examples: 0.15, ...SHARED },
  agentic: { unstructured: 0.15, examples: 0.15, ...SHARED, steps: 0.15, tools: 0.1, tolerance: 0.15, oversight: 0.1 },
};

export interface TrackScore {
  /** 0–100; null when none of the track's criteria is answered. */
  score: number | null;
  /** Share of the weights that is answered, 0–1: low coverage means little confidence, not a low score. */
  coverage: number;
}

interface Suitability {
  tracks: Record<OpportunityType, TrackScore>;
  /** An unstable process is to be settled first, whatever its scores: it ranks last. */
  notNow: boolean;
}

export function suitability(answers: Answers): Suitability {
  return {
    tracks: {
      automation: scoreTrack(answers, 'automation'),
      ai: scoreTrack(answers, 'ai'),
      agentic: scoreTrack(answers, 'agentic'),
    },
    notNow: answers.stability === 1,
  };
}

/** score = 100 · Σ w·x / Σ w over the answered criteria, with x = (answer − 1) / 4. */
export function scoreTrack(answers: Answers, track: OpportunityType): TrackScore {
  let reached = 0;
  let answered = 0;
  let all = 0;
  for (const criterion of CRITERIA) {
    const weight = WEIGHTS[track][criterion] ?? 0;
    const answer = answers[criterion];
    all += weight;
    if (answer === undefined) continue;
    answered += weight;
    reached += (weight * (answer - 1)) / 4;
  }
  return { score: answered > 0 ? (100 * reached) / answered : null, coverage: answered / all };
}
