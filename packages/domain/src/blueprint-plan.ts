import type { LeftOutReason, SectorCase } from '@process-ai/contract/business-case';
import type { Initiative, InitiativeStatus, Month, Plan } from '@process-ai/contract/initiatives';
import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint } from './blueprint.ts';
import { addMonths, monthsLong } from './calendar-months.ts';
import { counts } from './counted-opportunities.ts';
import { NUMBERS } from './language.ts';
import { type ActualFigures, inOneBasis, planAgainstActual } from './plan-actual.ts';
import { lastBeforeBreak } from './plan-break.ts';
import { storyWords } from './story-words/story-words.ts';

/** What came of an initiative up to the last month with a figure, against what was committed for that time; currency units. */
export interface PlanActual {
  until: Month;
  /** Null = nobody has said. */
  spent: number | null;
  saved: number | null;
  plannedCost: number;
  plannedSavings: number;
}

/** An initiative, or a wave of the roadmap, as the files show it. Amounts are in currency units. */
export interface PlanRow {
  id: string;
  name: string;
  owner: string | null;
  /** Months of work, counted from month 1 of the plan; 0 and below = before it. */
  from: number;
  to: number;
  /** "Apr to Aug 2026", "Months 1–3". */
  when: string;
  /** Null = a wave. */
  status: InitiativeStatus | null;
  /** Null = not known: a wave where there is no case, or an initiative without a cost line. */
  oneOffCost: number | null;
  /** A year, once it is delivered. */
  annualRunCost: number | null;
  /** What it saves a year once all of it works; the two are never added up. */
  measured: number;
  benchmark: number;
  gate: string | null;
  /** Names of what must be delivered before it starts. */
  after: readonly string[];
  /** Of the opportunities that it carries. */
  opportunityIds: readonly string[];
  /** Null = no figure has been entered. */
  actual: PlanActual | null;
  /** Why it is not in the business case; null = it is. */
  leftOut: LeftOutReason | null;
}

/** What is done when, by whom, for how much: the plan that people made, else the waves of the roadmap. */
export interface PlanView {
  follows: SectorCase['follows'];
  /** Month 1; null while there is no plan. */
  startMonth: Month | null;
  /** In the order of the plan; what was stopped is left out. */
  rows: readonly PlanRow[];
  /** Whether any work has begun. */
  isUnderWay: boolean;
  /** Whether its first month lies after the date of the files: what is entered as running starts then. */
  isAhead: boolean;
  /** Of these rows, those of the earliest month; what has begun stands before what has not. */
  begins: readonly PlanRow[];
  stopped: number;
  /** Last month of work, from month 1, but of what lies far beyond the years of the case. */
  lastMonth: number;
  /** Of those up to it, what has not begun. */
  toBegin: readonly PlanRow[];
  /** What begins after it. */
  later: readonly PlanRow[];
  /** What all rows cost and save. */
  total: Pick<PlanRow, 'oneOffCost' | 'annualRunCost' | 'measured' | 'benchmark'>;
  /** What came of all of which figures were entered, up to the last of them; null where none were. */
  came: PlanActual | null;
}

export const hasBegun = ({ status }: Pick<PlanRow, 'status'>): boolean =>
  status === 'running' || status === 'delivered';

/** Null where nothing is planned. */
export function planView(blueprint: Blueprint): PlanView | null {
  const { plan, roadmap, case: found, cover } = blueprint;
  const leftOut = new Map(found?.notInCase.initiatives.map(({ id, reason }) => [id, reason]));
  const reasonOf = (id: string) => leftOut.get(id) ?? null;
  const hasPlan = plan !== null && plan.initiatives.length > 0;
  const rows = hasPlan ? initiativesOf(plan, reasonOf, blueprint) : wavesOf(roadmap, found, reasonOf, blueprint);
  const going = rows.filter(({ status }) => status !== 'stopped');
  if (going.length === 0) return null;
  const earliest = Math.min(...going.map(({ from }) => from));
  const { years } = blueprint.assumptions;
  const lastMonth = lastBeforeBreak(going, years) ?? Math.max(1, ...going.map(({ to }) => to));
  const came = cameOfAll(going.flatMap(({ actual }) => actual ?? []));
  const isAhead =
    came === null && hasPlan && addMonths(plan.settings.startMonth, earliest - 1) > cover.date.slice(0, 7);
  return {
    follows: hasPlan ? 'plan' : 'roadmap',
    startMonth: hasPlan ? plan.settings.startMonth : null,
    rows: going,
    isUnderWay: going.some(hasBegun) && !isAhead,
    isAhead,
    begins: going.filter(({ from }) => from === earliest).sort((a, b) => Number(hasBegun(b)) - Number(hasBegun(a))),
    stopped: rows.length - going.length,
    lastMonth,
    toBegin: going.filter(({ from, status }) => from <= lastMonth && (status === 'proposed' || status === 'committed')),
    later: going.filter(({ from }) => from > lastMonth),
    total: totalOf(going),
    came,
  };
}

function totalOf(rows: readonly PlanRow[]): PlanView['total'] {
  const sum = (figure: keyof PlanView['total']) => rows.reduce((total, row) => total + (row[figure] ?? 0), 0);
  const known = (figure: 'oneOffCost' | 'annualRunCost') =>
    rows.every((row) => row[figure] === null) ? null : sum(figure);
  return {
    oneOffCost: known('oneOffCost'),
    annualRunCost: known('annualRunCost'),
    measured: sum('measured'),
    benchmark: sum('benchmark'),
  };
}

function cameOfAll(came: readonly PlanActual[]): PlanActual | null {
  const until = came
    .map((one) => one.until)
    .toSorted()
    .at(-1);
  if (until === undefined) return null;
  const sum = (figure: Exclude<keyof PlanActual, 'until'>) =>
    came.reduce((total, one) => total + (one[figure] ?? 0), 0);
  return {
    until,
    spent: came.every(({ spent }) => spent === null) ? null : sum('spent'),
    saved: came.every(({ saved }) => saved === null) ? null : sum('saved'),
    plannedCost: sum('plannedCost'),
    plannedSavings: sum('plannedSavings'),
  };
}

type ReasonOf = (id: string) => LeftOutReason | null;

function initiativesOf(
  { settings, initiatives }: Plan,
  reasonOf: ReasonOf,
  { actuals = new Map(), language }: Pick<Blueprint, 'actuals' | 'language'>,
): PlanRow[] {
  const names = new Map(initiatives.map(({ id, name }) => [id, name]));
  return initiatives.map((one) => ({
    id: one.id,
    name: one.name,
    owner: one.owner,
    from: monthOfPlan(one.startMonth, settings.startMonth),
    to: monthOfPlan(one.endMonth, settings.startMonth),
    when: spanInWords(one, language),
    status: one.status,
    oneOffCost: one.costLines.length > 0 ? one.oneOffCost : null,
    annualRunCost: one.annualRunCost,
    ...one.annualSavings,
    gate: one.gate,
    after: one.dependsOn.flatMap((id) => names.get(id) ?? []),
    opportunityIds: one.opportunityIds,
    actual: cameOf(one, actuals.get(one.id) ?? []),
    leftOut: reasonOf(one.id),
  }));
}

/** By the plan as it was committed, as on the screen of the initiative. */
function cameOf(initiative: Initiative, months: readonly ActualFigures[]): PlanActual | null {
  const until = months
    .map(({ month }) => month)
    .toSorted()
    .at(-1);
  if (until === undefined) return null;
  const now = { ...initiative, monthlyVolume: null };
  const { committed } = inOneBasis(initiative.baseline ?? now, now);
  const { series } = planAgainstActual(committed, months, until, '');
  const upTo = series.filter(({ month }) => month <= until).at(-1)?.cumulative;
  const known = (figure: 'cost' | 'savings') => months.some((one) => one[figure] !== null);
  const sum = (figure: 'cost' | 'savings') => months.reduce((total, one) => total + (one[figure] ?? 0), 0);
  return {
    until,
    spent: known('cost') ? sum('cost') : null,
    saved: known('savings') ? sum('savings') : null,
    plannedCost: upTo?.plannedCost ?? 0,
    plannedSavings: upTo?.plannedSavings ?? 0,
  };
}

const wavesOf = (
  { waves }: Blueprint['roadmap'],
  found: Pick<SectorCase, 'initiatives'> | null,
  reasonOf: ReasonOf,
  { language = 'en' }: Pick<Blueprint, 'language'>,
): PlanRow[] => {
  const words = storyWords(language);
  return waves
    .filter(({ items }) => items.length > 0)
    .map(({ name, months: { from, to }, items, totalSavings }) => {
      // In a case without a plan each wave is an initiative under its own name.
      const counted = found?.initiatives.find(({ id }) => id === name);
      return {
        id: name,
        name: words.wave(name),
        owner: null,
        from,
        to,
        when: words.months(from, to),
        status: null,
        oneOffCost: counted?.oneOffCost ?? null,
        annualRunCost: counted?.annualRunCost ?? null,
        measured: 1000 * totalSavings.measured,
        benchmark: 1000 * totalSavings.benchmark,
        gate: null,
        after: [],
        opportunityIds: items.map(({ opportunityId }) => opportunityId),
        actual: null,
        leftOut: reasonOf(name),
      };
    });
};

/** An opportunity with the name of the initiative that carries it; null = none does. */
export interface WorkedOpportunity {
  opportunity: Opportunity;
  initiative: string | null;
}

/** The exported opportunities that the blueprint speaks for, those that save most first: of what counts, all in the plan. */
export function workedOpportunities(
  { processes, decided }: Pick<Blueprint, 'processes' | 'decided'>,
  planned: PlanView | null,
): WorkedOpportunity[] {
  const carrying = planned?.follows === 'plan' ? planned.rows : [];
  const carrier = new Map(
    carrying.flatMap(({ name, opportunityIds }) => opportunityIds.map((id) => [id, name] as const)),
  );
  return processes
    .flatMap(({ opportunities }) => opportunities.filter(({ status }) => counts(status, decided)))
    .filter(({ id }) => carrier.size === 0 || carrier.has(id))
    .sort((a, b) => b.countedSavings - a.countedSavings)
    .map((opportunity) => ({ opportunity, initiative: carrier.get(opportunity.id) ?? null }));
}

/** Counted from month 1 of the plan; 0 and below = before it. */
export const monthOfPlan = (month: Month, start: Month) =>
  month >= start ? monthsLong(start, month) : 2 - monthsLong(month, start);

/** "Apr to Aug 2026", "Nov 2026 to Jan 2027", "Apr 2026". */
export function spanInWords(
  { startMonth, endMonth }: Pick<Initiative, 'startMonth' | 'endMonth'>,
  language: Blueprint['language'] = 'en',
): string {
  const { month, monthName } = NUMBERS[language];
  if (startMonth === endMonth) return month(startMonth);
  const isSameYear = startMonth.slice(0, 4) === endMonth.slice(0, 4);
  return storyWords(language).span(isSameYear ? monthName(startMonth) : month(startMonth), month(endMonth));
}

/** What begins before something ends that it depends on: they run side by side, as somebody planned it. */
export const earlyStarts = ({ rows }: Pick<PlanView, 'rows'>): { row: PlanRow; first: PlanRow }[] =>
  rows
    .filter((row) => !hasBegun(row))
    .flatMap((row) => {
      const first = rows.find(
        ({ name, status, to }) => row.after.includes(name) && status !== 'delivered' && row.from <= to,
      );
      return first ? [{ row, first }] : [];
    });

/** What has a gate to pass, whether the case counts it or not; what lies after its years is asked about as a whole. */
export const gatedRows = ({ rows }: Pick<PlanView, 'rows'>): PlanRow[] =>
  rows.filter(({ gate, status, leftOut }) => gate !== null && status !== 'delivered' && leftOut !== 'afterHorizon');

/** What the plan costs beyond its case: initiatives that do not count, or only in part; currency units. */
export function costOutside({ plan, case: found }: Pick<Blueprint, 'plan' | 'case'>): { once: number; run: number } {
  const going = plan?.initiatives.filter(({ status }) => status !== 'stopped') ?? [];
  if (!found || found.follows !== 'plan') return { once: 0, run: 0 };
  const rest = (key: 'oneOffCost' | 'annualRunCost') => {
    const left =
      going.reduce((sum, one) => sum + one[key], 0) - found.initiatives.reduce((sum, one) => sum + one[key], 0);
    // Less than that is a trace of rounding.
    return left > 0.5 ? left : 0;
  };
  return { once: rest('oneOffCost'), run: rest('annualRunCost') };
}
