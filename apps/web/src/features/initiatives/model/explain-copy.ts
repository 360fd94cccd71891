import { formatCount, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

/** What the explanations of figures say. */
export const explainCopy = {
  sum: 'sum over the initiatives that are not stopped',
  savings: { label: 'Savings a year', formula: 'sum of what its accepted opportunities save' },
  oneOff: { label: 'One-off cost', formula: 'sum of its cost lines' },
  proposedCost:
    'Proposed by the product from the likely cost of its use cases, or changed by somebody since. How it is split is a judgment.',
  net: { label: 'Net savings a year', formula: 'measured savings − run cost' },
  runCost: 'Run cost a year',
  runFrom: 'Starts in the month after the end, as the savings do.',
  others: (count: number) => formatCount(count, 'further one', 'further ones'),
  benchmark: 'A benchmark rests on the size of the organization. It is never added to what is measured.',
  opens: 'On the initiative’s page, each opportunity opens to its process’s inputs and who set them.',
  earns: 'Earned from the month after the end, following the ramp-up in the assumptions.',
  spent: 'Spent evenly from the first to the last month.',
  notCounted: (count: number) => `${copy.initiatives(count)} stopped: not counted.`,
  over: {
    formula: 'months in which more person-days are planned than can be worked',
    worked: (over: number, all: number) => `${formatNumber(over)} of ${formatCount(all, 'month')} with work`,
    capacity: 'Capacity a month',
    assumption: 'One in a hundred employees works on changes, 18 days a month; at least three people.',
    effort: 'The days of an initiative are spread evenly over its months.',
  },
};
