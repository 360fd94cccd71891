import { formatCount, formatNumber } from '../../../lib/format.ts';

const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');

/** What stands in the dialogs that the list opens. */
export const layersCopy = {
  assign: {
    title: (count: number) => `Assign ${opportunities(count)}`,
    text: 'A field that you leave empty stays as it is.',
    owner: 'Owner',
    ownerHint: 'A role or a name',
    dueDate: 'Due date',
    submit: 'Assign',
    clear: 'Remove owner and date',
    cancel: 'Cancel',
  },
  shortlist: {
    title: (count: number) => (count === 1 ? 'The best open opportunity' : `The best ${count} open opportunities`),
    why: (open: number, measured: number, benchmark: number) =>
      [
        `Out of ${formatNumber(open)} open ones in the list, those with the most savings per step of effort.`,
        measured > 0 && benchmark > 0
          ? `First ${formatNumber(measured)} measured, then ${formatNumber(benchmark)} by benchmark: the two are never ranked together.`
          : measured > 0
            ? 'All of them are measured.'
            : 'All of them are by benchmark: none of their processes has ROI inputs yet.',
      ].join(' '),
    none: 'No open opportunity of this list has savings in money.',
    perStep: (savings: string) => `${savings} per step of effort`,
    submit: (count: number) => `Accept ${count === 1 ? 'it' : `these ${count}`}`,
    took: 'Chosen for the most savings per step of effort.',
  },
  rejected: {
    title: 'Rejected opportunities',
    text: 'They are left out everywhere and not proposed again. Other opportunities of the same process take over their savings as far as they can.',
    loading: 'Loading rejected opportunities...',
    none: 'Nothing has been rejected.',
    tookAway: 'Took away:',
    takeBackOf: (title: string) => `Take back ${title}`,
  },
  views: {
    text: 'Saves these filters and their order under a name, just for you. Saved views appear in the sidebar.',
    name: 'Name of this view',
    replaces: 'You have a view of that name. It will show these filters from now on.',
    list: 'Your views of this sector',
    removeOf: (name: string) => `Delete view ${name}`,
    save: 'Save view',
  },
  create: {
    title: 'Add opportunity',
    submit: 'Add',
    cancel: 'Cancel',
  },
  edit: {
    title: 'Edit opportunity',
    note: 'Editing an opportunity accepts it. The next analysis leaves it alone.',
    submit: 'Save',
    cancel: 'Cancel',
    missing: 'This opportunity is no longer there.',
  },
  /** The form of an opportunity. */
  fields: {
    type: 'Type',
    title: 'Title',
    titlePlaceholder: 'What is done, with what',
    description: 'Description',
    descriptionHint: 'What is automated, and what stays with people.',
    savings: (symbol: string) => `Your figure for savings a year, in thousands (${symbol}K)`,
    savingsHint: 'If empty, its share of what the process saves.',
    derive: 'Clear your figure',
    exceedsCost: (together: string, cost: string) =>
      `With the other figures typed for this process that is ${together}, more than the ${cost} the process costs. Your figure stands, but totals count the process once.`,
    exceedsSavings: (together: string, savings: string) =>
      `With the other figures typed for this process that is ${together}, more than the ${savings} it saves by its ROI inputs. Your figure stands; totals count ${savings}.`,
    effort: 'Effort',
  },
};
