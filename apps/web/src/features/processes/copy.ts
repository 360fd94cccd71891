import { formatCount, formatNumber } from '../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

export const copy = {
  undo: 'Undo',
  move: {
    done: (label: string, more: number, parent: string | null) =>
      `${label}${more > 0 ? ` and ${formatNumber(more)} more` : ''} moved ${parent === null ? 'to the top level' : `below ${parent}`}`,
    levelled: (count: number, level: number) => `${processes(count)} set to level ${level}`,
    failed: { title: 'Failed to Move Process' },
    /** Why a key does nothing here. */
    nowhere: {
      in: 'There is no process above it on the same level to move it under.',
      out: 'It is already at the top.',
      up: 'There is no branch above to move it to.',
      down: 'There is no branch below to move it to.',
    },
    dropOn: (label: string, count: number) =>
      count > 1 ? `Move ${processes(count)} below ${label}` : `Move below ${label}`,
    dropRoot: 'Drop here to move to the top level',
  },
  duplicate: {
    done: (count: number) => `${processes(count)} duplicated`,
    text: 'Names and descriptions, without opportunities and figures.',
    failed: { title: 'Failed to Duplicate Process' },
  },
  create: {
    open: 'Add Process',
    done: 'Process added',
    failed: { title: 'Failed to Add Process', description: 'Could not add the process. Please check your input.' },
  },
  edit: {
    done: 'Process saved',
    failed: { title: 'Failed to Update Process' },
  },
  remove: {
    done: (count: number) => `${processes(count)} deleted`,
    failed: { title: 'Failed to Delete Process' },
  },
  restore: {
    done: (count: number) => `${processes(count)} restored`,
    failed: { title: 'Failed to Restore Process' },
  },
  analysis: {
    start: 'Analyze',
    label: 'Analysis',
    begun: 'Reading the processes...',
    running: (what: string) => `Analyzing ${what}`,
    progress: (done: number, total: number) => `${formatNumber(done)} of ${processes(total)}`,
    failures: (count: number) => `${formatNumber(count)} failed`,
    done: 'Analysis complete',
    stopped: 'Analysis stopped',
    kept: (done: number, total: number) =>
      `${formatNumber(done)} of ${processes(total)} analyzed. What was found is kept.`,
    result: (analyzed: number, failed: number) =>
      `${processes(analyzed)} analyzed${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}.`,
    reportTitle: (failed: number) =>
      failed > 0 ? `${processes(failed)} could not be analyzed` : 'The analysis could not be finished',
    reportText: 'The others were analyzed. Select these and try again.',
    failed: { title: 'Analysis Failed', description: 'Failed to analyze processes. Please try again.' },
  },
  research: {
    failed: { title: 'Research Failed', description: 'Failed to research processes. Please try again.' },
    failedToAdd: {
      title: 'Failed to Add Processes',
      description: 'Could not add the discovered processes. Please try again.',
    },
  },
};
