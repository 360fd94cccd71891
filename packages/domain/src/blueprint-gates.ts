import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { dueIn } from './blueprint-due.ts';
import { ownerOf } from './blueprint-owners.ts';
import { gatedRows, type PlanRow, type PlanView } from './blueprint-plan.ts';
import { NUMBERS } from './language.ts';
import { monthIn } from './plan-months.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import { storyWords } from './story-words/story-words.ts';

/** Of those that something waits for, by their savings; the rest stands with those that nothing waits for. */
const GATES_MOST = 12;
/** Characters that one of two cells of a slide has room for beside what else is told there. */
const TEXT_MOST = 130;

/**
 * Whether to go on with what has reached its gate. One by one where something else waits for it; where nothing does, the
 * work only goes on or ends: those stand together, each with its month, by the date of their first.
 */
export function gates(blueprint: Blueprint, planned: PlanView): DatedDecision[] {
  const gated = gatedRows(planned);
  const isWaitedFor = ({ name }: PlanRow) => planned.rows.some(({ after }) => after.includes(name));
  const opening = gated.filter(isWaitedFor).toSorted((a, b) => b.measured - a.measured);
  const alone = opening.slice(0, GATES_MOST);
  const rest = gated.filter((row) => !alone.includes(row)).toSorted((a, b) => a.to - b.to);
  return [...alone.map((row) => [row]), ...(rest.length > 0 ? [rest] : [])].map((rows) =>
    gateOf(rows, blueprint, planned),
  );
}

function gateOf(rows: readonly PlanRow[], blueprint: Blueprint, planned: PlanView): DatedDecision {
  const { language = 'en' } = blueprint;
  const savings = rows.reduce((sum, { measured }) => sum + measured, 0);
  const { what, text } = rows.length > 1 ? together(rows, planned, language) : byItself(rows[0] as PlanRow, language);
  return {
    kind: 'gate',
    what,
    proposes: ownerOf(rows),
    ...dueIn(blueprint, planned)(Math.min(...rows.map(({ to }) => to))),
    amount: null,
    unlocks: { savings: savings > 0 ? savings : null, text },
  };
}

type Language = NonNullable<Blueprint['language']>;

const byItself = ({ name, gate }: PlanRow, language: Language) => {
  const { decisions: words } = storyWords(language);
  return { what: words.gate(name), text: words.gateText(gate ?? '') };
};

/** Each with its month and what it has to pass; where that has no room, the plan tells it; the first of them always. */
function together(rows: readonly PlanRow[], planned: PlanView, language: Language) {
  const { quoted, andMore, gateText } = storyWords(language).decisions;
  const words = DECISION_WORDS[language];
  const named = rows.map(({ name, to }) => `${quoted(name)} (${monthIn(language)(planned, to)})`);
  const all = NUMBERS[language].listed(named);
  const passed = [...new Set(rows.map(({ gate }) => gate ?? ''))].join('; ');
  if (Math.max(all.length, passed.length) <= TEXT_MOST)
    return { what: words.gatesTogether(all), text: gateText(passed) };
  return {
    what: words.gatesTogether(words.countedInitiatives(rows.length)),
    text: all.length <= TEXT_MOST ? all : andMore(named[0] ?? '', named.length - 1),
  };
}
