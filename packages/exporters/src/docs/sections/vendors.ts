import type { FitPart, MatchedCapability, VendorFit } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { counted, percent, share } from '../../figure-words.ts';
import { FIT_PART_LABELS, fitPartInSentence, vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, heading, prose } from '../blocks.ts';
import { stackedChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortened, shortName } from '../document-text.ts';

const CHART_MAX = 12;
const DETAILED = 10;
const CAPABILITIES = 8;

const PART_WIDTHS: Record<FitPart, number> = { coverage: 1110, aiCoverage: 1060, depth: 790, sector: 810 };

/** Thresholds as in the specification, section 4. */
const FIT_LABELS = [
  { from: 60, label: 'Strong Fit' },
  { from: 40, label: 'Good Fit' },
  { from: 20, label: 'Moderate Fit' },
  { from: 0, label: 'Limited Fit' },
] as const;

/** Who could deliver it, with the reasons. */
export function vendorChapter(plan: DocsPlan): Block[] {
  const { blueprint, palette } = plan;
  const { comparison } = blueprint;
  const { fits, weights } = comparison;
  if (!blueprint.sections.includes('vendors')) return [];
  if (fits.length === 0) {
    const missing =
      blueprint.vendors.length === 0
        ? 'No vendors were selected for this blueprint.'
        : `The ${counted(blueprint.vendors.length, 'selected vendor')} cannot be compared: there are no opportunities to hold them against.`;
    return [heading(1, 'Vendor shortlist'), prose(missing)];
  }
  const shown = fits.slice(0, CHART_MAX);
  const winner = fits.find((fit) => fit.fits) ?? fits[0];
  return [
    heading(1, 'Vendor shortlist'),
    prose(`${vendorRanking(comparison, shortName)}.`),
    prose(
      winnerChange(comparison, shortName) || 'Nothing: there is no other vendor.',
      'Body',
      'What would change the winner.',
    ),
    {
      kind: 'table',
      caption: 'Vendors by fit',
      columns: [
        { header: 'Rank', width: 720 },
        { header: 'Vendor', width: 2050 },
        { header: 'Score', width: 770, align: 'right' },
        { header: 'Fit', width: 1300 },
        ...FIT_PARTS.map((part) => ({
          header: FIT_PART_LABELS[part],
          width: PART_WIDTHS[part],
          align: 'right' as const,
        })),
        { header: 'Data', width: 790, align: 'right' },
      ],
      rows: fits.map((fit, index) => [
        String(index + 1),
        { text: shortName(fit.vendorName), strong: fit === winner },
        { text: fit.overallScore.toFixed(1), strong: true },
        fitLabel(fit.overallScore),
        ...FIT_PARTS.map((part) => (fit.shares[part] === null ? '–' : fit.score[part].toFixed(1))),
        percent(100 * fit.dataCoverage, 0),
      ]),
    },
    prose(
      `Points of each part add up to the score of 0–100. Weights: ${FIT_PARTS.map((part) => `${fitPartInSentence(part)} ${share(weights[part])}`).join(', ')}. Data is the share of a vendor’s fields that are filled; it stands beside the score, never in it. Of equal scores, the one with more data comes first, then the name.`,
      'Note',
    ),
    stackedChart(
      {
        caption: `What the score is made of${fits.length > shown.length ? ` (the first ${shown.length})` : ''}`,
        categories: shown.map(({ vendorName }) => vendorName),
        series: FIT_PARTS.map((part) => ({
          name: FIT_PART_LABELS[part],
          values: shown.map(({ score }) => score[part]),
        })),
        written: (value) => value.toFixed(1),
      },
      palette,
    ),
    heading(2, 'Reasons'),
    ...fits.slice(0, DETAILED).flatMap((fit, index) => reasons(fit, index + 1, plan)),
    ...(fits.length > DETAILED
      ? [prose(`Reasons are given for the first ${DETAILED} of ${fits.length} vendors.`, 'Note')]
      : []),
  ];
}

function reasons(fit: VendorFit, rank: number, { blueprint }: DocsPlan): Block[] {
  const vendor = blueprint.vendors.find(({ id }) => id === fit.vendorId);
  const named = fit.matchedCapabilities.slice(0, CAPABILITIES).map(capability);
  const more = fit.matchedCapabilities.length - named.length;
  const facts = [
    fit.sectorMatch ? 'Industry-aligned' : fit.shares.sector > 0 ? 'Cross-industry' : 'Made for another industry',
    counted(fit.capabilityMatchCount, 'capability match', 'capability matches'),
    counted(fit.aiCapabilityMatchCount, 'AI match', 'AI matches'),
    ...(vendor?.factsAsOf ? [`facts as of ${vendor.factsAsOf}`] : []),
  ];
  return [
    heading(3, `${rank}. ${shortName(fit.vendorName)}`),
    prose(facts.join(' · '), 'Meta'),
    { ...prose(shortened(fit.recommendationReason, 600)), keepNext: named.length > 0 },
    ...(named.length > 0
      ? [prose(`${named.join('; ')}${more > 0 ? `; and ${counted(more, 'other')}` : ''}.`, 'Body', 'Matched:')]
      : []),
  ];
}

const capability = ({ vendorCapability, matchType }: MatchedCapability) =>
  `${shortName(vendorCapability, 80)}${matchType === 'ai' ? ' (AI)' : ''}`;

const fitLabel = (score: number): string => FIT_LABELS.find(({ from }) => score >= from)?.label ?? 'Limited Fit';
