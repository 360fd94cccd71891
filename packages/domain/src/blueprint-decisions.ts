import type { TouchPoint } from '@process-ai/contract/journeys';
import type { Blueprint } from './blueprint.ts';
import { conditions, redeployment } from './blueprint-conditions.ts';
import { type DatedDecision, type Decision, isGroundwork, stakeOf } from './blueprint-decision.ts';
import { dueIn, NOW, prepared } from './blueprint-due.ts';
import { gates } from './blueprint-gates.ts';
import { groundwork, leftOpen } from './blueprint-groundwork.ts';
import { agentsAlone } from './blueprint-journeys.ts';
import type { WorkView } from './blueprint-people.ts';
import { hasBegun, type PlanRow, type PlanView, workedOpportunities } from './blueprint-plan.ts';
import type { Priorities } from './blueprint-priorities.ts';
import type { Duty } from './blueprint-risks.ts';
import type { CheckedConstraint } from './blueprint-situation.ts';
import { budgets, type PlannedMoney, plannedMoney } from './blueprint-tranches.ts';
import { isUnclassed } from './general-duties.ts';
import { NUMBERS } from './language.ts';
import { savingsByBasis } from './savings-by-basis.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/** What the plan comes from and meets, and decisions follow from. */
export interface Deciding {
  duties: readonly Duty[];
  constraints: readonly CheckedConstraint[];
  weighed: Pick<Priorities, 'rows'> | null;
  work: WorkView | null;
}

/**
 * Of one month, what all others rest on comes first, then what loses; owners and gates before the money that needs them,
 * and of the rest what has most at stake.
 */
const turn = (one: DatedDecision): number => {
  if (isGroundwork(one)) return 0;
  if (one.unlocks.loses) return 1;
  if (one.kind === 'owner') return 2;
  return one.kind === 'gate' ? 3 : 4;
};

const byTurn = (a: DatedDecision, b: DatedDecision) =>
  turn(a) - turn(b) || (turn(a) === 0 ? 0 : stakeOf(b) - stakeOf(a));

/** The decisions asked: those of now first, then by date. */
export function decisionsOf(
  blueprint: Blueprint,
  planned: PlanView | null,
  { duties, constraints, weighed, work }: Deciding,
): Decision[] {
  const words = storyWords(blueprint.language ?? 'en').decisions;
  const money = planned && plannedMoney(blueprint, planned, weighed);
  const due = prepared(blueprint, planned);
  const asked: DatedDecision[] = [
    ...groundwork(blueprint, words, due),
    ...leftOpen(blueprint, due),
    ...(planned && money ? owners(blueprint, planned, money) : []),
    ...vendors(blueprint, planned),
    ...laws(duties, words, DECISION_WORDS[blueprint.language ?? 'en'].counsel),
    ...classes(blueprint, planned, duties),
    ...customers(agentsAlone(blueprint), words),
    ...conditions(blueprint, planned, constraints),
    ...redeployment(blueprint, planned, work, constraints),
    ...(planned && money ? gates(blueprint, planned, money) : []),
    ...(planned && money ? budgets(blueprint, planned, money) : []),
    ...(planned ? placing(planned, blueprint, words) : []),
  ];
  const when = ({ at }: DatedDecision) => at ?? Number.NEGATIVE_INFINITY;
  return asked
    .toSorted((a, b) => (when(a) === when(b) ? byTurn(a, b) : when(a) - when(b)))
    .map(({ kind, what, proposes, by, amount, unlocks }) => ({ kind, what, proposes, by, amount, unlocks }));
}

type Words = StoryWords['decisions'];

/** Nobody is asked to answer for a plan as a whole: each initiative that still costs work has an owner before its money is released. */
function owners(blueprint: Blueprint, planned: PlanView, { tranches }: PlannedMoney): DatedDecision[] {
  const words = storyWords(blueprint.language ?? 'en').decisions;
  const asked = { kind: 'owner', proposes: null, amount: null } as const;
  if (planned.follows !== 'plan') {
    const unlocks = { savings: null, text: words.plannerWhy };
    return [{ ...asked, what: words.planner, ...prepared(blueprint, planned), unlocks }];
  }
  const open = planned.rows.filter(({ owner, status }) => owner === null && status !== null && status !== 'delivered');
  const [only] = open;
  if (!only) return [];
  const released = new Map(tranches.flatMap(({ at, rows }) => rows.map(({ id }) => [id, at] as const)));
  const neededAt = ({ id, from, status }: PlanRow) =>
    status === 'running' ? Number.NEGATIVE_INFINITY : Math.min(from - 1, released.get(id) ?? from - 1);
  const savings = open.reduce((sum, { measured }) => sum + measured, 0);
  return [
    {
      ...asked,
      what: open.length === 1 ? words.nameOwner(only.name) : words.nameOwners(open.length),
      ...dueIn(blueprint, planned)(Math.min(...open.map(neededAt))),
      unlocks: { savings: savings > 0 ? savings : null, text: words.ownerWhy },
    },
  ];
}

/** What lies after the years of the case has no reason there: it is moved, or it is no part of the plan. */
function placing({ rows }: PlanView, { assumptions }: Blueprint, words: Words): DatedDecision[] {
  const far = rows.filter(({ leftOut }) => leftOut === 'afterHorizon');
  const [first] = far.toSorted((a, b) => a.from - b.from);
  if (!first) return [];
  const of = (basis: 'measured' | 'benchmark') => far.reduce((sum, row) => sum + row[basis], 0);
  const [savings, benchmark] = [of('measured'), of('benchmark')];
  return [
    {
      kind: 'placing',
      what: far.length === 1 ? words.placeFar(first.name) : words.placeFarMany(far.length),
      proposes: far.length === 1 ? first.owner : null,
      ...NOW,
      amount: null,
      unlocks: {
        savings: savings > 0 ? savings : null,
        ...(benchmark > 0 && { benchmark }),
        text: words.farWhy(first.when, assumptions.years),
      },
    },
  ];
}

function laws(duties: readonly Duty[], words: Words, counsel: string): DatedDecision[] {
  const strict = duties.filter(({ weight }) => weight !== 'notice');
  if (strict.length === 0) return [];
  const { size } = new Set(strict.flatMap((duty) => duty.initiatives));
  const named = strict.map(({ law }) => law).join('; ');
  return [
    {
      kind: 'law',
      what: words.counsel,
      proposes: counsel,
      ...NOW,
      amount: null,
      unlocks: { savings: null, text: words.touches(size, named) },
    },
  ];
}

/**
 * To which class of the AI Act each use belongs that has none: the same uses as the duty names. Before the first of them
 * begins; where work has begun without it, now.
 */
function classes(blueprint: Blueprint, planned: PlanView | null, duties: readonly Duty[]): DatedDecision[] {
  if (!planned || !duties.some(({ outOf }) => outOf)) return [];
  const { language = 'en' } = blueprint;
  const open = workedOpportunities(blueprint, planned).flatMap(({ opportunity }) =>
    isUnclassed(opportunity, blueprint.duties) ? [opportunity] : [],
  );
  const ids = new Set(open.map(({ id }) => id));
  const rows = planned.rows
    .filter(({ opportunityIds }) => opportunityIds.some((id) => ids.has(id)))
    .toSorted((a, b) => a.from - b.from);
  const [first] = rows;
  if (!first) return [];
  const begun = rows.find(hasBegun);
  const due = planned.startMonth === null ? prepared(blueprint, planned) : dueIn(blueprint, planned)(first.from - 1);
  const { measured, benchmark } = savingsByBasis(open);
  const words = DECISION_WORDS[language];
  return [
    {
      kind: 'law',
      what: words.classUses(open.length),
      proposes: words.counsel,
      ...(begun ? NOW : due),
      amount: null,
      unlocks: {
        savings: measured > 0 ? 1000 * measured : null,
        ...(benchmark > 0 && { benchmark: 1000 * benchmark }),
        text: begun
          ? words.begunUnclassed(begun.name)
          : words.classWhy(first.name, storyWords(language).inSentence(first.when)),
      },
    },
  ];
}

/** Who is to prove it; where none of them fits, or none was compared, that comes before any budget. */
function vendors(blueprint: Blueprint, planned: PlanView | null): DatedDecision[] {
  const { comparison, language = 'en' } = blueprint;
  const words = storyWords(language).decisions;
  const more = DECISION_WORDS[language];
  const [best, second] = comparison.fits.filter((fit) => fit.fits);
  const asked = { kind: 'vendors', proposes: null, amount: null } as const;
  if (best) {
    const text = words.fitsBest(best.overallScore.toFixed(0), second?.overallScore.toFixed(0) ?? null);
    const what = words.invite(best.vendorName, second?.vendorName ?? null);
    return [{ ...asked, what, ...NOW, unlocks: { savings: null, text } }];
  }
  if (!planned) return [];
  const due = prepared(blueprint, planned);
  const nearest = comparison.fits.toSorted((a, b) => b.shares.coverage - a.shares.coverage)[0];
  if (!nearest) return [{ ...asked, what: more.compare, ...due, unlocks: { savings: null, text: more.compareWhy } }];
  const { coverage } = nearest.shares;
  const covered = NUMBERS[language].percent(100 * coverage, 0);
  const text = more.compareMoreWhy(comparison.fits.length, coverage > 0 ? [nearest.vendorName, covered] : null);
  return [{ ...asked, what: more.compareMore, ...due, unlocks: { savings: null, text } }];
}

function customers(alone: readonly TouchPoint[], words: Words): DatedDecision[] {
  if (alone.length === 0) return [];
  return [
    {
      kind: 'customers',
      what: words.standBehind,
      proposes: null,
      ...NOW,
      amount: null,
      unlocks: { savings: null, text: words.moments(alone.length, alone[0]?.name ?? '') },
    },
  ];
}
