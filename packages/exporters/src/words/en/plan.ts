import type { InitiativeStatus } from '@process-ai/contract/initiatives';
import type { Rating } from '@process-ai/domain/blueprint-risks';
import { NUMBERS } from '@process-ai/domain/language';

const { counted, decimals, listed } = NUMBERS.en;

const more = (count: number) => `and ${count} more`;
const thePlan = (isPlan: boolean) => (isPlan ? 'the plan' : 'the roadmap');

/** Initiatives, priorities, people, risks, governance and decisions; names are quoted already where they are. */
export const planWords = {
  initiatives: (count: number) => counted(count, 'initiative', 'initiatives'),
  begun: (delivered: number, running: number) =>
    [
      delivered > 0 ? `${delivered} ${delivered === 1 ? 'is' : 'are'} delivered` : '',
      running > 0 ? `${running} ${running === 1 ? 'is' : 'are'} running` : '',
    ]
      .filter(Boolean)
      .join(' and '),
  /** Behind the months of a plan: what begins far beyond them. */
  later: (count: number, month: string) => ` (${count} of them not before ${month})`,
  /** Of all, what has begun. */
  underWay: (count: number, begun: string) => `Of ${counted(count, 'initiative', 'initiatives')} ${begun}`,
  /** Behind it: what has still to begin, and until when it is done. */
  follow: (count: number, month: string) => `; ${count} more ${count === 1 ? 'follows' : 'follow'} by ${month}`,
  /** And what begins far beyond them. */
  onlyFrom: (count: number, month: string) => `, ${count} only from ${month} on`,
  came: (month: string, parts: readonly string[]) => ` By ${month} ${parts.join(', and ')}.`,
  spent: (amount: string, planned: string) => `${amount} was spent of ${planned} planned by then`,
  saved: (amount: string, planned: string) => `${amount} saved of ${planned}`,
  /** Of a plan whose months overlap where one waits for another; `more` = how many others do so. */
  early: (name: string, first: string, more: number) =>
    `“${name}” begins before “${first}” ends, on which it depends${more > 0 ? `; so do ${more} more` : ''}.`,
  firstDelivered: (name: string, when: string) => `“${name}” came first and is delivered (${when})`,
  firstRunning: (name: string, when: string) => `“${name}” came first and is running (${when})`,
  firstInitiative: (name: string, when: string) => `“${name}” comes first (${when})`,
  firstWave: (name: string, when: string) => `the wave “${name}” comes first (${when})`,
  status: {
    proposed: 'Proposed',
    committed: 'Committed',
    running: 'Running',
    delivered: 'Delivered',
    stopped: 'Stopped',
  } as Record<InitiativeStatus, string>,
  inCase: {
    yes: 'yes',
    notInMoney: 'benefit not in money',
    stopped: 'stopped',
    notCosted: 'not costed yet',
    doesNotPay: 'does not pay',
    afterHorizon: 'after the years of the case',
  },
  quadrants: {
    startNow: 'Do first',
    programme: 'Plan as a program',
    takeAlong: 'Take along',
    question: 'Prove first',
    review: 'Review or stop',
  },
  priorityNote: (years: string) =>
    `Value: what an initiative saves over ${years} from the month after its last one, ramped up, as worth today. Cost: what it costs once and to run over the same time. High is what adds (value less cost) or costs about an equal share or more of what all initiatives that pay add and cost together; what costs more than it brings stands apart. FTE: work that it frees.`,
  /** `others` = how many more than the one named. */
  brings: (name: string, others: number, value: string, cost: string) =>
    `“${name}”${others > 0 ? ` ${more(others)} bring` : ' brings'} ${value} of value for ${cost}`,
  starts: (name: string, others: number, value: string, cost: string) =>
    `“${name}”${others > 0 ? ` ${more(others)} start` : ' starts'}: ${value} of value for ${cost}`,
  startsUncounted: (name: string, others: number) =>
    `“${name}”${others > 0 ? ` ${more(others)} start` : ' starts'}, and the case does not count ${others > 0 ? 'them' : 'it'}`,
  costsMore: (name: string, others: number) =>
    `“${name}”${others > 0 ? ` ${more(others)} cost more than they bring` : ' costs more than it brings'}`,
  allCostMore: (count: number, name: string, amount: string) =>
    `All ${count} initiatives still to be done that have figures cost more than they bring, “${name}” most of all (by ${amount})`,
  rejectedDropped: (count: number) =>
    `${counted(count, 'rejected opportunity is', 'rejected opportunities are')} dropped`,
  /** Where all of them stand in one quadrant of the map. */
  startsIn: (
    name: string,
    others: number,
    quadrant: 'programme' | 'takeAlong' | 'question',
    value: string,
    cost: string,
  ) =>
    `“${name}”${others > 0 ? ` ${more(others)} start` : ' starts'} ${{ programme: 'as a program', takeAlong: 'along the way', question: 'on trial' }[quadrant]}: ${value} of value for ${cost}`,
  isStopped: (name: string, others: number) => `“${name}”${others > 0 ? ` ${more(others)} are` : ' is'} stopped`,
  hasToProve: (name: string, others: number) =>
    `“${name}”${others > 0 ? ` ${more(others)} have to prove themselves` : ' has to prove itself'} first`,
  loses: (name: string, amount: string) => `“${name}” (by ${amount})`,
  losers: (names: readonly string[], npvWithout: string, npv: string) =>
    `${listed(names)} ${names.length === 1 ? 'costs more than it brings' : 'cost more than they bring'}: without ${names.length === 1 ? 'it' : 'them'} the net present value is ${npvWithout} instead of ${npv}.`,
  allLose: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'costs more than it brings' : 'cost more than they bring'}: no initiative of the case brings more than it costs.`,
  fte: (count: string) => `${count} FTE`,
  work: (isPlan: boolean, freed: string, today: string, stays: string) =>
    `${isPlan ? 'The plan' : 'The roadmap'} frees ${freed} of ${today} of measured work; ${stays} of the work stays with people`,
  redeployOpen:
    'Open: which work of each area takes up the freed time. No plan names it yet; it is one of the decisions asked.',
  workNote: (hours: string, isPlan: boolean) =>
    `FTE = hours of work a year / ${hours} hours of a full-time person, or the team where the hours are not known. Freed = what the opportunities of ${thePlan(isPlan)} save of a process, as a share of its cost. It is time for other work: no reduction of staff is promised.`,
  /** Two, since they agree with their noun in Spanish. */
  ratings: {
    likelihood: { low: 'Low', medium: 'Medium', high: 'High' },
    impact: { low: 'Low', medium: 'Medium', high: 'High' },
  },
  steering: 'Steering committee',
  /** Who brings before it what it decides. */
  proposal: (owner: string) => `Steering committee; proposal: ${owner}`,
  /** `grave` of `all` risks can cost a large part of the savings. */
  moreGraveRisks: (count: number, all: number) =>
    `${count === 1 ? 'another' : `${count} more`} of the ${all} risks can cost a large part of what is planned`,
  graveRisks: (grave: number, all: number, first: string) =>
    `${all === 1 ? 'The 1 risk known' : `${grave} of ${counted(all, 'risk', 'risks')}`} can cost a large part of what is planned${grave > 1 ? `, “${first}” first` : `, in “${first}”`}`,
  /** No risk costs a large part of the savings by itself, and this one is the gravest. */
  gravestRisk: (all: number, alike: number, first: string, likelihood: Rating, impact: Rating) =>
    `${all === 1 ? `The 1 risk known lies in “${first}”` : alike > 1 ? `${alike} of ${all} risks weigh most, “${first}” first` : `Of ${all} risks, that of “${first}” weighs most`}: ${likelihood} likelihood, ${impact} impact`,
  lightRisks: (all: number) =>
    `No risk known is of high likelihood or touches much of the savings (${counted(all, 'risk', 'risks')})`,
  strictLaw: (law: string) => `counsel must settle “${law}” before anything is built`,
  strictLaws: (count: number) => `counsel must settle ${count} questions of law before anything is built`,
  /** `trade` = the law of the trade that is one of them. */
  flags: (count: number, trade: string | null) =>
    `counsel has ${counted(count, 'duty', 'duties')} to confirm before anything goes live${trade === null ? '' : `, “${trade}” among them`}`,
  /** Of those with AI: no all-clear is given over what nobody has classed. */
  unclassed: (open: number, all: number, ofPlan: boolean) => {
    const uses = `${counted(all, 'use', 'uses')} of AI${ofPlan ? ' in the plan' : ''}`;
    return open === all && all > 1
      ? `none of the ${uses} is classed under the AI Act yet, so none of them is cleared`
      : `${open} of ${uses} ${open === 1 ? 'is' : 'are'} not classed under the AI Act yet: until then ${open === 1 ? 'it is not' : 'none of them is'} cleared`;
  },
  lawNote: {
    EU: 'Flags by use case, and what applies to such work whatever it is, under the law of the European Union and of the country, for counsel to confirm.',
    unknown:
      'Flags by use case, and what applies to such work whatever it is, for counsel to confirm where the law of the European Union applies.',
    elsewhere:
      'Flags in general words, and the law of the trade where it is known, for counsel to confirm by the law of the place.',
  },
  /** What a duty concerns that has no list of its own. */
  allWork: 'All of the work',
  aiWork: (open: number, all: number, ofPlan: boolean) =>
    (open === all
      ? counted(all, 'opportunity with AI', 'opportunities with AI')
      : `${open} of ${counted(all, 'opportunity', 'opportunities')} with AI`) + (ofPlan ? ' in the plan' : ''),
  noRisks: (hasPlan: boolean): string =>
    hasPlan
      ? 'No risk has been named for any initiative of the plan yet.'
      : 'There is no plan of initiatives yet, and so no risk of one has been named.',
  andMore: more,
  noOwner: (count: number) => `None of ${counted(count, 'initiative', 'initiatives')} has an owner yet`,
  largestOwner: (count: number, owner: string, amount: string, all: string) =>
    `Of ${counted(count, 'owner', 'owners')}, ${owner} answers for the largest part: ${amount} of ${all} a year measured`,
  owners: (name: string, others: number) =>
    `${name}${others > 0 ? ` ${more(others)} answer` : ' answers'} for the plan`,
  unowned: (count: number) => `${counted(count, 'initiative has', 'initiatives have')} no owner yet`,
  unownedOne: (name: string, amount: string, all: string) =>
    `“${name}”, ${amount} of ${all} a year measured, has no owner yet`,
  unownedMany: (count: number, amount: string, all: string) =>
    `${decimals(count)} initiatives, ${amount} of ${all} a year measured, have no owner yet`,
  otherOwners: (count: number) => `${counted(count, 'owner answers', 'owners answer')} for the rest`,
  measureBy: (month: string) => `To be measured by ${month}`,
  targetBy: (month: string) => `set by ${month}`,
  inputsOf: (process: string) => `Process data of ${process}`,
  withThePlan: 'Entered with the plan',
  /** Over the years of the case, as worth today. */
  overYears: (value: string, cost: string) => `${value} of value for ${cost} over the case`,
  costsMoreBy: (amount: string) => `Costs exceed benefits by ${amount}`,
  firstToDecide: (decision: string, next: string | null) =>
    `First to decide: ${decision}${next === null ? '' : `, and ${next}`}`,
  losesMost: (decision: string, amount: string, by: string | null) =>
    `To decide ${by === null ? 'now' : `by ${by}`}: ${decision} (costs exceed benefits by ${amount})`,
  thenBudget: (amount: string, by: string | null) =>
    `Then the first budget (${amount})${by === null ? '' : ` by ${by}`}`,
  toTake: (count: number, amount: string, by: string | null, savings: string | null) =>
    `${counted(count, 'decision', 'decisions')} to take: the first budget (${amount}) is to be released${by === null ? '' : ` by ${by}`}${savings === null ? '' : ` and opens the way to ${savings} a year measured`}`,
  /** `from` and `to` = when the first and the last of them fall due; null = now. */
  someOf: (count: number, all: number, from: string | null, to: string | null) =>
    `${count} of ${all} decisions ${to === null ? 'now' : from === null || from === to ? `by ${to}` : `from ${from} to ${to}`}`,
  /** `isLargest` = of all; else only of those told here. */
  largestBudget: (isLargest: boolean, amount: string, savings: string | null) =>
    savings === null
      ? `${isLargest ? 'the largest budget' : 'the largest of these budgets'} is ${amount}`
      : `${isLargest ? 'the largest budget' : 'the largest of these budgets'} (${amount}) opens the way to ${savings} a year measured`,
  beginningWith: (what: string) => `first, ${what}`,
  columns: {
    body: 'Body',
    rhythm: 'When',
    task: 'Task, or what sets it off',
    area: 'Area',
    today: 'Today',
    freed: 'Freed',
    stays: 'Stays',
    freedWhen: 'When freed',
    freedIn: (when: string) => `in ${when}`,
    freedShare: 'Freed, %',
    initiative: 'Initiative',
    initiatives: 'Initiatives',
    risk: 'Risk',
    likelihood: 'Likelihood',
    impact: 'Impact',
    control: 'Control',
    owner: 'Owner',
    duty: 'Duty',
    whyApplies: 'Why it may apply',
    concerns: 'What it concerns',
    oneOff: 'One-off',
    run: 'Run/yr',
    saves: 'Saves a year',
    lastGate: 'Last gate',
    measure: 'Measure',
    target: 'Target',
    sourceOfToday: 'Source of today',
    decision: 'Decision',
    who: 'Who',
    by: 'By',
    amount: 'Amount',
    unlocks: 'What it unlocks',
    status: 'Status',
  },
  together: 'Together',
  noControl: 'To be agreed',
  toBeNamed: 'To be named',
  now: 'Now',
  verdicts: { kept: 'Kept', touched: 'Touched', broken: 'Broken', unknown: 'To be confirmed' },
  broken: (quote: string) => `As planned, a condition of the client does not hold: “${quote}”`,
  touched: (quote: string, what: 'plan' | 'roadmap' | 'rest') =>
    `A condition of the client has to be settled before ${what === 'rest' ? 'the rest of the plan' : thePlan(what === 'plan')} goes live: “${quote}”`,
  /** `outOf` = of how many conditions; null = all of them. `by` = until when the first is to be settled; null = not known. */
  touchedMany: (count: number, outOf: number | null, quote: string, by: string | null) =>
    `The plan touches ${outOf === null ? `all ${count}` : `${count} of ${outOf}`} conditions of the client; first to settle${by === null ? '' : ` (${by})`}: “${quote}”`,
  unconfirmed: (quote: string) => `A condition of the client is still to be confirmed: “${quote}”`,
  keepsAll: (quote: string) => `The plan keeps every condition that the client has set, “${quote}” first`,
  whyNow: (quote: string) => `The client’s own papers say why now: “${quote}”`,
};

export type PlanWords = typeof planWords;
