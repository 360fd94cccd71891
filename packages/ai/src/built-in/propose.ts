import { BUILT_IN_ANALYST, type OpportunityDraft } from '@process-ai/contract/opportunities';
import type { UseCase } from '@process-ai/library/use-case';
import type { ProcessContext } from '../analyst.ts';
import { verdictsOf } from './calibration/verdicts.ts';
import { effortOf } from './effort.ts';
import { rationaleOf } from './rationale.ts';
import { type Reading, readProcess } from './reading.ts';
import { costBase, estimateSavings } from './savings.ts';

/**
 * The opportunities of a process, best first: the use cases that are proposed here, with savings, effort and reasons.
 * None where nothing is known. The same process gives the same opportunities.
 */
export function proposeOpportunities(
  context: ProcessContext,
  useCaseOf: (id: string) => UseCase | undefined,
  reading: Reading = readProcess(context),
): OpportunityDraft[] {
  const { finding, annualCost, level, sector } = context;
  const verdicts = new Map(verdictsOf(reading, context).map((verdict) => [verdict.type, verdict]));
  const chosen = finding.useCases.flatMap(({ id, words, shownAt }) => {
    const useCase = shownAt === null ? useCaseOf(id) : undefined;
    const verdict = useCase && verdicts.get(useCase.type);
    return useCase && verdict ? [{ useCase, words, verdict }] : [];
  });

  const base = costBase({ annualCost, level, volume: reading.answers.volume, profile: sector.profile });
  const estimates = estimateSavings(
    base.cost,
    chosen.map(({ useCase }) => useCase.benefit),
  );
  return chosen.map(({ useCase, words, verdict }, index) => {
    const estimate = estimates[index] ?? { savings: 0, share: 0 };
    return {
      type: useCase.type,
      title: useCase.title,
      description: useCase.description,
      estimatedSavings: estimate.savings,
      effort: effortOf(useCase, verdict.notNow),
      rationale: rationaleOf({ useCase, words, finding, verdict, reading, base, estimate }),
      basis: basisOf(context),
      confidence: finding.confidence,
      useCaseId: useCase.id,
      source: BUILT_IN_ANALYST,
    };
  });
}

/** A finding with use cases stands on a rung. */
function basisOf({ finding: { state } }: ProcessContext): OpportunityDraft['basis'] {
  return state === 'nothing' || state === 'unknown' || state === 'heading' ? null : state;
}
