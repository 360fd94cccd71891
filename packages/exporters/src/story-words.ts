import type { Sensitivity } from '@process-ai/contract/business-case';
import type { FitPart } from '@process-ai/contract/vendor-comparison';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { counted, type FigureWords, monthsOf, percent, share } from './figure-words.ts';

/** Cuts a name for a sentence. */
type ShortName = (name: string) => string;

interface HeadlineFigure {
  label: string;
  value: string;
  note: string;
}

/**
 * The figures that lead every file, in this order; none where there is no business case. The payback is that of the
 * business case over the years: one file never shows two.
 */
export function headlineFigures(
  { summary, businessCase, assumptions }: Blueprint,
  { results, paybackMonths }: BlueprintStory,
  words: FigureWords,
): HeadlineFigure[] {
  if (!businessCase) return [];
  return [
    {
      label: 'Total ROI a year',
      value: words.short(summary.totalSavings),
      note: `Projected savings of ${counted(results.length, 'process', 'processes')}`,
    },
    {
      label: 'Savings',
      value: percent(summary.savingsPercentage),
      note: `of ${words.short(summary.totalCurrentCost)} current cost`,
    },
    { label: 'Payback', value: monthsOf(paybackMonths), note: 'of the business case' },
    {
      label: `NPV over ${counted(assumptions.years, 'year')}`,
      value: words.short(businessCase.base.npv),
      note: `at ${percent(100 * assumptions.discountRate)} a year`,
    },
  ];
}

/** Why the payback of a year as planned, and the mean of the processes, differ from that of the headline. */
export function otherPaybacks({ summary: { portfolioPaybackMonths, averagePaybackMonths } }: Blueprint): string {
  if (portfolioPaybackMonths === null || averagePaybackMonths === null) return '';
  return `Without ramp-up and risks, the net savings pay the implementation cost back in ${monthsOf(portfolioPaybackMonths)}. The plain mean over the processes that pay back is ${monthsOf(averagePaybackMonths)}; one slow process moves it far.`;
}

export const DRIVER_LABELS: Record<Sensitivity['driver'], string> = {
  annualBenefit: 'Benefits',
  implementationCost: 'Implementation cost',
  annualRunCost: 'Run cost',
  discountRate: 'Discount rate',
  ramp: 'Ramp-up of the benefits',
};

/** Begins a sentence on the driver that the outcome depends on most. */
export const DRIVER_MOVES: Record<Sensitivity['driver'], string> = {
  annualBenefit: 'The savings move',
  implementationCost: 'The implementation cost moves',
  annualRunCost: 'The run cost moves',
  discountRate: 'The discount rate moves',
  ramp: 'The ramp-up moves',
};

export const FIT_PART_LABELS: Record<FitPart, string> = {
  coverage: 'Coverage',
  aiCoverage: 'AI coverage',
  depth: 'Depth',
  sector: 'Sector',
};

/** "coverage", "AI coverage" */
export const fitPartInSentence = (part: FitPart): string =>
  FIT_PART_LABELS[part].replace(/^[CDS]/, (letter) => letter.toLowerCase());

/** "Alder fits best of 6 vendors with 64 of 100 points", or what there is to say instead. */
export function bestVendor({ fits }: Blueprint['comparison'], shortName: ShortName): string {
  const [first, second] = fits;
  const count = counted(fits.length, 'vendor');
  if (!first || first.shares.coverage === 0) return `None of the ${count} covers any of the opportunities`;
  const name = shortName(first.vendorName);
  const score = `${first.overallScore.toFixed(0)} of 100 points`;
  if (!fits.some((fit) => fit.fits)) {
    const covers = `covers ${percent(100 * first.shares.coverage, 0)} of the need`;
    return second
      ? `None of the ${count} fits: ${name} comes nearest and ${covers}`
      : `${name}, the only vendor compared, does not fit: it ${covers}`;
  }
  return second
    ? `${name} fits best of ${count} with ${score}`
    : `${name}, the only vendor compared, fits with ${score}`;
}

/** The same with the lead over the next one. */
export function vendorRanking(comparison: Blueprint['comparison'], shortName: ShortName): string {
  const [first, second] = comparison.fits;
  const best = bestVendor(comparison, shortName);
  if (!first || !second || !comparison.fits.some(({ fits }) => fits)) return best;
  const lead = Math.round(first.overallScore) - Math.round(second.overallScore);
  const ahead = lead > 0 ? `${counted(lead, 'point')} ahead of` : 'level with';
  return `${best}, ${ahead} ${shortName(second.vendorName)}`;
}

/** Which change of one weight puts another vendor first; empty where there is no other. */
export function winnerChange(
  { winnerChange: change, fits, weights }: Blueprint['comparison'],
  shortName: ShortName,
): string {
  if (fits.length < 2) return '';
  if (!change) return 'No change of a single weight puts another vendor first.';
  const { part, threshold, direction, vendorName } = change;
  return `${shortName(vendorName)} comes first when the weight of ${fitPartInSentence(part)} goes ${direction} ${share(Math.round(threshold * 1000) / 1000)} (now ${share(weights[part])}) while the others keep their proportions.`;
}
