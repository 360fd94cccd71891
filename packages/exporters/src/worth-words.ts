import type { CaseHeadline, SectorCase } from '@process-ai/contract/business-case';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { hasNoCost } from '@process-ai/domain/blueprint-story';
import { noneInWords, opportunitiesInWords, scopeOf } from './case-words.ts';
import type { FigureWords } from './figure-words.ts';
import { paidAlready, paybackInWords } from './payback-words.ts';
import { followsPlan } from './plan-words.ts';

/** What is saved, with its scope, as a sentence. */
const savedInWords = (
  headline: CaseHeadline,
  planned: BlueprintStory['planned'],
  words: FigureWords,
  client: string,
): string =>
  words.say.case.canSave(client, words.short(headline.annualSavings), followsPlan(planned), scopeOf(headline, words));

/** What it is worth, with its scope, as a sentence; the same in document and deck. Savings that do not pay say so. */
export function worthInWords(
  blueprint: Blueprint,
  { headline, planned, totalEstimate, opportunities, decided, rejected, undecided }: BlueprintStory,
  words: FigureWords,
  client: string,
): string {
  const { case: found, assumptions } = blueprint;
  const says = words.say.case;
  if (headline) {
    if (headline.paybackMonths !== null || hasNoCost(headline)) return savedInWords(headline, planned, words, client);
    const [saved, years] = [words.short(headline.annualSavings), words.say.money.years(assumptions.years)];
    const scope = scopeOf(headline, words);
    return `${words.say.deck.summary.earnsNotBack(client, saved, scope, followsPlan(planned), years)}.`;
  }
  const count = opportunitiesInWords({ decided, opportunities }, words);
  if (found) return says.savesNothing(client);
  if (opportunities.length === 0) return `${noneInWords({ rejected, undecided }, client, words)}.`;
  return totalEstimate.benchmark > 0
    ? says.worthByBenchmark(client, count, words.short(1000 * totalEstimate.benchmark))
    : says.worthUnknown(client, count);
}

/** What the case comes to, as a title; the same in document and deck. What loses says so. */
export function caseInWords(
  blueprint: Blueprint,
  { headline: { npv, paybackMonths } }: Pick<SectorCase, 'headline'>,
  { planned, noCost }: Pick<BlueprintStory, 'planned' | 'noCost'>,
  words: FigureWords,
): string {
  const { case: says } = words.say.deckCase;
  const years = words.say.money.years(blueprint.assumptions.years);
  const isPlan = followsPlan(planned);
  if (noCost) return says.uncosted(isPlan, words.short(npv), years);
  if (paidAlready(blueprint)) return words.say.case.paid.worth(words.short(npv), years);
  const payback = paybackMonths === null ? null : paybackInWords(paybackMonths, words);
  return says.title(isPlan, words.short(Math.abs(npv)), npv >= 0, years, payback);
}
