import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { ExportFigures } from '@process-ai/contract/exports';
import { formatCount, formatMoney, formatNumber } from '../../lib/format.ts';

const NO_CASE = 'no case';

const money = ({ currency }: ExportFigures, amount: number | null) =>
  amount === null ? NO_CASE : formatMoney(amount, currency);

export const copy = {
  title: 'Export',
  scope: (selected: number) =>
    selected === 0
      ? 'Every process with opportunities. Select rows under “Processes” to export fewer.'
      : `${formatCount(selected, 'selected process', 'selected processes')}.`,
  destination: {
    google: 'The files become native Google Docs, Sheets and Slides in the Google Workspace that is connected here.',
    download:
      'No Google Workspace is connected here: the files come as Word, Excel and PowerPoint downloads, which Google Docs, Sheets and Slides open as well.',
  },
  readiness: {
    title: 'Before you hand it over',
    loading: 'Checking...',
    failed: 'The check could not be made',
    ready: 'Nothing to fix: every decision, figure and initiative in the files is complete.',
    draft: (blocking: number) =>
      `${formatCount(blocking, 'thing blocks', 'things block')}: until ${blocking === 1 ? 'it is' : 'they are'} fixed, every page of the files says DRAFT.`,
    open: (count: number) => `${formatCount(count, 'thing', 'things')} to look at. None of them blocks the export.`,
    blocks: 'Blocks',
    mend: {
      nothingDecided: 'Decide on opportunities',
      nothingMeasured: 'Enter figures',
      doubtfulInputs: 'Check the figures',
      noOwner: 'Name an owner',
      noCost: 'Enter its cost',
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
      processDeleted: 'Open the journeys',
      agentUnfounded: 'Open the journeys',
      currencyDiffers: 'Choose one currency',
      headcountDiffers: 'Enter or correct the size',
      languageDiffers: 'See the processes',
      longNames: 'Shorten',
    },
  },
  template: {
    label: 'In your own template',
    text: 'Word and PowerPoint follow the templates of the workspace: layouts, styles, colors and fonts.',
  },
  proposals: {
    label: 'Add what is only proposed as an appendix.',
    text: 'Otherwise the files show only what is accepted. Figures never count anything else.',
  },
  vendors: {
    label: 'Vendors to include',
    loading: 'Loading vendors...',
    failed: 'The vendors could not be loaded',
    shortlistFailed: 'The shortlist could not be loaded',
    ranked: 'By fit to what is accepted or, as long as nothing is, to what is proposed.',
    ranking: 'Ranking them by fit...',
    unranked: 'Vendors are ranked by fit once a process has opportunities.',
    rankingFailed: 'The vendors could not be ranked by fit.',
    rankAgain: 'Try again',
    points: (score: number) => `${formatNumber(Math.round(score))} of 100`,
    kept: 'On the shortlist',
    takeBest: (count: number) => (count === 1 ? 'Choose the one that fits' : `Choose the ${count} that fit best`),
    search: 'Search vendors',
    all: 'Select all shown',
    chosen: (chosen: number, all: number) => `${chosen} of ${all} selected`,
    noneFound: (query: string) => `No vendor matches “${query}”.`,
    isShortlist: 'This is the shortlist of the sector.',
    noShortlist: 'Vendors kept on the sector’s shortlist in a comparison are selected here automatically.',
    takeShortlist: (count: number) => `Choose the shortlist (${count})`,
    empty: 'There are no vendors yet, and an export needs at least one.',
    add: 'Add vendors in the directory',
  },
  formats: {
    docs: {
      submit: 'Export to Docs',
      program: 'Word',
      google: 'Google Docs',
      text: 'The blueprint as a document, with cover and charts',
    },
    sheets: {
      submit: 'Export to Sheets',
      program: 'Excel',
      google: 'Google Sheets',
      text: 'A workbook with live formulas: change an input and every figure follows',
    },
    slides: {
      submit: 'Export to Slides',
      program: 'PowerPoint',
      google: 'Google Slides',
      text: 'A presentation for the board',
    },
  },
  hint: 'Please select at least one vendor to export',
  job: {
    label: 'Export',
    running: (current: string | null) => (current ? `Building the file: ${current}` : 'Building the file...'),
    progress: (done: number, total: number) => (total > 1 ? `${done} of ${total}` : ''),
    stopped: 'Export canceled',
  },
  ready: {
    toast: 'Export ready',
    text: 'is ready. If your browser did not open it, open it here.',
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
    stored: 'Files are stored here until you delete them. Files in Google Workspace stay there.',
    erase: {
      label: (title: string, when: string) => `Delete ${title}, ${when}, for good`,
      title: (title: string) => `Delete “${title}” for good?`,
      goes: 'The stored file is deleted, and nobody can bring it back. Downloaded copies stay.',
      goesNot: 'Its entry here is removed. The file itself stays in Google Workspace: delete it there.',
      confirm: 'Delete for Good',
      done: 'Export deleted for good',
      failed: { title: 'Not Deleted' },
    },
    google: 'Google Workspace',
    draft: 'Draft',
    changes: 'What changed',
    changesOf: (title: string, when: string) => `What changed since ${title}, ${when}`,
    changesLoading: 'Comparing with the sector as it is...',
    changesFailed: 'The comparison could not be made',
    unknown: 'This file is older than the record of its figures, so it cannot be compared.',
    writes: (count: number | null) =>
      count === null
        ? 'It is not known how often the sector was changed since.'
        : count === 0
          ? 'Nothing in the sector has changed since.'
          : `The sector was saved ${count === 1 ? 'once' : `${formatNumber(count)} times`} since.`,
    figures: 'Key figures, then and now',
    figure: 'Figure',
    before: 'Then',
    now: 'Now',
    same: 'the same',
    sameInitiatives: 'The plan holds the same initiatives.',
    added: 'New:',
    removed: 'Gone:',
    rows: [
      { label: 'Savings a year', of: (one: ExportFigures) => money(one, one.annualSavings) },
      {
        label: 'Payback',
        of: ({ annualSavings, paybackMonths }: ExportFigures) =>
          paybackMonths !== null
            ? `${formatNumber(paybackMonths, 1)} months`
            : annualSavings === null
              ? NO_CASE
              : 'not within its years',
      },
      { label: 'NPV', of: (one: ExportFigures) => money(one, one.npv) },
      { label: 'Opportunities accepted', of: ({ accepted }: ExportFigures) => formatNumber(accepted) },
      { label: 'Initiatives', of: ({ initiatives }: ExportFigures) => formatNumber(initiatives.length) },
      { label: 'Status', of: ({ draft }: ExportFigures) => (draft ? 'Draft' : 'Ready to hand over') },
    ],
  },
  dialog: {
    open: 'Export…',
    title: 'Export the blueprint',
    views: { label: 'Show', fresh: 'New export', earlier: 'Earlier exports' },
    files: 'Files',
    noFile: 'Choose at least one file.',
    shortName: 'Short name of the client',
    shortNameHint:
      'What titles and sentences call the client. Saved with the sector. If empty, the sector’s name is used.',
    shortNameSaved: 'Short name saved',
    shortNameFailed: 'The short name could not be saved',
    sections: 'Sections',
    sectionsHint:
      'Answer, value, opportunities, plan and business case are always included. Of these, Excel holds the vendors.',
    emptySection: 'nothing to show yet',
    ranked: 'Vendors by fit',
    changeVendors: 'Change the vendors',
    chooseVendors: 'Choose vendors',
    needsVendor: 'Choose a vendor, or leave out the section “Vendors”.',
    start: (count: number) => (count === 1 ? 'Export 1 file' : `Export ${count} files`),
    downloadAll: (count: number) => `Download all (${count})`,
    made: 'Files being made',
    building: 'Building the file...',
    waiting: (ahead: number) => (ahead === 0 ? 'Waiting to start' : `Waiting behind ${formatNumber(ahead)}`),
    ready: 'Ready',
    cancelled: 'Canceled',
    cancel: (name: string) => `Cancel ${name}`,
    cancelShort: 'Cancel',
    download: 'Download',
    openFile: 'Open',
    again: 'Try again',
    close: 'Close',
  },
  cover: {
    title: 'Cover and footers',
    today: 'day of the export',
    failed: 'What the cover says could not be loaded',
    saveFailed: 'The cover could not be saved',
    fields: {
      status: 'Status',
      language: 'Language',
      version: 'Version',
      date: 'Date',
      confidentiality: 'Confidentiality',
      contactName: 'Contact',
      contactRole: 'Role',
      contactEmail: 'Email',
      contactPhone: 'Phone',
    },
    statusHint: 'As long as something blocks, the files are drafts whatever you choose here.',
    languages: { en: 'English', de: 'German', es: 'Spanish', fr: 'French' } satisfies Record<FileLanguage, string>,
    languageHint:
      'Applies to the document, the workbook, the slides and the client page, including figures and dates. Names, descriptions and quotes stay as entered.',
    dateHint: 'If empty, the day of the export.',
    versionHint: 'If empty, counted: 1, 2, 3 for each state that is exported.',
    contactHint: 'If empty, whoever exports is named, by name and email.',
    confidentialityHint: 'Printed with the version at the foot of every page. Leave empty for none.',
    takeMe: 'Name me as the contact',
  },
  preview: {
    version: (version: string) => (/^v/i.test(version) ? version : `Version ${version}`),
    title: 'Preview of cover and summary',
    loading: 'Reading what the files will say...',
    failed: 'The preview could not be made',
    summary: 'Executive summary',
    proposals: (count: number) =>
      `An appendix lists ${formatCount(count, 'opportunity that is', 'opportunities that are')} only proposed.`,
  },
};
