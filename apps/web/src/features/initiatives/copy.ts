import type { CostKind, InitiativeStatus, Month } from '@process-ai/contract/initiatives';
import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { monthsLater } from '@process-ai/domain/initiative-baseline';
import { formatCount, formatNumber } from '../../lib/format.ts';
import type { Note } from './model.ts';

const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');

const initiatives = (count: number) => formatCount(count, 'initiative');

const months = (count: number) => formatCount(count, 'month');

const days = (count: number) => formatCount(Math.round(count), 'day');

/** The source of what nobody has made by hand. */
const PROPOSED = 'Proposed by the product';

const isProposed = (source: string) => source === PROPOSED;

export const copy = {
  cancel: 'Cancel',
  loading: 'Loading the plan...',
  failed: 'The plan could not be loaded',
  title: 'Plan',
  text: 'Who delivers what, and when. The business case follows it: an initiative earns from the month after its end.',
  initiatives,
  opportunities,
  isProposed,
  days,
  measured: 'measured',
  benchmark: 'benchmark',
  measuredAYear: (money: string) => `${money} a year, measured`,
  opportunitiesLoading: 'Loading the opportunities...',
  span: (start: Month, end: Month, count: number) => `${monthInWords(start)} to ${monthInWords(end)}, ${months(count)}`,
  statuses: {
    proposed: 'Proposed',
    committed: 'Committed',
    running: 'Running',
    delivered: 'Delivered',
    stopped: 'Stopped',
  } satisfies Record<InitiativeStatus, string>,
  costKinds: { licence: 'License', integration: 'Integration', change: 'Change' } satisfies Record<CostKind, string>,
  types: OPPORTUNITY_TYPE_NAMES,
  baseline: {
    /** Of an initiative that is where it was committed nothing is to be said. */
    later(initiative: Parameters<typeof monthsLater>[0]) {
      const { start, end } = monthsLater(initiative) ?? { start: 0, end: 0 };
      if (end !== 0) return `${months(Math.abs(end))} ${end > 0 ? 'later' : 'earlier'}`;
      return start === 0 ? null : `starts ${months(Math.abs(start))} ${start > 0 ? 'later' : 'earlier'}`;
    },
    than: (later: string) => `${later} than committed`,
    legend: 'As committed',
    title: 'As it was committed',
    text: (date: string, who: string) =>
      `Frozen on ${date} by ${who}. Results are compared with this, even if the initiative is moved later.`,
    none: 'It was committed before plans were frozen, so results are compared with the current plan.',
    set: 'Set a new baseline',
    freeze: 'Freeze the plan as it stands',
    done: (name: string) => `“${name}” is compared with its plan of today from now on`,
    failed: { title: 'Failed to set the baseline' },
    table: 'Committed and now',
    what: 'What',
    committed: 'Committed',
    now: 'Now',
    rows: {
      start: 'Start',
      end: 'End',
      measured: 'Savings a year, measured',
      benchmark: 'Benchmark, no ROI inputs yet',
      oneOff: 'One-off cost',
      run: 'Run cost a year',
    },
  },
  empty: {
    title: 'No plan yet',
    text: (count: number) =>
      `${opportunities(count)} ${count === 1 ? 'is' : 'are'} accepted. Group them into initiatives, each with an owner and its months. Until then, the business case uses the roadmap’s waves as the plan.`,
    propose: (count: number) =>
      `Propose initiatives from ${formatCount(count, 'accepted opportunity', 'accepted opportunities')}`,
    noneAcceptedTitle: 'Nothing is accepted yet',
    noneAcceptedText:
      'A plan is made of accepted opportunities. First accept those worth doing, or start with an initiative of your own.',
    toOpportunities: 'Go to the opportunities',
  },
  unplanned: {
    text: (count: number, worth: string) =>
      `${formatCount(count, 'accepted opportunity', 'accepted opportunities')} ${count === 1 ? 'is' : 'are'} in no initiative${worth ? `, worth ${worth}` : ''}: not in the business case.`,
    propose: 'Propose initiatives',
  },
  figures: {
    label: 'The plan in short',
    measured: { label: 'Savings planned', note: 'measured, a year, once all is delivered' },
    benchmark: { label: 'By benchmark', note: 'no ROI inputs yet, never added', none: 'None' },
    oneOffCost: { label: 'One-off cost', note: (run: string) => `and ${run} a year to run` },
    over: {
      label: 'Months over capacity',
      none: 'None',
      note: (capacity: string, assumed: boolean) => `capacity ${capacity} a month${assumed ? ', assumed' : ''}`,
    },
  },
  settings: {
    open: 'Start and capacity',
    title: 'Start and capacity of the plan',
    start: 'Start of the plan',
    startHint: 'Month 1 of the business case. Anything spent or earned earlier counts at its start.',
    capacity: 'Capacity, person-days a month',
    capacityHint:
      'What your people and partners can do on top of their daily work. Leave it empty to use the assumption.',
    capacityAssumed: (value: number) => `${formatNumber(value)} now: an assumption`,
    submit: 'Save',
    done: 'Settings of the plan saved',
    failed: { title: 'Failed to save the settings of the plan' },
  },
  add: {
    open: 'Add an initiative',
    title: 'Add an initiative',
    text: 'You enter its opportunities, cost and measures on its page.',
    submit: 'Add',
    done: (name: string) => `“${name}” added`,
    failed: { title: 'Failed to add the initiative' },
  },
  propose: {
    open: 'Propose initiatives',
    done: (count: number) => (count === 1 ? 'One initiative proposed' : `${initiatives(count)} proposed`),
    failed: { title: 'Failed to propose initiatives' },
  },
  gantt: {
    label: 'Plan by month',
    name: 'Initiative',
    helpViewer: 'Up and down lead to the other bars. Enter opens the initiative.',
    help: 'Left and right arrow move a bar by a month, with Shift its end, with Alt its start. Page up and Page down move it by a year. Up and down lead to the other bars, with Alt they change the order. Enter opens the initiative. Control Z undoes the last change.',
    hint: 'Drag a bar to move it, its ends to change them, the handle at the left to change the order. Keys: ← → move, Shift ← → the end, Alt ← → the start, Alt ↑ ↓ the order, Ctrl Z undoes.',
    grip: (name: string) => `Drag to change the place of ${name}`,
    today: 'Today',
    planStart: 'Start of the plan',
    needs: (names: string) => `after ${names}`,
    bar: (name: string, status: string) => `${name}, ${status.toLowerCase()}`,
  },
  capacity: {
    title: 'Capacity',
    unit: 'days a month',
    over: (by: number) => `+${formatNumber(by)}`,
    month: (month: Month, planned: number, capacity: number) =>
      `${monthInWords(month)}: ${formatNumber(planned)} of ${days(capacity)}`,
    fits: 'The work fits the capacity in every month.',
    exceeds: (count: number) =>
      count === 1 ? 'One month is over the capacity:' : `${formatNumber(count)} months are over the capacity:`,
    overBy: (month: Month, by: number) => `${monthInWords(month)} by ${days(by)}`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    table: 'Capacity by month, as a table',
    columns: { month: 'Month', planned: 'Planned (days)', capacity: 'Capacity (days)', over: 'Over by (days)' },
  },
  table: {
    label: 'Initiatives',
    title: 'Initiatives in figures',
    columns: {
      name: 'Initiative',
      owner: 'Owner',
      status: 'Status',
      start: 'Start',
      end: 'End',
      oneOff: 'One-off cost',
      savings: 'Savings a year, measured',
      benchmark: 'Benchmark, no ROI inputs yet',
      notes: 'Notes',
      order: 'Order',
    },
    noOwner: 'No owner',
    select: (name: string) => `Select ${name}`,
    start: (name: string) => `Start of ${name}`,
    end: (name: string) => `End of ${name}`,
    status: (name: string) => `Status of ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    selectHeading: 'Select',
  },
  warnings: {
    label: (count: number) => formatCount(count, 'note'),
    of: {
      overdue: 'Its end has passed, and it is not delivered.',
      startPassed: 'Its start has passed, and it is not running yet.',
      noCost: 'No cost is entered, so the business case treats it as free.',
      neverPays: 'It costs as much to run as it saves, so it never pays off.',
    } satisfies Record<Note, string>,
  },
  move: {
    done: (name: string, start: Month, end: Month) => `“${name}” moved: ${monthInWords(start)} to ${monthInWords(end)}`,
  },
  reorder: {
    done: (name: string, place: number) => `“${name}” is number ${formatNumber(place)} now`,
    failed: { title: 'Failed to change the order' },
  },
  edit: {
    done: (name: string) => `“${name}” saved`,
    failed: { title: 'Failed to save the initiative' },
  },
  remove: {
    open: 'Delete initiative',
    done: 'Initiative deleted',
    failed: { title: 'Failed to delete the initiative' },
  },
  split: {
    title: 'Split off a new initiative',
    text: (count: number) =>
      `${opportunities(count)} ${count === 1 ? 'leaves' : 'leave'} with ${count === 1 ? 'its' : 'their'} part of cost and days. The months stay the same.`,
    name: 'Name of the new initiative',
    submit: 'Split off',
    done: (name: string) => `“${name}” split off`,
    failed: { title: 'Failed to split the initiative' },
  },
  detail: {
    loading: 'Loading the initiative...',
    failed: 'The initiative could not be loaded',
    back: 'Plan',
    missingTitle: 'Initiative not found',
    missingText: 'It may have been merged into another one, or deleted.',
    source: (source: string) => (isProposed(source) ? source : `Made by ${source}`),
    figures: {
      label: 'The initiative in short',
      measured: { label: 'Savings a year', note: 'measured, once all of it works' },
      benchmark: { label: 'By benchmark', note: 'no ROI inputs yet, never added' },
      oneOffCost: { label: 'One-off cost', note: 'spent evenly over its months' },
      annualRunCost: { label: 'Run cost a year', note: 'from the month after its end' },
    },
  },
  status: {
    done: (name: string, status: string) => `“${name}” is ${status.toLowerCase()}`,
  },
  merge: {
    open: (count: number) => `Merge ${initiatives(count)}`,
    hint: 'Select two or more to merge them.',
    title: (count: number) => `Merge ${initiatives(count)}`,
    text: 'One initiative with all their opportunities, cost, risks and measures, from the first start to the last end.',
    name: 'Name',
    submit: 'Merge',
    done: (count: number, name: string) => `${initiatives(count)} merged into “${name}”`,
    failed: { title: 'Failed to merge the initiatives' },
  },
  undo: {
    label: 'Undo',
    redo: 'Redo',
    done: 'Change undone',
    redone: 'Change redone',
    nothing: 'Nothing to undo here',
    failed: { title: 'The change could not be undone' },
  },
};
