import type { SectorCase } from '@process-ai/contract/business-case';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import type { FigureWords } from './figure-words.ts';

export interface LeftOut {
  what: string;
  /** Currency units a year. */
  amount: number;
  basis: MoneyBasis;
  why: string;
}

/** What the case does not contain, with amounts; what is not there is left out. */
export function notInCase(
  { follows, notInCase: { initiatives, unplanned, undecided, notCosted, notPaying } }: SectorCase,
  plan: Blueprint['plan'],
  { say }: FigureWords,
): LeftOut[] {
  const says = say.case.leftOut;
  const isPlan = follows === 'plan';
  // What other initiatives leave out has a row of its own, by process.
  const leftOut = (reason: 'afterHorizon' | 'stopped'): LeftOut => {
    const ids = new Set(initiatives.filter((one) => one.reason === reason).map(({ id }) => id));
    const left = plan?.initiatives.filter(({ id }) => ids.has(id)) ?? [];
    return {
      what: says[reason],
      amount: left.reduce((sum, { annualSavings }) => sum + annualSavings.measured, 0),
      basis: 'measured',
      why: says[`${reason}Why`](left.length),
    };
  };
  const rows: LeftOut[] = [
    {
      what: says.unplanned(isPlan),
      amount: unplanned.savings,
      basis: 'measured',
      why: says.unplannedWhy(unplanned.count, isPlan),
    },
    {
      what: says.withoutUseCase,
      amount: unplanned.processSavings,
      basis: 'measured',
      why: says.withoutUseCaseWhy(unplanned.processes),
    },
    leftOut('afterHorizon'),
    leftOut('stopped'),
    {
      what: says.undecided,
      amount: undecided.savings,
      basis: 'measured',
      why: says.undecidedWhy(undecided.count),
    },
    {
      what: says.notCosted,
      amount: notCosted.benchmark,
      basis: 'benchmark',
      why: says.notCostedWhy(notCosted.processes),
    },
    {
      what: says.notPaying,
      amount: notPaying.reduce((sum, { projectedSavings }) => sum + projectedSavings, 0),
      basis: 'measured',
      why: says.notPayingWhy(notPaying.length),
    },
  ];
  return rows.filter(({ amount }) => amount > 0);
}

/** What the headline leaves out of what is measured, with amounts, so that the sums of a file are one; empty where nothing. */
export function notCountedInWords(found: SectorCase, plan: Blueprint['plan'], words: FigureWords): string {
  const { notCounted, notCountedAll, lower } = words.say.case;
  const rows = notInCase(found, plan, words).filter(({ basis }) => basis === 'measured');
  return rows.length === 0
    ? ''
    : notCountedAll(rows.map(({ what, amount }) => notCounted(words.short(amount), lower(what))));
}

/** Sums further from what is accepted than this are not its parts. */
const SUM_TOLERANCE = 0.005;
/** Currency units: traces of rounding. */
const TRACE = 0.5;

/**
 * How what the case saves becomes what the plan saves, and that what is accepted, in one line; empty where all three are
 * one sum, or where the parts do not come to it.
 */
export function bridgeInWords(
  { case: found, plan }: Pick<Blueprint, 'case' | 'plan'>,
  {
    headline,
    decided,
    totalEstimate,
    planned,
  }: Pick<BlueprintStory, 'headline' | 'decided' | 'totalEstimate' | 'planned'>,
  words: FigureWords,
): string {
  if (planned?.follows !== 'plan' || !found || !headline || !decided) return '';
  const { leftOut, bridge, bridgePart, lower } = words.say.case;
  const rows = notInCase(found, plan, words);
  const named = (...names: string[]) => rows.filter(({ what }) => names.includes(what));
  const total = (parts: readonly LeftOut[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const told = (parts: readonly LeftOut[]) =>
    parts.map(({ what, amount }) => bridgePart(words.short(amount), lower(what)));
  const [inCase, inPlan, accepted] = [headline.annualSavings, planned.total.measured, 1000 * totalEstimate.measured];
  const later = inPlan - inCase > TRACE ? named(leftOut.afterHorizon, leftOut.notPaying) : [];
  const more = named(leftOut.unplanned(true), leftOut.stopped);
  const isOff = (sum: number, parts: number) => Math.abs(sum - parts) > SUM_TOLERANCE * accepted;
  if (later.length + more.length === 0) return '';
  if (isOff(inPlan, inCase + total(later)) || isOff(accepted, inPlan + total(more))) return '';
  return bridge(
    words.short(inCase),
    told(later),
    later.length > 0 ? words.short(inPlan) : null,
    told(more),
    words.short(accepted),
  );
}
