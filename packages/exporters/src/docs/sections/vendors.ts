import type { FitPart, MatchedCapability, VendorFit } from '@process-ai/contract/vendor-comparison';
import { matchInWords } from '@process-ai/domain/story-words/vendor-kinds';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { factsAsOf } from '../../facts-as-of.ts';
import type { FigureWords } from '../../figure-words.ts';
import { coversNothing, fitsInWords, offersInWords, vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, heading, prose, soWhat } from '../blocks.ts';
import { stackedChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

const CHART_MAX = 12;
const DETAILED = 10;
const CAPABILITIES = 8;

const PART_WIDTHS: Record<FitPart, number> = { coverage: 1110, aiCoverage: 1060, depth: 790, sector: 810 };

/** Thresholds as in the specification, section 4. */
const FITS_FROM = [
  { from: 60, name: 'strong' },
  { from: 40, name: 'good' },
  { from: 20, name: 'moderate' },
  { from: 0.5, name: 'limited' },
] as const;

/** Who could deliver it, with the reasons. */
export function vendorChapter(plan: DocsPlan): Block[] {
  const { blueprint, palette, words } = plan;
  const { vendors: says } = words.say.document;
  const { fitParts, fitPartsInSentence } = words.say.cover;
  const { share, percent, decimals } = words;
  const { comparison } = blueprint;
  const { fits, weights } = comparison;
  if (!blueprint.sections.includes('vendors')) return [];
  if (fits.length === 0) {
    const missing = blueprint.vendors.length === 0 ? says.none : says.nothingToCompare(blueprint.vendors.length);
    return [heading(1, says.title), soWhat(missing)];
  }
  if (coversNothing(comparison)) return uncovered(plan);
  const shown = fits.filter(({ overallScore }) => overallScore > 0).slice(0, CHART_MAX);
  const winner = fits.find((fit) => fit.fits) ?? fits[0];
  // Where none fits there is no winner, and no score is called a fit.
  const someFit = fits.some((fit) => fit.fits);
  return [
    heading(1, says.title),
    soWhat(`${vendorRanking(comparison, words)}.`),
    ...(someFit ? [prose(winnerChange(comparison, words) || says.noOther, 'Body', says.wouldChange)] : []),
    {
      kind: 'table',
      caption: says.table,
      columns: [
        { header: says.rank, width: 720 },
        { header: says.vendor, width: someFit ? 2050 : 3350 },
        { header: says.score, width: 770, align: 'right' },
        ...(someFit ? [{ header: says.fit, width: 1300 }] : []),
        ...FIT_PARTS.map((part) => ({
          header: fitParts[part],
          width: PART_WIDTHS[part],
          align: 'right' as const,
        })),
        { header: says.data, width: 790, align: 'right' },
      ],
      rows: fits.map((fit, index) => [
        String(index + 1),
        { text: oneLine(fit.vendorName), strong: fit === winner },
        { text: decimals(fit.overallScore, 1), strong: true },
        ...(someFit ? [fitLabel(fit.overallScore, words)] : []),
        ...FIT_PARTS.map((part) => (fit.shares[part] === null ? '–' : decimals(fit.score[part], 1))),
        percent(100 * fit.dataCoverage, 0),
      ]),
    },
    prose(says.note(FIT_PARTS.map((part) => `${fitPartsInSentence[part]} ${share(weights[part])}`).join(', ')), 'Note'),
    // A chart of one bar compares nothing.
    ...(shown.length > 1
      ? [
          stackedChart(
            {
              caption: says.madeOf(fits.length > shown.length ? shown.length : null),
              categories: shown.map(({ vendorName }) => vendorName),
              series: FIT_PARTS.map((part) => ({
                name: fitParts[part],
                values: shown.map(({ score }) => score[part]),
              })),
              written: (value) => decimals(value, 1),
            },
            palette,
          ),
        ]
      : []),
    heading(2, says.reasons),
    ...fitsInWords(comparison, words)
      .slice(0, DETAILED)
      .flatMap((fit, index) => reasons(fit, index + 1, plan)),
    ...(fits.length > DETAILED ? [prose(says.reasonsFirst(DETAILED, fits.length), 'Note')] : []),
  ];
}

/** Of vendors that cover nothing, what they offer, and what that means. */
function uncovered({ blueprint, words }: DocsPlan): Block[] {
  const { comparison, vendors } = blueprint;
  const { cover, document } = words.say;
  return [
    heading(1, document.vendors.title),
    soWhat(`${vendorRanking(comparison, words)}.`),
    prose(cover.noneCoversNote),
    {
      kind: 'table',
      caption: document.vendors.table,
      columns: [
        { header: document.vendors.rank, width: 720 },
        { header: document.vendors.vendor, width: 2000 },
        { header: document.vendors.score, width: 800, align: 'right' },
        { header: cover.offers, width: 3080 },
        { header: document.columns.why, width: 2800 },
      ],
      rows: comparison.fits.map(({ vendorId, vendorName, overallScore, recommendationReason }, index) => [
        String(index + 1),
        { text: oneLine(vendorName), strong: true },
        words.decimals(overallScore, 1),
        offersInWords(vendors, vendorId, words),
        recommendationReason.trim(),
      ]),
    },
  ];
}

function reasons(fit: VendorFit, rank: number, { blueprint, words }: DocsPlan): Block[] {
  const { vendors: says } = words.say.document;
  const vendor = blueprint.vendors.find(({ id }) => id === fit.vendorId);
  // Two capabilities may be of one kind, which is told once.
  const matched = [...new Set(fit.matchedCapabilities.map((one) => capability(one, words)))];
  const named = matched.slice(0, CAPABILITIES);
  const more = matched.length - named.length;
  const facts = [
    fit.sectorMatch ? says.aligned : fit.shares.sector > 0 ? says.cross : says.otherIndustry,
    says.matches(fit.capabilityMatchCount),
    says.aiMatches(fit.aiCapabilityMatchCount),
    ...(vendor?.factsAsOf ? [says.factsAsOf(factsAsOf(vendor.factsAsOf, words))] : []),
  ];
  return [
    heading(3, `${rank}. ${oneLine(fit.vendorName)}`),
    prose(facts.join(' · '), 'Meta'),
    { ...prose(fit.recommendationReason), keepNext: named.length > 0 },
    ...(named.length > 0
      ? [prose(`${words.say.money.separated(named)}${more > 0 ? says.others(more) : ''}.`, 'Body', says.matched)]
      : []),
  ];
}

function capability(match: MatchedCapability, { say, language }: FigureWords): string {
  const name = oneLine(matchInWords(match, language));
  return match.matchType === 'ai' ? say.document.vendors.ai(name) : name;
}

const fitLabel = (score: number, { say }: FigureWords): string =>
  say.document.vendors.fits[FITS_FROM.find(({ from }) => score >= from)?.name ?? 'none'];
