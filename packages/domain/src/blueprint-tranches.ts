import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { dueIn, NOW } from './blueprint-due.ts';
import { ownerOf } from './blueprint-owners.ts';
import { hasBegun, type PlanRow, type PlanView } from './blueprint-plan.ts';
import { losesMoney, type Priorities } from './blueprint-priorities.ts';
import { monthIn } from './plan-months.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import { storyWords } from './story-words/story-words.ts';

/** What starts within so many months of the first initiative is released together. */
const TRANCHE_MONTHS = 3;
/** A plan of many years is released in longer steps: so many are asked for at most, but for what waits for a gate. */
const TRANCHES_MOST = 4;
/** So many are asked again one by one; more of them in steps. */
const SINGLE_MOST = 3;
/** Named of those that are asked for together. */
const NAMED = 3;

/** Money for what is decided on together. */
export interface Tranche {
  /** Month of the plan by which it is decided. */
  at: number;
  rows: readonly PlanRow[];
  /** Nobody releases with others what costs more and brings less than most: it is decided on anew. */
  isAskedAgain: boolean;
}

/** The money of the plan: what pays in tranches, what is to be asked again, and what loses. */
export interface PlannedMoney {
  /** In the order of their dates. */
  tranches: readonly Tranche[];
  losing: readonly { row: PlanRow; loss: number }[];
  /** To be paid for, though the case does not count it: what is committed, and what is proposed and not measured. */
  outside: readonly PlanRow[];
}

/**
 * Each initiative's money is asked for before its work begins, and not before the last gate that it waits for; where its
 * work is planned to begin before that gate, nothing waits for it.
 */
export function plannedMoney(
  { case: found }: Blueprint,
  { rows }: PlanView,
  weighed: Pick<Priorities, 'rows'> | null,
): PlannedMoney {
  const going = rows.filter(({ leftOut }) => leftOut === null);
  const loses = new Map(
    found?.contributions.flatMap(({ id, presentBenefits: value, presentCosts: cost }) =>
      losesMoney({ value, cost }) ? [[id, cost - value]] : [],
    ),
  );
  const asked = new Set(weighed?.rows.flatMap(({ id, quadrant }) => (quadrant === 'question' ? [id] : [])));
  // Where no cost is known there is no money to release.
  const open = going.filter(
    ({ id, status, oneOffCost }) =>
      !loses.has(id) && oneOffCost && (status === null || status === 'proposed' || status === 'committed'),
  );
  const gateOf = (row: PlanRow) =>
    Math.min(row.from - 1, Math.max(Number.NEGATIVE_INFINITY, ...gatesBefore(row, rows).map(({ to }) => to)));
  const again = open.filter(({ id }) => asked.has(id));
  const single = again.length <= SINGLE_MOST ? again.map((row) => [row]) : [again];
  return {
    tranches: [
      ...inSteps(
        open.filter(({ id }) => !asked.has(id)),
        gateOf,
      ).map((step) => ({ ...step, isAskedAgain: false })),
      ...single.flatMap((part) => inSteps(part, gateOf)).map((step) => ({ ...step, isAskedAgain: true })),
    ].sort((a, b) => a.at - b.at),
    outside: rows.filter(
      ({ leftOut, status, oneOffCost }) =>
        oneOffCost &&
        (leftOut === 'notCosted' || leftOut === 'doesNotPay') &&
        (status === 'committed' || (status === 'proposed' && leftOut === 'notCosted')),
    ),
    losing: going.flatMap((row) => {
      const loss = row.status === 'delivered' ? undefined : loses.get(row.id);
      return loss === undefined ? [] : [{ row, loss }];
    }),
  };
}

/** What it depends on that has a gate still to pass. */
const gatesBefore = ({ after }: PlanRow, rows: readonly PlanRow[]): PlanRow[] =>
  rows.filter(({ name, gate, status }) => after.includes(name) && gate !== null && status !== 'delivered');

function inSteps(open: readonly PlanRow[], gateOf: (row: PlanRow) => number): Omit<Tranche, 'isAskedAgain'>[] {
  const neededAt = ({ from }: PlanRow) => from - 1;
  const steps: Omit<Tranche, 'isAskedAgain'>[] = [];
  const months = open.map(neededAt);
  const span = Math.max(...months) - Math.min(...months) + 1;
  const length = Math.max(TRANCHE_MONTHS, Math.ceil(span / TRANCHES_MOST));
  let left = open.toSorted((a, b) => neededAt(a) - neededAt(b));
  while (left[0]) {
    const at = neededAt(left[0]);
    const isIn = (row: PlanRow) => gateOf(row) <= at && neededAt(row) < at + length;
    steps.push({ at, rows: left.filter(isIn) });
    left = left.filter((row) => !isIn(row));
  }
  return steps;
}

export const budgets = (blueprint: Blueprint, planned: PlanView, money: PlannedMoney): DatedDecision[] => [
  ...review(blueprint, money),
  ...releases(blueprint, planned, money),
  ...releasesOutside(blueprint, planned, money),
];

/** One by one, since no sum of the case holds them: each is decided on before its work begins. */
function releasesOutside(blueprint: Blueprint, planned: PlanView, { outside }: PlannedMoney): DatedDecision[] {
  const { language = 'en' } = blueprint;
  const due = dueIn(blueprint, planned);
  return outside.map((row) => ({
    kind: 'budget',
    what: storyWords(language).decisions.release(row.name),
    ...due(row.from - 1),
    proposes: row.owner,
    amount: row.oneOffCost,
    unlocks: {
      savings: row.measured > 0 ? row.measured : null,
      ...(row.benchmark > 0 && { benchmark: row.benchmark }),
      text: DECISION_WORDS[language].outside[row.status === 'committed' ? 'committed' : 'proposed'],
    },
  }));
}

/** What loses is reviewed at once, however many initiatives it is: a table of decisions stays one that can be read. */
function review(blueprint: Blueprint, { losing }: PlannedMoney): DatedDecision[] {
  const words = storyWords(blueprint.language ?? 'en').decisions;
  const sorted = losing.toSorted((a, b) => b.loss - a.loss);
  const [worst] = sorted;
  if (!worst) return [];
  const waiting = sorted.flatMap(({ row }) => (row.status === 'running' ? [] : [row]));
  const isOne = sorted.length === 1;
  const savings = sorted.reduce((sum, { row }) => sum + row.measured, 0);
  return [
    {
      kind: 'budget',
      what: isOne ? words.review(worst.row.name, waiting.length === 0) : words.reviewMany(sorted.length),
      // It waits for nothing, and each month costs.
      ...NOW,
      proposes: ownerOf(sorted.map(({ row }) => row)),
      amount: waiting.length === 0 ? null : waiting.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
      unlocks: {
        savings: savings > 0 ? savings : null,
        loses: sorted.reduce((sum, { loss }) => sum + loss, 0),
        text: isOne ? '' : words.andMore(words.quoted(worst.row.name), sorted.length - 1),
      },
    },
  ];
}

/** What begins first, and then the rest: nobody releases the money of the third year today. */
function releases(blueprint: Blueprint, planned: PlanView, { tranches }: PlannedMoney): DatedDecision[] {
  const { language = 'en' } = blueprint;
  const words = storyWords(language).decisions;
  const more = DECISION_WORDS[language];
  const due = dueIn(blueprint, planned);
  const month = (of: number) => monthIn(language)(planned, of);
  const firstAt = tranches.find(({ isAskedAgain }) => !isAskedAgain)?.at;
  return tranches.map(({ at, rows, isAskedAgain }): DatedDecision => {
    const [first] = rows.toSorted((a, b) => a.from - b.from);
    const names = rows.map(({ name }) => name);
    const [only = ''] = names;
    const isFirst = at === firstAt;
    const released = () => {
      if (planned.follows !== 'plan') return words.releaseWaves(names, isFirst);
      if (rows.length === 1) return words.release(only);
      if (!isFirst) return more.releaseFrom(rows.length, due(Math.min(...rows.map(({ from }) => from))).by ?? '');
      return words.releaseMany(rows.length, planned.rows.some(hasBegun) ? 'next' : 'first');
    };
    const asked = rows.length === 1 ? more.askAgain(only) : more.askAgainMany(rows.length);
    const begins = rows.length === 1 ? '' : words.beginsFirst(first?.name ?? '', month(first?.from ?? at + 1));
    const open = rows.flatMap((row) => gatesBefore(row, planned.rows)).find(({ to }) => to > at);
    const ahead = open ? more.beforeGate(open.name, month(open.to)) : '';
    const named = names.slice(0, NAMED).map(words.quoted).join(', ');
    const listed = rows.length > NAMED ? words.andMore(named, rows.length - NAMED) : named;
    const again = rows.length === 1 ? '' : listed;
    const ids = new Set(rows.map(({ id }) => id));
    const over = isAskedAgain ? overYears(blueprint, ids) : null;
    return {
      kind: 'budget',
      what: isAskedAgain ? asked : released(),
      ...due(at),
      proposes: ownerOf(rows),
      amount: rows.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
      unlocks: {
        savings: rows.reduce((sum, { measured }) => sum + measured, 0),
        ...(over && { over }),
        text: [isAskedAgain ? again : begins, ahead].filter(Boolean).join('; '),
      },
    };
  });
}

/** What the case counts of them, as worth today; null where it counts none. */
function overYears({ case: found }: Blueprint, ids: ReadonlySet<string>): { value: number; cost: number } | null {
  const counted = found?.contributions.filter(({ id }) => ids.has(id)) ?? [];
  if (counted.length === 0) return null;
  return {
    value: counted.reduce((sum, { presentBenefits }) => sum + presentBenefits, 0),
    cost: counted.reduce((sum, { presentCosts }) => sum + presentCosts, 0),
  };
}
