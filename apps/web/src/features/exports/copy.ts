import { formatCount } from '../../lib/format.ts';

export const copy = {
  title: 'Export',
  scope: (selected: number) =>
    selected === 0
      ? 'Every process with opportunities. Select rows above to export fewer.'
      : `${formatCount(selected, 'selected process', 'selected processes')}.`,
  vendors: {
    label: 'Vendors to include',
    loading: 'Loading vendors...',
    failed: 'The vendors could not be loaded',
    search: 'Search vendors',
    all: 'Select all',
    chosen: (chosen: number, all: number) => `${chosen} of ${all} selected`,
    noneFound: (query: string) => `No vendor matches “${query}”.`,
    empty: 'There are no vendors yet, and an export needs at least one.',
    add: 'Add vendors in the directory',
  },
  sheets: {
    submit: 'Export to Sheets',
    text: 'An Excel workbook with live formulas: change an input or an assumption, and every figure follows.',
    hint: 'Please select at least one vendor to export',
    pending: 'Building the workbook...',
    done: 'Export ready',
    open: 'Open',
  },
  failed: {
    title: 'Export Failed',
    unknown: 'Export failed',
    noUrl: 'Invalid export response: missing URL',
  },
  earlier: {
    title: 'Earlier exports',
    download: 'Download',
    failed: 'The earlier exports could not be loaded',
  },
};
