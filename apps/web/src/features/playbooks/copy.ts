import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import type { Complexity, PlaybookApplication, PlaybookUndone } from '@process-ai/contract/playbooks';
import { formatCount, formatDateTime, formatMoney, formatNumber } from '../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');
const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');
const decimals = (value: number) => Number(formatNumber(value, 2).replaceAll(',', '')).toLocaleString('en-US');

const keptName: Record<PlaybookUndone['kept'][number]['kind'], (code: string, name: string) => string> = {
  process: (code, name) => `${code} ${name}`,
  opportunity: (code, name) => `Opportunity “${name}” of ${code}`,
  journey: (_, name) => `Journey “${name}”`,
  roiInputs: (code, name) => `ROI inputs of ${code} ${name}`,
};

export const copy = {
  list: {
    title: 'Agentification Playbooks',
    text: 'Processes, journeys and ROI inputs that belong together and can be added to this sector in one step.',
    available: (count: number) => `${formatNumber(count)} Available`,
    noun: 'playbooks',
    loading: 'Loading playbooks...',
    failed: 'The playbooks could not be loaded',
    emptyTitle: 'No Playbooks Available',
    emptyText: 'Generate one from the processes of this sector, or import one from a file.',
    custom: 'Custom Playbooks',
    customEmpty: 'None yet. Generate one from this sector, import a file, or save a copy of one from the library.',
    library: 'Library Playbooks',
    noneFound: 'No playbook matches',
    noneFoundText: 'Nothing fits these words and this industry.',
    clear: 'Clear filters',
  },
  filters: {
    search: 'Search playbooks',
    industry: 'Industry',
    allIndustries: 'All industries',
    found: (shown: number, all: number) =>
      shown === all ? formatCount(all, 'playbook') : `${formatNumber(shown)} of ${formatCount(all, 'playbook')}`,
  },
  complexity: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } satisfies Record<Complexity, string>,
  card: {
    processes,
    journeys: (count: number) => formatCount(count, 'journey'),
    roiInputs: (count: number) => formatCount(count, 'ROI input'),
    timeToValue: 'Estimated time to value',
    outcomes: 'Expected outcomes',
    moreOutcomes: (count: number) => `and ${formatNumber(count)} more`,
    tags: 'Tags',
    source: (source: string) => `Source: ${source}`,
    edit: 'Edit',
    remove: 'Delete',
    preview: 'Preview',
    apply: 'Apply',
    previewLibrary: 'Preview Details',
    applyLibrary: 'Apply Playbook',
    more: (name: string) => `More actions for ${name}`,
    duplicate: 'Save a copy',
    download: 'Export as file',
  },
  preview: {
    parts: 'Parts of the playbook',
    outcomes: 'Outcomes',
    processes: 'Processes',
    journeys: 'Journeys',
    roi: 'ROI',
    none: {
      outcomes: 'It names no expected outcomes.',
      processes: 'It holds no processes.',
      journeys: 'It holds no journeys.',
      roi: 'It holds no ROI inputs.',
    },
    level: (level: number) => `Level ${level}`,
    opportunityTypes: OPPORTUNITY_TYPE_NAMES,
    moment: 'Moment That Matters',
    pain: 'Pain point today:',
    step: 'Process',
    roiLabel: 'ROI inputs of the playbook',
    columns: {
      process: 'Process code',
      fteCount: 'FTE Count',
      processFrequency: 'Frequency (per year)',
      averageSalary: 'Avg Salary',
      averageRuntime: 'Runtime (hours)',
      source: 'Basis',
    },
    number: decimals,
    money: (value: number, currency: string) => formatMoney(value, currency),
    assumptions: 'These are assumptions, to be replaced by the client’s own figures.',
    figure: (savings: string) => `${savings}, figure of the playbook`,
    attribution: 'Attribution',
    close: 'Close',
    missing: 'This playbook is no longer here.',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    timeToValue: 'Estimated time to value',
    timeToValuePlaceholder: 'e.g. 2-3 weeks',
    industry: 'Industry',
    complexity: 'Complexity',
    outcomes: 'Expected outcomes',
    outcome: 'Expected outcome',
    addOutcome: 'Add outcome',
    removeOutcome: (row: number) => `Remove expected outcome ${row}`,
    tags: 'Tags',
    tagsHint: 'Separated by commas.',
    holds: 'It holds',
  },
  save: {
    create: 'Save Playbook',
    edit: 'Edit Playbook',
    submit: 'Save Playbook',
    cancel: 'Cancel',
    done: 'Playbook Saved',
    failed: { title: 'Save Failed' },
    invalid: (path: string, message: string) => `${path}: ${message}`,
  },
  unsaved: {
    text: (name: string) => `“${name}” has not been saved yet.`,
    open: 'Continue',
    discard: 'Discard',
    replaceTitle: 'Replace the unsaved playbook?',
    replaceText: (name: string) => `“${name}” has not been saved and would be lost.`,
    replace: 'Replace',
  },
  generate: {
    open: 'Generate Playbook',
    label: 'Playbook draft',
    running: 'Drafting a playbook from the processes of this sector...',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    done: 'Playbook Generated',
    doneText: 'Review and customize the AI-generated playbook before saving.',
    stopped: 'Playbook draft canceled',
    needsProcesses: {
      title: 'No Processes Available',
      description: 'Add processes to this sector before generating a playbook.',
    },
    failed: { title: 'Generation Failed' },
  },
  file: {
    open: 'Import from file',
    input: 'Playbook file to import',
    wrong: 'This is not a playbook',
    invalid: 'Missing, or not valid',
    tooLarge: 'The file is larger than 5 MB.',
    notJson: 'This is not a playbook file. Choose a JSON file exported from here.',
    unreadable: 'The file can no longer be read. Choose it again.',
    problem: (path: string, message: string, more: number) =>
      `${path ? `${path}: ` : ''}${message}${more > 0 ? ` (and ${formatNumber(more)} more)` : ''}`,
    copyOf: (name: string) => `${name} (copy)`,
  },
  apply: {
    title: (name: string) => `Apply “${name}”?`,
    text: 'It adds what is missing and never overwrites what people entered.',
    loading: 'Comparing with the sector...',
    failedToPlan: 'The playbook could not be compared with the sector',
    adds: 'Adds',
    leaves: 'Leaves alone',
    nothing: 'Everything in it is already here. Applying it would change nothing.',
    kinds: {
      processes,
      opportunities,
      journeys: (count: number) => formatCount(count, 'journey'),
      roiInputs: (count: number) => formatCount(count, 'ROI input'),
    },
    roiInput: (code: string) => `ROI inputs of ${code}`,
    submit: 'Apply Playbook',
    cancel: 'Cancel',
    done: 'Playbook Applied Successfully',
    doneText: 'Processes, journeys, and ROI inputs have been populated from the playbook.',
    nothingAdded: 'Nothing was added',
    nothingAddedText: 'Everything in the playbook was already here.',
    undo: 'Undo',
    failed: { title: 'Failed to Apply Playbook' },
  },
  applied: {
    title: 'Applied to this sector',
    when: (at: string) => `Applied ${formatDateTime(at)}`,
    added: ({ processesAdded, opportunitiesAdded, journeysAdded, roiInputsAdded }: PlaybookApplication) =>
      [
        [processesAdded, processes(processesAdded)] as const,
        [opportunitiesAdded, opportunities(opportunitiesAdded)] as const,
        [journeysAdded, formatCount(journeysAdded, 'journey')] as const,
        [roiInputsAdded, formatCount(roiInputsAdded, 'ROI input')] as const,
      ]
        .filter(([count]) => count > 0)
        .map(([, text]) => text)
        .join(', '),
    takeBack: 'Take back',
    takeBackOf: (name: string) => `Take back: ${name}`,
    confirmTitle: 'Take the playbook back?',
    confirmText: (name: string) =>
      `What “${name}” added leaves the sector, except what somebody has worked on since. The playbook can be applied again.`,
    done: 'Playbook taken back',
    doneText: ({ removed, kept }: PlaybookUndone) =>
      kept.length === 0
        ? `${formatCount(removed, 'entry', 'entries')} removed.`
        : `${formatCount(removed, 'entry', 'entries')} removed. ${formatCount(kept.length, 'entry', 'entries')} kept, because somebody has worked on them since.`,
    keptLine: ({ kind, code, name, reason }: PlaybookUndone['kept'][number]) =>
      `${keptName[kind](code ?? '', name)}: ${reason}`,
    failed: { title: 'Could not be taken back' },
    keptTitle: 'Kept, because somebody has worked on it since',
    close: 'Close',
  },
  remove: {
    title: 'Delete playbook?',
    text: (name: string) =>
      `“${name}” leaves the list. What it added to sectors stays. You can bring it back from “Recently deleted”.`,
    confirm: 'Delete',
    done: 'Playbook Deleted',
    undo: 'Undo',
    failed: { title: 'Delete Failed' },
  },
  restore: { done: 'Playbook restored', failed: { title: 'Restore Failed' } },
};
