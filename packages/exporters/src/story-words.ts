import type { FitPart } from '@process-ai/contract/vendor-comparison';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { Area, BlueprintStory } from '@process-ai/domain/blueprint-story';
import { counted, percent, share } from './figure-words.ts';

/** On every page of a file that is not ready to be handed over. */
export const DRAFT_MARK = 'DRAFT';

/** Cuts a name for a sentence. */
type ShortName = (name: string) => string;

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
  const winner = fits.find((fit) => fit.fits);
  const count = counted(fits.length, 'vendor');
  if (!first || first.shares.coverage === 0) return `None of the ${count} covers any of the opportunities`;
  const name = shortName(first.vendorName);
  const score = `${first.overallScore.toFixed(0)} of 100 points`;
  if (!winner) {
    const covers = `covers ${percent(100 * first.shares.coverage, 0)} of the need`;
    return second
      ? `None of the ${count} fits: ${name} comes nearest and ${covers}`
      : `${name}, the only vendor compared, does not fit: it ${covers}`;
  }
  // Who is first by points may cover too little: the one that fits is the one that is invited.
  if (winner !== first)
    return `${shortName(winner.vendorName)} fits best of ${count} with ${winner.overallScore.toFixed(0)} of 100 points: ${name} has ${first.overallScore.toFixed(0)}, but covers no more than half of the need`;
  return second
    ? `${name} fits best of ${count} with ${score}`
    : `${name}, the only vendor compared, fits with ${score}`;
}

/** The same with the lead over the next one. */
export function vendorRanking(comparison: Blueprint['comparison'], shortName: ShortName): string {
  const [first, second] = comparison.fits;
  const best = bestVendor(comparison, shortName);
  if (!first?.fits || !second) return best;
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

/** Why an area has no figure: what is unknown is never called zero. */
export function withoutFigure(
  { decided }: Pick<BlueprintStory, 'decided'>,
  { opportunityCount, projected }: Pick<Area, 'opportunityCount' | 'projected'>,
): string {
  if (opportunityCount === 0) return decided ? 'nothing accepted' : 'nothing found';
  return projected === null ? 'not costed' : 'no savings';
}
