import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { Becomes } from '@process-ai/domain/blueprint-journeys';
import { NUMBERS } from '@process-ai/domain/language';

const { counted, decimals, listed } = NUMBERS.en;

const touchPoints = (count: number) => counted(count, 'touchpoint', 'touchpoints');
const isOrAre = (what: string, count: number) => (count > 1 ? `${what} and ${count - 1} more` : what);
/** More names than three are no title. */
const tied = (names: readonly string[]) => (names.length > 3 ? isOrAre(names[0] ?? '', names.length) : listed(names));

/** Slides from the business case on; names are cut and amounts are written already. */
export const deckCaseWords = {
  case: {
    title: (isPlan: boolean, npv: string, isGain: boolean, years: string, payback: string | null) =>
      `${isPlan ? 'The plan' : 'The roadmap'} ${isGain ? 'is worth' : 'loses'} ${npv} over ${years} (NPV) and ${payback === null ? `does not pay back within ${years}` : `pays back in ${payback}`}`,
    uncosted: (isPlan: boolean, npv: string, years: string) =>
      `The benefits of ${isPlan ? 'the plan' : 'the roadmap'} are worth ${npv} over ${years}, before any cost: none is entered yet`,
    noCost: 'No cost entered yet: no break-even can be said',
    source: (isPlan: boolean, assumptions: string) =>
      `Source: ${isPlan ? 'the plan, month by month' : 'the waves of the roadmap, month by month; there is no plan yet'}; ${assumptions} (assumptions).`,
    note: 'Each initiative costs from its first to its last month and earns from the next one on. Net present value: months summed to years and discounted; what lies before month 1 is not discounted. Payback: when all flows together are above zero for good.',
    alt: (years: string) => `Benefits, costs and cumulative flow of each year: ${years}.`,
    altYear: (year: string, parts: string, cumulative: string) => `${year} ${parts}, cumulative ${cumulative}`,
    noBreakEven: (years: string) => `No break-even within ${years}`,
    breakEven: (when: string) => `Break-even ${when}`,
    table: 'Benefits and costs of each year',
    oneOff: 'One-off',
    leftOut: (basis: string | null) => `What the case does not contain, a year${basis ? ` (${basis})` : ''}`,
    leftOutTable: 'What the case does not contain',
    basis: 'Basis',
    noWorseScenario: (scenario: string, npv: string) => `No scenario is below “${scenario}”, with an NPV of ${npv}`,
    /** `runs` = the share of them that gains, where it is lower than in the plan. */
    worstScenario: (npv: string, worst: string, scenario: string, runs: string | null) =>
      `The NPV of ${npv} becomes ${worst} in the scenario “${scenario}”${runs === null ? '' : `, and only ${runs} of the runs end above zero`}`,
    scenariosSource: (count: number, left: number) =>
      `Source: the same plan in ${counted(count, 'scenario', 'scenarios')}, each with its own simulation.${left > 0 ? ` ${left} more in the workbook.` : ''}`,
    asEntered: 'as entered',
  },
  range: {
    source: 'Source: the business case with one driver at a time at its P10 and at its P90, all others as planned.',
    note: 'Each bar: what the NPV gains or loses when one driver alone turns out at the low or the high end of its range, largest swing first. They may well move together.',
    tornadoAlt: (npv: string, drivers: string) => `Tornado chart of the NPV of ${npv}: ${drivers}.`,
    table: 'Each driver at the ends of its range, and where the case breaks even',
    p10ToP90: 'P10 to P90',
    npvThen: 'NPV then',
    below: 'NPV below zero',
    above: 'NPV above zero',
    runsSource: (draws: string, seed: number) =>
      `Source: ${draws} simulated runs of volume, automation rate, adoption, cost and delay from triangular distributions (assumptions), seed ${seed}.`,
    runsNote:
      'P10: one run in ten is lower. P50: half of them are. P90: nine in ten are. The same seed gives the same range.',
    driver: (name: string, low: string, likely: string, high: string, reason: string) =>
      `${name} ${low} / ${likely} / ${high} (low / likely / high). ${reason}`,
    mean: (mean: string) => `Mean of all runs: ${mean}.`,
    runsOf: (draws: string) => `Runs of ${draws}`,
    planned: 'Plan',
    histogramAlt: (p10: string, p50: string, p90: string, gain: string, planned: string) =>
      `Histogram of the NPV: P10 ${p10}, P50 ${p50}, P90 ${p90}, above zero in ${gain} of the runs; the plan: ${planned}.`,
    percentiles: { P10: 'a poor outcome', P50: 'the middle one', P90: 'a good outcome' } as Record<string, string>,
    gain: 'of the runs above zero',
    alwaysLoses: (draws: string, loss: string) =>
      `The NPV stays below zero in all ${draws} simulated runs; nine in ten lose more than ${loss}`,
    /** `share` null = all of them. */
    gains: (share: string | null, draws: string, p10: string, p90: string) =>
      `The NPV is above zero in ${share === null ? `all ${draws}` : `${share} of ${draws}`} simulated runs, and between ${p10} and ${p90} in eight of ten`,
    seldomAsPlanned: (share: string | null, draws: string, seldom: string) =>
      `The NPV is above zero in ${share === null ? `all ${draws}` : `${share} of ${draws}`} simulated runs, but ${seldom}`,
  },
  journeys: {
    more: (first: number, all: number) => ` The first ${first} of ${all} journeys; the others are in the document.`,
    part: (shown: number, all: number) =>
      ` Shown: touchpoints 1 to ${shown} of ${all}; the others are in the document.`,
    elsewhere: ' What else changes a touchpoint is named in the notes and in the document.',
    source: (origin: string, isMeasured: boolean, rest: string) =>
      `Source: ${origin}; ${isMeasured ? 'the plan and the data of its processes' : 'the roadmap, by the benchmark of its processes'}.${rest}`,
    note: 'Left, how each touchpoint feels today and what hurts there; right, what changes it: the counted opportunities of its process and of all below that. A star marks a Moment That Matters.',
    name: (name: string) => `Journey: ${name}`,
    heard: (name: string, stages: string) => `Journey ${name}, today and after: ${stages}.`,
    title: (name: string, by: 'plan' | 'accepted' | 'proposed', changed: number, all: number) =>
      `“${name}”: ${{ plan: 'the plan changes', accepted: 'what is accepted changes', proposed: 'what is proposed would change' }[by]} ${changed === 0 ? 'none' : changed} of ${touchPoints(all)}`,
    /** The touchpoint that feels worst today, and what becomes of it; of `alike` that feel the same, one that stays, or all. */
    worst: (name: string, becomes: Becomes, changed: number, alike: number, decided: boolean) => {
      if (becomes === 'unplanned')
        return `; what is ${decided ? 'accepted' : 'proposed'} for “${name}”, which feels worst, is in no initiative yet`;
      if (becomes === 'stopped') return `; what was planned for “${name}”, which feels worst, is stopped`;
      const one = alike === 1 ? 'feels worst today' : `one of the ${alike} that feel worst today`;
      if (changed === 0) return alike === 1 ? `, and “${name}” ${one}` : `, and “${name}” is ${one}`;
      if (becomes === 'stays') return alike === 1 ? `, but not “${name}”, which ${one}` : `, but not “${name}”, ${one}`;
      return alike === 1 ? `, “${name}” among them, which ${one}` : `, the ${alike} that feel worst today among them`;
    },
    hurts: 'What hurts today',
  },
  vendors: {
    source: (weights: string, shown: number | null, all: number) =>
      `Source: fit to the opportunities counted here, 0–100. Weights: ${weights}. What is covered in part counts half.${shown === null ? '' : ` The first ${shown} of ${all}; the others are in the workbook.`}`,
    note: 'Coverage: share of the opportunities that a vendor covers, weighed by their savings (wholly = 1, in part = 0.5). AI coverage: the same over AI and agentic opportunities, by AI capabilities only. Depth: share of opportunities covered wholly. Sector: the vendor’s industry is the client’s (1), any (0.5), another (0).',
    scaleNote:
      'The scale is absolute: adding or removing a vendor changes no other score. How much of a vendor’s profile is filled in stands beside the score, never in it.',
    filled: (name: string, share: string) => `${name}: ${share} of the profile is filled in.`,
    alt: (vendors: string) => `Stacked bars of the fit of each vendor: ${vendors} of 100 points.`,
    table: 'The vendors by fit, and why',
    none: 'None of the vendors compared does any of what saves most',
    /** `names` = the one that does most, or all that do as much; each so many. */
    best: (names: readonly string[], whole: number, part: number, all: number) =>
      `Of what saves most, ${tied(names)} ${names.length === 1 ? 'does most:' : 'do most, each'} ${whole > 0 ? `${whole} of ${all} wholly${part > 0 ? `, ${part} in part` : ''}` : `${part} of ${all}, but only in part`}`,
    open: (title: string, count: number) => `; no vendor here does ${isOrAre(`“${title}”`, count)}`,
    profilesSource: 'Source: the profiles of the vendors, held against the opportunities counted here.',
    matrixSource: (shown: number | null, all: number) =>
      `Source: capability tags of vendors and opportunities. Whole = made for that very thing; part = a related or general capability, or similar words; – = neither.${shown === null ? '' : ` The first ${shown} of ${all} vendors.`}`,
    matrixNote:
      'An opportunity is covered wholly where a capability, product or AI capability of the vendor does that very thing, in part where it is a related or general one or shares two significant words.',
    by: (title: string, capability: string, vendor: string) => `${title}: by “${capability}” of ${vendor}.`,
    aYear: (basis: MoneyBasis | null): string =>
      basis === null ? 'A year' : `A year, ${basis === 'measured' ? 'measured' : 'by benchmark'}`,
    whole: 'Whole',
    part: 'Part',
    matrix: 'Vendors by the largest opportunities',
  },
  governance: {
    /** `lawNote` = null: of the risks alone; `hasMain` = the driver that moves the result most is one of them. */
    riskSource: (of: 'plan' | 'roadmap' | 'laws', lawNote: string | null, hasMain: boolean) =>
      `Source: ${{ plan: 'the plan', roadmap: 'the roadmap, the vendor comparison, and the journeys', laws: 'the laws named' }[of]}.${lawNote === null ? (hasMain ? ' Gravest first, the main driver of the case among them.' : ' Gravest first.') : ` ${lawNote}`}`,
    concerns: (duty: string, reason: string, control: string, whom: string) =>
      `${duty}: ${reason} ${control} It concerns ${whom}.`,
    ownersSource: 'Source: the plan.',
    owner: (owner: string, initiatives: string, lastGate: string | null) =>
      `${owner}: ${initiatives}${lastGate === null ? '' : `; last gate ${lastGate}`}.`,
    measures: 'Measures of the plan',
    measuresTitle: (count: number, aim: readonly [name: string, from: string, to: string, rises: boolean] | null) =>
      `${counted(count, 'measure tells', 'measures tell')} whether the plan works${aim ? `: “${aim[0].replace('“', '‘').replace('”', '’')}” is to go from ${aim[1]} to ${aim[2]}` : ''}`,
    noTarget: (count: number) => `; ${counted(count, 'has', 'have')} no target yet`,
    decisionsSource: (hasCase: boolean) =>
      `Source: ${hasCase ? 'the plan, its business case' : 'the roadmap'}, the vendor comparison, and the journeys. By date; gates and owners repeat the savings of their budgets.`,
    decisionsNote: 'Each decision follows from the plan: what it costs, what it waits for, and who delivers it.',
    decisions: 'Decisions asked',
  },
  outside: {
    rejected: 'Rejected',
    allOfProcess: 'All of the process',
    doesNotPay: (run: string, once: string | null) =>
      `Does not pay: ${run} a year to run${once === null ? '' : `, and ${once} once`}`,
    titleRejected: (count: number, first: string, amount: string) =>
      `no figure includes ${counted(count, 'rejected opportunity', 'rejected opportunities')}, “${first}” ${count > 1 ? 'the largest ' : ''}(${amount})`,
    titleLosing: (count: number, saved: string, run: string) =>
      `the business case leaves out ${counted(count, 'process that does', 'processes that do')} not pay: ${saved} a year saved for ${run} to run`,
    afterList: (list: string, count: number) =>
      `${list}, and no figure includes the ${count === 1 ? 'rejected one' : `${count} rejected ones`}`,
    joined: (parts: readonly string[]) => parts.join(', and '),
    source: (left: number, day: string) =>
      `Source: decisions and figures of the processes as of ${day}.${left > 0 ? ` ${decimals(left)} more stand in the notes.` : ''}`,
    note: 'A rejected opportunity is stated with what it would be worth if it alone were taken up again: those of one process share its savings, so amounts are not to be added up. A process does not pay where running it costs as much a year as it saves.',
    table: 'What is left out, with what it would save',
    what: 'What',
    wouldSave: 'Would save',
    whyLeftOut: 'Why it is left out',
  },
};

export type DeckCaseWords = typeof deckCaseWords;
