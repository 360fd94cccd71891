import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import { formatCount, formatNumber, formatSavings } from '../../lib/format.ts';

export const copy = {
  title: 'Roadmap in waves',
  text: 'In which order the opportunities come, by the rule below. Savings here are what the opportunities of all processes are estimated to bring; the ROI counts only processes with figures. Both are views of one saving: never add them.',
  rule: 'The rule',
  capacity: (points: number) =>
    `A team gets ${formatNumber(points)} points of effort done in a month: an assumption. Effort runs from 1 (days, one team) to 5 (a programme of its own).`,
  loading: 'Loading the roadmap...',
  failed: 'The roadmap could not be loaded',
  emptyTitle: 'No opportunities yet',
  emptyText: 'Analyse processes in the tab “Processes” first: the roadmap is made of their opportunities.',
  months: ({ from, to }: { from: number; to: number }) => `Months ${from} to ${to}`,
  effort: (used: number, capacity: number) => `${formatNumber(used)} of ${formatNumber(capacity)} points of effort`,
  effortOf: (effort: number) => `Effort ${effort} of 5`,
  savings: (thousands: number, currency: string) => formatSavings(thousands, currency),
  items: (count: number) => formatCount(count, 'opportunity', 'opportunities'),
  nothing: 'Nothing fits into this wave.',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  counted: 'Counted in a process above: left out of the total',
  later: {
    title: 'Later',
    text: 'What the waves have no room for, highest savings first.',
    more: (count: number) => `And ${formatCount(count, 'further opportunity', 'further opportunities')}.`,
  },
  types: OPPORTUNITY_TYPE_NAMES,
};
