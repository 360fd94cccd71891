import { NUMBERS } from '@process-ai/domain/language';
import { workbookWords } from './workbook.ts';

const { counted, decimals } = NUMBERS.en;
const { sheets } = workbookWords;

/** Scenarios, timeline, business case and what was simulated. */
export const workbookCaseWords = {
  scenarios: {
    subtitle:
      'What may be assumed in place of the plan as it stands. The switch below decides which of them the whole file follows.',
    low: 'Low',
    high: 'High',
    atOnce: (isLow: boolean) =>
      `Every driver of the simulation at once at its ${isLow ? 'worse' : 'better'} end, passed one time in ten. Rarer than any of them alone.`,
    says: 'What it says',
    parts: {
      volume: 'Volume',
      rate: 'Automation rate',
      adoption: 'Adoption',
      cost: 'Cost',
      delay: 'Delay',
      cash: 'Counts as cash',
      benchmark: 'Benchmark counts',
    },
    onSwitch: 'On the switch',
    heading: 'The scenario in force',
    switch: 'Switch',
    follows: 'Choose another in this one cell: initiatives, timeline, business case and Summary follow.',
    itsNumber: 'Its No.',
    inForce: 'In force',
    sideBySide: 'Side by side, as exported',
    payback: 'Payback, months',
    savings: 'Savings a year',
    oneOff: 'Cost once',
    npv: 'NPV',
    npvAt: (share: string) => `NPV, ${share}`,
    gain: 'Chance of gain',
    simulated: (seed: number, day: string) =>
      `Values, simulated with seed ${seed} on ${day}; they do not follow changes in this file. Low and High are not simulated: choose them on the switch.`,
  },
  lines: {
    benefits: 'Benefits',
    oneOff: 'One-off cost',
    run: 'Run cost',
    net: 'Net cash flow',
    cumulative: 'Net, cumulative',
    discounted: 'Net, discounted',
    discountedCumulative: 'Net, discounted, cumulative',
    within: 'Within the years of the case',
    factor: 'Discount factor',
    sign: 'Sign of the latest flow',
    chartYear: 'Year on the chart',
    begins: 'Begins',
    year: 'Year of the case',
    paidBack: 'Crosses zero upwards after',
    discountedPaidBack: 'The same, discounted',
    worked: 'Months worked until now',
    served: 'Months since its delivery',
    ramped: 'Months of full benefit until now',
  },
  signs: '−1, 0 or 1',
  timeline: {
    subtitle:
      'The case by month, from the first and last month of each initiative. Column 0 is all before month 1. Benefits and costs are positive; net = benefits less costs.',
    line: 'Line',
    total: 'Total',
    all: 'All initiatives',
    byInitiative: 'By initiative',
  },
  businessCase: {
    subtitle: `Of the scenario in force, by year from ${sheets.timeline}. Benefits and costs are positive; net = benefits less costs.`,
    byYear: 'By year',
    endOfYear: 'End of year',
    rateAYear: 'a year',
    times: 'times',
    rates: 'rates',
    ofPresentCosts: 'of the present costs',
    figures: {
      npv: [
        'Net present value (NPV)',
        'Year 0 is all before month 1; it is not discounted, so it stands outside NPV().',
      ],
      paybackMonths: [
        'Payback',
        `From the beginning of month 1 until the cumulative flow last crosses zero, on ${sheets.timeline}. Where it ends below, it is not reached.`,
      ],
      discountedPaybackMonths: ['Payback, discounted', 'The same with each flow as it is worth today.'],
      roiPercentage: ['Return on investment (ROI)', 'NPV ÷ present value of the costs.'],
      irr: [
        'Internal rate of return (IRR)',
        '“none”: no rate makes the flows worth nothing. “several”: more than one does.',
      ],
      presentBenefits: ['Benefits, present value', 'Ramped up and less their risk.'],
      presentCosts: ['Costs, present value', 'One-off and run cost with their risk.'],
      signChanges: ['Flows change between minus and plus', 'Flows that change once have exactly one rate.'],
      rates: ['Rates that make the flows worth nothing', ''],
      firstGuess: ['First guess for IRR()', 'Next to the rate, so that IRR() arrives.'],
      notPaidBack: ['Where it is not paid back', 'What stands in the place of the months.'],
    } as Record<
      | 'npv'
      | 'paybackMonths'
      | 'discountedPaybackMonths'
      | 'roiPercentage'
      | 'irr'
      | 'presentBenefits'
      | 'presentCosts'
      | 'signChanges'
      | 'rates'
      | 'firstGuess'
      | 'notPaidBack',
      readonly [label: string, note: string]
    >,
    lookedFor: (points: number, first: string, last: string) =>
      `Looked for on ${decimals(points)} points in columns ${first} to ${last}.`,
    grid: { point: 'u; rate = 1/u − 2', worth: 'Worth', crossing: 'Changes its sign after' },
    curve: 'When it pays back',
    curveHeard: (months: string | null) =>
      `Cumulative net cash flow by year, as it is and discounted. ${months === null ? 'It does not pay back within these years.' : `Paid back after ${months}.`}`,
    years: 'Years',
    cumulativeIn: (currency: string) => `Cumulative net cash flow (${currency})`,
    cumulative: 'Cumulative',
    cumulativeDiscounted: 'Cumulative, discounted',
  },
  simulation: {
    nothing: 'Without measured processes there is nothing to simulate.',
    heading: 'How sure it is, as exported',
    note: (seed: number, day: string, runs: number, scenario: string) =>
      `Values, not formulas: simulated with seed ${seed} on ${day}, ${counted(runs, 'run', 'runs')}, scenario “${scenario}”. They do not follow changes in this file; ${sheets.checks} says when they are out of date.`,
    p10: 'NPV, undercut one time in ten (P10)',
    p50: 'NPV, as likely undercut as exceeded (P50)',
    p90: 'NPV, exceeded one time in ten (P90)',
    mean: 'NPV, mean',
    gain: 'Chance of an NPV above zero',
    ofRuns: 'of the runs',
    tornado: 'What moves it most: each driver alone, from its P10 to its P90',
    driver: 'Driver, largest swing first',
    at: (share: string) => `At ${share}`,
    npvAt: (share: string) => `NPV at ${share}`,
    swing: 'Swing',
    fromCase: (share: string) => `From the case, at ${share}`,
    breakEven: 'Breaks even at',
    chart: 'What moves the net present value most',
    chartHeard: (largest: string | null) =>
      `Tornado: change of the net present value when one driver turns out at its P10 or P90. Largest: ${largest ?? 'none'}.`,
    change: (currency: string) => `Change of the net present value (${currency})`,
    atIts: (share: string) => `At its ${share}`,
  },
};

export type WorkbookCaseWords = typeof workbookCaseWords;
