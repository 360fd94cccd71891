import { formatCount, formatNumber } from '../../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** What the grid of inputs and results says. */
export const gridCopy = {
  compare: { open: 'Compare vendors', hint: 'Select processes in the grid first' },
  clash: {
    text: (count: number) =>
      count === 1
        ? 'Somebody else changed one figure while you were typing. Yours is kept and not saved yet: choose which one counts.'
        : `Others changed ${formatNumber(count)} figures while you were typing. Yours are kept and not saved yet: choose which ones count.`,
    show: 'Show it',
    allTheirs: (count: number) => (count === 1 ? 'Keep theirs' : 'Keep all of theirs'),
    allMine: (count: number) => (count === 1 ? 'Use mine' : 'Use all of mine'),
    cell: (by: string, value: string) => `${by || 'Somebody else'} changed this to ${value}.`,
    theirs: 'Keep theirs',
    mine: 'Use mine',
    chosen: { theirs: 'Theirs is kept.', mine: 'Yours counts: calculate to save it.' },
  },
  refused: {
    text: (count: number) =>
      count === 1
        ? 'One figure is not valid. Correct it first.'
        : `${formatNumber(count)} figures are not valid. Correct them first.`,
    show: 'Show it',
  },
  grid: {
    label: 'ROI inputs and results by process',
    search: 'Search processes',
    scopes: {
      all: () => 'Show all processes',
      figures: (count: number) => `With figures only (${formatNumber(count)})`,
    },
    found: (shown: number, all: number) =>
      shown === all ? processes(all) : `${formatNumber(shown)} of ${processes(all)}`,
    noneFoundTitle: 'No process matches',
    noneFoundText: (query: string) => `No code or name contains “${query}”.`,
    clearSearch: 'Clear search',
    emptyTitle: 'No processes yet',
    emptyText: 'Add processes or import them first. Then enter what each of them takes today.',
    noFiguresTitle: 'No process has figures yet',
    noFiguresText: 'Show all processes, type what each of them takes today, and calculate the ROI.',
    printed: (left: number) =>
      left === 1
        ? 'One process without figures is left out.'
        : `${formatNumber(left)} processes without figures are left out.`,
    unfold: (name: string) => `Unfold ${name}`,
    fold: (name: string) => `Fold ${name}`,
    sumBelow: 'sum of the processes below',
    undo: 'Undo',
    fillDown: 'Fill down',
    help: 'Arrow keys move, typing replaces, F2 edits. Enter goes down, Tab to the next input. Shift with arrows selects a range. In the first column, Right unfolds a row and Left folds it. Press Escape and then Tab to leave the grid.',
    hint: 'Type, or paste a block from a spreadsheet. Press a result to see where it comes from. Esc, then Tab leaves the grid.',
    swipe: 'The grid scrolls sideways: inputs first, then results. Press a result to see where it comes from.',
    leaving: 'Tab now leaves the grid.',
    unsaved: (count: number) => formatCount(count, 'unsaved change'),
    unsavedCell: 'not saved yet',
    selected: (count: number) => `${formatNumber(count)} selected`,
    pasted: (cells: number, notNumbers: number, leftOut: number) =>
      [
        `${formatCount(cells, 'cell')} pasted.`,
        notNumbers > 0 ? `${formatNumber(notNumbers)} not a number: set to 0.` : '',
        leftOut > 0 ? `${formatNumber(leftOut)} beyond the grid: left out.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    filled: (cells: number) => `${formatCount(cells, 'cell')} filled.`,
    notANumber: 'Not a number: set to 0.',
    undone: 'Last change undone.',
    nothingToUndo: 'Nothing to undo.',
    selectAll: 'Select all processes shown',
    select: (code: string, name: string) => `Select ${code} ${name}`,
  },
  benchmarks: {
    open: 'Fill with benchmarks',
    label: 'Benchmarks',
    text: (count: number, people: string, cost: string) =>
      `${count === 1 ? 'One process shows a benchmark' : `${formatNumber(count)} processes show benchmarks`} in italics: what the work would look like in an organization of ${people} people at ${cost} each. They are assumptions, and count only once you accept them.`,
    assumed:
      'The profile of the sector does not say how many people there are or what they cost: this size is assumed.',
    none: 'There is no process left to fill with a benchmark.',
    save: 'Calculate the ROI to save what you have accepted.',
    acceptAll: (count: number) => `Accept all ${formatNumber(count)}`,
    close: 'Close',
    accept: (name: string) => `Accept the benchmark of ${name}`,
    accepted: (count: number) =>
      `${formatCount(count, 'benchmark')} accepted. Undo takes ${count === 1 ? 'it' : 'them'} back.`,
    acceptedCell: 'accepted benchmark',
    printed: 'Figures in italics are benchmarks that somebody accepted: nobody has counted that work yet.',
    note: (by: string, count: number) =>
      `${count === 1 ? 'One of its figures is a benchmark' : `${formatNumber(count)} of its figures are benchmarks`} that ${by || 'somebody'} accepted: nobody has counted the work yet.`,
    cell: (figure: string) => `Benchmark, not accepted yet: ${figure}`,
    basis: {
      title: 'What they rest on',
      shares: 'Who does it',
      salaries: 'Salary',
      minutes: 'Runtime',
      frequency: 'FTE and frequency',
      frequencyText:
        'Set so that the process costs its share of the payroll: the share of its function, split by how often each process occurs.',
    },
  },
  lock: {
    above: (name: string) => `Counted in ${name}, which has figures.`,
    below: (count: number) =>
      count === 1
        ? 'One process below has figures: it counts here.'
        : `${formatNumber(count)} processes below have figures: summed here.`,
    leftOut: (cells: number) =>
      `${formatCount(cells, 'cell')} left out: figures above or below count for ${cells === 1 ? 'it' : 'them'} already.`,
  },
  columns: {
    process: 'Process',
    fteCount: 'FTE Count',
    processFrequency: 'Frequency per year',
    averageSalary: (symbol: string) => `Avg Salary (${symbol}/year)`,
    averageRuntime: 'Runtime (minutes)',
    currentAnnualCost: (symbol: string) => `Current cost (${symbol}/year)`,
    projectedSavings: (symbol: string) => `Projected savings (${symbol}/year)`,
    savingsPercentage: 'Savings (%)',
    paybackMonths: 'Payback (months)',
    notes: 'Notes',
  },
  figures: {
    currentAnnualCost: 'Current annual cost',
    projectedSavings: 'Projected savings',
    savingsPercentage: 'Savings percentage',
    paybackMonths: 'Payback',
  },
  notes: {
    label: (count: number) => formatCount(count, 'note'),
    title: 'Before you trust these figures',
    unsaved: 'Changed here and not saved yet. The result is still the previous one.',
  },
  /** Adopting the rates of use cases. */
  rates: {
    open: 'Adopt use-case rates',
    title: 'Adopt the rates of the use cases',
    text: 'Processes without an automation rate of their own use 60%. Their use cases say how much handling time they really save.',
    loading: 'Loading the rates...',
    failedToLoad: 'The rates could not be loaded',
    none: 'Nothing would change: no process with inputs uses the default rate and has use cases that save handling time.',
    summary: (count: number, from: string, to: string) =>
      `${count === 1 ? 'One process changes' : `${formatNumber(count)} processes change`}: together they are projected to save ${from} a year now, and ${to} then.`,
    kept: (count: number) =>
      `${count === 1 ? 'One further process keeps' : `${formatNumber(count)} further processes keep`} the 60%: no use case says how much handling time it saves there.`,
    list: 'Rates and savings before and after',
    change: (from: string, to: string) => `${from} → ${to}`,
    savings: (from: string, to: string) => `${from} → ${to} a year`,
    cancel: 'Cancel',
    adopt: (count: number) => (count === 1 ? 'Adopt one rate' : `Adopt ${formatNumber(count)} rates`),
  },
};
