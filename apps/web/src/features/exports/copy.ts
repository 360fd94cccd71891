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
