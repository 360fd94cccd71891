import { NUMBERS } from '@process-ai/domain/language';
import type { SizeAssumed } from '@process-ai/domain/organisation-size';

const { counted, decimals, listed } = NUMBERS.en;

const thePlan = (isPlan: boolean) => (isPlan ? 'the plan' : 'the roadmap');
const processes = (count: number) => counted(count, 'process', 'processes');
const initiatives = (count: number) => counted(count, 'initiative', 'initiatives');
const opportunities = (count: number) => counted(count, 'opportunity', 'opportunities');

/** The answer and the business case; amounts are written already. `isPlan` = it follows a plan, else the roadmap. */
export const caseWords = {
  processes,
  opportunities,
  labels: {
    savings: 'Savings a year',
    oneOff: 'One-off cost',
    payback: 'Payback',
    npv: (years: string) => `NPV over ${years}`,
  },
  notes: {
    /** `isTime` = all work that is freed counts, as time; else what leaves the payroll. */
    savings: (isPlan: boolean, scope: string, isTime: boolean) =>
      `${isTime ? 'as time' : 'off the payroll'}, once ${thePlan(isPlan)} is delivered; ${scope}`,
    /** `atRisk` = what it comes to with the risk added to costs; null = none is. */
    oneOff: (run: string, atRisk: { amount: string; risk: string } | null) =>
      `and ${run} a year to run${atRisk ? `; once ${atRisk.amount} with ${atRisk.risk} risk` : ''}`,
    notByThen: 'not earned back by then',
    npv: (rate: string, p50: string) => `at ${rate} a year; simulated P50 ${p50}`,
    noCost: 'no cost entered yet',
    npvUncosted: (rate: string, p50: string) =>
      `benefits alone, before any cost, at ${rate} a year; simulated P50 ${p50}`,
  },
  scope: (measured: number, all: number) => `${decimals(measured)} of ${processes(all)} measured`,
  fromMonth1: 'from the beginning of month 1',
  paidBackIn: (month: string, start: string) => `in ${month}, counted from ${start}`,
  canSave: (client: string, amount: string, isPlan: boolean, scope: string) =>
    `${client} can save ${amount} a year once ${thePlan(isPlan)} is delivered, ${scope}.`,
  savesNothing: (client: string) => `What is planned for ${client} saves nothing that is measured yet.`,
  worthByBenchmark: (client: string, count: string, amount: string) =>
    `${client} has ${count}, by benchmark worth ${amount} a year; none is measured yet, so there is no business case.`,
  worthUnknown: (client: string, count: string) =>
    `${client} has ${count}; none is measured yet, so there is no business case.`,
  noOpportunity: 'no opportunity',
  accepted: (count: number) => counted(count, 'accepted opportunity', 'accepted opportunities'),
  stillProposals: (count: number) =>
    `${opportunities(count)}, ${count === 1 ? 'still a proposal' : 'all still proposals'}`,
  noneAccepted: (client: string) => `Nothing that is shown here of ${client} is accepted`,
  allRejected: (client: string) => `Every opportunity that was found in ${client} was rejected`,
  noneFound: (client: string) => `No opportunities have been found in ${client} yet`,
  undecided:
    'Nothing is decided yet: every opportunity shown here is a proposal, and every figure stands for what would come of it.',
  /** Where work that began before month 1 pays for the whole plan. */
  paid: {
    figure: 'Paid already',
    note: (open: string) => `by what is delivered or running; ${open} still to be released`,
    answer: (client: string, amount: string, scope: string) =>
      `${client} can save ${amount} a year (${scope}), and what is delivered or running already pays for the plan`,
    worth: (npv: string, years: string) =>
      `The plan is worth ${npv} over ${years} (NPV), and what is delivered or running already pays for it`,
    pays: (once: string, run: string, open: string, npv: string, years: string, middle: string) =>
      `It costs ${once} once, of which ${open} is still to be released, and ${run} a year to run. What is delivered or running already pays for it: its net present value is ${npv} over ${years}; ${middle}.`,
    above: 'above zero from month 1 on, by what is delivered or running',
  },
  pays: (once: string, run: string, payback: string, npv: string, years: string, middle: string) =>
    `It costs ${once} once and ${run} a year to run, is paid back after ${payback}, and has a net present value of ${npv} over ${years}; ${middle}.`,
  paysNot: (once: string, run: string, npv: string, years: string, middle: string) =>
    `It costs ${once} once and ${run} a year to run, and does not pay back within ${years}: its net present value is ${npv}; ${middle}.`,
  /** Nobody has entered what it costs: nothing is said of payback. */
  uncosted: (isPlan: boolean, npv: string, years: string, middle: string) =>
    `What ${thePlan(isPlan)} costs is not entered yet, so when it pays back cannot be said: over ${years} its benefits alone are worth ${npv} (NPV before any cost); ${middle}.`,
  middle: (runs: string, p50: string) => `the middle of ${runs} simulated runs (P50) is ${p50}`,
  /** How seldom the simulated runs end at what is planned or above, which may be a loss; `few` = fewer than one of ten, else of two. */
  seldomReached: (few: boolean, npv: string) =>
    `fewer than ${few ? 'one run in ten ends' : 'half of the runs end'} at or above ${npv}`,
  andSeldom: (middle: string, seldom: string) => `${middle}, and ${seldom}`,
  cash: {
    isTime: (amount: string) =>
      `${amount} a year is working time that becomes free, not cash: it becomes cash only where posts, overtime or outside work end, and the case holds no decision on that.`,
    wouldLeave: (scenario: string, share: string, amount: string, npv: string) =>
      ` If ${share} of it left the payroll (scenario “${scenario}”), it would be ${amount} a year, with a net present value of ${npv}.`,
    leaves: (amount: string, share: string) =>
      `${amount} a year is the ${share} of the freed working time that leaves the payroll; the rest is time for other work, and in no figure.`,
  },
  outside: (once: string, run: string) =>
    ` Outside of the case the plan costs another ${once} once and ${run} a year to run.`,
  people: (count: number) => `${decimals(count)} people`,
  /** Whose size a benchmark rests on, where not all of it is the client's own. */
  sizeAssumed: (which: SizeAssumed, count: number, cost: string) =>
    ({
      both: `assumed: ${decimals(count)} people at ${cost}; not the client’s own size`,
      people: `assumed: ${decimals(count)} people, not the client’s own number, at ${cost}`,
      pay: `${decimals(count)} people at ${cost}, a pay that is assumed`,
    })[which],
  /** `by` = how many have these figures, where some of them are those of a heading. */
  scopeMeasured: (measured: number, by: number | null) =>
    `${decimals(measured)} ${by === null ? `${measured === 1 ? 'is' : 'are'} measured` : `${measured === 1 ? 'is' : 'are'} within the figures of the ${decimals(by)} measured`}`,
  scopeBenchmark: (count: number, whose: string, amount: string, hasCase: boolean) =>
    `${decimals(count)} ${count === 1 ? 'is' : 'are'} known by benchmark only: ${amount} a year${hasCase ? ', in no figure above' : ', accepted or not'} (${whose})`,
  scopeNothing: (count: number) => `${decimals(count)} ${count === 1 ? 'has' : 'have'} no savings by benchmark`,
  scopeOf: (all: number, headings: number, parts: readonly string[]) =>
    `Of ${processes(all)} ${headings > 0 ? `${decimals(headings)} only ${headings === 1 ? 'groups' : 'group'} others; of the rest ` : ''}${listed(parts)}.`,
  drivers: { volume: 'Volume', rate: 'Automation rate', adoption: 'Adoption', cost: 'Cost', delay: 'Delay' },
  ofPlan: (share: string) => `${share} of plan`,
  noBreakEven: {
    volume: 'No volume alone brings the net present value to zero.',
    rate: 'No automation rate alone brings the net present value to zero.',
    adoption: 'No adoption alone brings the net present value to zero.',
    cost: 'No cost alone brings the net present value to zero.',
    delay: 'No delay alone brings the net present value to zero.',
  },
  holdsLate: (at: string) => `It holds while everything is at most ${at} late.`,
  noDelay: 'It holds with no delay at all.',
  holdsUntil: {
    volume: (at: string) => `It holds until the work falls to ${at}.`,
    rate: (at: string) => `It holds until the automation rate falls to ${at}.`,
    adoption: (at: string) => `It holds until only ${at} of the work goes the new way.`,
    cost: (at: string) => `It holds until costs rise to ${at}.`,
  },
  wouldNeed: {
    volume: (at: string) => `To break even it would need a volume of ${at}.`,
    rate: (at: string) => `To break even it would need an automation rate of ${at}.`,
    adoption: (at: string) => `To break even it would need ${at} of the work to go the new way.`,
    cost: (at: string) => `To break even it would need costs of ${at}.`,
  },
  againstPlanned: (at: string, planned: string) => `${at} (planned: ${planned})`,
  mainRisk: {
    volume: (at: string, npv: string, instead: string) =>
      `The volume of work moves the result most: at ${at} the net present value is ${npv} instead of ${instead}.`,
    rate: (at: string, npv: string, instead: string) =>
      `The automation rate moves the result most: at ${at} the net present value is ${npv} instead of ${instead}.`,
    adoption: (at: string, npv: string, instead: string) =>
      `Adoption moves the result most: at ${at} the net present value is ${npv} instead of ${instead}.`,
    cost: (at: string, npv: string, instead: string) =>
      `The cost moves the result most: at ${at} the net present value is ${npv} instead of ${instead}.`,
    delay: (at: string, npv: string, instead: string) =>
      `Delay moves the result most: at ${at} late the net present value is ${npv} instead of ${instead}.`,
  },
  noneOfRuns: 'none',
  allOfRuns: 'all',
  ofRuns: (share: string, draws: string) => `in ${share} of ${draws} simulated runs`,
  leftOut: {
    unplanned: (isPlan: boolean): string => (isPlan ? 'Accepted, but in no initiative' : 'In no wave'),
    unplannedWhy: (count: number, isPlan: boolean) =>
      `${opportunities(count)} ${isPlan ? 'without a month or an owner' : 'that the waves have no room for'}`,
    withoutUseCase: 'Measured, without a use case',
    withoutUseCaseWhy: (count: number) => `no use case in ${processes(count)}`,
    afterHorizon: 'Planned for later years',
    afterHorizonWhy: (count: number) => `${initiatives(count)} after the years of the case`,
    stopped: 'Planned, but stopped',
    stoppedWhy: (count: number) => `${initiatives(count)} stopped`,
    undecided: 'Proposed, not decided',
    undecidedWhy: (count: number) => `${opportunities(count)} neither accepted nor rejected`,
    notCosted: 'Planned, by benchmark',
    notCostedWhy: (count: number) => `${processes(count)} known by benchmark only`,
    notPaying: 'Does not pay',
    notPayingWhy: (count: number) =>
      `${counted(count, 'process costs', 'processes cost')} as much to run as saved, or more`,
  },
  /** A label within a sentence. */
  lower: (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  notCounted: (amount: string, what: string) => `${amount} a year (${what})`,
  notCountedAll: (parts: readonly string[]) => `Measured as well, but in none of these figures: ${listed(parts)}.`,
  /** How the savings of the case become those of the plan and those accepted, so that a reader finds each of them in the next. */
  bridge: (
    inCase: string,
    inPlan: readonly string[],
    planned: string | null,
    more: readonly string[],
    accepted: string,
  ) =>
    `Measured savings a year, rounded: ${inCase} in the case${inPlan.map((part) => ` + ${part}`).join('')}${planned ? ` = ${planned} in the plan` : ''}${more.map((part) => ` + ${part}`).join('')}${more.length > 0 ? ` = ${accepted} accepted` : ''}.`,
  bridgePart: (amount: string, what: string) => `${amount} (${what})`,
  scenario: {
    npv: 'Net present value',
    p10: 'Simulated, P10',
    p50: 'Simulated, P50',
    p90: 'Simulated, P90',
    gain: 'Runs with a gain',
    payback: 'Payback',
    discounted: 'Discounted payback',
    roi: 'Return on investment',
    irr: 'Internal rate of return',
    noOutlay: 'not defined: no year with a net outlay',
    noIrr: { none: 'none', several: 'several' },
    savings: 'Savings a year',
    oneOff: 'One-off cost',
    run: 'Run cost a year',
  },
  assumptions: (rate: string, ramp: string, benefitRisk: string, costRisk: string) =>
    `${rate} discount rate, ramp ${ramp}, ${benefitRisk} taken off benefits, ${costRisk} added to costs`,
  /** All years together; null = no risk is added to costs. */
  allYears: (risk: string | null) => (risk === null ? 'Together' : `Together, with ${risk} risk`),
  yearName: (year: number): string => (year === 0 ? 'Before' : `Year ${year}`),
  withoutFigure: {
    /** Where nothing is accepted, and something waits for a decision. */
    proposed: (amount: string) => `${amount} proposed`,
    nothingAccepted: 'nothing accepted',
    nothingFound: 'nothing found',
    notCosted: 'not costed',
    /** Its process is part of the figures of one above it, which others there take whole. */
    inParent: 'counted in its parent',
    noUseCase: 'measured, no use case yet',
    noSavings: 'no savings',
  },
};

export type CaseWords = typeof caseWords;
