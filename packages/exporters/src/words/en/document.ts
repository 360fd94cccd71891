import type { MoneyBasis } from '@process-ai/contract/process-values';
import { NUMBERS } from '@process-ai/domain/language';
import { documentCaseWords } from './document-case.ts';

const { counted, decimals, listed } = NUMBERS.en;

const opportunities = (count: number) => counted(count, 'opportunity', 'opportunities');
const months = (count: number) => counted(count, 'month', 'months');
const behind = { measured: 'measured', benchmark: 'by benchmark' };

/** Chapters of document and client page; names are cut and amounts are written already. */
export const documentWords = {
  columns: {
    opportunity: 'Opportunity',
    process: 'Process',
    processes: 'Processes',
    type: 'Type',
    decision: 'Decision',
    savings: 'Savings',
    effort: 'Effort',
    area: 'Area',
    level: 'Level',
    code: 'Code',
    opportunities: 'Opportunities',
    source: 'Source',
    why: 'Why',
    year: 'Year',
    figure: 'Figure',
    driver: 'Driver',
    when: 'When',
  },
  accepted: 'Accepted',
  proposed: 'Proposed',
  more: (count: number) => `And ${decimals(count)} more.`,
  continued: (caption: string) => `${caption} (continued)`,
  summary: {
    title: 'Executive summary',
    whereToLook: 'The largest savings',
    topFive: (count: number) => `The ${count} opportunities that save most`,
    note: 'Each saves its share of what its process saves; measured and benchmark are never added up.',
    processes: 'Processes',
    processesNote: (measured: number, benchmark: number) =>
      `${decimals(measured)} measured, ${decimals(benchmark)} by benchmark`,
    opportunities: 'Opportunities',
    opportunitiesNote: (decided: boolean, count: number): string =>
      decided ? 'accepted' : count === 0 ? 'left to decide' : 'proposed, none decided',
    byBenchmark: 'By benchmark',
    byBenchmarkNote: 'from the size of the organization, not measured',
  },
  situation: {
    title: 'Situation',
    againstOthers: 'Against others',
    today: 'Today',
    ownWords: 'In the client’s own words',
    what: 'What',
    says: 'What it says',
    toKeep: 'What has to be kept',
    lead: 'Conditions that the client’s documents set, each held against the plan as far as its figures, titles and months can tell.',
    checked: 'Conditions, checked against the plan',
    condition: 'Condition',
    plan: 'Plan',
  },
  landscape: {
    title: 'Process landscape',
    none: 'No processes are part of this blueprint.',
    scope: (shown: number, all: number, areas: number, what: string) =>
      `Shown here ${shown === 1 ? 'is the 1 process' : `are ${shown === all ? 'all' : 'the'} ${decimals(shown)} processes`}${shown === all ? '' : ` with opportunities or figures, of ${decimals(all)}`}, in ${counted(areas, 'area', 'areas')}: ${what}.`,
    byArea: (basis: MoneyBasis, shown: number | null, all: number) =>
      `Savings a year ${behind[basis]}, by area${shown === null ? '' : ` (the ${shown} largest of ${all})`}`,
    others: (count: number) => `${count} others`,
    map: (basis: MoneyBasis) =>
      `Map of the processes, by what they can save a year ${behind[basis]}: the stronger the color, the more`,
    parts: 'Its parts',
    levels: 'Areas of level 1 and 2',
    level1: 'Areas of level 1',
    measuredPerYear: 'Measured/yr',
    benchmarkPerYear: 'By benchmark/yr',
    appendix: 'Appendix A: processes',
    appendixNote:
      'Opportunities save their shares of what their process saves, measured by the client’s process data or by benchmark.',
    projectedNote: ' Projected: what its process data give.',
    countedInNote: ' “in 3.1” = the money of this process is part of that of process 3.1, and counts there.',
    withoutFigures: (count: number, byArea: string) =>
      `${count === 1 ? 'One process without a figure of its own is' : `${decimals(count)} processes without a figure of their own are`} not listed: ${byArea}. The workbook lists what could be done in ${count === 1 ? 'it' : 'them'}.`,
    processesOf: (area: string) => `Processes: ${area}`,
    projected: 'Projected/yr',
    countedIn: (code: string) => `in ${code}`,
  },
  opportunities: {
    title: 'Opportunities',
    worth: (amount: string) => `, worth ${amount}`,
    effort: 'An effort of 1 is days of one team, 5 a program of its own.',
    sizes: (m: string, l: string) => ` Sizes: S is less than ${m} of the payroll, M less than ${l}, L more.`,
    byArea: 'By area',
    ofArea: (area: string) => `Opportunities: ${area}`,
    inAppendix: (count: number) => `${decimals(count)} more: those with a figure in appendix B, all in the workbook.`,
    detail: (count: number): string => (count === 1 ? 'In detail' : `The ${count} largest in detail`),
    proposals: 'Appendix: what is proposed, and not decided',
    proposalsLead: (count: number, worth: string) =>
      `${counted(count, 'opportunity is', 'opportunities are')} proposed and not decided${worth}. No figure of this document counts them.`,
    proposedIn: (area: string) => `Proposed: ${area}`,
    rejected: 'Rejected',
    rejectedLead: (count: number) =>
      `${counted(count, 'opportunity was', 'opportunities were')} rejected, and no figure of this document counts ${count === 1 ? 'it' : 'them'}. The amount is what an opportunity would be worth if it alone were taken up again; opportunities of one process share its savings, so amounts are not to be added up.`,
    rejectedTable: 'Rejected opportunities, with what each took away',
    wouldBeWorth: 'Would be worth',
    inWorkbook: (count: number) => `${counted(count, 'more stands', 'more stand')} in the workbook.`,
    appendix: 'Appendix B: opportunities',
    appendixLead: (count: number, all: number) =>
      `${count === all ? `All ${opportunities(all)}` : `${decimals(count)} of ${opportunities(all)}: those with a figure`}, in the order of their processes.`,
    withoutFigures: (count: number, byArea: string) =>
      `${count === 1 ? 'One without a figure is' : `${decimals(count)} without a figure are`} not listed: ${byArea}. All of them stand in the workbook.`,
    effortOf: (effort: number) => `effort ${effort} of 5`,
    source: (origin: string, edited: boolean) => `source: ${origin}${edited ? ', edited by a person' : ''}`,
    why: 'Why:',
    evidence: 'Evidence:',
  },
  plan: {
    title: 'The plan',
    nothing: (rejected: boolean) =>
      `Nothing is planned: ${rejected ? 'every opportunity was rejected' : 'no opportunities have been found'}.`,
    whenEach: 'When each initiative is worked on',
    table: 'Initiatives, who owns them, what they cost and save',
    ownerToBeNamed: 'to be named',
    note: 'An initiative earns from the month after its last one. What is not costed yet is a benchmark, and is added to nothing.',
    stopped: (count: number) => ` ${counted(count, 'initiative was', 'initiatives were')} stopped and left out.`,
    priorities: 'Priorities',
    byEffort: 'Opportunities by value and effort',
    byValue: 'Initiatives by value and cost',
    priority: 'Priority',
    mostly: 'Mostly',
    value: 'Value',
    cost: 'Cost',
    frees: 'Frees',
    /** Where work has begun, its course stands before. */
    began: (course: string, names: readonly string[]) =>
      `${course}. The first ${names.length > 1 ? 'were' : 'was'} ${listed(names.map((name) => `“${name}”`))}.`,
    lead: (initiatives: number, span: string, names: readonly string[]) =>
      `${counted(initiatives, 'initiative is', 'initiatives are')} planned over ${span}, beginning with ${listed(names.map((name) => `“${name}”`))}.`,
    costed: (savings: string, cost: string) =>
      ` Those that are costed save ${savings} a year once all are delivered, for ${cost} once.`,
    uncosted: (savings: string) =>
      ` Those that are costed save ${savings} a year once all are delivered; what they cost is not entered yet.`,
    others: (cost: string) =>
      ` The others, or the parts that are not costed, take another ${cost} once, outside of the case.`,
    firstOf: (caption: string, shown: number, all: number) => `${caption} (the first ${shown} of ${all})`,
    inCase: 'In the case',
    ofItInCase: 'Of it in the case',
    againstActual: 'Plan against actual',
    actualTable: 'What was spent and saved so far, against what was committed for that time',
    until: 'Figures until',
    spent: 'Spent',
    planned: 'Planned',
    saved: 'Saved',
    gates: 'Gates and dependencies',
    gatesLead: (gated: number, waiting: number) =>
      `${[...(gated > 0 ? [counted(gated, 'initiative has a gate', 'initiatives have a gate')] : []), ...(waiting > 0 ? [counted(waiting, 'initiative waits for another', 'initiatives wait for others')] : [])].join('; ')}.`,
    gatesTable: 'What must be true before an initiative goes on, and what it waits for',
    gate: 'Gate',
    waitsFor: 'Waits for',
    wavesLead: (count: number, waves: number, span: number) =>
      `There is no plan of initiatives yet; the waves of a roadmap stand in for it. ${counted(count, 'opportunity has', 'opportunities have')} a place in ${counted(waves, 'wave', 'waves')} over ${months(span)}.`,
    wavesMonths: 'The months of each wave',
    wavesTable: 'The waves, what they cost and save',
    wave: 'Wave',
    howMade: 'How it was made.',
    effortRoom: (points: number) => `A month has room for ${points} points of effort: an assumption.`,
    waveHeading: (name: string, from: number, to: number) => `${name}: months ${from} to ${to}`,
    waveCaption: (number: number, name: string) => `Wave ${number}, ${name.toLowerCase()}`,
    later: 'Later',
    laterLead: (count: number) => `${counted(count, 'opportunity has', 'opportunities have')} no room in the waves.`,
    inNoWave: 'In no wave, highest savings first',
    /** `first` = the first of them; null = the plan has no dates. */
    month: (first: string | null): string => (first === null ? 'Month of the plan' : `Months from ${first} on`),
    before: 'Before',
    after: 'After',
    months: 'Months',
  },
  case: documentCaseWords,
  people: {
    title: 'People',
    table: 'Measured work today, and what is freed of it',
    all: 'All measured work',
    stays: 'What stays with people',
  },
  risks: {
    title: 'Risks and regulation',
    register: 'Risk register',
    law: 'What the law may ask',
    lawTable: 'What the law may ask, and of which work',
  },
  governance: {
    title: 'Governance and measures',
    meets:
      'The steering committee meets monthly and before each gate, compares what came with what was planned, and stops what misses it.',
    steering: 'Who steers, and when',
    table: 'Who answers for what',
    measures: 'Measures',
    measuresLead:
      'Each is compared with its target when its initiative ends; one that falls short goes to the sponsor.',
    measuresTable: 'What the plan is judged by',
    measuredFirst: 'Where today has no figure yet, it is measured before the initiative begins.',
    decisions: 'Decisions asked',
    decisionsTable: 'What is to be decided, by whom and by when',
  },
  journeys: {
    title: 'Customer journeys',
    inAll: (journeys: number, by: 'plan' | 'accepted' | 'proposed', changed: number, all: number) =>
      `In ${counted(journeys, 'journey', 'journeys')}, ${{ plan: 'the plan changes', accepted: 'what is accepted changes', proposed: 'what is proposed would change' }[by]} ${changed === 0 ? 'none' : changed} of ${counted(all, 'touchpoint', 'touchpoints')}.`,
    lead: 'Time runs to the right. The lanes say who acts: a person, a person with an agent, an agent alone, or neither where work is automated; what stays as it is has a lane of its own. A star marks a Moment That Matters.',
    feels: ' The line above the lanes shows how it feels today; the table sets today beside what changes it.',
    stepByStep:
      'Each journey step by step, from the first contact on: today, and beside it what changes. A star marks a Moment That Matters.',
    notDrawn: 'This journey is not drawn, to keep this document small. The table has them all.',
    partDrawn: (drawn: number, all: number) =>
      `The first ${drawn} of ${all} touchpoints are drawn, to keep this document small. The table has them all.`,
    travels: (persona: string) => `Who travels: ${persona}`,
    touchPoints: (count: number) => counted(count, 'touchpoint', 'touchpoints'),
    moments: (count: number) => counted(count, 'Moment That Matters', 'Moments That Matter'),
    source: (origin: string) => `source: ${origin}`,
    part: (from: number, to: number) => `, touchpoints ${from} to ${to}`,
    swimlane: (name: string, steps: string) => `Swimlane of the journey ${name}: ${steps}.`,
    table: (name: string) => `Today and after: ${name}`,
    number: 'No.',
    touchPoint: 'Touchpoint',
    phase: 'Phase',
    today: 'Today',
    after: (decided: boolean): string => (decided ? 'After what is accepted' : 'After what is proposed'),
    stays: (decided: boolean): string =>
      decided ? 'Stays as it is: nothing accepted changes it.' : 'Stays as it is: no proposal changes it.',
    /** Where the same is changed as at an earlier one. */
    asAt: (number: number) => `As at touchpoint ${number}.`,
    couldBe: (what: string) => `What could be: ${what}`,
    within: (initiative: string, when: string) => `“${initiative}” (${when})`,
    stopped: 'stopped',
    unplanned: (decided: boolean): string => (decided ? 'accepted, not planned' : 'proposed'),
    frees: (hours: string) => `frees ${hours} hours of work a year`,
    expected: (what: string, share: string) => `${what} ${share}, expected`,
    notAdded:
      'Hours by the measured savings of the processes; an opportunity that changes several touchpoints stands at each of them, so hours are not to be added up.',
  },
  vendors: {
    title: 'Vendor shortlist',
    none: 'No vendors were selected for this blueprint.',
    nothingToCompare: (count: number) =>
      `The ${counted(count, 'selected vendor', 'selected vendors')} cannot be compared: there are no opportunities to hold them against.`,
    noOther: 'Nothing: there is no other vendor.',
    wouldChange: 'What would change the winner.',
    table: 'Vendors by fit',
    rank: 'Rank',
    vendor: 'Vendor',
    score: 'Score',
    fit: 'Fit',
    data: 'Data',
    note: (weights: string) =>
      `Points of each part add up to the score of 0–100. Weights: ${weights}. Data is the share of a vendor’s fields that are filled; it stands beside the score, never in it. Of equal scores, the one with more data comes first, then the name.`,
    madeOf: (first: number | null) => `What the score is made of${first === null ? '' : ` (the first ${first})`}`,
    reasons: 'Reasons',
    reasonsFirst: (first: number, all: number) => `Reasons are given for the first ${first} of ${all} vendors.`,
    aligned: 'Industry-aligned',
    cross: 'Cross-industry',
    otherIndustry: 'Made for another industry',
    matches: (count: number) => counted(count, 'capability match', 'capability matches'),
    aiMatches: (count: number) => counted(count, 'AI match', 'AI matches'),
    factsAsOf: (day: string) => `facts as of ${day}`,
    others: (count: number) => `; and ${counted(count, 'other', 'others')}`,
    matched: 'Matched:',
    ai: (capability: string) => `${capability} (AI)`,
    fits: { strong: 'Strong Fit', good: 'Good Fit', moderate: 'Moderate Fit', limited: 'Limited Fit', none: 'No Fit' },
  },
};

export type DocumentWords = typeof documentWords;
