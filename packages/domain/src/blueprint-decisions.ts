import type { Blueprint } from './blueprint.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import type { Duty } from './blueprint-risks.ts';
import { addMonths } from './calendar-months.ts';
import { countedOnly } from './counted-opportunities.ts';
import { NUMBERS } from './language.ts';
import { savingsByBasis } from './savings-by-basis.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/** What the steering committee is asked to decide. Amounts are in currency units. */
export interface Decision {
  kind: 'proposals' | 'figures' | 'budget' | 'gate' | 'law' | 'vendors' | 'customers';
  what: string;
  /** A role, as "Head of claims"; null = the steering committee. */
  owner: string | null;
  /** "Mar 2026", "month 4"; null = now. */
  by: string | null;
  /** Once, to be released; null = it is about no money. */
  amount: number | null;
  unlocks: {
    /** Measured savings a year; null = none of its own. */
    savings: number | null;
    /** The same by benchmark; absent = none, or not what is asked. */
    benchmark?: number;
    /** What it costs more than it brings over the years of the case, as worth today; absent = it brings more. */
    loses?: number;
    text: string;
  };
}

/** Who answers for how much of the plan. */
export interface Responsibility {
  /** Null = nobody is named. */
  owner: string | null;
  initiatives: readonly string[];
  oneOffCost: number;
  /** Measured, a year. */
  savings: number;
  /** "Aug 2026": the end of the last initiative with a gate; null = no gate. */
  lastGate: string | null;
}

/** What starts within so many months of the first initiative is released together. */
const TRANCHE_MONTHS = 3;
const GATES_MOST = 4;

/** The decisions asked, in the order in which they are due where they have a date. */
export function decisionsOf(blueprint: Blueprint, planned: PlanView | null, duties: readonly Duty[]): Decision[] {
  const { comparison, journeys, language = 'en' } = blueprint;
  const words = storyWords(language).decisions;
  const told = { words, found: blueprint.case, monthIn: monthIn(language) };
  const going = planned?.rows.filter(({ leftOut }) => leftOut === null) ?? [];
  return [
    ...groundwork(blueprint, words),
    ...(planned ? budgets(planned, going, told) : []),
    ...(planned ? gates(planned, going, told) : []),
    ...laws(duties, words),
    ...vendors(comparison, words),
    ...customers(journeys, words),
  ];
}

type Words = StoryWords['decisions'];

interface Told {
  words: Words;
  found: Blueprint['case'];
  monthIn: MonthIn;
}

const MEASURED_FIRST_MOST = 10;
const NAMED = 3;

/** What comes before any budget: to decide on what is proposed, and to measure the processes that hold most. */
function groundwork({ decided, processes, case: found }: Blueprint, words: Words): Decision[] {
  if (decided && found !== null) return [];
  const worth = countedOnly(processes, decided)
    .map(({ name, opportunities }) => ({ name, count: opportunities.length, ...savingsByBasis(opportunities) }))
    .sort((a, b) => b.benchmark - a.benchmark);
  const count = worth.reduce((sum, one) => sum + one.count, 0);
  const of = (basis: 'measured' | 'benchmark') => 1000 * worth.reduce((sum, one) => sum + one[basis], 0);
  const [measured, benchmark] = [of('measured'), of('benchmark')];
  const asked = { owner: null, by: null, amount: null };
  const decide: Decision = {
    kind: 'proposals',
    what: words.decide(count),
    ...asked,
    unlocks: {
      savings: measured > 0 ? measured : null,
      benchmark,
      text: words.decideWhy,
    },
  };
  let held = 0;
  // The fewest that hold half of it.
  const first = worth.slice(0, MEASURED_FIRST_MOST).filter((one) => {
    const isNeeded = one.benchmark > 0 && 1000 * held < benchmark / 2;
    if (isNeeded) held += one.benchmark;
    return isNeeded;
  });
  const names = first.slice(0, NAMED).map(({ name }) => words.quoted(name));
  const more = first.length - names.length;
  const named = names.join(', ');
  const measure: Decision = {
    kind: 'figures',
    what: words.measure(first.length),
    ...asked,
    unlocks: {
      savings: null,
      benchmark: 1000 * held,
      text: more > 0 ? words.andMore(named, more) : named,
    },
  };
  return [...(!decided && count > 0 ? [decide] : []), ...(found === null && first.length > 0 ? [measure] : [])];
}

/** No money is asked for what costs more than it brings: that is to be reviewed. */
function budgets(planned: PlanView, going: readonly PlanRow[], told: Told): Decision[] {
  const { found } = told;
  const loses = new Map(
    found?.contributions.flatMap(({ id, presentBenefits, presentCosts }) =>
      presentBenefits < presentCosts ? [[id, presentCosts - presentBenefits]] : [],
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
        waiting.length < sorted.length ? null : before(planned, Math.min(...waiting.map(({ from }) => from)), monthIn),
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
    const many = rows.length === 1 ? words.release(names[0] ?? '') : words.releaseMany(rows.length, index === 0);
    return {
      kind: 'budget',
      what: planned.follows === 'plan' ? many : words.releaseWaves(names, index === 0),
      owner: null,
      by: before(planned, first?.from ?? 1, monthIn),
      amount: rows.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
      unlocks: {
        savings: rows.reduce((sum, { measured }) => sum + measured, 0),
        text: rows.length === 1 ? '' : words.beginsFirst(first?.name ?? ''),
      },
    };
  });
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

function customers(journeys: Blueprint['journeys'], words: Words): Decision[] {
  const points = journeys.flatMap(({ touchPoints }) => touchPoints);
  const alone = points.filter(({ momentThatMatters, type }) => momentThatMatters && type === 'agent');
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

/** By owner, the one who answers for most savings first; those whom nobody owns last. */
export function responsibilities(
  planned: PlanView | null,
  language: NonNullable<Blueprint['language']> = 'en',
): Responsibility[] {
  if (planned?.follows !== 'plan') return [];
  return [...Map.groupBy(planned.rows, ({ owner }) => owner)]
    .map(([owner, rows]): Responsibility => {
      const gated = rows.filter(({ gate }) => gate !== null);
      return {
        owner,
        initiatives: rows.map(({ name }) => name),
        oneOffCost: rows.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
        savings: rows.reduce((sum, { measured }) => sum + measured, 0),
        lastGate: gated.length > 0 ? monthIn(language)(planned, Math.max(...gated.map(({ to }) => to))) : null,
      };
    })
    .sort((a, b) => Number(a.owner === null) - Number(b.owner === null) || b.savings - a.savings);
}

type MonthIn = (planned: PlanView, month: number) => string;

const monthIn =
  (language: NonNullable<Blueprint['language']>): MonthIn =>
  ({ startMonth }, month) =>
    startMonth === null
      ? storyWords(language).monthOfPlan(month)
      : NUMBERS[language].month(addMonths(startMonth, month - 1));

/** The month before the work begins. */
const before = (planned: PlanView, month: number, inWords: MonthIn): string | null =>
  planned.startMonth === null && month <= 1 ? null : inWords(planned, month - 1);
