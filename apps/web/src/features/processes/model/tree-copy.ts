import { FINDING_CONFIDENCE, type FindingState } from '@process-ai/contract/findings';
import { OPPORTUNITY_TYPE_NAMES, OPPORTUNITY_TYPES } from '@process-ai/contract/opportunities';
import type { ProcessRollUp, SizeClass } from '@process-ai/contract/process-values';
import type { ProcessNode } from '@process-ai/contract/processes';
import { formatByBasis, formatConfidence, formatCount, formatNumber } from '../../../lib/format.ts';
import { foundIn } from '../model.ts';

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

/** What the tree and what stands around it say. */
export const treeCopy = {
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
    option: (level: number) => `Level ${level}`,
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
};
