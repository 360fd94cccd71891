import { FINDING_CONFIDENCE, type FindingState } from '@process-ai/contract/findings';
import { OPPORTUNITY_TYPE_NAMES, OPPORTUNITY_TYPES } from '@process-ai/contract/opportunities';
import type { ProcessRollUp, SizeClass } from '@process-ai/contract/process-values';
import type { ProcessNode } from '@process-ai/contract/processes';
import { formatByBasis, formatConfidence, formatCount, formatNumber } from '../../lib/format.ts';
import { foundIn } from './model.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');
const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');

/** What the proposals of a process stand on. */
const basis: Partial<Record<FindingState, string>> = {
  tied: `tied by hand, ${formatConfidence(FINDING_CONFIDENCE.tied)}`,
  known: `known by its name, ${formatConfidence(FINDING_CONFIDENCE.known)}`,
  near: `known by the process above, ${formatConfidence(FINDING_CONFIDENCE.near)}`,
  retrieved: 'found by words',
};

/** Of a process that was analyzed without a proposal: why. */
const silent: Partial<Record<FindingState, string>> = {
  nothing: 'nothing worth doing',
  unknown: 'no known use case',
};

type Row = Pick<ProcessNode, 'level' | 'finding'>;

/** Of a process and all below it, in words. */
function note({ level, finding }: Row, rollUp?: ProcessRollUp, currency?: string) {
  const found = rollUp ? foundIn(rollUp) : 0;
  const said = found > 0 ? opportunities(found) : finding && silent[finding];
  const below = rollUp && rollUp.processes > 1;
  return [
    `Level ${level}`,
    ...(said ? [said] : []),
    ...(rollUp && worth(rollUp) ? [formatByBasis(rollUp.savings, rollUp.size, currency)] : []),
    ...(below ? [`${share(rollUp)} analyzed`] : []),
  ].join(', ');
}

const worth = ({ savings, size }: ProcessRollUp) => savings.measured > 0 || size !== null;
const share = ({ analyzed, processes: all }: ProcessRollUp) => `${formatNumber(Math.floor((100 * analyzed) / all))}%`;

function foundByType(rollUp: ProcessRollUp) {
  const types = OPPORTUNITY_TYPES.filter((type) => rollUp.opportunities[type] > 0);
  return types.map((type) => `${OPPORTUNITY_TYPE_NAMES[type]} ${formatNumber(rollUp.opportunities[type])}`).join(', ');
}

export const copy = {
  tree: {
    label: 'Processes',
    loading: 'Loading processes...',
    failed: 'The processes could not be loaded',
    item: (node: Row & Pick<ProcessNode, 'code' | 'name'>, rollUp: ProcessRollUp | undefined, currency: string) =>
      `${node.code} ${node.name}, ${note(node, rollUp, currency).replace('Level', 'level')}`,
    note,
    share,
    size: (size: SizeClass) => `Size ${size}`,
    level: (level: number) => `L${level}`,
    found: (rollUp: ProcessRollUp, { finding }: Row) => {
      const found = `${opportunities(foundIn(rollUp))} (${foundByType(rollUp)})`;
      if (rollUp.processes > 1) return `${found} in it and below it`;
      return finding && basis[finding] ? `${found}, ${basis[finding]}` : found;
    },
    silent,
  },
  columns: {
    menu: 'Columns and order',
    shown: 'Columns',
    order: 'Order within each branch',
    sortBy: 'Sort the tree',
    names: { opportunities: 'Opportunities', value: 'Value', analyzed: 'Analyzed', level: 'Level' },
    sorts: {
      code: 'Code',
      name: 'Name',
      value: 'Value, measured first',
      opportunities: 'Most opportunities',
      analyzed: 'Most analyzed',
    },
    heads: { code: 'Code', name: 'Name', value: 'Value', opportunities: 'Opportunities', analyzed: 'Analyzed' },
    hints: {
      code: 'In the order of the codes',
      name: 'In the order of the names',
      value:
        'Savings a year, including everything below: an amount where there are ROI inputs, otherwise a size by benchmark',
      opportunities: 'Automation, AI and Agentic, including everything below',
      analyzed: 'Share of the process and everything below it that is analyzed',
    },
  },
  search: {
    label: 'Search processes',
    matches: (count: number) => formatCount(count, 'match', 'matches'),
    none: 'Nothing matches',
    noneText: (text: string) => `No process has “${text}” in its code or name.`,
    clear: 'Clear search',
  },
  levels: {
    label: 'Open the tree',
    short: 'Level',
    show: (level: number) => `Show down to level ${level}`,
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
  },
  selection: {
    label: 'Selection',
    all: 'Select all',
    allMatches: 'Select all matches',
    none: 'Select none',
    total: (count: number) => processes(count),
    count: (count: number) => `${formatCount(count, 'process', 'processes')} selected`,
  },
  empty: {
    title: 'No Processes Yet',
    text: 'Let the analyst propose the processes of the reference model, import your own library, apply a playbook, or start by hand.',
    research: 'Research Processes',
    import: 'Import a File',
    playbook: 'Apply a Playbook',
    add: 'Add Process',
  },
  undo: 'Undo',
  move: {
    title: (count: number) => (count === 1 ? 'Move Process' : `Move ${processes(count)}`),
    text: 'Everything below moves along, and levels follow the new parent.',
    target: 'New parent',
    submit: 'Move',
    cancel: 'Cancel',
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
  actions: {
    bulk: 'More',
    level: 'Set level',
    moveBelow: 'Move below…',
    moveIn: 'Move below the one above',
    moveOut: 'Move up one level',
    moveUp: 'Move to the branch above',
    moveDown: 'Move to the branch below',
    duplicate: 'Duplicate',
    of: (label: string) => `Actions for ${label}`,
    add: 'Add sub-process',
    edit: 'Edit',
    analyze: 'Analyze',
    remove: 'Delete',
  },
  details: {
    label: 'Process details',
    close: 'Close details',
    loading: 'Loading process...',
    failed: 'The process could not be loaded',
    missing: 'This process is no longer there.',
    level: (level: number) => `Level ${level}`,
    below: (count: number) => `${processes(count)} below`,
    noDescription: 'No description yet.',
  },
  fields: {
    code: 'Code',
    codePlaceholder: 'e.g. 1.2.3',
    name: 'Name',
    level: 'Level',
    levelOption: (level: number) => `Level ${level}`,
    parent: 'Parent',
    description: 'Description',
    descriptionHint: 'What is done, with what, by whom and how often. The analysis reads this.',
  },
  parent: {
    none: 'None (root)',
    search: 'Search by code or name',
    list: 'Possible parents',
    nothing: 'Nothing matches.',
  },
  create: {
    open: 'Add Process',
    title: 'Add Process',
    below: (label: string) => `Below ${label}`,
    submit: 'Add Process',
    cancel: 'Cancel',
    done: 'Process added',
    failed: { title: 'Failed to Add Process', description: 'Could not add the process. Please check your input.' },
  },
  edit: {
    title: 'Edit Process',
    submit: 'Save',
    cancel: 'Cancel',
    loading: 'Loading process...',
    done: 'Process saved',
    failed: { title: 'Failed to Update Process' },
  },
  remove: {
    title: (code: string, below: number) =>
      below > 0 ? `Delete ${code} and the ${processes(below)} below it?` : `Delete ${code}?`,
    text: (name: string, below: number) =>
      below > 0
        ? `“${name}” and everything below it are deleted with their opportunities and ROI inputs. You can bring this back from “Recently deleted”.`
        : `“${name}” is deleted with its opportunities and ROI inputs. You can bring this back from “Recently deleted”.`,
    confirm: 'Delete',
    titleOf: (count: number) => `Delete ${processes(count)}?`,
    textOf:
      'They are deleted with everything below them, including opportunities and ROI inputs. You can bring this back from “Recently deleted”.',
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
    title: 'Research the processes',
    text: 'The analyst proposes the processes of this sector’s industry and the support functions around them. Nothing is saved until you choose.',
    start: 'Research',
    again: 'Research Again',
    againTitle: 'Research again?',
    againText: 'The new proposals replace these, along with your selections and edits.',
    running: 'Researching processes...',
    label: 'Research',
    found: (what: string) => `Researching processes: ${what}`,
    progress: (done: number, total: number, found: number) =>
      total > 1 ? `${formatNumber(done)} of ${formatCount(total, 'area')}, ${processes(found)}` : processes(found),
    done: 'Research complete',
    doneText: (found: number) => `${processes(found)} proposed.`,
    stopped: 'Research stopped',
    stoppedText: 'What was found so far can be added.',
    source: (name: string) => `Proposed by: ${name}`,
    nothing: 'No processes were found',
    nothingText: 'Describe the sector or choose another reference model, then try again. You can also import a file.',
    proposals: 'Proposed processes',
    levelCount: (level: number, chosen: number, count: number) => `Level ${level}: ${chosen} of ${count}`,
    chosen: (chosen: number, count: number) => `${chosen} of ${processes(count)} chosen`,
    allPresent: 'All of them are already in the sector',
    present: 'already there',
    item: (texts: readonly (string | null | false)[], level: number) =>
      `${texts.filter(Boolean).join(' ')}, level ${level}`,
    edit: 'Edit name and description',
    editDone: 'Done',
    editCancel: 'Cancel',
    add: (count: number) => `Add ${processes(count).replace('process', 'Process')}`,
    added: (count: number) => `${processes(count)} added`,
    leftOut: (count: number) =>
      count === 1
        ? '1 process was already there and left out.'
        : `${processes(count)} were already there and left out.`,
    view: 'View Results',
    failed: { title: 'Research Failed', description: 'Failed to research processes. Please try again.' },
    failedToAdd: {
      title: 'Failed to Add Processes',
      description: 'Could not add the discovered processes. Please try again.',
    },
  },
};
