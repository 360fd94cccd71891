import type { SizeClass } from '@process-ai/contract/process-values';
import type { NextStep } from '@process-ai/contract/sector-overview';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { changeInWords } from '../../lib/sector-change-words.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');
const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');

/** What the button says, and why it is next. */
const steps: Record<NextStep, { action: (count: number) => string; why: string }> = {
  addProcesses: {
    action: () => 'Add processes',
    why: 'Everything else builds on the processes of the sector.',
  },
  analyze: {
    action: (count) => `Analyze ${processes(count)}`,
    why: 'The analysis finds what could be automated, process by process.',
  },
  findByHand: {
    action: () => 'Add an opportunity',
    why: 'The analysis found nothing specific. Open a process in the tree and add what you know.',
  },
  decide: {
    action: (count) => (count === 1 ? 'Decide the proposal' : `Decide the best ${formatNumber(count)}`),
    why: 'The plan, business case and files include only what somebody has accepted.',
  },
  reconsider: {
    action: () => 'Look at the rejected ones',
    why: 'Every proposal was rejected, so there is nothing to plan. Take one back, or add one of your own.',
  },
  enterInputs: {
    action: () => 'Fill in the ROI inputs',
    why: 'Nothing is measured yet. Start from the benchmarks and correct them where you know better.',
  },
  calculate: {
    action: () => 'Calculate ROI',
    why: 'The ROI inputs are in. The result has not been calculated yet.',
  },
  makePlan: {
    action: () => 'Make initiatives',
    why: 'Bundle the accepted opportunities into initiatives with dates, costs and owners.',
  },
  planRest: {
    action: (count) => `Plan ${formatNumber(count)} more`,
    why: 'These accepted opportunities are in no initiative, so the business case leaves them out.',
  },
  export: { action: () => 'Export the blueprint', why: 'The plan is ready. Check it and hand it over.' },
  exportAgain: {
    action: () => 'Export again',
    why: 'The sector has changed since the last export, so the files are out of date.',
  },
  decideRest: {
    action: (count) => `Decide ${formatNumber(count)} more`,
    why: 'The last export is up to date. These proposals are still undecided.',
  },
  nothingOpen: {
    action: () => 'Open the business case',
    why: 'Nothing is open: all proposals are decided and the last export is up to date.',
  },
};

export const copy = {
  loading: 'Loading overview...',
  failed: 'The overview could not be loaded',
  next: { label: 'Next step', prefix: (action: string) => `Next: ${action}`, steps },
  figures: 'The sector in figures',
  coverage: {
    label: 'Analyzed',
    value: (analyzed: number, all: number) => `${formatNumber(analyzed)} of ${formatNumber(all)}`,
    note: (measured: number) => (measured > 0 ? `${processes(measured)} with ROI inputs` : 'none with ROI inputs'),
    explained:
      'Processes that were analyzed or have an opportunity, out of all in the tree. A heading counts like any other process.',
    open: 'Open the tree',
  },
  measured: {
    label: 'Savings a year, measured',
    none: 'Not yet',
    noneNote: 'needs ROI inputs',
    note: (low: string, high: string) => `range ${low} to ${high}`,
    explained: (count: number) =>
      `Cost × automation rate × realization of ${processes(count)} by their ROI inputs, summed. The range shifts the rates to the low and the high benefit of the use cases behind them.`,
    open: 'Open the ROI inputs',
  },
  benchmark: {
    label: 'Benchmark estimate',
    none: 'Nothing',
    value: (size: SizeClass) => ({ S: 'Small', M: 'Medium', L: 'Large' })[size],
    note: (count: number) => `${processes(count)}, no ROI inputs yet`,
    explained: (amount: string, low: string, high: string) =>
      `${amount} by benchmark, range ${low} to ${high}. These processes have no ROI inputs yet: the figure rests on the size of the organization, and is never added to what is measured.`,
    nothingLeft: 'No process without ROI inputs has use cases that save handling time.',
    open: 'Open the ROI inputs',
  },
  accepted: {
    label: 'Accepted',
    note: (decided: number, all: number) => `${formatNumber(decided)} of ${opportunities(all)} decided`,
    explained: (measured: string) =>
      `Opportunities that somebody has accepted. Of the measured savings they carry ${measured}. The plan, business case and files include only these.`,
    open: 'Open the accepted ones',
  },
  opportunities: {
    title: 'Opportunities',
    table: 'Opportunities by kind and decision',
    kind: 'Kind',
    columns: { proposed: 'Proposed', accepted: 'Accepted', rejected: 'Rejected' },
    total: 'Total',
    cell: (count: number, kind: string, status: string) => `${formatNumber(count)} ${kind} ${status.toLowerCase()}`,
    none: 'None yet.',
    all: 'All opportunities',
  },
  plan: {
    title: 'Largest initiatives',
    none: 'No plan yet.',
    more: (count: number) => `Plan of ${formatCount(count, 'initiative')}`,
    open: 'Open the plan',
    months: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    noOwner: 'no owner',
  },
  journeys: {
    title: 'Journeys',
    none: 'No journeys yet.',
    touchPoints: (count: number) => formatCount(count, 'touchpoint'),
    all: (count: number) => `All ${formatCount(count, 'journey')}`,
    open: 'Open journeys',
  },
  evidence: {
    title: 'Evidence',
    none: 'No documents yet.',
    documents: (count: number) => formatCount(count, 'document'),
    found: (sentences: number, count: number) =>
      sentences === 0
        ? 'None of their sentences mentions a process yet.'
        : `${formatCount(sentences, 'sentence mentions', 'sentences mention')} ${processes(count)}.`,
    open: 'Open insights',
  },
  changes: {
    title: 'Last changes',
    none: 'Nothing is recorded yet.',
    all: 'All activity',
    of: changeInWords,
    by: (who: string | null, when: string) => (who ? `${who}, ${when}` : when),
  },
};
