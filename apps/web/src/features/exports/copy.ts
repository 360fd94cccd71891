import { formatCount } from '../../lib/format.ts';

export const copy = {
  title: 'Export',
  scope: (selected: number) =>
    selected === 0
      ? 'Every process with opportunities. Select rows in the view “Processes” to export fewer.'
      : `${formatCount(selected, 'selected process', 'selected processes')}.`,
  destination: {
    google: 'The files become native Google Docs, Sheets and Slides in the Google Workspace that is connected here.',
    download:
      'No Google Workspace is connected here: the files come as Word, Excel and PowerPoint downloads, which Google Docs, Sheets and Slides open as well.',
  },
  readiness: {
    title: 'Before you hand it over',
    loading: 'Checking what to mend...',
    failed: 'The check could not be made',
    ready: 'Nothing to mend: every decision, figure and initiative that the files show is complete.',
    draft: (blocking: number) =>
      `${formatCount(blocking, 'thing blocks', 'things block')}: until ${blocking === 1 ? 'it is' : 'they are'} mended, every page of the files says DRAFT.`,
    open: (count: number) =>
      `${formatCount(count, 'thing', 'things')} to look at; none keeps the files from going out.`,
    blocks: 'Blocks',
    mend: {
      nothingDecided: 'Decide on opportunities',
      nothingMeasured: 'Enter figures',
      doubtfulInputs: 'Check the figures',
      noOwner: 'Name an owner',
      planOutOfOrder: 'Open the plan',
      undecided: 'Decide on them',
      lowConfidence: 'Read them',
      defaultRate: 'Enter their rates',
      neverPaysBack: 'Look at them',
      noPlan: 'Make a plan',
      unplanned: 'Open the plan',
      planOutOfDate: 'Open the plan',
      noActuals: 'Enter actuals',
      noBaseline: 'Enter a baseline',
      conditionBroken: 'Open the plan',
      documentsLeftOut: 'Open the documents',
      longNames: 'Shorten',
    },
  },
  proposals: {
    label: 'Add what is only proposed, as an appendix.',
    text: 'Without it, the files show what is accepted; no figure counts anything else.',
  },
  vendors: {
    label: 'Vendors to include',
    loading: 'Loading vendors...',
    failed: 'The vendors could not be loaded',
    shortlistFailed: 'The shortlist could not be loaded',
    search: 'Search vendors',
    all: 'Select all shown',
    chosen: (chosen: number, all: number) => `${chosen} of ${all} selected`,
    noneFound: (query: string) => `No vendor matches “${query}”.`,
    isShortlist: 'This is the shortlist of the sector.',
    noShortlist: 'Vendors that a comparison keeps on the shortlist of the sector are chosen here by themselves.',
    takeShortlist: (count: number) => `Choose the shortlist (${count})`,
    empty: 'There are no vendors yet, and an export needs at least one.',
    add: 'Add vendors in the directory',
  },
  formats: {
    docs: { submit: 'Export to Docs', name: 'Docs', text: 'The blueprint to read: a document with cover and charts' },
    sheets: {
      submit: 'Export to Sheets',
      name: 'Sheets',
      text: 'A workbook with live formulas: change an input, every figure follows',
    },
    slides: { submit: 'Export to Slides', name: 'Slides', text: 'A presentation for the board' },
  },
  hint: 'Please select at least one vendor to export',
  job: {
    label: 'Export',
    running: (current: string | null) => (current ? `Building the file: ${current}` : 'Building the file...'),
    progress: (done: number, total: number) => (total > 1 ? `${done} of ${total}` : ''),
    stopped: 'Export cancelled',
  },
  ready: {
    toast: 'Export ready',
    text: 'is ready. Should your browser have kept it from opening, open it here.',
    open: 'Open',
    dismiss: 'Dismiss',
  },
  failed: {
    title: 'Export Failed',
    unknown: 'Export failed',
    noUrl: 'Invalid export response: missing URL',
  },
  earlier: {
    title: 'Earlier exports',
    none: 'Nothing has been exported from this sector yet.',
    loading: 'Loading exports...',
    download: 'Download',
    open: 'Open',
    failed: 'The earlier exports could not be loaded',
  },
};
