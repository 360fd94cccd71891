import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { SumOf } from '@process-ai/domain/blueprint-story';
import { NUMBERS } from '@process-ai/domain/language';
import type { ListedInDocument } from '../../listed-in-document.ts';

const { counted, decimals, listed } = NUMBERS.en;

const opportunities = (count: number) => counted(count, 'opportunity', 'opportunities');
const processes = (count: number) => counted(count, 'process', 'processes');
const initiatives = (count: number) => counted(count, 'initiative', 'initiatives');
const touchPoints = (count: number) => counted(count, 'touchpoint', 'touchpoints');
const more = (count: number) => `and ${count} more`;
const done = (decided: boolean) => (decided ? 'accepted' : 'proposed');
const behind = { measured: 'measured', benchmark: 'by benchmark' };
const ofSum = { accepted: 'accepted', proposed: 'proposed', benchmark: 'by benchmark' };
const verbEnd = (wave: string) => (wave.endsWith('s') ? '' : 's');

const inFiles = (all: number, inDocument: ListedInDocument) =>
  ({
    all: `all ${decimals(all)} in the document and in the workbook`,
    figures: `those with a figure in the document, all ${decimals(all)} in the workbook`,
    none: `all ${decimals(all)} in the workbook`,
  })[inDocument];

/** Slides; names are cut and amounts are written already. */
export const deckWords = {
  sections: {
    answer: 'The answer',
    situation: 'Situation',
    value: 'Value',
    plan: 'Plan',
    case: 'Business case',
    people: 'People',
    customers: 'Customers',
    vendors: 'Vendors',
    risks: 'Risks',
    decisions: 'Decisions',
    appendix: 'Appendix',
  },
  others: (count: number) => `${count} others`,
  /** Below a table that has no room for all of its rows. */
  shownOf: (shown: number, all: number) => `${decimals(shown)} of ${decimals(all)}; all of them are in the document.`,
  /** A slide that goes on where another ends. */
  goesOn: (title: string, from: number, to: number) => `${title} (${from === to ? to : `${from} to ${to}`})`,
  agenda: {
    title: (chapters: readonly string[]) =>
      `Each chapter in one sentence: ${listed(chapters.map((name) => name.toLowerCase()))}`,
    source: 'Source: the slides that follow; each chapter by what its main slide says.',
    note: 'Those who have five minutes need the slide before this one and the decisions. The other chapters show what each figure rests on.',
    table: 'Chapters of the deck',
    chapter: 'Chapter',
    says: 'What it says',
    slides: 'Slides',
  },
  cover: {
    note: (sector: string, day: string, model: string) =>
      `Blueprint of ${sector}, of ${day}. Reference model: ${model}.`,
    inWorkbook:
      'Every figure of this deck is in the workbook of the same blueprint, where its formula can be followed and its inputs changed.',
    nothingChosen: 'No process has been chosen for this blueprint yet.',
  },
  value: {
    name: { measured: 'savings measured', benchmark: 'savings by benchmark' } as Record<MoneyBasis, string>,
    note: (decided: boolean, isPlan: boolean) =>
      `Measured savings: the current cost of a process × its automation rate × its realization, shared among its opportunities, each saving counted once. All that is ${done(decided)}, planned or not: the business case counts what ${isPlan ? 'the plan' : 'the roadmap'} carries.`,
    benchmarkNote: (count: number) =>
      `Savings by benchmark: the sum of what the ${decimals(count)} opportunities share of what their processes cost by the size of the organization. No process is costed yet.`,
    source: (withFigures: number, all: number) =>
      `Source: ${decimals(withFigures)} of ${decimals(all)} processes, measured; inputs as entered, the rest by the assumptions in the appendix.`,
    benchmarkSource: (whose: string) =>
      `Source: benchmark by the size of the organization (${whose}); nothing is measured yet.`,
  },
  summary: {
    savesNothing: (client: string, count: string) =>
      `What is planned for ${client} saves nothing that is measured yet; it has ${count}`,
    byBenchmark: (client: string, count: string, amount: string) =>
      `${client} has ${count}, by benchmark worth ${amount} a year; none is measured yet`,
    toWeigh: (client: string, count: string) => `${client} has ${count} to weigh; none has a value yet`,
    earnsBack: (client: string, amount: string, scope: string, isPlan: boolean, months: string) =>
      `${client} can save ${amount} a year (${scope}) and earns back what ${isPlan ? 'the plan' : 'the roadmap'} costs in ${months}`,
    earnsNotBack: (client: string, amount: string, scope: string, isPlan: boolean, years: string) =>
      `${client} can save ${amount} a year (${scope}) but does not earn back what ${isPlan ? 'the plan' : 'the roadmap'} costs within ${years}`,
    uncosted: (client: string, amount: string, scope: string, isPlan: boolean) =>
      `${client} can save ${amount} a year (${scope}); what ${isPlan ? 'the plan' : 'the roadmap'} costs is not entered yet`,
    byBenchmarkLabel: 'By benchmark, a year',
    byBenchmarkNote: 'From the size of the organization, not measured',
    opportunities: (decided: boolean): string => (decided ? 'Accepted opportunities' : 'Opportunities proposed'),
    inProcesses: (some: number, all: number) => `in ${decimals(some)} of ${processes(all)}`,
  },
  situation: {
    source:
      'Source: documents of the client, quoted; each condition held against initiatives, months and figures of the plan.',
    known: 'What is known of the client',
    factsSource: 'Source: profile and process data of the client, the process library, and the journeys.',
    ownWords: 'In the client’s own words',
    checked: 'Conditions, checked against the plan',
    toKeep: 'What has to be kept',
  },
  landscape: {
    unknown: (client: string) => `Where the savings of ${client} lie cannot be said yet: nothing is costed`,
    note: (across: string) =>
      `Each row is an area of the process landscape, each box a part of it by the first two steps of its code; the color rises in six equal steps up to the largest box, and every box carries its figure. What stands at the area itself is shown as “${across}”.`,
    map: 'Heat map',
    mapAlt: (areas: string) => `Heat map of areas by what they hold a year. ${areas}.`,
    /** `proposed` = what of it all is not decided, where a box that holds nothing else shows it; null = none does. */
    /** `proposed` = what the boxes say is proposed, of all that is, and whether there is more of it elsewhere. */
    legend: (hatched: boolean, proposed: { shown: string; all: string; isAll: boolean } | null) =>
      `Darker = more a year${hatched ? '; hatched = not costed' : ''}. In a box: what it holds a year, and how many opportunities.${proposed === null ? '' : ` Where nothing is accepted: what is proposed, ${proposed.isAll ? `${proposed.all} a year in all` : `${proposed.shown} of ${proposed.all} a year; the rest beside what is accepted`}.`}`,
    processes,
    all: (area: string, total: string, sum: SumOf) => `“${area}” holds all of the ${total} a year ${ofSum[sum]}`,
    two: (first: string, share: string, total: string, sum: SumOf, second: string, rest: string) =>
      `“${first}” holds ${share} of the ${total} a year ${ofSum[sum]}, “${second}” the other ${rest}`,
    several: (first: string, share: string, total: string, sum: SumOf, others: readonly string[], both: string) =>
      `“${first}” holds ${share} of the ${total} a year ${ofSum[sum]}, and together with ${listed(others.map((name) => `“${name}”`))} ${both}`,
  },
  types: {
    carries: { automation: 'Automation carries', ai: 'AI carries', agentic: 'Agents carry' },
    inSentence: { automation: 'automation', ai: 'AI', agentic: 'agents' },
    title: (carries: string, share: string, total: string, sum: SumOf, next: readonly string[]) =>
      `${carries} ${share} of the ${total} a year ${ofSum[sum]}, ${next.join(' and ')}`,
    part: (type: string, share: string) => `${type} ${share}`,
    all: (total: string, sum: SumOf, type: string) => `All of the ${total} a year ${ofSum[sum]} comes from ${type}`,
    sharedNote: 'The savings of a process are shared among its opportunities by their likely benefit.',
    ownNote: 'Each opportunity counts to its own type.',
    tableNote: 'The table counts opportunities and the same savings; measured and benchmark are never added up.',
    series: (name: string, currency: string) => `${name}, ${currency} a year`,
    alt: (name: string, parts: string) => `Bar chart of ${name} a year by type: ${parts}.`,
    table: 'Opportunities by type',
    number: 'Number',
    measured: 'Measured',
    byBenchmark: 'By benchmark',
    effort: 'Effort, 1–5',
  },
  people: {
    keep: (decided: boolean, share: string, rest: string) =>
      `With all that is ${done(decided)} done, people keep ${share} of today’s measured work by cost; ${rest}`,
    source: (measured: number, decided: boolean, journeys: number) =>
      `Source: current cost and savings of ${counted(measured, 'measured process', 'measured processes')}, with all done that is ${done(decided)}; touchpoints of ${counted(journeys, 'journey', 'journeys')}.`,
    note: 'For each area: measured savings by type, planned or not, in percent of its current cost. What is not saved is the work that stays with people: exceptions, judgment, and everything that the automation rate or the realization leaves out.',
    touchPointNote:
      'A touchpoint is human, AI agent, or hybrid (an agent prepares, a person decides); automated where neither serves, unchanged where nothing is done.',
    alt: (areas: string) => `Stacked bars of today’s work by area, in percent: ${areas}.`,
    serve: (count: number, decided: boolean) =>
      `In the journeys, who serves the customer at ${touchPoints(count)} after what is ${decided ? 'accepted' : 'proposed'}`,
    table: 'Touchpoints by who serves the customer',
    servedBy: 'Served by',
    touchPoints: 'Touchpoints',
    share: 'Share',
    stays: 'Stays with people',
    machines: (share: string) => `AI and agents take over ${share}`,
    automation: (share: string) => `automation takes over ${share}`,
    nothing: 'no opportunity is named for the rest',
    workSource: 'Source: process data and the business case. Time for other work: no reduction of staff is promised.',
    workTable: 'Work today and freed by area',
  },
  opportunities: {
    source:
      'Source: shares of what the processes save: measured by the client’s process data, or by benchmark (S, M, L: by share of the payroll). Effort: 1 (days, one team) to 5 (a program of its own).',
    sourceOrdered:
      'Source: shares of what the processes save: measured by the client’s process data, or by benchmark (S, M, L: by share of the payroll). Highest first. Effort: 1 (days, one team) to 5 (a program of its own).',
    note: 'Savings of an opportunity: its share of what its process saves. Measured = from the client’s process data; benchmark = from the size of the organization, by function and volume. The two are never added up.',
    table: 'The opportunities that save most',
    noneCosted: (first: string | null) =>
      `What the opportunities save is not costed yet: ${first === null ? '' : `“${first}” leads the list`}`,
    one: (saved: string) => `The one opportunity saves ${saved}`,
    byBenchmark: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} known by benchmark only`,
    otherWays: (count: number) => `${count} pay${count === 1 ? 's' : ''} in other ways than savings`,
    inParent: (count: number) =>
      `${count} ${count === 1 ? 'is counted in its parent process' : 'are counted in their parent processes'}`,
    noSavings: (count: number) => `${count} save${count === 1 ? 's' : ''} nothing by the figures entered`,
    notCosted: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} not costed`,
    /** `name` null = it is too long for a title. */
    half: (name: string | null, others: number, count: number, share: string, saved: string) =>
      `${name === null ? decimals(others + 1) : `“${name}”${others > 0 ? ` and ${decimals(others)} more` : ' alone'}`} of ${decimals(count)} opportunities hold${others > 0 ? '' : 's'} ${share} of the ${saved}`,
    /** What a list holds: all that counts, or what is only proposed beside it. */
    kinds: { accepted: 'accepted', proposed: 'proposed', undecided: 'proposed, not decided' },
    /** What a list has no room for, and where all of it stands. */
    leftOut: (from: number, all: number, inDocument: ListedInDocument) =>
      `${from === all ? `Opportunity ${decimals(all)} is` : `Opportunities ${decimals(from)} to ${decimals(all)} are`} not shown here: ${inFiles(all, inDocument)}.`,
    /** What stands in the appendix of it: all the others, or the next ones. */
    goesOn: (from: number, to: number, all: number, inDocument: ListedInDocument) =>
      `${from === to ? `Opportunity ${decimals(to)} stands` : `Opportunities ${decimals(from)} to ${decimals(to)} stand`} in the appendix${to === all ? '' : `, ${inFiles(all, inDocument)}`}.`,
    listAll: (count: number, kind: string, saved: string) =>
      `${count === 1 ? 'The one opportunity' : `All ${decimals(count)} opportunities`} ${kind} can save ${saved}`,
    listPart: (from: number, to: number, count: number, kind: string, saved: string, total: string | null) =>
      `${from === to ? `Opportunity ${to}` : `Opportunities ${from} to ${to}`} of ${decimals(count)} ${kind} hold${from === to ? 's' : ''} ${saved}${total === null ? '' : ` of ${total}`}`,
    /** Behind it: what each of them saves. */
    each: (least: string, most: string | null) => `, ${least}${most === null ? '' : ` to ${most}`} each`,
    /** Behind those that hold half: where the largest is, which has too long a name itself. */
    largestIs: (amount: string, process: string) => `, the largest of them (${amount}) in “${process}”`,
    listOther: (from: number, to: number, count: number, kind: string) =>
      `${from === to ? `Opportunity ${to}` : `Opportunities ${from} to ${to}`} of ${decimals(count)} ${kind} add${from === to ? 's' : ''} no savings in money of ${from === to ? 'its' : 'their'} own`,
    listNote:
      'Descriptions and reasons of every opportunity are in the workbook and in the document of the same blueprint.',
    listTable: (from: number, to: number, kind: string) => `Opportunities ${from} to ${to}, ${kind}`,
  },
  priorities: {
    source: (years: string, isParted: boolean) =>
      `Source: the business case over ${years}, as worth today; square-root scales. Larger bubble: more work freed. Net value: value less cost.${isParted ? ' Lines: mean of what pays.' : ''}`,
    /** What the map does not show. */
    hidden: {
      all: (parts: string) => `Not shown: ${parts}`,
      left: (count: number) => `${count} more (in the document)`,
      delivered: (count: number) => `${count} delivered`,
      stopped: (count: number) => `${count} stopped`,
      outside: (count: number) => `${count} outside of the case`,
    },
    note: (name: string, quadrant: string, value: string, cost: string, fte: string) =>
      `${name}: ${quadrant}, value ${value}, cost ${cost}, ${fte} freed.`,
    map: 'Priorities',
    mapAlt: (rows: string) => `Map of cost against value. ${rows}.`,
    row: (name: string, quadrant: string, value: string, cost: string) => `${name}: ${quadrant}, ${value} for ${cost}`,
    bubble: (name: string, cost: string, value: string, fte: string) =>
      `${name}: cost ${cost}, value ${value}, ${fte} freed`,
    label: (value: string, cost: string, fte: string) => `${value} for ${cost}, ${fte}`,
    loses: 'Costs more than it brings',
    value: 'Value',
    netValue: 'Net value',
    cost: 'Cost',
    /** Of opportunities, where there is no business case. */
    byEffort: {
      title: (name: string, others: number, held: string, total: string, sum: SumOf) =>
        `“${name}”${others > 0 ? ` ${more(others)} save` : ' saves'} most for little effort: ${held} of ${total} a year ${ofSum[sum]}`,
      most: (name: string, amount: string, effort: number) =>
        `“${name}” saves most, ${amount} a year, at an effort of ${effort} of 5`,
      source: (left: number) =>
        `Source: what each opportunity saves a year, and its effort from 1 (days, one team) to 5 (a program of its own); parted at an equal share of the savings, and above an effort of 2; square-root scales.${left > 0 ? ` ${left} more in the document.` : ''}`,
      note: 'Until costs and volumes are measured, effort stands in for cost.',
      label: (value: string, effort: number) => `${value} a year, effort ${effort}`,
    },
  },
  plan: {
    worth: (cost: string, savings: string, outside: string | null) =>
      `: ${cost} once for ${savings} a year${outside === null ? '' : `, and ${outside} once outside of the case`}`,
    uncosted: (savings: string) => `: ${savings} a year, with no cost entered yet`,
    opens: (name: string, span: string, count: number) =>
      `“${name}” begins the work on ${initiatives(count)} over ${span}`,
    /** `marks` = what the drawing shows beside its bars; `early` = what begins before something ends that it depends on. */
    source: (left: number, stopped: number, marks: { gates: boolean; lines: boolean; early: string | null }) =>
      `Source: the plan. Savings once all of it works. Lighter bars: not in the business case.${marks.gates ? ' Diamond: gate.' : ''}${marks.lines ? ' Line: dependency' : ''}${marks.lines && marks.early ? `; “${marks.early}” does not wait` : ''}${marks.lines ? '.' : ''}${left > 0 ? ` ${left} more in the document.` : ''}${stopped > 0 ? ` ${initiatives(stopped)} stopped.` : ''}`,
    note: 'An initiative costs from its first to its last month, and earns from the month after. Measured savings are in the business case; what is not costed yet is a benchmark, and is added to nothing.',
    name: 'Plan',
    gantt: (rows: string) => `Gantt chart. ${rows}.`,
    noOwner: 'owner to be named',
    toBeNamed: 'to be named',
    onceAndRun: (once: string, run: string) => `${once} once, ${run} a year to run`,
    gate: (gate: string) => `gate: ${gate}`,
    waits: (names: string) => `waits for ${names}`,
    notInCase: (why: string) => `not in the case: ${why}`,
    gateName: (gate: string) => `Gate: ${gate}`,
    all: (count: number) => `All ${initiatives(count)}`,
  },
  roadmap: {
    source: (effort: number, later: number) =>
      `Source: no plan of initiatives yet; opportunities by savings and effort; ${effort} points of effort a month are assumed.${later > 0 ? ` ${counted(later, 'opportunity waits', 'opportunities wait')} for room after the last wave.` : ''}`,
    /** Of a wave between others. */
    standIn: 'There is no plan of initiatives yet: the waves stand in for it, in the business case too.',
    savings:
      'Savings of a wave are those of its opportunities, each its share of what its process saves; measured and benchmark are never added up.',
    later: (titles: string, others: number) => `Later: ${titles}${others > 0 ? `; ${more(others)}` : ''}.`,
    notCosted: (wave: string, count: number, from: number, to: number) =>
      `${wave}: ${opportunities(count)} in months ${from} to ${to}; no savings are costed`,
    first: (wave: string, basis: MoneyBasis) =>
      `${wave} come${verbEnd(wave)} first, with no savings ${behind[basis]}; `,
    brings: (wave: string, amount: string, basis: MoneyBasis, month: number) =>
      `${wave} bring${verbEnd(wave)} ${amount} a year ${behind[basis]} from month ${month}`,
    reach: (waves: number, amount: string, span: number) => `; ${waves} waves reach ${amount} in ${span} months`,
    wave: (name: string, from: number, to: number) => `${name}: months ${from}–${to}`,
    sum: (amount: string | null, count: number) => [amount, opportunities(count)].filter(Boolean).join(' · '),
    effort: (effort: number, capacity: number) => `Effort ${effort} of ${capacity} points`,
    more: (count: number) => `… ${more(count)} in the workbook`,
  },
};

export type DeckWords = typeof deckWords;
