import type { CaseHeadline, ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { costOutside } from '@process-ai/domain/blueprint-plan';
import { type BlueprintStory, hasNoCost } from '@process-ai/domain/blueprint-story';
import type { FigureWords } from './figure-words.ts';
import { paidAlready, paidBackIn, paybackFigure, paybackInWords } from './payback-words.ts';
import { followsPlan } from './plan-words.ts';
import { runsInWords, seldomInWords } from './range-words.ts';
import { sizeInWords } from './size-words.ts';
import { costRiskInWords } from './years-words.ts';

interface HeadlineFigure {
  label: string;
  value: string;
  note: string;
}

const UNKNOWN = '–';

/** The figures that lead document and deck, in this order; none where no savings are measured. */
export function headlineFigures(
  blueprint: Blueprint,
  { headline, planned, noCost }: Pick<BlueprintStory, 'headline' | 'planned' | 'noCost'>,
  words: FigureWords,
): HeadlineFigure[] {
  const { assumptions, case: found } = blueprint;
  if (!found || !headline) return [];
  const { labels, notes, paid: says } = words.say.case;
  const paid = paidAlready(blueprint);
  const paidBack = () => (paid ? says.note(words.short(paid.open)) : paidBackIn(found, headline, words));
  const years = words.say.money.years(assumptions.years);
  return [
    {
      label: labels.savings,
      value: words.short(headline.annualSavings),
      note: notes.savings(followsPlan(planned), scopeOf(headline, words), isTime(found)),
    },
    noCost
      ? { label: labels.oneOff, value: UNKNOWN, note: notes.noCost }
      : {
          label: labels.oneOff,
          value: words.short(headline.oneOffCost),
          note: notes.oneOff(
            words.short(headline.annualRunCost),
            assumptions.costRisk > 0
              ? {
                  amount: words.short(headline.oneOffCost * (1 + assumptions.costRisk)),
                  risk: costRiskInWords(assumptions, words),
                }
              : null,
          ),
        },
    noCost
      ? { label: labels.payback, value: UNKNOWN, note: notes.noCost }
      : {
          label: labels.payback,
          value: paybackFigure(headline.paybackMonths, blueprint, words),
          note: headline.paybackMonths === null ? notes.notByThen : paidBack(),
        },
    {
      label: labels.npv(years),
      value: words.short(headline.npv),
      note: (noCost ? notes.npvUncosted : notes.npv)(
        words.percent(100 * assumptions.discountRate),
        words.short(headline.p50),
      ),
    },
  ];
}

/** "22 of 42 processes measured" */
export const scopeOf = ({ measuredProcesses, processes }: CaseHeadline, { say }: FigureWords): string =>
  say.case.scope(measuredProcesses, processes);

/** "12 accepted opportunities", "388 opportunities, all still proposals" */
export function opportunitiesInWords(
  { decided, opportunities: { length } }: Pick<BlueprintStory, 'decided' | 'opportunities'>,
  { say }: FigureWords,
): string {
  if (length === 0) return say.case.noOpportunity;
  return decided ? say.case.accepted(length) : say.case.stillProposals(length);
}

/** Why there is no opportunity to show, without its full stop. */
export function noneInWords(
  { rejected, undecided }: Pick<BlueprintStory, 'rejected' | 'undecided'>,
  client: string,
  { say }: FigureWords,
): string {
  if (undecided > 0) return say.case.noneAccepted(client);
  return rejected.length > 0 ? say.case.allRejected(client) : say.case.noneFound(client);
}

/** Says that nobody has decided on what the figures count; empty where somebody has. */
export const undecidedInWords = (
  { decided, opportunities }: Pick<BlueprintStory, 'decided' | 'opportunities'>,
  { say }: FigureWords,
): string => (decided || opportunities.length === 0 ? '' : say.case.undecided);

/** Whether all work that is freed counts, as time for other work, and none of it as money. */
const isTime = ({ scenario }: Pick<SectorCase, 'scenario'>): boolean => scenario.assumptions.cashShare === 1;

/** Whether the savings are time or money, and what the first scenario that takes a part off the payroll makes of them. */
export function cashInWords(
  { case: found, outcomes }: Blueprint,
  headline: CaseHeadline | null,
  words: FigureWords,
): string {
  if (!found || !headline) return '';
  const says = words.say.case.cash;
  const share = (of: Pick<SectorCase, 'scenario'>) => words.percent(100 * of.scenario.assumptions.cashShare, 0);
  if (!isTime(found)) return says.leaves(words.short(headline.annualSavings), share(found));
  const other = outcomes.find((one) => !isTime(one));
  const would = other
    ? says.wouldLeave(
        other.scenario.name,
        share(other),
        words.short(other.headline.annualSavings),
        words.short(other.headline.npv),
      )
    : '';
  return says.isTime(words.short(headline.annualSavings)) + would;
}

/** What it costs and when it pays, with the middle of the simulated runs beside the plan. */
export function payingInWords(blueprint: Blueprint, headline: CaseHeadline | null, words: FigureWords): string {
  const { assumptions, case: found } = blueprint;
  if (!found || !headline) return '';
  const says = words.say.case;
  const [once, run, npv, p50] = [headline.oneOffCost, headline.annualRunCost, headline.npv, headline.p50].map(
    words.short,
  ) as [string, string, string, string];
  const years = words.say.money.years(assumptions.years);
  const runs = words.decimals(found.range.draws);
  const more = costOutside(blueprint);
  const outside = more.once + more.run > 0 ? says.outside(words.short(more.once), words.short(more.run)) : '';
  const seldom = seldomInWords(headline, found.range, words);
  const median = says.middle(runs, p50);
  const middle = seldom ? says.andSeldom(median, seldom) : median;
  if (hasNoCost(headline)) return says.uncosted(found.follows === 'plan', npv, years, middle) + outside;
  const paid = paidAlready(blueprint);
  if (paid) return says.paid.pays(once, run, words.short(paid.open), npv, years, middle) + outside;
  return headline.paybackMonths === null
    ? says.paysNot(once, run, npv, years, middle) + outside
    : says.pays(once, run, paybackInWords(headline.paybackMonths, words), npv, years, middle) + outside;
}

/** What the sector's processes are, so that the counts add up, and the benchmark apart from what is measured. */
export function scopeInWords(
  { value, case: found, sector }: Blueprint,
  { scope: { all, headings, measured, withFigures, benchmark, nothing } }: Pick<BlueprintStory, 'scope'>,
  words: FigureWords,
): string {
  const { say, short } = words;
  if (all === 0 || (measured === all && withFigures === all)) return '';
  const says = say.case;
  const whose = sizeInWords({ value, sector }, words);
  const parts = [
    ...(measured > 0 ? [says.scopeMeasured(measured, withFigures === measured ? null : withFigures)] : []),
    ...(benchmark > 0 ? [says.scopeBenchmark(benchmark, whose, short(value.benchmark.savings), found !== null)] : []),
    ...(nothing > 0 ? [says.scopeNothing(nothing)] : []),
  ];
  return says.scopeOf(all, headings, parts);
}

/** Scenarios side by side: a row for each figure. */
export function scenarioRows(
  source: Pick<Blueprint, 'plan' | 'case' | 'assumptions'>,
  words: FigureWords,
): { name: string; of(one: ScenarioOutcome): string }[] {
  const names = words.say.case.scenario;
  const { short, percent } = words;
  const payback = (of: CaseHeadline, months: number | null) =>
    hasNoCost(of) ? words.say.money.notApplicable : paybackFigure(months, source, words);
  return [
    { name: names.npv, of: ({ headline }) => short(headline.npv) },
    { name: names.p10, of: ({ p10 }) => short(p10) },
    { name: names.p50, of: ({ headline }) => short(headline.p50) },
    { name: names.p90, of: ({ p90 }) => short(p90) },
    { name: names.gain, of: ({ chanceOfGain }) => runsInWords(chanceOfGain, words) },
    { name: names.payback, of: ({ headline }) => payback(headline, headline.paybackMonths) },
    {
      name: names.discounted,
      of: ({ headline, result }) => payback(headline, result.discountedPaybackMonths),
    },
    {
      name: names.roi,
      of: ({ result }) =>
        result.roiPercentage === null ? words.say.money.notApplicable : percent(result.roiPercentage),
    },
    {
      name: names.irr,
      of: ({ result: { irr }, headline: { npv } }) => {
        if (typeof irr === 'number') return percent(100 * irr);
        // Of years that are all above zero there is no rate: nothing has to earn interest.
        return irr === 'none' && npv > 0 ? names.noOutlay : names.noIrr[irr];
      },
    },
    { name: names.savings, of: ({ headline }) => short(headline.annualSavings) },
    { name: names.oneOff, of: ({ headline }) => (hasNoCost(headline) ? UNKNOWN : short(headline.oneOffCost)) },
    { name: names.run, of: ({ headline }) => (hasNoCost(headline) ? UNKNOWN : short(headline.annualRunCost)) },
  ];
}

/** What was assumed for the case over the years, in one line. */
export const caseAssumptions = (
  { assumptions: { discountRate, ramp, benefitRisk, costRisk } }: Pick<Blueprint, 'assumptions'>,
  { say, share }: FigureWords,
): string =>
  say.case.assumptions(share(discountRate), ramp.map(share).join(' / '), share(benefitRisk), share(costRisk));
