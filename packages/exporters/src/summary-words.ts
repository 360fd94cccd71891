import type { Blueprint } from '@process-ai/domain/blueprint';
import { hasBegun } from '@process-ai/domain/blueprint-plan';
import { type BlueprintStory, sumOf } from '@process-ai/domain/blueprint-story';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { cashInWords, payingInWords, scopeInWords, undecidedInWords } from './case-words.ts';
import type { FigureWords } from './figure-words.ts';
import { allDecisionsInWords, registerInWords } from './governance-words.ts';
import { notCountedInWords } from './left-out-words.ts';
import { beginInWords, cameInWords, courseInWords, followsPlan, spanInWords } from './plan-words.ts';
import { losersInWords } from './priority-words.ts';
import { chanceInWords, mainRisk } from './range-words.ts';
import { shortName } from './short-name.ts';
import { placesThatHoldHalf } from './value-words.ts';
import type { SummaryWords } from './words/en/summary.ts';
import { worthInWords } from './worth-words.ts';

interface Statement {
  /** "Where it lies" */
  term: string;
  text: string;
}

type Source = BlueprintStory & { blueprint: Blueprint; words: FigureWords };

/** The answer with its true scope, as sentences. */
export const answerInWords = ({ blueprint, words, ...story }: Source): string =>
  [worthInWords(blueprint, story, words, shortName(blueprint.client, 'client')), scopeInWords(blueprint, story, words)]
    .filter(Boolean)
    .join(' ');

/**
 * What stands behind the answer, in one list for document, deck and preview: three reasons, what it costs and when that
 * pays, what could go wrong, what is left out, and what is to be decided. What cannot be said is left out.
 */
export function summaryStatements(source: Source): Statement[] {
  const { blueprint, headline, words, weighed } = source;
  const { terms } = words.say.summary;
  const found = headline ? blueprint.case : null;
  const told: [keyof SummaryWords['terms'], string][] = [
    ['cash', cashInWords(blueprint, headline, words)],
    ['undecided', undecidedInWords(source, words)],
    ['where', whereItLies(source)],
    ['what', withWhat(source)],
    ['how', howItIsDone(source)],
    ['paying', payingInWords(blueprint, headline, words)],
    ['risk', found ? couldChange(found, words) : gravestRisk(source)],
    ['notPaying', weighed && headline ? losersInWords(weighed, headline, words) : ''],
    ['notCounted', found ? notCountedInWords(found, blueprint.plan, words) : ''],
    ['decision', source.decisions.length > 0 ? `${allDecisionsInWords(source.decisions, words)}.` : ''],
  ];
  return told.flatMap(([term, text]) => (text ? [{ term: terms[term], text }] : []));
}

/** The fewest areas that hold half of the savings. */
function whereItLies(source: Source): string {
  const { totalEstimate, basis, decided, words } = source;
  const total = totalEstimate[basis];
  const { half } = placesThatHoldHalf(source);
  if (half.length === 0 || total <= 0) return '';
  const held = half.reduce((sum, { estimate }) => sum + estimate[basis], 0);
  return words.say.summary.where(
    half.map(({ name }) => shortName(name, 'statement')),
    words.percent((100 * held) / total, 0),
    sumOf({ basis, decided }),
    words.short(1000 * held),
    words.short(1000 * total),
  );
}

/** More that have to prove themselves are counted. */
const TO_PROVE_NAMED = 3;

/** What the priorities recommend, and what they do not yet; without them the largest opportunity. */
function withWhat({ opportunities: [largest], weighed, planned, words }: Source): string {
  const most = weighed?.rows.find(({ isDelivered, quadrant }) => !isDelivered && quadrant !== 'review');
  if (weighed && followsPlan(planned) && most) {
    const { best, toProve } = weighed;
    const { summary: says, plan, money } = words.say;
    const bestName = best.names[0] && shortName(best.names[0], 'statement');
    const [value, cost] = [words.short(best.worth.value), words.short(best.worth.cost)];
    const brings = () => {
      if (bestName && best.names.includes(most.name)) return [says.brings(best.names.length, bestName, value, cost)];
      const largest = says.bringsMost(
        shortName(most.name, 'statement'),
        words.short(most.value),
        words.short(most.cost),
      );
      return [largest, ...(bestName ? [says.first(bestName, best.names.length - 1, value, cost)] : [])];
    };
    const [first, ...others] = toProve.map((name) => shortName(name, 'statement'));
    const proving = (name: string) =>
      toProve.length > TO_PROVE_NAMED ? plan.hasToProve(name, others.length) : says.toProve([name, ...others]);
    return `${money.separated([...brings(), ...(first ? [proving(first)] : [])])}.`;
  }
  return largest && largest.countedSavings > 0
    ? words.say.summary.largest(shortName(largest.title, 'statement'), words.worth(largest))
    : '';
}

function howItIsDone({ planned, words, basis }: Source): string {
  const first = (planned?.isUnderWay && planned.begins.find(hasBegun)) || planned?.begins[0];
  if (!planned || !first) return '';
  const says = words.say.summary;
  if (planned.follows !== 'plan') {
    const worth = planned.rows.filter((row) => row[basis] > 0);
    const all = worth.reduce((sum, row) => sum + row[basis], 0);
    return says.byRoadmap(
      planned.rows.map((row) => ({
        name: row.name,
        steps: row.opportunityIds.length,
        when: storyWords(words.language).inSentence(row.when),
        amount: row[basis] > 0 ? words.short(row[basis]) : null,
      })),
      worth.length > 1 ? words.short(all) : null,
    );
  }
  const begin = beginInWords(first, shortName(first.name, 'statement'), planned, words);
  const told = planned.isUnderWay
    ? says.underWay(courseInWords(planned, words), begin)
    : says.byPlan(planned.rows.length, spanInWords(planned, words), begin);
  return told + cameInWords(planned, words);
}

/** Without a case the gravest one that is known. */
const gravestRisk = ({ risks, words }: Source): string =>
  risks.length > 0 ? `${registerInWords(risks, [], words)}.` : '';

const couldChange = (found: NonNullable<Blueprint['case']>, words: FigureWords): string =>
  `${mainRisk(found, words)} ${words.say.summary.aboveZero(chanceInWords(found, words))}`.trim();
