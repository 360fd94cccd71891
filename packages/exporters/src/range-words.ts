import type { BreakEven, CaseHeadline, Driver, NpvRange, SectorCase } from '@process-ai/contract/business-case';
import type { FigureWords } from './figure-words.ts';

/** How seldom the simulated runs reach the value of the plan; empty where half of them or more do. */
export function seldomInWords({ npv, p50 }: CaseHeadline, { p90 }: NpvRange, words: FigureWords): string {
  return p50 < npv ? words.say.case.seldomReached(p90 < npv, words.short(npv)) : '';
}

/** A value of a driver in its own unit: "51%", "1.97 times the plan", "4 months". */
export function driverValue(driver: Driver, value: number, { say, percent }: FigureWords): string {
  if (driver === 'delay') return say.money.countedMonths(value);
  const share = percent(100 * value, 0);
  return driver === 'rate' || driver === 'adoption' ? share : say.case.ofPlan(share);
}

/** Where the case breaks even, as a sentence: "It holds until the automation rate falls to 30%." */
export function breakEvenInWords({ driver, planned, breakEven }: BreakEven, words: FigureWords): string {
  const says = words.say.case;
  if (breakEven === null) return says.noBreakEven[driver];
  const at = driverValue(driver, breakEven, words);
  if (driver === 'delay') return breakEven > 0 ? says.holdsLate(at) : says.noDelay;
  const gains = driver === 'cost' ? breakEven >= planned : breakEven <= planned;
  return gains ? says.holdsUntil[driver](at) : says.wouldNeed[driver](at);
}

/** The driver that moves the outcome most, and what that does; empty where nothing moves it. */
export function mainRisk({ swings, breakEvens, headline: { npv } }: SectorCase, words: FigureWords): string {
  const [first] = swings;
  if (!first || first.swing <= 0) return '';
  const worse = first.npvAtLow < first.npvAtHigh ? first.low : first.high;
  const at = driverValue(first.driver, worse, words);
  // The others are told as a part of the plan, or as what it does not reckon with.
  const isShare = first.driver === 'rate' || first.driver === 'adoption';
  const planned = isShare ? breakEvens.find(({ driver }) => driver === first.driver)?.planned : undefined;
  return words.say.case.mainRisk[first.driver](
    planned === undefined ? at : words.say.case.againstPlanned(at, driverValue(first.driver, planned, words)),
    words.short(Math.min(first.npvAtLow, first.npvAtHigh)),
    words.short(npv),
  );
}

/** A share of the simulated runs, 0–1: whole percents, but never "all" or "none" of them where one is otherwise. */
export function runsInWords(share: number, { percent }: FigureWords): string {
  const whole = Math.round(100 * share);
  const isRounded = (whole === 0 || whole === 100) && share > 0 && share < 1;
  return isRounded ? percent(Math.min(99.9, Math.max(0.1, 100 * share)), 1) : percent(whole, 0);
}

/** How likely a gain is: "in 89% of 10,000 simulated runs", never as a certainty. */
export function chanceInWords({ range: { chanceOfGain, draws } }: SectorCase, words: FigureWords): string {
  const { noneOfRuns, allOfRuns, ofRuns } = words.say.case;
  const some = chanceOfGain > 0 && chanceOfGain < 1;
  const share = some ? runsInWords(chanceOfGain, words) : chanceOfGain === 0 ? noneOfRuns : allOfRuns;
  return ofRuns(share, words.decimals(draws));
}
