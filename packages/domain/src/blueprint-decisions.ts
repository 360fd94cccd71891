import type { TouchPoint } from '@process-ai/contract/journeys';
import type { Blueprint } from './blueprint.ts';
import type { Decision } from './blueprint-decision.ts';
import { dueOf, groundwork } from './blueprint-groundwork.ts';
import { agentsAlone } from './blueprint-journeys.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { losesMoney } from './blueprint-priorities.ts';
import type { Duty } from './blueprint-risks.ts';
import { type MonthIn, monthBefore, monthIn } from './plan-months.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/** What starts within so many months of the first initiative is released together. */
const TRANCHE_MONTHS = 3;
const GATES_MOST = 4;

/** The decisions asked, in the order in which they are due where they have a date. */
export function decisionsOf(blueprint: Blueprint, planned: PlanView | null, duties: readonly Duty[]): Decision[] {
  const { comparison, language = 'en' } = blueprint;
  const words = storyWords(language).decisions;
  const told = { words, found: blueprint.case, monthIn: monthIn(language) };
  const going = planned?.rows.filter(({ leftOut }) => leftOut === null) ?? [];
  return [
    ...groundwork(blueprint, words),
    ...(planned ? budgets(planned, going, told) : []),
    ...(planned ? owners(planned, told, dueOf(blueprint)) : []),
    ...(planned ? placing(planned, blueprint, words) : []),
    ...(planned ? gates(planned, going, told) : []),
    ...laws(duties, words),
    ...vendors(comparison, words),
    ...customers(agentsAlone(blueprint), words),
  ];
}

type Words = StoryWords['decisions'];

interface Told {
  words: Words;
  found: Blueprint['case'];
  monthIn: MonthIn;
}

/** No money is asked for what costs more than it brings: that is to be reviewed. */
function budgets(planned: PlanView, going: readonly PlanRow[], told: Told): Decision[] {
  const { found } = told;
  const loses = new Map(
    found?.contributions.flatMap(({ id, presentBenefits: value, presentCosts: cost }) =>
      losesMoney({ value, cost }) ? [[id, cost - value]] : [],
    ),
  );
  const paying = going.filter(({ id }) => !loses.has(id));
  return [
    ...tranches(planned, paying, told),
    ...review(
      planned,
      going.flatMap((row) => {
        const loss = row.status === 'delivered' ? undefined : loses.get(row.id);
        return loss === undefined ? [] : [{ row, loss }];
      }),
      told,
    ),
  ];
}

/** What loses is reviewed at once, however many initiatives it is: a table of decisions stays one that can be read. */
function review(
  planned: PlanView,
  losing: readonly { row: PlanRow; loss: number }[],
  { words, monthIn }: Told,
): Decision[] {
  const sorted = losing.toSorted((a, b) => b.loss - a.loss);
  const [worst] = sorted;
  if (!worst) return [];
  const waiting = sorted.flatMap(({ row }) => (row.status === 'running' ? [] : [row]));
  const isOne = sorted.length === 1;
  const savings = sorted.reduce((sum, { row }) => sum + row.measured, 0);
  const named = words.quoted(worst.row.name);
  return [
    {
      kind: 'budget',
      what: isOne ? words.review(worst.row.name, waiting.length === 0) : words.reviewMany(sorted.length),
      owner: null,
      by:
        waiting.length < sorted.length
          ? null
          : monthBefore(planned, Math.min(...waiting.map(({ from }) => from)), monthIn),
      amount: waiting.length === 0 ? null : waiting.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
      unlocks: {
        savings: savings > 0 ? savings : null,
        loses: sorted.reduce((sum, { loss }) => sum + loss, 0),
        text: isOne ? '' : words.andMore(named, sorted.length - 1),
      },
    },
  ];
}

/** What begins first, and then the rest: nobody releases the money of the third year today. */
function tranches(planned: PlanView, paying: readonly PlanRow[], { words, monthIn }: Told): Decision[] {
  // Where no cost is known there is no money to release.
  const open = paying.filter(
    ({ status, oneOffCost }) => oneOffCost && (status === null || status === 'proposed' || status === 'committed'),
  );
  if (open.length === 0) return [];
  const begins = Math.min(...open.map(({ from }) => from));
  const parts = [
    open.filter(({ from }) => from < begins + TRANCHE_MONTHS),
    open.filter(({ from }) => from >= begins + TRANCHE_MONTHS),
  ].filter((rows) => rows.length > 0);
  return parts.map((rows, index): Decision => {
    const [first] = rows.toSorted((a, b) => a.from - b.from);
    const names = rows.map(({ name }) => name);
    const turn = index > 0 ? 'later' : planned.isUnderWay ? 'next' : 'first';
    const many = rows.length === 1 ? words.release(names[0] ?? '') : words.releaseMany(rows.length, turn);
    return {
      kind: 'budget',
      what: planned.follows === 'plan' ? many : words.releaseWaves(names, index === 0),
      owner: null,
      by: monthBefore(planned, first?.from ?? 1, monthIn),
      amount: rows.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
      unlocks: {
        savings: rows.reduce((sum, { measured }) => sum + measured, 0),
        text: rows.length === 1 ? '' : words.beginsFirst(first?.name ?? ''),
      },
    };
  });
}

/** Nobody is asked to answer for a plan as a whole: each initiative that still costs work has an owner before it begins. */
function owners(planned: PlanView, { words, monthIn: inWords }: Told, due: string): Decision[] {
  if (planned.follows !== 'plan') {
    const unlocks = { savings: null, text: words.plannerWhy };
    return [{ kind: 'owner', what: words.planner, owner: null, by: due, amount: null, unlocks }];
  }
  const open = planned.rows.filter(({ owner, status }) => owner === null && status !== null && status !== 'delivered');
  const [only] = open;
  if (!only) return [];
  const first = Math.min(...open.map(({ from }) => from));
  const savings = open.reduce((sum, { measured }) => sum + measured, 0);
  return [
    {
      kind: 'owner',
      what: open.length === 1 ? words.nameOwner(only.name) : words.nameOwners(open.length),
      owner: null,
      by: first <= 1 ? null : monthBefore(planned, first, inWords),
      amount: null,
      unlocks: { savings: savings > 0 ? savings : null, text: words.ownerWhy },
    },
  ];
}

/** What lies after the years of the case has no reason there: it is moved, or it is no part of the plan. */
function placing({ rows }: PlanView, { assumptions }: Blueprint, words: Words): Decision[] {
  const far = rows.filter(({ leftOut }) => leftOut === 'afterHorizon');
  const [first] = far.toSorted((a, b) => a.from - b.from);
  if (!first) return [];
  const of = (basis: 'measured' | 'benchmark') => far.reduce((sum, row) => sum + row[basis], 0);
  const [savings, benchmark] = [of('measured'), of('benchmark')];
  return [
    {
      kind: 'placing',
      what: far.length === 1 ? words.placeFar(first.name) : words.placeFarMany(far.length),
      owner: far.length === 1 ? first.owner : null,
      by: null,
      amount: null,
      unlocks: {
        savings: savings > 0 ? savings : null,
        ...(benchmark > 0 && { benchmark }),
        text: words.farWhy(first.when, assumptions.years),
      },
    },
  ];
}

/** Those of most savings; in the order of their dates. */
const gates = (planned: PlanView, going: readonly PlanRow[], { words, monthIn }: Told): Decision[] =>
  going
    .filter(({ gate, status }) => gate !== null && status !== 'delivered')
    .toSorted((a, b) => b.measured - a.measured)
    .slice(0, GATES_MOST)
    .toSorted((a, b) => a.to - b.to)
    .map((row) => ({
      kind: 'gate',
      what: words.gate(row.name),
      owner: row.owner,
      by: monthIn(planned, row.to),
      amount: null,
      unlocks: { savings: row.measured > 0 ? row.measured : null, text: words.gateText(row.gate ?? '') },
    }));

function laws(duties: readonly Duty[], words: Words): Decision[] {
  const strict = duties.filter(({ weight }) => weight !== 'notice');
  if (strict.length === 0) return [];
  const { size } = new Set(strict.flatMap((duty) => duty.initiatives));
  const named = strict.map(({ law }) => law).join('; ');
  return [
    {
      kind: 'law',
      what: words.counsel,
      owner: null,
      by: null,
      amount: null,
      unlocks: { savings: null, text: words.touches(size, named) },
    },
  ];
}

function vendors({ fits }: Blueprint['comparison'], words: Words): Decision[] {
  const [best, second] = fits.filter((fit) => fit.fits);
  if (!best) return [];
  return [
    {
      kind: 'vendors',
      what: words.invite(best.vendorName, second?.vendorName ?? null),
      owner: null,
      by: null,
      amount: null,
      unlocks: {
        savings: null,
        text: words.fitsBest(best.overallScore.toFixed(0), second?.overallScore.toFixed(0) ?? null),
      },
    },
  ];
}

function customers(alone: readonly TouchPoint[], words: Words): Decision[] {
  if (alone.length === 0) return [];
  return [
    {
      kind: 'customers',
      what: words.standBehind,
      owner: null,
      by: null,
      amount: null,
      unlocks: { savings: null, text: words.moments(alone.length, alone[0]?.name ?? '') },
    },
  ];
}
