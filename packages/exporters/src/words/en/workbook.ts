import type { OpportunityStatus } from '@process-ai/contract/opportunities';
import { NUMBERS } from '@process-ai/domain/language';

const { decimals } = NUMBERS.en;

/** A figure or check of the workbook: what it is called, its unit, and what a reader should know of it. */
export const line = (label: string, unit: string, note: string) => ({ label, unit, note });

/** Names of sheets have at most 31 characters, and none of []:*?/\ and '. */
const sheets = {
  readMe: 'Read me',
  summary: 'Summary',
  assumptions: 'Assumptions',
  scenarios: 'Scenarios',
  inputs: 'Inputs',
  calculation: 'Calculation',
  opportunities: 'Opportunities',
  shares: 'Shares',
  initiatives: 'Initiatives',
  timeline: 'Timeline',
  businessCase: 'Business case',
  vendors: 'Vendors',
  checks: 'Checks',
};

/** What all sheets share, the first two of them, and every word that a formula compares with. */
export const workbookWords = {
  sheets,
  /** In formulas: no quotes, no wildcards, and no commas, since some stand in lists to choose from. */
  codes: {
    workload: 'workload',
    capacity: 'capacity',
    basis: { measured: 'Measured', benchmark: 'Benchmark' },
    ways: { entered: 'Entered', byBenefit: 'By benefit', otherUnit: 'Other unit' },
    decisions: { proposed: 'Proposed', accepted: 'Accepted', rejected: 'Rejected' } as Record<
      OpportunityStatus,
      string
    >,
    noDemand: 'None',
    inCase: 'Yes',
    afterHorizon: 'Late',
    doesNotPay: 'Never pays',
    notCosted: 'Not costed',
    notInMoney: 'Not in money',
    isDefault: 'Default',
    isChanged: 'Changed',
    severities: { error: 'Error', warning: 'Warning', note: 'Note' },
    ok: 'OK',
    verdicts: { errors: 'FAILED', warnings: 'passed, with warnings', sound: 'passed' },
  },
  units: {
    hoursAYear: 'hours a year',
    anHour: (currency: string) => `${currency} an hour`,
    aYear: (currency: string) => `${currency} a year`,
    once: (currency: string) => `${currency}, once`,
    shareOfWork: 'share of the work',
    shareOfSavings: 'share of the savings',
    shareOfCost: 'share of the cost',
    shareOfHours: 'share of hours',
    share: 'share',
    factor: 'factor',
    month: 'month',
    months: 'months',
    year: 'year',
    years: 'years',
    fte: 'FTE',
    isYes: '1 = yes',
    ofPayroll: 'of the payroll',
  },
  columns: {
    number: 'No.',
    code: 'Code',
    process: 'Process',
    processName: 'Process name',
    basis: 'Basis',
    unit: 'Unit',
    value: 'Value',
    figure: 'Figure',
    changedBy: 'Changed by',
    vendor: 'Vendor',
    vendorName: 'Vendor name',
    initiative: 'Initiative',
    scenario: 'Scenario',
    opportunity: 'Opportunity',
  },
  /** "Ada Tester, March 2, 2026" */
  whoAndWhen: (person: string, day: string) => `${person}, ${day}`,
  /** What stands before the verdict at the head of a sheet, and behind one that is not clear. */
  checksSay: 'Checks ',
  seeChecks: ': see Checks',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  /** Behind a text that no cell can hold whole. */
  cut: (characters: string) => ` … [cut here: the full text has ${characters} characters]`,
  allowed: {
    title: 'Not possible',
    orEmpty: ' Or leave the cell empty.',
    oneOf: (words: readonly string[]) => `Please choose one of: ${words.join(', ')}.`,
    ofList: 'Please choose one of the list.',
    letters: (count: number) => `Please enter ${count} letters.`,
    month: 'Please enter a day of the month, as 2027-01-01.',
    share: 'Please enter a share from 0% to 100%.',
    number: (low: string, high: string) => `Please enter a number from ${low} to ${high}.`,
    whole: (low: string, high: string) => `Please enter a whole number from ${low} to ${high}.`,
  },
  readMe: {
    subtitle: 'Business value of automation, AI and agents, by process.',
    thisWorkbook: 'This workbook',
    status: 'Status',
    notReady: (mark: string) => `${mark}: not ready to be handed over.`,
    version: 'Version',
    date: 'Date',
    confidentiality: 'Confidentiality',
    sector: 'Sector',
    description: 'Description',
    referenceModel: 'Reference model',
    processes: 'Processes',
    /** `within` = of those with data, how many are counted in another above them. */
    processCount: (all: number, withInputs: number, within: number) =>
      `${decimals(all)}, of which ${decimals(withInputs)} with process data${within === 0 ? '' : `; ${decimals(within)} ${within === 1 ? 'is' : 'are'} counted in another above and not among those measured`}`,
    currency: 'Currency',
    opportunitiesBy: 'Opportunities by',
    handedOverBy: 'Handed over by',
    contact: 'Contact',
    exported: 'Exported',
    exportedAt: (day: string, time: string) => `${day}, ${time} UTC`,
    title: 'Title',
    glance: 'At a glance',
    npv: 'Net present value',
    payback: 'Payback',
    /** As a number format: months behind the figure. */
    monthsFormat: '#,##0.0" months"',
    scope: 'Scope',
    bestVendor: 'Vendor with the most points',
    bestPoints: 'Its points, of 100',
    /** In place of a vendor's name. */
    noVendor: 'None: no opportunity is covered',
    vendorsFit: (count: number) => `Vendors that fit, of ${decimals(count)}`,
    /** In place of their number. */
    noneFits: 'None: none covers enough of the work',
    sheets: 'Sheets',
    guide: {
      summary: 'What the plan is worth, when it pays back and what that covers; the largest savings.',
      assumptions: 'What holds for all processes and vendors, each with its default and its source.',
      scenarios: 'Every scenario, a low and a high end, and the one switch that the whole file follows.',
      inputs: 'What was entered for each process, by whom and from where.',
      calculation: 'Cost, savings and payback of each process, step by step.',
      opportunities:
        'What could be done in each process, with its decision and its initiative, what it saves, and what each vendor covers.',
      shares: 'What the opportunities of each process share: measured, or by benchmark.',
      initiatives: 'The plan: who delivers what, when, at which cost, and what it saves.',
      timeline: 'The case by month.',
      businessCase: 'The case by year, what it comes to, and how sure that is.',
      vendors: 'How the vendors fit the opportunities, why, and who they are.',
      checks:
        'Sums that must agree, and warnings. Every sheet shows the verdict at its head, red where something is broken.',
    },
    howToRead: 'How to read the cells',
    blue: 'Blue on yellow',
    blueIs: 'An input or assumption. Change it, and everything that follows from it changes.',
    black: 'Black',
    blackIs: 'A formula or a text. Every figure can be followed back to its inputs.',
    computed: 'How the figures are computed',
    method: [
      ['Work hours', 'Runs a year × minutes a run ÷ 60.'],
      ['Cost of an hour', 'Average salary × load on salaries ÷ working hours of a year.'],
      [
        'Current cost',
        'Workload basis: work hours × cost of an hour. Where runs or minutes are missing, capacity basis: FTE × salary × load. FTE, runs and minutes are never multiplied together.',
      ],
      ['Projected savings', 'Current cost × automation rate × realization.'],
      ['Net benefit', 'Projected savings less run cost.'],
      ['Payback', 'Implementation cost ÷ (net benefit ÷ 12). N/A where the net benefit is zero or less.'],
      [
        'Business case',
        'Each initiative spends its one-off cost evenly from its first to its last month; its savings, ramped up and less their risk, and its run cost begin in the month after. The months are summed to years, discounted at their ends; what lies before month 1 is year 0 and is not discounted. ROI is NPV ÷ present value of the costs.',
      ],
      [
        'Signs',
        'Benefits, savings and costs are positive everywhere; a net figure is benefits less costs, and red where it is below zero. All amounts are in units of the currency, not in thousands.',
      ],
      [
        'Measured and benchmark',
        'Measured rests on inputs that somebody entered. What is not yet costed has a benchmark from the size of the organization, in a class S, M or L. The two are never added up.',
      ],
      [
        'Opportunities',
        'Those of a process that are not rejected share its savings by their likely benefits. What a person entered stands, and the others share what it leaves. An initiative counts those that are accepted; without a plan the waves of the roadmap count all that are not rejected.',
      ],
      [
        'FTE',
        'Work today is the hours of work ÷ the working hours of a year, or the team where the hours are not known. An opportunity frees its measured savings ÷ the cost of one FTE of that work.',
      ],
      [
        'Totals',
        'A process below another one that has inputs is left out: its money is in that one already. Which headings carry money, the share of a process in what one above it costs, and the benchmark costs are as exported.',
      ],
      [
        'Sources',
        'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Load: BLS ECEC. Hours: SSA POMS. Multi-year figures: the definitions of Forrester’s TEI. Implementation costs and the 60% rate are assumptions of the method, until the client’s own figures take their place.',
      ],
    ] as readonly (readonly [term: string, how: string])[],
    vendorFit: [
      'Vendor fit',
      'Four shares, each from 0 to 1, times their weights: coverage, AI coverage, depth and sector. The scale is absolute: one vendor more or less changes no other score.',
    ] as readonly [term: string, how: string],
  },
  summary: {
    title: (client: string) => `Summary – ${client}`,
    client: 'Name of the client',
    subtitle: 'What the plan is worth, when it pays back, and what that covers.',
    says: 'What it says',
    nothingToSimulate: 'Without measured processes there is nothing to simulate.',
    nothingMeasured: 'Nothing is measured yet.',
    npvOver: (years: string) => `Net present value over ${years}`,
    simulated: (seed: number, day: string) =>
      `A value: simulated with seed ${seed} on ${day} in the first scenario. As likely undercut as exceeded.`,
    figures: {
      scenario: line('Scenario in force', '', `The switch stands on ${sheets.scenarios}.`),
      npv: line(
        '',
        '',
        `What the plan is worth today, from ${sheets.businessCase}. Measured processes only, unless the scenario says otherwise.`,
      ),
      p50: line('P50 of the simulation, as exported', '', ''),
      payback: line('Payback', 'months', 'From the beginning of month 1 until the plan has paid for itself for good.'),
      scope: line('Scope', '', 'What is not measured is not in these figures; it stands below as not yet costed.'),
      caseSavings: line(
        'Savings of the plan in a full year',
        '',
        'Before ramp and risks. It is working time that becomes free: it becomes cash only where posts, overtime or outside work end.',
      ),
      caseOneOff: line('One-off cost of the plan', '', 'The ask, before the risk added to costs.'),
      caseAtRisk: line('The same with the risk added to costs', '', 'What the years of the business case come to.'),
      caseRun: line('Run cost of the plan', '', 'Once all of it is delivered, before the risk added to costs.'),
      freed: line(
        'Work that the plan frees',
        'FTE',
        'Of the measured work of its processes, once all of it is delivered. What is done with it is for people to decide.',
      ),
      savings: line(
        'Measured savings of all processes',
        '',
        'Of the processes with inputs: planned and decided or not; each saving once.',
      ),
      cost: line('Their cost today', '', 'Of the processes with inputs.'),
      percentage: line('Savings as a share of that cost', 'share', 'Measured savings divided by cost.'),
      net: line('Savings less run cost of the processes', '', `As on ${sheets.calculation}.`),
      benchmark: line(
        'Not yet costed, by benchmark',
        '',
        'From the size of the organization, not from inputs. Never added to what is measured.',
      ),
      notCosted: line(
        'Opportunities not yet costed',
        'opportunities',
        `Their size classes stand on ${sheets.opportunities}.`,
      ),
    },
    largest: 'Largest savings',
    largestChart: (currency: string) => `Largest savings a year (${currency})`,
    largestHeard: 'Bar chart of the processes with the largest projected savings a year.',
    savingsAYear: 'Savings a year',
    costAYear: 'Current cost a year',
    paybackMonths: 'Payback in months',
    byType: 'Savings by type of opportunity',
    type: 'Type',
    ofNothing: 'No opportunity that counts',
    measuredAYear: 'Measured savings a year',
    byBenchmark: 'Not yet costed, by benchmark',
    opportunities: 'Opportunities',
    shared:
      'The savings of a process are shared among its opportunities by their likely benefits. What is accepted counts; while nothing is, what is proposed.',
    neverAdded: 'Measured and benchmark are never added up.',
    byTypeChart: (currency: string) => `Measured savings a year by type of opportunity (${currency})`,
    byTypeHeard: 'Bar chart of the projected savings a year by type of opportunity.',
  },
};

export type WorkbookWords = typeof workbookWords;
