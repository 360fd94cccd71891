import type { BreakEven, CaseHeadline, Driver, ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { costOutside } from '@process-ai/domain/blueprint-plan';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { addMonths, monthInWords } from '@process-ai/domain/calendar-months';
import { counted, decimals, type FigureWords, monthsOf, percent, share } from './figure-words.ts';
import { planWords } from './plan-words.ts';

interface HeadlineFigure {
  label: string;
  value: string;
  note: string;
}

/** The figures that lead document and deck, in this order; none where no savings are measured. */
export function headlineFigures(
  { assumptions, case: found }: Blueprint,
  { headline, planned }: Pick<BlueprintStory, 'headline' | 'planned'>,
  words: FigureWords,
): HeadlineFigure[] {
  if (!found || !headline) return [];
  return [
    {
      label: 'Savings a year',
      value: words.short(headline.annualSavings),
      note: `measured, once ${planWords(planned)} is delivered; ${scopeOf(headline)}`,
    },
    {
      label: 'One-off cost',
      value: words.short(headline.oneOffCost),
      note: `and ${words.short(headline.annualRunCost)} a year to run`,
    },
    {
      label: 'Payback',
      value: monthsOf(headline.paybackMonths),
      note: headline.paybackMonths === null ? `not within ${yearsOf(assumptions.years)}` : paidBackIn(found, headline),
    },
    {
      label: `NPV over ${yearsOf(assumptions.years)}`,
      value: words.short(headline.npv),
      note: `at ${percent(100 * assumptions.discountRate)} a year; simulated P50 ${words.short(headline.p50)}`,
    },
  ];
}

const yearsOf = (years: number) => counted(years, 'year');

/** "22 of 42 processes measured" */
export const scopeOf = ({ measuredProcesses, processes }: CaseHeadline): string =>
  `${decimals(measuredProcesses)} of ${counted(processes, 'process', 'processes')} measured`;

/** "in Mar 2028", "from the beginning of month 1" */
export function paidBackIn({ startMonth }: SectorCase, { paybackMonths }: CaseHeadline): string {
  if (startMonth === null || paybackMonths === null || paybackMonths <= 0) return 'from the beginning of month 1';
  return `in ${monthInWords(addMonths(startMonth, Math.ceil(paybackMonths) - 1))}, counted from ${monthInWords(startMonth)}`;
}

/** What it is worth, with its scope, as a sentence; the same in document and deck. */
export function worthInWords(
  { case: found }: Blueprint,
  { headline, planned, totalEstimate, opportunities, decided, rejected, undecided }: BlueprintStory,
  words: FigureWords,
  client: string,
): string {
  if (headline)
    return `${client} can save ${words.short(headline.annualSavings)} a year once ${planWords(planned)} is delivered, ${scopeOf(headline)}.`;
  const count = opportunitiesInWords({ decided, opportunities });
  if (found) return `What is planned for ${client} saves nothing that is measured yet.`;
  if (opportunities.length === 0) return `${noneInWords({ rejected, undecided }, client)}.`;
  return totalEstimate.benchmark > 0
    ? `${client} has ${count}, by benchmark worth ${words.short(1000 * totalEstimate.benchmark)} a year; none is costed yet, so there is no business case.`
    : `${client} has ${count}; none is costed yet, so there is no business case.`;
}

/** "12 accepted opportunities", "388 opportunities, all still proposals" */
export function opportunitiesInWords({
  decided,
  opportunities,
}: Pick<BlueprintStory, 'decided' | 'opportunities'>): string {
  const { length } = opportunities;
  if (length === 0) return 'no opportunity';
  if (decided) return counted(length, 'accepted opportunity', 'accepted opportunities');
  return `${counted(length, 'opportunity', 'opportunities')}, ${length === 1 ? 'still a proposal' : 'all still proposals'}`;
}

/** Why there is no opportunity to show, without its full stop. */
export function noneInWords({ rejected, undecided }: Pick<BlueprintStory, 'rejected' | 'undecided'>, client: string) {
  if (undecided > 0) return `Nothing that is shown here of ${client} is accepted`;
  return rejected.length > 0
    ? `Every opportunity that was found in ${client} was rejected`
    : `No opportunities have been found in ${client} yet`;
}

/** Says that nobody has decided on what the figures count; empty where somebody has. */
export const undecidedInWords = ({ decided, opportunities }: BlueprintStory): string =>
  decided || opportunities.length === 0
    ? ''
    : 'Nothing is decided yet: every opportunity shown here is a proposal, and every figure stands for what would come of it.';

/** What it costs and when it pays. */
export function payingInWords(blueprint: Blueprint, headline: CaseHeadline | null, words: FigureWords): string {
  const { assumptions, case: found } = blueprint;
  if (!found || !headline) return '';
  const years = yearsOf(assumptions.years);
  const cost = `It costs ${words.short(headline.oneOffCost)} once and ${words.short(headline.annualRunCost)} a year to run`;
  const middle = `the middle of ${decimals(found.range.draws)} simulated runs (P50) is ${words.short(headline.p50)}`;
  const { once, run } = costOutside(blueprint);
  const outside =
    once + run > 0
      ? ` Outside of the case the plan costs another ${words.short(once)} once and ${words.short(run)} a year to run.`
      : '';
  if (headline.paybackMonths === null)
    return `${cost}, and does not pay back within ${years}: its net present value is ${words.short(headline.npv)}, and ${middle}.${outside}`;
  return `${cost}, is paid back after ${monthsOf(headline.paybackMonths)}, and has a net present value of ${words.short(headline.npv)} over ${years}; ${middle}.${outside}`;
}

/** What the sector's processes are, so that the counts add up, and the benchmark apart from what is measured. */
export function scopeInWords(
  { value, case: found }: Blueprint,
  { scope: { all, headings, measured, withFigures, benchmark, nothing } }: Pick<BlueprintStory, 'scope'>,
  words: FigureWords,
): string {
  if (all === 0) return '';
  const whose = value.organisationAssumed
    ? `${decimals(value.employees)} people at ${words.short(value.employeeCost)}, which is assumed`
    : `${decimals(value.employees)} people`;
  const by = measured > 0 && withFigures !== measured ? ` by the figures of ${decimals(withFigures)}` : '';
  const parts = [
    ...(measured > 0 ? [`${decimals(measured)} ${measured === 1 ? 'is' : 'are'} measured${by}`] : []),
    ...(benchmark > 0
      ? [
          `${decimals(benchmark)} ${benchmark === 1 ? 'is' : 'are'} known by benchmark only (${whose}: ${words.short(value.benchmark.savings)} a year${found ? ', in no figure above' : ''})`,
        ]
      : []),
    ...(nothing > 0 ? [`${decimals(nothing)} ${nothing === 1 ? 'has' : 'have'} no savings by benchmark`] : []),
  ];
  const group =
    headings > 0 ? `${decimals(headings)} only ${headings === 1 ? 'groups' : 'group'} others; of the rest ` : '';
  return `Of ${counted(all, 'process', 'processes')} ${group}${new Intl.ListFormat('en').format(parts)}.`;
}

export const CASE_DRIVER_LABELS: Record<Driver, string> = {
  volume: 'Volume',
  rate: 'Automation rate',
  adoption: 'Adoption',
  cost: 'Cost',
  delay: 'Delay',
};

const CASE_DRIVER_MOVES: Record<Driver, string> = {
  volume: 'The volume of work moves',
  rate: 'The automation rate moves',
  adoption: 'Adoption moves',
  cost: 'The cost moves',
  delay: 'Delay moves',
};

/** A value of a driver in its own unit: "51%", "1.97 times the plan", "4 months". */
export function driverValue(driver: Driver, value: number): string {
  if (driver === 'delay') return counted(value, 'month');
  return driver === 'rate' || driver === 'adoption' ? percent(100 * value, 0) : `${percent(100 * value, 0)} of plan`;
}

/** Where the case breaks even, as a sentence: "It holds until the automation rate falls to 30%." */
export function breakEvenInWords({ driver, planned, breakEven }: BreakEven): string {
  if (breakEven === null) {
    return driver === 'delay'
      ? 'No delay alone brings the net present value to zero.'
      : `No ${CASE_DRIVER_LABELS[driver].toLowerCase()} alone brings the net present value to zero.`;
  }
  const at = driverValue(driver, breakEven);
  if (driver === 'delay')
    return breakEven > 0 ? `It holds while everything is at most ${at} late.` : 'It holds with no delay at all.';
  const gains = driver === 'cost' ? breakEven >= planned : breakEven <= planned;
  const ends = {
    volume: [`the work falls to ${at}`, `${at} of the work`],
    rate: [`the automation rate falls to ${at}`, `an automation rate of ${at}`],
    adoption: [`only ${at} of the work goes the new way`, `${at} of the work to go the new way`],
    cost: [`costs rise to ${at}`, `costs of ${at}`],
  }[driver];
  return gains ? `It holds until ${ends[0]}.` : `To break even it would need ${ends[1]}.`;
}

/** The driver that moves the outcome most, and what that does; empty where nothing moves it. */
export function mainRisk({ swings, headline: { npv } }: SectorCase, words: FigureWords): string {
  const [first] = swings;
  if (!first || first.swing <= 0) return '';
  const worse = first.npvAtLow < first.npvAtHigh ? first.low : first.high;
  return `${CASE_DRIVER_MOVES[first.driver]} the result most: at ${driverValue(first.driver, worse)}${first.driver === 'delay' ? ' late' : ''} the net present value is ${words.short(Math.min(first.npvAtLow, first.npvAtHigh))} instead of ${words.short(npv)}.`;
}

/** A share of the simulated runs, 0–1: whole percents, but never "all" or "none" of them where one is otherwise. */
export function runsInWords(share: number): string {
  const whole = Math.round(100 * share);
  const isRounded = (whole === 0 || whole === 100) && share > 0 && share < 1;
  return isRounded ? percent(Math.min(99.9, Math.max(0.1, 100 * share)), 1) : percent(whole, 0);
}

/** How likely a gain is: "in 89% of 10,000 simulated runs", never as a certainty. */
export const chanceInWords = ({ range: { chanceOfGain, draws } }: SectorCase): string =>
  `in ${chanceOfGain > 0 && chanceOfGain < 1 ? runsInWords(chanceOfGain) : chanceOfGain === 0 ? 'none' : 'all'} of ${decimals(draws)} simulated runs`;

interface LeftOut {
  what: string;
  /** Currency units a year. */
  amount: number;
  basis: 'measured' | 'benchmark';
  why: string;
}

/** What the case does not contain, with amounts; what is not there is left out. */
export function notInCase({
  follows,
  notInCase: { unplanned, undecided, notCosted, notPaying },
}: SectorCase): LeftOut[] {
  const rows: LeftOut[] = [
    {
      what: follows === 'plan' ? 'Accepted, but in no initiative' : 'In no wave',
      amount: unplanned.savings,
      basis: 'measured',
      why: `${counted(unplanned.count, 'opportunity', 'opportunities')} ${follows === 'plan' ? 'without a month or an owner' : 'that the waves have no room for'}`,
    },
    {
      what: 'Measured, without a use case',
      amount: unplanned.processSavings,
      basis: 'measured',
      why: `no use case stands for it in ${counted(unplanned.processes, 'process', 'processes')}`,
    },
    {
      what: 'Proposed, not decided',
      amount: undecided.savings,
      basis: 'measured',
      why: `${counted(undecided.count, 'opportunity', 'opportunities')} that nobody has accepted or rejected`,
    },
    {
      what: 'Planned, by benchmark',
      amount: notCosted.benchmark,
      basis: 'benchmark',
      why: `${counted(notCosted.processes, 'process', 'processes')} known by benchmark only`,
    },
    {
      what: 'Does not pay',
      amount: notPaying.reduce((sum, { projectedSavings }) => sum + projectedSavings, 0),
      basis: 'measured',
      why: `${counted(notPaying.length, 'process costs', 'processes cost')} as much to run as saved, or more`,
    },
  ];
  return rows.filter(({ amount }) => amount > 0);
}

/** What the headline leaves out of what is measured, with amounts, so that the sums of a file are one; empty where nothing. */
export function notCountedInWords(found: SectorCase, words: FigureWords): string {
  const rows = notInCase(found).filter(({ basis }) => basis === 'measured');
  const parts = rows.map(
    ({ what, amount }) => `${words.short(amount)} a year (${what[0]?.toLowerCase()}${what.slice(1)})`,
  );
  return parts.length === 0
    ? ''
    : `Measured as well, but in none of these figures: ${new Intl.ListFormat('en').format(parts)}.`;
}

/** Scenarios side by side: a row for each figure. */
export const scenarioRows = (words: FigureWords): { name: string; of(one: ScenarioOutcome): string }[] => [
  { name: 'Net present value', of: ({ headline }) => words.short(headline.npv) },
  { name: 'Simulated, P10', of: ({ p10 }) => words.short(p10) },
  { name: 'Simulated, P50', of: ({ headline }) => words.short(headline.p50) },
  { name: 'Simulated, P90', of: ({ p90 }) => words.short(p90) },
  { name: 'Runs with a gain', of: ({ chanceOfGain }) => runsInWords(chanceOfGain) },
  { name: 'Payback', of: ({ headline }) => monthsOf(headline.paybackMonths) },
  { name: 'Discounted payback', of: ({ result }) => monthsOf(result.discountedPaybackMonths) },
  {
    name: 'Return on investment',
    of: ({ result }) => (result.roiPercentage === null ? 'N/A' : percent(result.roiPercentage)),
  },
  {
    name: 'Internal rate of return',
    of: ({ result: { irr } }) => (typeof irr === 'number' ? percent(100 * irr) : irr),
  },
  { name: 'Savings a year', of: ({ headline }) => words.short(headline.annualSavings) },
  { name: 'One-off cost', of: ({ headline }) => words.short(headline.oneOffCost) },
  { name: 'Run cost a year', of: ({ headline }) => words.short(headline.annualRunCost) },
];

/** What was assumed for the case over the years, in one line. */
export const caseAssumptions = ({
  assumptions: { discountRate, ramp, benefitRisk, costRisk },
}: Pick<Blueprint, 'assumptions'>): string =>
  `${share(discountRate)} discount rate, ramp ${ramp.map(share).join(' / ')}, ${share(benefitRisk)} taken off benefits, ${share(costRisk)} added to costs`;
