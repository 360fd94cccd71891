import type { Blueprint } from '@process-ai/domain/blueprint';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { cashInWords, notCountedInWords, payingInWords, scopeInWords, undecidedInWords } from './case-words.ts';
import type { FigureWords } from './figure-words.ts';
import { decisionsInWords, registerInWords } from './governance-words.ts';
import { beginInWords, cameInWords, progressInWords, spanInWords } from './plan-words.ts';
import { losersInWords } from './priority-words.ts';
import { chanceInWords, mainRisk } from './range-words.ts';
import { shortName } from './short-name.ts';
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
    ['decision', source.decisions.length > 0 ? `${decisionsInWords(source.decisions, words)}.` : ''],
  ];
  return told.flatMap(([term, text]) => (text ? [{ term: terms[term], text }] : []));
}

/** More than that is everywhere. */
const AREAS_NAMED = 3;

/** The fewest areas that hold half of the savings. */
function whereItLies({ areas, totalEstimate, basis, words }: Source): string {
  const total = totalEstimate[basis];
  if (areas.length < 2 || total <= 0) return '';
  let held = 0;
  const named = areas
    .toSorted((a, b) => b.estimate[basis] - a.estimate[basis])
    .filter(({ estimate }) => {
      if (held >= total / 2) return false;
      held += estimate[basis];
      return true;
    });
  if (named.length > AREAS_NAMED) return '';
  return words.say.summary.where(
    named.map(({ name }) => shortName(name, 'statement')),
    words.percent((100 * held) / total, 0),
    basis,
    words.short(1000 * held),
    words.short(1000 * total),
  );
}

function withWhat({ opportunities: [largest], words }: Source): string {
  return largest && largest.countedSavings > 0
    ? words.say.summary.largest(shortName(largest.title, 'statement'), words.worth(largest))
    : '';
}

function howItIsDone({ planned, words, basis }: Source): string {
  const [first] = planned?.begins ?? [];
  if (!planned || !first) return '';
  const says = words.say.summary;
  const begin = beginInWords(first, shortName(first.name, 'statement'), words);
  const begun = planned.rows.filter(({ status }) => status === 'running' || status === 'delivered');
  // The only one that has begun is told of already.
  const progress = begun.length === 1 && begun[0] === first ? '' : progressInWords(planned, words);
  return planned.follows === 'plan'
    ? says.byPlan(planned.rows.length, spanInWords(planned, words), begin) + progress + cameInWords(planned, words)
    : says.byRoadmap(
        planned.rows.map((row) => ({
          name: row.name,
          steps: row.opportunityIds.length,
          when: storyWords(words.language).inSentence(row.when),
          amount: row[basis] > 0 ? words.short(row[basis]) : null,
        })),
      );
}

/** Without a case the gravest one that is known. */
const gravestRisk = ({ risks, words }: Source): string =>
  risks.length > 0 ? `${registerInWords(risks, [], words)}.` : '';

const couldChange = (found: NonNullable<Blueprint['case']>, words: FigureWords): string =>
  `${mainRisk(found, words)} ${words.say.summary.aboveZero(chanceInWords(found, words))}`.trim();
