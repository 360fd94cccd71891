import { BUILT_IN_ANALYST, type OpportunityDraft, type OpportunityType } from '@process-ai/contract/opportunities';
import { bySuitability } from '@process-ai/domain/suitability';
import type { ProcessContext } from '../analyst.ts';
import { verdictsOf } from './calibration/verdicts.ts';
import { effortOf } from './effort.ts';
import { decides } from './forms.ts';
import type { Patterns, Subject } from './pattern.ts';
import { PATTERNS_BY_FORM } from './patterns/by-form.ts';
import { patternsOfPair } from './patterns/by-pair.ts';
import { PATTERNS } from './patterns/by-verb.ts';
import { group } from './patterns/group.ts';
import { rationaleOf } from './rationale.ts';
import { type Reading, readProcess } from './reading.ts';
import { costBase, estimateSavings } from './savings.ts';

/** Below this score a type is proposed only when it is the best there is. An agent has to earn its effort. */
const WORTHWHILE: Record<OpportunityType, number> = { automation: 55, ai: 55, agentic: 66 };
const HEADING_LEVEL = 2;
/** Of a heading's cost, the share that lies in the hand-overs between its sub-processes: an assumption. */
const HEADING_REACH = 0.3;

/** One to three opportunities for a process, best first. The same process gives the same opportunities. */
export function proposeOpportunities(
  context: ProcessContext,
  reading: Reading = readProcess(context),
): OpportunityDraft[] {
  const patterns = patternsFor(reading, context);
  const subject = subjectOf(reading, context);

  const candidates = verdictsOf(reading, context)
    .flatMap((verdict) => {
      const pattern = patterns[verdict.type];
      return pattern ? [{ ...verdict, pattern }] : [];
    })
    .sort(bySuitability);
  const worthwhile = candidates.filter(({ type, score }) => score >= WORTHWHILE[type]);
  const chosen = worthwhile.length > 0 ? worthwhile : candidates.filter(({ type }) => type !== 'agentic').slice(0, 1);

  const base = costBase(context.annualCost, context.level, reading.answers.volume);
  const estimates = estimateSavings(base.cost, isHeading(context) ? HEADING_REACH : 1, chosen);
  return chosen.map(({ pattern, ...verdict }, index) => {
    const estimate = estimates[index] ?? { savings: 0, share: 0 };
    return {
      type: verdict.type,
      ...pattern(subject),
      estimatedSavings: estimate.savings,
      effort: effortOf(verdict, context.level),
      rationale: rationaleOf(verdict, reading, base, estimate),
      source: BUILT_IN_ANALYST,
    };
  });
}

/** A heading over several processes is helped between them, some work by the form of its object, all else by its verb. */
function patternsFor({ verbClass, form, object }: Reading, context: ProcessContext): Patterns {
  if (isHeading(context)) return group;
  const byForm = form !== null && decides(form, verbClass) ? PATTERNS_BY_FORM[form] : undefined;
  return byForm ?? { ...PATTERNS[verbClass], ...patternsOfPair(verbClass, object.id) };
}

const isHeading = ({ level, children }: ProcessContext) => level <= HEADING_LEVEL && children.length > 1;

function subjectOf({ action, object, objectWords }: Reading, { name, children }: ProcessContext): Subject {
  // A name in a language that the analyst does not read keeps its spelling.
  const isUnderstood = action.verb !== null || objectWords.length > 0;
  const bare = (isUnderstood ? action.object : shortened(name)) || object.noun;
  return {
    bare,
    name: shortened(name),
    it: /^(?:the|a|an|our|its)\s/i.test(bare) ? bare : `the ${bare}`,
    o: object,
    parts: children,
  };
}

const shortened = (name: string) => name.trim().slice(0, 80).toWellFormed();
