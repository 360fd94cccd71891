import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import type { RoadmapItem } from '@process-ai/domain/roadmap';
import { formatCount, formatNumber, formatSavings } from '../../lib/format.ts';

export const copy = {
  title: 'Roadmap in waves',
  text: 'In which order the opportunities come, by the rule below. Each opportunity brings its share of what its process saves: measured by ROI inputs, or by benchmark in a size where nobody has costed the process yet.',
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
  worth: ({ estimatedSavings, sizeClass }: RoadmapItem, currency: string) => {
    if (estimatedSavings === null) return '–';
    return sizeClass ? `Size ${sizeClass}` : formatSavings(estimatedSavings, currency);
  },
  items: (count: number) => formatCount(count, 'opportunity', 'opportunities'),
  nothing: 'Nothing fits into this wave.',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  later: {
    title: 'Later',
    text: 'What the waves have no room for, highest savings first.',
    more: (count: number) => `And ${formatCount(count, 'further opportunity', 'further opportunities')}.`,
  },
  types: OPPORTUNITY_TYPE_NAMES,
};
