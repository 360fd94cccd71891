/** What the form of an opportunity says. */
export const fieldsCopy = {
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
};
