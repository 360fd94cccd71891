import type { MoneyBasis } from '@process-ai/contract/process-values';
import { formatCount, formatNumber } from '../../lib/format.ts';

export const copy = {
  title: 'Planned against actual',
  text: 'Results so far, month by month, against the plan, and where they lead at this pace.',
  againstCommitted: (date: string, later: boolean) =>
    `Results so far, month by month, against the plan committed on ${date}, and where they lead at this pace${later ? ', by the plan as it stands now' : ''}.`,
  none: 'No results yet. Enter them month by month to compare them with the plan.',
  loading: 'Loading the actual figures...',
  failed: 'The actual figures could not be loaded',
  columns: { savings: 'Savings', cost: 'Cost', volume: 'Volume', runs: 'runs' },
  grid: {
    title: 'Actual figures by month',
    text: 'Planned figures are in gray. An empty month is not known yet; 0 counts as a figure. You can paste a block from a spreadsheet; if its first column holds months, each line goes to its month.',
    label: 'Actual figures by month',
    month: 'Month',
    help: 'Arrow keys and Enter move, typing replaces. Paste a block from a spreadsheet. Control Z undoes the last change.',
    planned: (value: string) => `planned ${value}`,
    notANumber: 'Not a number',
    negative: 'Less than 0',
    nothingToUndo: 'Nothing to undo.',
    undone: 'Last change undone.',
    pasted: (cells: number, refused: number, leftOut: number) =>
      [
        `${formatCount(cells, 'cell')} pasted.`,
        refused > 0 ? `${formatNumber(refused)} not usable: left as they were.` : '',
        leftOut > 0 ? `${formatNumber(leftOut)} beyond the grid: left out.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    unsaved: (count: number) => formatCount(count, 'unsaved figure'),
    save: 'Save figures',
    discard: 'Discard',
    undo: 'Undo',
    refused: (count: number) =>
      count === 1
        ? 'One figure is not valid. Correct it first.'
        : `${formatNumber(count)} figures are not valid. Correct them first.`,
    saved: (count: number) => `Figures of ${formatCount(count, 'month')} saved`,
    failed: { title: 'Failed to save the figures' },
  },
  figures: {
    label: 'Plan against actual in short',
    savings: 'Savings so far',
    cost: 'Cost so far',
    net: (month: string) => `Forecast net by ${month}`,
    netFormula: 'forecast savings − forecast cost',
    plannedSavings: 'Planned savings by then',
    plannedCost: 'Planned cost by then',
    performance: 'Pace since savings began',
    performanceFormula:
      'actual savings ÷ savings in the current plan, over the months since savings began in which both have a figure',
    costPace: 'Cost against plan',
    costPaceFormula: 'actual cost ÷ cost in the current plan, over the months in which both have a figure',
    costPerformance: (share: string) => `cost against plan: ${share}`,
    unknown: 'N/A',
    noFigure: 'no figure yet',
    of: (planned: string, share: string | null, basis: MoneyBasis | null = null) =>
      `of ${planned} planned${share ? ` (${share})` : ''}${basis ? `, ${basis}` : ''}`,
    sum: (month: string) => `sum of the months until ${month}`,
    against: (planned: string) => `against ${planned} planned until then`,
    enteredBy: (who: string) => `Entered by ${who}.`,
    plannedBasis: {
      measured: 'The plan rests on measured figures.',
      benchmark: 'The plan rests on a benchmark: the processes have no ROI inputs yet.',
    },
  },
  chart: {
    titles: {
      savings: 'Savings, added up: planned, actual and forecast',
      cost: 'Cost, added up: planned, actual and forecast',
      net: 'Savings minus cost, added up: planned, actual and forecast',
    },
    month: 'Month',
    planned: (basis: MoneyBasis | null) => (basis ? `Planned, ${basis}` : 'Planned'),
    actual: 'Actual',
    forecast: 'Forecast',
    lastKnown: 'Known until here',
    line: 'What is shown',
    lines: { savings: 'Savings', cost: 'Cost', net: 'Net' },
  },
  variance: {
    title: 'Why savings differ from the plan',
    total: 'Actual minus planned',
    formula: 'actual savings − planned savings, in the months with a figure',
    reasons: { delay: 'Delay', volume: 'Volume', rate: 'Rate' },
    meanings: {
      delay: 'months in which planned savings had not started, or started early.',
      volume: 'more or fewer runs than planned.',
      rate: 'more or less saved per run, and whatever volume does not explain.',
    },
  },
  measures: {
    title: 'Progress of the measures',
    measure: 'Measure',
    baseline: 'Baseline',
    latest: 'Latest',
    target: 'Target',
    targetNow: (target: string) => `now ${target}`,
    progress: 'Progress to target',
    better: { higher: 'higher is better', lower: 'lower is better' },
  },
  import: {
    open: 'Import CSV',
    title: 'Import actual figures',
    text: 'A heading row, then one line for each month. You see the result before anything is saved.',
    file: 'CSV file',
    pasted: 'Or paste its text',
    example: 'month,savings,cost,volume\n2027-03,9000,1200,1000',
    columns: (names: readonly string[]) => `Columns: Month, ${names.join(', ')}`,
    look: 'Preview',
    problems: (count: number) =>
      count === 1 ? 'One line needs to be corrected:' : `${formatNumber(count)} problems need to be corrected:`,
    line: (line: number) => `Line ${formatNumber(line)}:`,
    preview: 'What would be saved',
    cleared: 'cleared',
    save: (count: number) => `Save ${formatCount(count, 'month')}`,
    cancel: 'Cancel',
  },
};
