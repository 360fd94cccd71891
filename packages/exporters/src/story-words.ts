import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { Area, BlueprintStory } from '@process-ai/domain/blueprint-story';
import { capitalized } from '@process-ai/domain/capitalized';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { offeringInWords, productInWords } from '@process-ai/domain/story-words/vendor-kinds';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

/** "Alder fits best of 6 vendors with 64 of 100 points", or what there is to say instead. */
function bestVendor({ fits }: Blueprint['comparison'], words: FigureWords): string {
  const says = words.say.cover;
  const [first, second] = fits;
  const winner = fits.find((fit) => fit.fits);
  if (!first || first.shares.coverage === 0) return says.noneCovers(fits.length);
  const name = shortName(first.vendorName);
  const points = first.overallScore.toFixed(0);
  if (!winner) {
    const covered = words.percent(100 * first.shares.coverage, 0);
    return second ? says.noneFits(fits.length, name, covered) : says.onlyOneUnfit(name, covered);
  }
  // Who is first by points may cover too little: the one that fits is the one that is invited.
  if (winner !== first)
    return says.fitsThoughSecond(
      shortName(winner.vendorName),
      fits.length,
      winner.overallScore.toFixed(0),
      name,
      points,
    );
  return second ? says.fitsBest(name, fits.length, points) : says.onlyOne(name, points);
}

/** Whether there is nothing to compare: of vendors that cover nothing, scores and bars say nothing. */
export const coversNothing = ({ fits }: Pick<Blueprint['comparison'], 'fits'>): boolean =>
  fits.every(({ shares }) => shares.coverage === 0);

const OFFERS_MOST = 6;

/**
 * What a vendor offers, by its profile: "Case management; Document extraction"; in another language than English the
 * kinds of it; a dash where the profile says nothing.
 */
export function offersInWords(vendors: Blueprint['vendors'], vendorId: string, { say, language }: FigureWords): string {
  const vendor = vendors.find(({ id }) => id === vendorId);
  if (!vendor) return '–';
  const { capabilities, products, aiCapabilities } = vendor;
  const names = [
    ...new Set([
      ...products.map(({ name }) => productInWords(name, language)),
      ...[...capabilities, ...aiCapabilities.map(({ name }) => name)].map((name) => offeringInWords(name, language)),
    ]),
  ];
  const more = names.length - OFFERS_MOST;
  const told = say.money.separated([...names.slice(0, OFFERS_MOST), ...(more > 0 ? [say.plan.andMore(more)] : [])]);
  return capitalized(told) || '–';
}

/** The vendors in their order, each with why it fits; of one that covers the same as another before it, that and what is its own. */
export function fitsInWords(
  { fits }: Pick<Blueprint['comparison'], 'fits'>,
  { say, language }: Pick<FigureWords, 'say' | 'language'>,
): VendorFit[] {
  const separator = storyWords(language).fit.separated(['', '']);
  const told = new Map<string, string>();
  return fits.map((fit) => {
    const reason = fit.recommendationReason.trim();
    const end = reason.lastIndexOf(separator);
    if (fit.shares.coverage === 0 || end < 0) return { ...fit, recommendationReason: reason };
    const covered = reason.slice(0, end);
    const first = told.get(covered);
    if (first !== undefined)
      return { ...fit, recommendationReason: say.cover.coversAs(first, reason.slice(end + separator.length)) };
    told.set(covered, shortName(fit.vendorName));
    return { ...fit, recommendationReason: reason };
  });
}

/** The same with the lead over the next one. */
export function vendorRanking(comparison: Blueprint['comparison'], words: FigureWords): string {
  const [first, second] = comparison.fits;
  const best = bestVendor(comparison, words);
  if (!first?.fits || !second) return best;
  const lead = Math.round(first.overallScore) - Math.round(second.overallScore);
  return words.say.cover.ahead(best, lead, shortName(second.vendorName));
}

/** Which change of one weight puts another vendor first; empty where there is no other. */
export function winnerChange(
  { winnerChange: change, fits, weights }: Blueprint['comparison'],
  { say, share }: FigureWords,
): string {
  if (fits.length < 2) return '';
  if (!change) return say.cover.noWinnerChange;
  const { part, threshold, direction, vendorName } = change;
  return say.cover.winnerChange(
    shortName(vendorName),
    say.cover.fitPartsInSentence[part],
    direction,
    share(Math.round(threshold * 1000) / 1000),
    share(weights[part]),
  );
}

/** Why an area has no figure: what is unknown is never called zero. */
export function withoutFigure(
  { decided }: Pick<BlueprintStory, 'decided'>,
  { opportunityCount, without, proposed }: Pick<Area, 'opportunityCount' | 'without' | 'proposed'>,
  { say, short }: FigureWords,
): string {
  const says = say.case.withoutFigure;
  if (opportunityCount > 0) return says[without];
  if (!decided) return says.nothingFound;
  return proposed.measured > 0 ? says.proposed(short(1000 * proposed.measured)) : says.nothingAccepted;
}
