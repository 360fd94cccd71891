import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { FitPart, MatchType } from '@process-ai/contract/vendor-comparison';
import { formatCount, formatNumber } from '../../lib/format.ts';

const opportunities = (count: number) => formatCount(count, 'opportunity', 'opportunities');
/** "Coverage" → "coverage", but "AI coverage" as it is. */
const inText = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (initial) => initial.toLowerCase());
const points = (value: number) => formatNumber(value, 2);

export const copy = {
  title: 'Vendor Comparison',
  back: 'Business Value & ROI',
  scope: (sector: string, processes: number, needs: number) =>
    `${sector}: ${formatCount(processes, 'selected process', 'selected processes')}, ${opportunities(needs)}`,
  loading: 'Analyzing vendor fit...',
  failed: 'Failed to load vendor comparison',
  failedWhy: 'Failed to compare vendors',
  gone: (reason: string) => `${reason}. One of the selected processes has been deleted: select again.`,
  missing: {
    title: 'Sector not found',
    text: 'It does not exist, or it has been deleted.',
    back: 'Back to Sectors',
  },
  noProcesses: {
    title: 'Nothing selected',
    text: 'No processes selected for comparison. Please return to the ROI view and select processes.',
    back: 'Return to the ROI view',
    all: (count: number) =>
      `Compare for ${count === 1 ? 'the one analysed process' : `all ${formatNumber(count)} analysed processes`}`,
  },
  noResults: {
    title: 'Nothing to compare',
    text: 'No vendor comparison results available. Please ensure processes have been analyzed for AI opportunities.',
    processes: 'Go to the processes',
    vendors: 'Go to the vendor directory',
  },
  views: { label: 'What is shown', ranking: 'Ranking', matrix: 'Matrix' },
  parts: {
    coverage: 'Coverage',
    aiCoverage: 'AI coverage',
    depth: 'Depth',
    sector: 'Sector',
  } satisfies Record<FitPart, string>,
  formulas: {
    coverage: 'Of the estimated savings of all opportunities, the share that is covered; a match in part counts half',
    aiCoverage: 'The same over the AI and agentic opportunities, by what the vendor lists as AI capabilities alone',
    depth: 'Share of the opportunities that are matched wholly',
    sector: '1 when the vendor’s industry is the sector’s, ½ for one that sells to all, 0 for another industry',
    score: 'The parts, added up',
  } satisfies Record<FitPart | 'score', string>,
  weights: {
    title: 'Weights',
    text: 'What counts, and how much. Only the proportions matter; the ranking follows at once.',
    slider: (part: string) => `Weight of ${inText(part)}`,
    number: (part: string) => `Weight of ${inText(part)} as a number`,
    share: (percent: number) => `${formatNumber(percent, 1)}% of the score`,
    unused: 'No AI or agentic opportunity is selected: this part drops out.',
    none: 'All weights are zero, so every vendor scores 0.',
    reset: 'Reset weights',
  },
  winner: {
    first: (name: string, score: number) => `${name} ranks first with ${points(score)} points.`,
    change: (part: string, direction: 'below' | 'above', threshold: number, now: number, name: string) =>
      `It would take a weight of ${inText(part)} ${direction} ${formatNumber(threshold, 1)} (now ${formatNumber(now)}) to put ${name} first.`,
    robust: 'No change of a single weight would put another vendor first.',
    alone: 'There is no other vendor to compare it with.',
  },
  card: {
    rank: (rank: number) => `Rank ${rank}`,
    score: 'Overall score',
    aligned: 'Industry-aligned',
    cross: 'Cross-industry',
    capabilityMatches: (count: number) => formatCount(count, 'capability match', 'capability matches'),
    aiFeatures: (count: number) => formatCount(count, 'AI feature'),
    data: (filled: number, all: number) => `Data: ${filled} of ${all} fields filled`,
    dataText: 'How much is known of the vendor. It is not part of the score.',
    keyCapabilities: 'Key matched capabilities',
    ai: 'AI',
    further: (count: number) => `+${formatNumber(count)} more`,
    pointsOf: (vendor: string) => `${vendor}, points:`,
    explanation: 'Where does this number come from?',
    overall: 'Overall score',
    worked: (weight: number, share: number) => `${formatNumber(100 * weight, 1)} × ${formatNumber(share, 4)}`,
    rounding: 'Points are rounded so that they add up to the score.',
    normalised: 'Weights are shown as they count: in proportion to all that apply.',
    points,
    scoreShown: (score: number) => formatNumber(score, 1),
  },
  fitLabels: { strong: 'Strong Fit', good: 'Good Fit', moderate: 'Moderate Fit', limited: 'Limited Fit' },
  ranking: {
    title: 'Ranked vendors',
    shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatCount(all, 'vendor')}`,
    more: (count: number) => `Show ${count} more`,
  },
  pairs: {
    open: 'Matched pairs',
    loading: 'Loading matched pairs...',
    failed: 'The matched pairs could not be loaded',
    none: 'Nothing that this vendor offers matches an opportunity.',
    more: (count: number) => `Show all ${formatNumber(count)} pairs`,
    by: (offering: string, type: string) => `${offering} (${type})`,
  },
  strengths: { 1: 'Whole match', 0.5: 'Match in part' },
  matchTypes: {
    capability: 'core capability',
    product: 'product or service',
    ai: 'AI capability',
  } satisfies Record<MatchType, string>,
  processes: {
    title: 'Selected processes',
    none: 'No opportunities yet.',
    further: (count: number) => `+${formatNumber(count)} more`,
    more: (count: number) => `Show ${formatNumber(count)} more`,
    fewer: 'Show fewer',
  },
  types: { automation: 'Automation', ai: 'AI', agentic: 'Agentic' } satisfies Record<OpportunityType, string>,
  matrix: {
    label: 'Vendors by opportunity',
    loading: 'Loading the matrix...',
    failed: 'The matrix could not be loaded',
    opportunity: 'Opportunity',
    help: 'Arrow keys move from cell to cell; what matches stands below the table.',
    choose: 'Choose vendors',
    shown: (count: number) => `${formatCount(count, 'vendor')} shown`,
    legend: { 1: '1 whole match', 0.5: '½ match in part', 0: '– no match' },
    rank: (rank: number, score: number) => `#${rank} · ${formatNumber(score, 1)}`,
    noMatch: 'No match',
    match: (strength: string, offering: string, type: string) => `${strength}: ${offering} (${type})`,
    cell: (vendor: string, opportunity: string, text: string) => `${vendor} × ${opportunity} – ${text}`,
    hint: 'Point at a cell, or move to it, to see what matches.',
    dialog: {
      title: 'Vendors in the matrix',
      text: (max: number) => `In the order of their rank. Up to ${max} at once.`,
      search: 'Search vendors',
      none: 'No vendor matches.',
      top: (count: number) => `Top ${count}`,
      count: (count: number) => `${count} chosen`,
      submit: 'Show',
      cancel: 'Cancel',
    },
  },
};
