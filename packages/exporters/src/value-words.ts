import { type Area, type BlueprintStory, type RankedOpportunity, sumOf } from '@process-ai/domain/blueprint-story';
import { holdingHalf } from '@process-ai/domain/holding-half';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

/** More that hold half together are everywhere. */
const PLACES_NAMED = 3;

/** The fewest places that hold half of the value, the largest first: at most three. All processes together are no place, their parts are. */
export function placesThatHoldHalf({
  areas,
  totalEstimate,
  basis,
}: Pick<BlueprintStory, 'areas' | 'totalEstimate' | 'basis'>) {
  const valueOf = ({ estimate }: Area) => estimate[basis];
  const sorted = (areas[0]?.code === '' ? areas[0].parts : areas).toSorted((a, b) => valueOf(b) - valueOf(a));
  return { sorted, half: holdingHalf(sorted, valueOf, totalEstimate[basis]).slice(0, PLACES_NAMED) };
}

/** Where most of the value lies, as a title; the same in document and deck. */
export function whereInWords(
  story: Pick<BlueprintStory, 'areas' | 'totalEstimate' | 'basis' | 'decided'>,
  client: string,
  { say, short, percent }: FigureWords,
): string {
  const says = say.deck.landscape;
  const { totalEstimate, basis, decided } = story;
  const total = totalEstimate[basis];
  const valueOf = ({ estimate }: Area) => estimate[basis];
  const { sorted, half } = placesThatHoldHalf(story);
  const [first, second, third] = sorted;
  if (!first || total <= 0) return says.unknown(client);
  const all = short(1000 * total);
  const share = (amount: number) => percent((100 * amount) / total, 0);
  const name = shortName(first.name);
  if (!second || valueOf(second) <= 0) return says.all(name, all, sumOf({ basis, decided }));
  const told = [name, share(valueOf(first)), all, sumOf({ basis, decided })] as const;
  if (!third) return says.two(...told, shortName(second.name), share(valueOf(second)));
  // As many as the answer names, so that both have one share.
  const others = half.length > 2 ? half.slice(1) : [second];
  return says.several(
    ...told,
    others.map((place) => shortName(place.name)),
    share([first, ...others].reduce((sum, place) => sum + valueOf(place), 0)),
  );
}

/** Of more it is no news that some save nothing. */
const COUNTED_MOST = 16;

/** The few opportunities that hold half of the savings, and how many of the others save otherwise, as a title. */
export function largestInWords(
  {
    opportunities,
    totalEstimate,
    basis,
    decided,
  }: Pick<BlueprintStory, 'opportunities' | 'totalEstimate' | 'basis' | 'decided'>,
  { say, short, percent }: FigureWords,
): string {
  const says = say.deck.opportunities;
  const total = totalEstimate[basis];
  const [first] = opportunities;
  if (!first || total <= 0) return says.noneCosted(first ? shortName(first.title) : null);
  const amount = short(1000 * total);
  const count = opportunities.length;
  if (count === 1)
    return says.one(basis === 'measured' ? say.money.measuredAYear(amount) : say.money.benchmarkAYear(amount));
  const saved = say.money.sumAYear(amount, sumOf({ basis, decided }));
  const name = shortName(first.title);
  const costed = opportunities.filter(({ savingsBasis }) => savingsBasis === basis);
  const half = holdingHalf(costed, ({ countedSavings }) => countedSavings, total);
  const held = half.reduce((sum, { countedSavings }) => sum + countedSavings, 0);
  const unpaid = opportunities.filter((one) => one.savingsBasis !== basis || one.countedSavings <= 0);
  const others = [...Map.groupBy(count <= COUNTED_MOST ? unpaid : [], otherWay)].map(([way, rows]) =>
    says[way](rows.length),
  );
  const isCut = name.endsWith('…');
  const process = shortName(first.process.name);
  const largest = isCut && !process.endsWith('…') ? says.largestIs(short(1000 * first.countedSavings), process) : '';
  return say.money.separated([
    says.half(isCut ? null : name, half.length - 1, count, percent((100 * held) / total, 0), saved) + largest,
    ...(others.length > 0 ? [others.join(', ')] : []),
  ]);
}

/** What there is instead of savings on the basis of the others. */
function otherWay({ savingsBasis, withoutMoney, benefit }: RankedOpportunity) {
  if (withoutMoney !== null || savingsBasis !== null) return withoutMoney ?? 'byBenchmark';
  // Time is money that nobody has counted yet.
  return benefit.moves === 'handling time' ? 'notCosted' : 'otherWays';
}
