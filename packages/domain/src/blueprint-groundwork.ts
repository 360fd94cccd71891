import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { type Due, NOW } from './blueprint-due.ts';
import { countedOnly } from './counted-opportunities.ts';
import { holdingHalf } from './holding-half.ts';
import { savingsByBasis } from './savings-by-basis.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import type { StoryWords } from './story-words/en.ts';

const MEASURED_FIRST_MOST = 10;
const NAMED = 3;

/** What comes before any budget: to decide on what is proposed, and to measure the processes that hold most. */
export function groundwork(blueprint: Blueprint, words: StoryWords['decisions'], due: Due): DatedDecision[] {
  const { decided, processes, case: found } = blueprint;
  if (decided && found !== null) return [];
  const worth = countedOnly(processes, decided)
    .map(({ name, opportunities }) => ({ name, count: opportunities.length, ...savingsByBasis(opportunities) }))
    .sort((a, b) => b.benchmark - a.benchmark);
  const count = worth.reduce((sum, one) => sum + one.count, 0);
  const of = (basis: 'measured' | 'benchmark') => 1000 * worth.reduce((sum, one) => sum + one[basis], 0);
  const [measured, benchmark] = [of('measured'), of('benchmark')];
  const decide: DatedDecision = {
    kind: 'proposals',
    what: words.decide(count),
    ...NOW,
    proposes: null,
    amount: null,
    unlocks: {
      savings: measured > 0 ? measured : null,
      benchmark,
      text: words.decideWhy,
    },
  };
  const costed = worth.slice(0, MEASURED_FIRST_MOST).filter((one) => one.benchmark > 0);
  const first = holdingHalf(costed, (one) => one.benchmark, benchmark / 1000);
  const names = first.slice(0, NAMED).map(({ name }) => words.quoted(name));
  const more = first.length - names.length;
  const named = names.join(', ');
  const measure: DatedDecision = {
    kind: 'figures',
    what: words.measure(first.length),
    ...due,
    proposes: null,
    amount: null,
    unlocks: {
      savings: null,
      benchmark: 1000 * first.reduce((sum, one) => sum + one.benchmark, 0),
      text: more > 0 ? words.andMore(named, more) : named,
    },
  };
  return [...(!decided && count > 0 ? [decide] : []), ...(found === null && first.length > 0 ? [measure] : [])];
}

/** Share of the savings of the case from which on what is left open is worth a decision: an assumption. */
const LEFT_OPEN_FROM = 0.1;

/** What is measured and in no figure of the case since nobody decided on it, or accepted it without an initiative. */
export function leftOpen({ decided, case: found, plan, language = 'en' }: Blueprint, due: Due): DatedDecision[] {
  if (!decided || !found || !plan) return [];
  const { unplanned, undecided } = found.notInCase;
  const savings = unplanned.savings + undecided.savings;
  if (savings < LEFT_OPEN_FROM * found.headline.annualSavings) return [];
  const words = DECISION_WORDS[language];
  const what = words.leftOpen(undecided.savings > 0 ? undecided.count : 0, unplanned.count);
  return [
    { kind: 'leftOpen', what, ...due, proposes: null, amount: null, unlocks: { savings, text: words.leftOpenWhy } },
  ];
}
