import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { type Due, dueIn, NOW } from './blueprint-due.ts';
import type { WorkView } from './blueprint-people.ts';
import type { PlanView } from './blueprint-plan.ts';
import { type CheckedConstraint, fteInWords, limitInWords, quotedInitiatives } from './blueprint-situation.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import { storyWords } from './story-words/story-words.ts';

/** What the client wants kept, and the plan touches or breaks: each is settled before the work that touches it. */
export function conditions(
  blueprint: Blueprint,
  planned: PlanView | null,
  constraints: readonly CheckedConstraint[],
): DatedDecision[] {
  const { language = 'en' } = blueprint;
  const words = DECISION_WORDS[language];
  const touching = constraints.filter(
    (one) => (one.verdict === 'touched' || one.verdict === 'broken') && !isOfFreedTime(one, blueprint),
  );
  const asked = touching.map((one) => ({ one, what: settled(one, language) }));
  return [...Map.groupBy(asked, ({ what }) => what)].map(([what, same]) => ({
    kind: 'condition',
    what,
    ...(planned ? settledBy(same[0]?.one ?? null, blueprint, planned) : NOW),
    proposes: null,
    amount: null,
    unlocks: { savings: null, text: words.condition(same.map(({ one }) => one.quote)) },
  }));
}

/** A limit that the client has set with its amount is not to be set again: it is built in. */
function settled({ kind, about, amount, initiatives = [] }: CheckedConstraint, language: FileLanguage): string {
  const words = DECISION_WORDS[language];
  if (kind !== 'person' || !amount) return words.settle[kind](about);
  return words.buildLimit(limitInWords(amount, language), quotedInitiatives(initiatives, language), about);
}

/** Before the work begins that it is about; else before any begins. */
function settledBy(one: CheckedConstraint | null, blueprint: Blueprint, planned: PlanView): Due {
  const due = dueIn(blueprint, planned);
  const concerned = planned.rows.filter(({ name }) => one?.initiatives?.includes(name));
  const open = planned.rows.filter(({ status }) => status !== 'delivered');
  const rows = concerned.length > 0 ? concerned : open;
  return due(Math.min(...rows.map(({ from }) => from)) - 1);
}

/** All that is freed is time for other work: then a condition on jobs holds as long as that work is named. */
const isOfFreedTime = ({ kind }: Pick<CheckedConstraint, 'kind'>, { case: found }: Blueprint): boolean =>
  kind === 'jobs' && (found?.scenario?.assumptions.cashShare ?? 1) === 1;

/** The freed work is counted as time for other work, and no plan says for which: by area, before the first of it is free. */
export function redeployment(
  blueprint: Blueprint,
  planned: PlanView | null,
  work: WorkView | null,
  constraints: readonly CheckedConstraint[],
): DatedDecision[] {
  const { language = 'en' } = blueprint;
  if (!work || !planned || !isOfFreedTime({ kind: 'jobs' }, blueprint)) return [];
  const words = DECISION_WORDS[language];
  const jobs = constraints.filter(({ kind, verdict }) => kind === 'jobs' && verdict !== 'kept');
  const [most] = work.areas.toSorted((a, b) => b.freed - a.freed);
  const told =
    most && work.areas.length > 1
      ? [words.mostIn(storyWords(language).decisions.quoted(most.name), fteInWords(most.freed, language, work))]
      : [];
  const said = [...told, ...(jobs.length > 0 ? [words.condition(jobs.map(({ quote }) => quote))] : [])];
  return [
    {
      kind: 'people',
      what: words.redeploy(fteInWords(work.freed, language, work)),
      ...dueIn(blueprint, planned)(firstFree(planned)),
      proposes: null,
      amount: null,
      unlocks: {
        savings: null,
        text: said.length > 0 ? said.join('; ') : words.redeployWhy,
      },
    },
  ];
}

/** The month in which the first initiative that is not delivered yet ends: from the next on some work is free. */
const firstFree = ({ rows }: PlanView): number =>
  Math.min(...rows.flatMap(({ leftOut, status, to }) => (leftOut === null && status !== 'delivered' ? [to] : [])));
