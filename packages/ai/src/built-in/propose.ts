import type { ProcessFinding } from '@process-ai/contract/findings';
import { BUILT_IN_ANALYST, type OpportunityDraft, type OpportunityType } from '@process-ai/contract/opportunities';
import type { Criterion } from '@process-ai/contract/suitability';
import { WEIGHTS } from '@process-ai/domain/suitability';
import { benefitOf, type Range, type UseCase } from '@process-ai/library/use-case';
import type { ProcessContext, ProcessEvidence } from '../analyst.ts';
import type { Calibration } from './calibration/calibration.ts';
import { type Verdict, verdictsOf } from './calibration/verdicts.ts';
import { BY_A_PERSON, type Evidence, isOfDocument, type Reading, readProcess } from './reading.ts';

/**
 * The opportunities of a process, best first: the use cases that are proposed here, with benefit, effort and reasons.
 * None where nothing is known. The same process gives the same opportunities.
 */
export function proposeOpportunities(
  context: ProcessContext,
  useCaseOf: (id: string) => UseCase | undefined,
  reading: Reading = readProcess(context),
  verdicts: readonly Verdict[] = verdictsOf(reading, context),
): OpportunityDraft[] {
  const { finding } = context;
  const chosen = finding.useCases.flatMap(({ id, words, shownAt }) => {
    const useCase = shownAt === null ? useCaseOf(id) : undefined;
    const verdict = useCase && verdicts.find(({ type }) => type === useCase.type);
    return useCase && verdict ? [{ useCase, words, verdict }] : [];
  });
  return chosen.map(({ useCase, words, verdict }) => ({
    type: useCase.type,
    title: useCase.title,
    description: useCase.description,
    benefit: benefitOf(useCase),
    effort: effortOf(useCase, verdict.notNow),
    rationale: rationaleOf({ useCase, words, finding, verdict, reading, said: context.evidence ?? [] }),
    basis: basisOf(context),
    confidence: finding.confidence,
    useCaseId: useCase.id,
    source: BUILT_IN_ANALYST,
  }));
}

/** A finding with use cases stands on a rung. */
function basisOf({ finding: { state } }: ProcessContext): OpportunityDraft['basis'] {
  return state === 'nothing' || state === 'unknown' || state === 'heading' ? null : state;
}

/** From how many person-days on an effort is 2, 3, 4 and 5. */
const FROM_DAYS = [15, 35, 80, 160];

/** 1 (days, one team) to 5 (a programme of its own): by the person-days of the use case; one more while the process is changing. */
export function effortOf({ effort: [, likely] }: Pick<UseCase, 'effort'>, notNow: boolean): number {
  const steps = FROM_DAYS.filter((days) => likely >= days).length;
  return Math.min(5, 1 + steps + (notNow ? 1 : 0));
}

const TRACK: Record<OpportunityType, string> = { automation: 'automation', ai: 'AI', agentic: 'an agent' };

/** How each criterion reads when the answer is high, and when it is low. */
const SAID: Record<Criterion, [high: string, low: string]> = {
  rules: ['clear rules', 'few clear rules'],
  structured: ['structured data', 'little structured data'],
  digital: ['digital inputs', 'work off-line'],
  volume: ['high volume', 'low volume'],
  fewExceptions: ['few exceptions', 'exceptions and judgment'],
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
/** Sentences of documents that are quoted, and characters of each. */
const DOCUMENTS = 2;
const QUOTE = 160;

interface Reasons {
  useCase: UseCase;
  /** The words of the process that led to it. */
  words: readonly string[];
  finding: ProcessFinding;
  verdict: Verdict;
  reading: Reading;
  /** What the client's documents say. */
  said: readonly ProcessEvidence[];
}

/**
 * Why an opportunity is proposed: what the process was taken to be, on which rung it was found and by which words, how
 * the process ranks within the type, and what it moves. Amounts follow today's figures, so none stands here.
 */
function rationaleOf({ useCase, words, finding, verdict, reading, said }: Reasons): string {
  const { type, score, track, calibration, notNow } = verdict;
  const weight = ({ criterion }: Evidence) => WEIGHTS[type][criterion] ?? 0;
  const counted = reading.evidence.filter((evidence) => weight(evidence) > 0);
  const pull = (evidence: Evidence) => weight(evidence) * (evidence.answer - 3);
  const reasons = counted.filter(({ answer }) => answer >= 4).sort((a, b) => pull(b) - pull(a));
  const drawbacks = counted.filter(({ answer }) => answer <= 2).sort((a, b) => pull(a) - pull(b));

  const sentences = [
    `Understood as “${finding.understoodAs}”. ${foundBy(finding, words)}`,
    `Benefit: ${useCase.benefit.moves} by ${rangeOf(useCase.benefit.share)}, ${basisWords(useCase)}.`,
    useCase.benefit.moves === 'handling time'
      ? 'The amount follows today’s figures: its share of what the process saves.'
      : 'That is no money of this process: it is measured by itself, and never added to savings.',
    `Suitability for ${TRACK[type]}, to rank it among others of its type: ${Math.round(score)} of 100, ${percent(track.coverage)} of the criteria answered.`,
    reasons.length > 0 ? `For it: ${listed(reasons.slice(0, REASONS), 0)}.` : '',
    drawbacks.length > 0 ? `Against it: ${listed(drawbacks.slice(0, DRAWBACKS), 1)}.` : '',
    calibration
      ? `Half of the score: ${Math.round(track.score ?? 0)} from the criteria; the other half: ${calibrationSaid(calibration)}.`
      : '',
    said.length > 0 ? `The client’s documents: ${said.slice(0, DOCUMENTS).map(cited).join('; ')}.` : '',
    notNow ? 'Not now: the process is still changing. Settle it first.' : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function foundBy({ state, place, confidence }: ProcessFinding, words: readonly string[]): string {
  const by = words.length > 0 ? ` by ${inQuotes(words)}` : '';
  const sure = `confidence ${percent(confidence ?? 0)}`;
  if (state === 'tied') return `Use case tied by hand to ${place}; ${sure}.`;
  if (state === 'known') return `Use case tied by hand to ${place}, which has the same name; ${sure}.`;
  if (state === 'near') return `Use case of ${place}, above it, found${by}; ${sure}.`;
  return `Use case found in the catalog${by}; ${sure}.`;
}

const cited = ({ quote, fileName, page }: ProcessEvidence) =>
  `“${quote.length > QUOTE ? `${quote.slice(0, QUOTE).toWellFormed()}…` : quote}” (${fileName}, p. ${page})`;

const basisWords = ({ benefit: { basis } }: UseCase) =>
  basis === 'judgement' ? 'by the judgment of who wrote the use case' : `as published in ${basis.published}`;

const rangeOf = ([low, likely, high]: Range) => `${percent(likely)} (${percent(low)} to ${percent(high)})`;

function calibrationSaid({ score, raising, lowering }: Calibration): string {
  const told = [
    raising.length > 0 ? `raised by ${inQuotes(raising)}` : '',
    lowering.length > 0 ? `lowered by ${inQuotes(lowering)}` : '',
  ].filter(Boolean);
  return `${Math.round(score)} from labeled tasks in the same words${told.length > 0 ? `, ${told.join(', ')}` : ''}`;
}

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ');

const listed = (evidence: readonly Evidence[], side: 0 | 1) =>
  evidence.map(({ criterion, words }) => `${SAID[criterion][side]}${quoted(words)}`).join('; ');

const quoted = (words: readonly string[]) =>
  words.length > 0
    ? ` (${words
        .slice(0, 2)
        .map((word) => (word.startsWith('level ') || word === BY_A_PERSON || isOfDocument(word) ? word : `“${word}”`))
        .join(', ')})`
    : '';

const percent = (share: number) => `${Math.round(100 * share)}%`;
