import { formatCount } from '../../../lib/format.ts';

/** What the list says as a file. */
export const csvCopy = {
  hint: (count: number) => `Download ${formatCount(count, 'opportunity', 'opportunities')} as CSV`,
  file: 'opportunities.csv',
  code: 'Code',
  level: 'Level',
  area: 'Area',
  description: 'Description',
  savings: (currency: string) => `Savings (thousand ${currency} a year)`,
  savingsBasis: 'Savings basis',
  yourFigure: 'your figure',
  confidence: 'Confidence',
  dueDate: 'Due date',
  reason: 'Why this',
};
