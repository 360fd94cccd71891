import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { Criterion } from '@process-ai/contract/suitability';
import { WEIGHTS } from '@process-ai/domain/suitability';
import type { Calibration } from './calibration/calibration.ts';
import type { Verdict } from './calibration/verdicts.ts';
import { BY_A_PERSON, type Evidence, type Reading } from './reading.ts';
import type { CostBase, Estimate } from './savings.ts';

const TRACK: Record<OpportunityType, string> = { automation: 'automation', ai: 'AI', agentic: 'an agent' };

/** How each criterion reads when the answer is high, and when it is low. */
const SAID: Record<Criterion, [high: string, low: string]> = {
  rules: ['clear rules', 'few clear rules'],
  structured: ['structured data', 'little structured data'],
  digital: ['digital inputs', 'work off-line'],
  volume: ['high volume', 'low volume'],
  fewExceptions: ['few exceptions', 'exceptions and judgement'],
  stability: ['a stable process', 'a process still changing'],
  documented: ['documented steps', 'little documentation'],
  systems: ['systems to connect', 'few systems to connect'],
  errorProne: ['avoidable errors', 'few errors to avoid'],
  unstructured: ['text, images or speech to read', 'little text to read'],
  examples: ['past cases to learn from', 'few past cases'],
  steps: ['several steps to coordinate', 'few steps'],
  tools: ['systems an agent can use', 'few systems an agent can use'],
  tolerance: ['errors that can be caught', 'errors that are costly'],
  oversight: ['easy oversight', 'difficult oversight'],
};

const REASONS = 4;
const DRAWBACKS = 2;

/** Why an opportunity is proposed: score, the words behind it, and where its savings come from. */
export function rationaleOf(
  { type, score, track, calibration, notNow }: Verdict,
  reading: Reading,
  base: CostBase,
  { share }: Estimate,
): string {
  const weight = ({ criterion }: Evidence) => WEIGHTS[type][criterion] ?? 0;
  const counted = reading.evidence.filter((evidence) => weight(evidence) > 0);
  const pull = (evidence: Evidence) => weight(evidence) * (evidence.answer - 3);
  const reasons = counted.filter(({ answer }) => answer >= 4).sort((a, b) => pull(b) - pull(a));
  const drawbacks = counted.filter(({ answer }) => answer <= 2).sort((a, b) => pull(a) - pull(b));

  const sentences = [
    `Suitability for ${TRACK[type]}: ${Math.round(score)} of 100, ${percent(track.coverage)} of the criteria answered${track.coverage < 0.75 ? ', so confidence is low' : ''}.`,
    reasons.length > 0 ? `For it: ${listed(reasons.slice(0, REASONS), 0)}.` : '',
    drawbacks.length > 0 ? `Against it: ${listed(drawbacks.slice(0, DRAWBACKS), 1)}.` : '',
    calibration
      ? `Half of the score: ${Math.round(track.score ?? 0)} from the criteria; the other half: ${calibrationSaid(calibration)}.`
      : '',
    notNow ? 'Not now: the process is still changing. Settle it first.' : '',
    `Savings: ${percent(share)} of ${base.source}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function calibrationSaid({ score, raising, lowering }: Calibration): string {
  const told = [
    raising.length > 0 ? `raised by ${inQuotes(raising)}` : '',
    lowering.length > 0 ? `lowered by ${inQuotes(lowering)}` : '',
  ].filter(Boolean);
  return `${Math.round(score)} from labelled tasks in the same words${told.length > 0 ? `, ${told.join(', ')}` : ''}`;
}

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ');

const listed = (evidence: readonly Evidence[], side: 0 | 1) =>
  evidence.map(({ criterion, words }) => `${SAID[criterion][side]}${quoted(words)}`).join('; ');

const quoted = (words: readonly string[]) =>
  words.length > 0
    ? ` (${words
        .slice(0, 2)
        .map((word) => (word.startsWith('level ') || word === BY_A_PERSON ? word : `“${word}”`))
        .join(', ')})`
    : '';

const percent = (share: number) => `${Math.round(100 * share)}%`;
