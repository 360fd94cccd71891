import {
  becomesOf,
  type ChangedJourney,
  type JourneyStage,
  type StageChange,
} from '@process-ai/domain/blueprint-journeys';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { servedShares } from '@process-ai/domain/touch-point-shares';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

/** "“A pipe bursts”: the plan changes 5 of 7 touchpoints, but not “Agree on the amount”, which feels worst today" */
export function journeyInWords(
  { journey, stages, byPlan, changed, far, worst, worstAlike }: ChangedJourney,
  decided: boolean,
  { say }: FigureWords,
): string {
  const says = say.deckCase.journeys;
  const feels = worst
    ? says.worst(nameAmong(worst, stages), becomesOf(worst, byPlan), changed, worstAlike, decided)
    : '';
  const late = far ? say.plan.later(far.count, far.from) : '';
  return says.title(shortName(journey.name), changerOf(byPlan, decided), changed, stages.length) + late + feels;
}

/** Its name; with its number, as tables and drawings have it, where another touchpoint has the same name. */
function nameAmong(stage: JourneyStage, stages: readonly JourneyStage[]): string {
  const nameOf = ({ touchPoint }: JourneyStage) => touchPoint.name.trim();
  const alike = stages.filter((one) => nameOf(one) === nameOf(stage)).length;
  const name = shortName(nameOf(stage));
  return alike > 1 ? `${stages.indexOf(stage) + 1}. ${name}` : name;
}

/** What is said to change touchpoints. */
export const changerOf = (byPlan: boolean, decided: boolean): 'plan' | 'accepted' | 'proposed' => {
  if (byPlan) return 'plan';
  return decided ? 'accepted' : 'proposed';
};

/** "In the journeys, who serves the customer at 6 touchpoints after what is accepted: Human 2; Hybrid 3; Unchanged 1."; empty without journeys. */
export function servedInWords(
  { journeys, decided }: Pick<BlueprintStory, 'journeys' | 'decided'>,
  { say: { cover, deck, money }, plain }: FigureWords,
): string {
  const count = journeys.reduce((sum, { stages }) => sum + stages.length, 0);
  if (count === 0) return '';
  const parts = servedShares(journeys)
    .filter((one) => one.count > 0)
    .map((one) => `${cover.touchPoints[one.type]} ${plain(one.count)}`);
  return `${money.labelled(deck.people.serve(count, decided), money.separated(parts))}.`;
}

/** How a touchpoint feels today and what hurts there; a dash where neither is known. */
export const todayInWords = ({ touchPoint: { emotion, painPoint } }: JourneyStage, { say }: FigureWords): string =>
  [emotion === null ? '' : `${say.cover.emotions[emotion] ?? ''}.`, painPoint?.trim() ?? '']
    .filter(Boolean)
    .join(' ') || '–';

/** Who is met there, and what happens, as the journey has it once the work is done; where nothing is, nobody is promised. */
export const aimInWords = ({ touchPoint: { description }, lane }: JourneyStage, { say }: FigureWords): string =>
  lane === 'unchanged' ? description.trim() : say.money.labelled(say.cover.touchPoints[lane], description.trim());

/** The number, from 1, of the first touchpoint that the very same changes; null where none before this one is. */
export function changedAsAt(stages: readonly JourneyStage[], stage: JourneyStage): number | null {
  const change = keyOf(stage);
  const first = stages.findIndex((one) => keyOf(one) === change);
  return stage.changes.length > 0 && first >= 0 && stages[first] !== stage ? first + 1 : null;
}

const keyOf = ({ changes }: JourneyStage) =>
  JSON.stringify(changes.map(({ initiative, opportunities }) => [initiative, opportunities]));

/**
 * "“Claims in days” (Jan to Aug 2027): Straight-through handling; frees 1,240 hours of work a year".
 * @param titles whether opportunities are named, else only what carries them
 */
export function changeInWords(
  change: StageChange,
  { decided, titles }: { decided: boolean; titles: boolean },
  words: FigureWords,
): string {
  const { initiative, isStopped, opportunities } = change;
  const { document, money } = words.say;
  const effect = effectOf(change, words);
  if (initiative === null) {
    const what = titles
      ? `${money.separated(named(opportunities, words))} (${isStopped ? document.journeys.stopped : document.journeys.unplanned(decided)})`
      : carrierOf(change, decided, words);
    return money.separated([what, effect].filter(Boolean));
  }
  const told = money.separated([...(titles ? named(opportunities, words) : []), effect].filter(Boolean));
  return told ? money.labelled(carrierOf(change, decided, words), told) : carrierOf(change, decided, words);
}

/** "and 2 more: “Claims in days” (Jan to Aug 2027); 3 opportunities (accepted, not planned)" */
export const othersInWords = (changes: readonly StageChange[], decided: boolean, words: FigureWords): string =>
  words.say.money.labelled(
    words.say.plan.andMore(changes.length),
    words.say.money.separated(changes.map((change) => carrierOf(change, decided, words))),
  );

/** The initiative and its months, or how many opportunities are in none. */
function carrierOf(
  { initiative, isStopped, when, opportunities }: StageChange,
  decided: boolean,
  words: FigureWords,
): string {
  const says = words.say.document.journeys;
  return initiative === null
    ? `${words.say.case.opportunities(opportunities.length)} (${isStopped ? says.stopped : says.unplanned(decided)})`
    : says.within(initiative, storyWords(words.language).inSentence(when ?? ''));
}

/** Of one change. */
const TITLES_MOST = 3;

const named = (titles: readonly string[], { say }: FigureWords): string[] => [
  ...titles.slice(0, TITLES_MOST),
  ...(titles.length > TITLES_MOST ? [say.plan.andMore(titles.length - TITLES_MOST)] : []),
];

const MINUS = '\u2212';

/** Hours where the work is measured, else the expected cut; empty where neither is known. */
function effectOf(
  { hours, shorter }: Pick<StageChange, 'hours' | 'shorter'>,
  { say, decimals, share }: FigureWords,
): string {
  const says = say.document.journeys;
  if (hours !== null) return says.frees(decimals(hours, hours < 10 ? 1 : 0));
  return shorter ? says.expected(say.money.moves[shorter.moves], `${MINUS}${share(shorter.likely)}`) : '';
}
