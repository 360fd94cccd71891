import type { MoneyBasis } from '@process-ai/contract/process-values';
import { formatCount, formatNumber } from '../../lib/format.ts';

export const copy = {
  title: 'Planned against actual',
  text: 'What came of it by now, month by month, against what the plan says; and where it ends if it goes on like this.',
  againstCommitted: (date: string, later: boolean) =>
    `What came of it by now, month by month, against the plan as it was committed on ${date}; and where it ends if it goes on like this${later ? ', by the plan as it stands now' : ''}.`,
  none: 'No figure is known yet. Enter what came of it, month by month, to see it against the plan.',
  loading: 'Loading the actual figures...',
  failed: 'The actual figures could not be loaded',
  columns: { savings: 'Savings', cost: 'Cost', volume: 'Volume', runs: 'runs' },
  grid: {
    title: 'Actual figures by month',
    text: 'What the plan says stands in gray. A month without a figure is not known yet; 0 is a figure. Paste a block from a spreadsheet: with months in its first column, each line finds its month.',
    label: 'Actual figures by month',
    month: 'Month',
    help: 'Arrow keys and Enter move, typing replaces. Paste a block from a spreadsheet. Control Z takes the last change back.',
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
        ? 'One figure is refused and has to be mended first.'
        : `${formatNumber(count)} figures are refused and have to be mended first.`,
    saved: (count: number) => `Figures of ${formatCount(count, 'month')} saved`,
    failed: { title: 'Failed to save the figures' },
  },
  figures: {
    label: 'Plan against actual in short',
    savings: 'Savings by now',
    cost: 'Cost by now',
    net: (month: string) => `Forecast net by ${month}`,
    netFormula: 'forecast savings − forecast cost',
    plannedSavings: 'Planned savings by then',
    plannedCost: 'Planned cost by then',
    performance: 'Pace since savings began',
    performanceFormula:
      'actual savings ÷ savings of the plan as it stands now, in the months since they began that both have a figure for',
    costPace: 'Cost against plan',
    costPaceFormula: 'actual cost ÷ cost of the plan as it stands now, in the months that both have a figure for',
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
      benchmark: 'The plan rests on a benchmark: the processes are not costed yet.',
    },
  },
  chart: {
    titles: {
      savings: 'Savings, added up: planned, actual and forecast',
      cost: 'Cost, added up: planned, actual and forecast',
      net: 'Savings less cost, added up: planned, actual and forecast',
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
    total: 'Actual less planned',
    formula: 'actual savings − planned savings, in the months with a figure',
    reasons: { delay: 'Delay', volume: 'Volume', rate: 'Rate' },
    meanings: {
      delay: 'months in which savings were planned and had not begun, or came early.',
      volume: 'more or fewer runs than planned.',
      rate: 'more or less saved in each run, and whatever no known volume explains.',
    },
  },
  measures: {
    title: 'How far the measures have come',
    measure: 'Measure',
    baseline: 'Baseline',
    latest: 'Latest',
    target: 'Target',
    targetNow: (target: string) => `now ${target}`,
    progress: 'Way to the target',
    better: { higher: 'higher is better', lower: 'lower is better' },
  },
  import: {
    open: 'Import CSV',
    title: 'Import actual figures',
    text: 'A heading, then a line for each month. You see what it says before anything is saved.',
    file: 'CSV file',
    pasted: 'Or paste its text',
    example: 'month,savings,cost,volume\n2027-03,9000,1200,1000',
    columns: (names: readonly string[]) => `Columns: Month, ${names.join(', ')}`,
    look: 'Show what it says',
    problems: (count: number) =>
      count === 1 ? 'One line has to be mended:' : `${formatNumber(count)} problems have to be mended:`,
    line: (line: number) => `Line ${formatNumber(line)}:`,
    preview: 'What would be saved',
    cleared: 'cleared',
    save: (count: number) => `Save ${formatCount(count, 'month')}`,
    cancel: 'Cancel',
  },
};
