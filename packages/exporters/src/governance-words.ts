import { type Decision, isGroundwork, stakeOf } from '@process-ai/domain/blueprint-decision';
import type { SteeredMeasure } from '@process-ai/domain/blueprint-measures';
import type { Responsibility } from '@process-ai/domain/blueprint-owners';
import type { WorkView } from '@process-ai/domain/blueprint-people';
import type { PlanView } from '@process-ai/domain/blueprint-plan';
import type { Duty, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { capitalized } from '@process-ai/domain/capitalized';
import type { FigureWords } from './figure-words.ts';
import { followsPlan } from './plan-words.ts';
import { shortName } from './short-name.ts';

const CONCERNED_MOST = 5;

export const fteDecimals = (largest: number) => (largest < 9.95 ? 1 : 0);

/** "87 FTE", "1.4 FTE": full-time equivalents, as exact as the largest of those beside it allows. */
export const fte = (value: number, { say, decimals }: FigureWords, largest = value): string =>
  say.plan.fte(decimals(value, fteDecimals(largest)));

/** The same as a figure to go on with. */
export const shownFte = (value: number, largest: number): number => {
  const unit = 10 ** fteDecimals(largest);
  return Math.round(unit * value) / unit;
};

/** What the plan does to the work, as a title. */
export const workInWords = (
  { areas, today, freed }: WorkView,
  planned: PlanView | null,
  words: FigureWords,
): string => {
  // As exact as the table below it.
  const least = Math.min(...areas.map((area) => area.today));
  return words.say.plan.work(
    followsPlan(planned),
    words.decimals(freed, fteDecimals(least)),
    fte(today, words, least),
    words.percent((100 * (today - freed)) / today, 0),
  );
};

/** How the figures of the work come about. */
export const workNote = (
  { hoursPerYear }: WorkView,
  planned: PlanView | null,
  { say, decimals }: FigureWords,
): string => say.plan.workNote(decimals(hoursPerYear), followsPlan(planned));

/** The register in one sentence, as a title. */
export function registerInWords(risks: readonly RegisteredRisk[], duties: readonly Duty[], words: FigureWords): string {
  const { plan: says, money } = words.say;
  const [first] = risks;
  const strict = duties.filter(({ weight }) => weight === 'high');
  const risk = first ? gravestInWords(first, risks, words) : '';
  const ofFlags = duties.length > 0 && risks.length === 0 ? flagsInWords(duties, words) : '';
  const ofLaws = strict.length === 1 ? says.strictLaw(strict[0]?.law ?? '') : says.strictLaws(strict.length);
  const said = money.separated([risk, strict.length > 0 ? ofLaws : ofFlags].filter(Boolean));
  return capitalized(said);
}

/** The first of them, and how many weigh as much. */
function gravestInWords(first: RegisteredRisk, all: readonly RegisteredRisk[], { say }: FigureWords): string {
  const { plan: says, money } = say;
  const { initiative, risk, likelihood, impact } = first;
  const grave = all.filter((one) => one.impact === 'high');
  if (likelihood !== 'high' && impact === 'low') return says.lightRisks(all.length);
  // What is of the whole plan is told itself.
  if (initiative === null) {
    const others = grave.filter((one) => one !== first).length;
    return money.separated([risk, ...(others > 0 ? [says.moreGraveRisks(others, all.length)] : [])]);
  }
  if (impact === 'high') return says.graveRisks(grave.length, all.length, initiative);
  const alike = all.filter((one) => one.likelihood === likelihood && one.impact === impact).length;
  return says.gravestRisk(all.length, alike, initiative, likelihood, impact);
}

/** How many duties there are, and what weighs most of them: that uses of AI have no class, else the law of the trade. */
function flagsInWords(duties: readonly Duty[], words: FigureWords): string {
  const { plan: says, money } = words.say;
  const unclassed = unclassedInWords(duties, words);
  const trade = unclassed === '' ? duties.find(({ ofTrade }) => ofTrade) : undefined;
  return money.separated([says.flags(duties.length, trade?.law ?? null), unclassed].filter(Boolean));
}

/** How many opportunities with AI nobody has classed, as a sentence without its full stop; empty where all are. */
export function unclassedInWords(duties: readonly Duty[], { say }: FigureWords): string {
  const open = duties.find(({ concerns }) => concerns === 'ai');
  return open?.outOf ? say.plan.unclassed(open.opportunities.length, open.outOf, open.ofPlan ?? false) : '';
}

/** What a duty concerns: initiatives, or opportunities where there is no plan; or in general. */
export function concerned(
  { concerns, initiatives, opportunities, outOf, ofPlan = false }: Duty,
  { say }: FigureWords,
): string {
  if (concerns === 'all') return say.plan.allWork;
  if (concerns === 'ai') return say.plan.aiWork(opportunities.length, outOf ?? opportunities.length, ofPlan);
  const all = initiatives.length > 0 ? initiatives : opportunities;
  const more = all.length - CONCERNED_MOST;
  return say.money.separated([...all.slice(0, CONCERNED_MOST), ...(more > 0 ? [say.plan.andMore(more)] : [])]);
}

/** Who answers for how much of the plan, as a sentence without its full stop. */
export function ownersInWords(
  responsibilities: readonly Responsibility[],
  { say: { plan: says, money }, short }: FigureWords,
): string {
  const owners = responsibilities.filter(({ owner }) => owner !== null);
  const [first] = owners;
  const unowned = responsibilities.find(({ owner }) => owner === null);
  if (!first?.owner) return says.noOwner(unowned?.initiatives.length ?? 0);
  const largest = first.savings > 0 && responsibilities.every(({ savings }) => savings <= first.savings);
  const all = responsibilities.reduce((sum, { savings }) => sum + savings, 0);
  const who =
    largest && owners.length > 1
      ? says.largestOwner(owners.length, first.owner, short(first.savings), short(all))
      : says.owners(first.owner, owners.length - 1);
  const [only] = unowned?.initiatives ?? [];
  if (!unowned || only === undefined) return who;
  if (unowned.savings <= 0 || all <= unowned.savings)
    return money.separated([says.unowned(unowned.initiatives.length), who]);
  const without =
    unowned.initiatives.length === 1
      ? says.unownedOne(shortName(only), short(unowned.savings), short(all))
      : says.unownedMany(unowned.initiatives.length, short(unowned.savings), short(all));
  return money.separated([without, says.otherOwners(owners.length)]);
}

/** A figure of a measure: "19 days", or a dash. */
export function measured({ unit }: SteeredMeasure, value: number | null, { decimals, percent }: FigureWords): string {
  if (value === null) return '–';
  const digits = Number.isInteger(value) ? 0 : 1;
  return unit === '%' ? percent(value, digits) : `${decimals(value, digits)}\u00a0${unit ?? ''}`.trim();
}

/** What the measures are for, by the first that has a way to go: that of a delivered initiative has come to its end. */
export function measuresInWords(
  measures: readonly SteeredMeasure[],
  planned: Pick<PlanView, 'rows'> | null,
  words: FigureWords,
): string {
  const { measuresTitle, noTarget } = words.say.deckCase.governance;
  const delivered = new Set(planned?.rows.flatMap(({ name, status }) => (status === 'delivered' ? [name] : [])));
  const aimed = measures.find(
    ({ baseline, target, initiative }) => baseline !== null && target !== null && !delivered.has(initiative),
  );
  const open = measures.filter(({ target }) => target === null).length;
  return (
    measuresTitle(
      measures.length,
      aimed
        ? [
            aimed.name,
            measured(aimed, aimed.baseline, words),
            measured(aimed, aimed.target, words),
            (aimed.target ?? 0) > (aimed.baseline ?? 0),
          ]
        : null,
    ) + (open > 0 ? noTarget(open) : '')
  );
}

/** "board-paper.docx, p. 1", "ROI inputs of Settle claims", "Entered with the plan"; what is not known is to be measured. */
export function baselineSource({ source, due }: SteeredMeasure, { say }: FigureWords): string {
  if (source === null) return due === null ? '' : say.plan.measureBy(due);
  if (source.kind === 'document') return say.money.page(source.fileName, source.page);
  return source.kind === 'inputs' ? say.plan.inputsOf(source.process) : say.plan.withThePlan;
}

/** What a decision unlocks: its money, and why. */
export const unlocked = (
  { unlocks: { savings, benchmark, loses, over, text } }: Decision,
  { say, short }: FigureWords,
): string =>
  capitalized(
    say.money.separated(
      [
        loses ? say.plan.costsMoreBy(short(loses)) : '',
        savings ? say.money.measuredAYear(short(savings)) : '',
        benchmark ? say.money.benchmarkAYear(short(benchmark)) : '',
        over ? say.plan.overYears(short(over.value), short(over.cost)) : '',
        text,
      ].filter(Boolean),
    ),
  );

/** The decisions in one sentence, as a title. */
export function decisionsInWords(decisions: readonly Decision[], { say, short }: FigureWords): string {
  const [first, next] = decisions;
  if (!first) return '';
  const asked = (one: Decision) => {
    const { savings, benchmark } = one.unlocks;
    const ofBenchmark = benchmark ? say.money.benchmarkAYear(short(benchmark)) : '';
    const worth = savings ? say.money.aYear(short(savings)) : ofBenchmark;
    return say.case.lower(one.what) + (isGroundwork(one) && worth ? ` (${worth})` : '');
  };
  const budget = firstBudget(decisions);
  if (!budget?.amount || isGroundwork(first))
    return say.plan.firstToDecide(asked(first), next?.kind === 'figures' ? asked(next) : null);
  const { amount, by, unlocks } = budget;
  // Where more is lost than the first budget is about, that is the decision.
  if ((first.unlocks.loses ?? 0) > amount)
    return say.plan.losesMost(say.case.lower(first.what), short(first.unlocks.loses ?? 0), first.by);
  return say.plan.toTake(decisions.length, short(amount), by, unlocks.savings ? short(unlocks.savings) : null);
}

/** The same with the first budget, where the sentence is about something else. */
export function allDecisionsInWords(decisions: readonly Decision[], words: FigureWords): string {
  const said = decisionsInWords(decisions, words);
  const [first] = decisions;
  const budget = firstBudget(decisions);
  return first?.unlocks.loses &&
    first !== budget &&
    budget?.amount &&
    !isGroundwork(first) &&
    first.unlocks.loses > budget.amount
    ? `${said}. ${words.say.plan.thenBudget(words.short(budget.amount), budget.by)}`
    : said;
}

const firstBudget = (decisions: readonly Decision[]) =>
  decisions.find(({ kind, amount, unlocks: { loses } }) => kind === 'budget' && amount && !loses);

/** Those of one slide among all of them, as a title: until when they fall due, and what weighs most: what loses, or the largest budget. */
export function someDecisionsInWords(
  some: readonly Decision[],
  all: readonly Decision[],
  { say, short }: FigureWords,
): string {
  const [first, last] = [some[0], some.at(-1)];
  const budgets = (decisions: readonly Decision[]) =>
    decisions.filter(({ kind }) => kind === 'budget').toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  const largest = budgets(some).find(({ unlocks: { loses } }) => !loses);
  const { amount, unlocks } = largest ?? { amount: null, unlocks: { savings: null } };
  // No budget is called the largest beside more that is held back, or lost.
  const isLoss = first?.unlocks.loses ? stakeOf(first) > (amount ?? 0) : false;
  const what =
    amount && !isLoss
      ? say.plan.largestBudget(
          largest === budgets(all)[0],
          short(amount),
          unlocks.savings ? short(unlocks.savings) : null,
        )
      : say.plan.beginningWith(say.case.lower(first?.what ?? ''));
  return say.money.labelled(say.plan.someOf(some.length, all.length, first?.by ?? null, last?.by ?? null), what);
}
