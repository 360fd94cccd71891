import { amountsIn } from './amounts.ts';
import type { Blueprint } from './blueprint.ts';
import type { ChangedJourney } from './blueprint-journeys.ts';
import type { MeasuredWork } from './blueprint-people.ts';
import { fteInWords } from './blueprint-situation.ts';
import { countedOnly } from './counted-opportunities.ts';
import { currencySymbol } from './currency-symbol.ts';
import { NUMBERS } from './language.ts';
import { organisationOf, sizeAssumed } from './organisation-size.ts';
import type { ProcessScope } from './process-scope.ts';
import { CLIENT_FACTS_WORDS } from './story-words/client-facts-words.ts';

/** One thing that is known of the client without a document of its own, and where from. */
export interface ClientFact {
  topic: string;
  says: string;
  source: string;
}

/** Where the client stands by its profile and its own figures, for one that has handed over no documents. */
export interface ClientFacts {
  /** What they come to, as a sentence without its full stop. */
  stands: string;
  facts: readonly ClientFact[];
}

/** Null without processes. @param work by process, the measured work that it is part of */
export function clientFacts(
  { sector, assumptions, processes, decided, language = 'en' }: Blueprint,
  { all, withFigures: measured }: Pick<ProcessScope, 'all' | 'withFigures'>,
  work: ReadonlyMap<string, MeasuredWork>,
  journeys: readonly ChangedJourney[],
): ClientFacts | null {
  if (processes.length === 0) return null;
  const words = CLIENT_FACTS_WORDS[language];
  const { decimals } = NUMBERS[language];
  const { short } = amountsIn(language, currencySymbol(assumptions.currency));
  const of = (topic: keyof typeof words.topics, source: keyof typeof words.sources, says: string | null) =>
    says ? [{ topic: words.topics[topic], says, source: words.sources[source] }] : [];
  const own = [...new Set(work.values())];
  const fte = fteInWords(sumOf(own.map(({ today }) => today)), language);
  const cost = short(sumOf(own.map((one) => one.cost)));
  const { employees, revenue, casesPerYear } = sector.profile ?? {};
  const sizes = [
    employees ? words.employees(decimals(employees)) : null,
    revenue ? words.revenue(short(revenue)) : null,
    casesPerYear ? words.cases(decimals(casesPerYear)) : null,
  ].filter((size) => size !== null);
  const taken = organisationOf(sector.profile ?? { employees: null, employeeCost: null });
  const isTaken = measured === 0 && sizeAssumed(sector.profile) === 'both';
  const found = countedOnly(processes, decided).filter(({ opportunities }) => opportunities.length > 0).length;
  const touchPoints = sumOf(journeys.map(({ stages }) => stages.length));
  const worst = journeys.find((one) => one.worst !== null)?.worst?.touchPoint.name ?? null;
  return {
    stands: measured > 0 ? words.costs(measured, all, cost, fte) : words.unknown,
    facts: [
      ...of('client', 'profile', sector.description),
      ...of('size', 'profile', sizes.join('; ')),
      ...(isTaken ? of('size', 'assumption', words.assumed(decimals(taken.employees), short(taken.employeeCost))) : []),
      ...of('scope', 'library', words.scope(decimals(all), sector.referenceModel || null, decimals(found), decided)),
      ...(measured > 0
        ? of('work', 'inputs', words.measured(decimals(measured), decimals(all), fte, cost))
        : of('work', 'benchmark', words.unmeasured)),
      ...(journeys.length > 0 ? of('customers', 'journeys', words.journeys(journeys.length, touchPoints, worst)) : []),
    ],
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
