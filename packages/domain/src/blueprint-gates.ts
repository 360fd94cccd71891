import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { dueIn } from './blueprint-due.ts';
import { ownerOf } from './blueprint-owners.ts';
import { gatedRows, type PlanRow, type PlanView } from './blueprint-plan.ts';
import type { PlannedMoney } from './blueprint-tranches.ts';
import { NUMBERS } from './language.ts';
import { monthIn } from './plan-months.ts';
import { DECISION_WORDS } from './story-words/decision-words.ts';
import { storyWords } from './story-words/story-words.ts';

/** Of those that something waits for, by their savings; the rest stands with those that nothing waits for. */
const GATES_MOST = 12;
/** Characters that one of two cells of a slide has room for beside what else is told there. */
const TEXT_MOST = 130;

/** What a committee decides at one meeting falls due within so many months. */
const TOGETHER_WITHIN = 3;
/** So many meetings are told one by one; of a plan of many years what lies beyond them stands together. */
const MEETINGS_MOST = 4;

/**
 * Whether to go on with what has reached its gate. One by one where something else waits for it; where nothing does, the
 * work only goes on or ends: those of one quarter stand together, each with its month. What loses is not asked again here.
 */
export function gates(blueprint: Blueprint, planned: PlanView, { losing }: PlannedMoney): DatedDecision[] {
  const lost = new Set(losing.map(({ row }) => row));
  const gated = gatedRows(planned).filter((row) => !lost.has(row));
  const isWaitedFor = ({ name }: PlanRow) => planned.rows.some(({ after }) => after.includes(name));
  const opening = gated.filter(isWaitedFor).toSorted((a, b) => b.measured - a.measured);
  const alone = opening.slice(0, GATES_MOST);
  const rest = gated.filter((row) => !alone.includes(row)).toSorted((a, b) => a.to - b.to);
  const meetings = byQuarter(rest);
  const beyond = meetings.slice(MEETINGS_MOST).flat();
  return [
    ...alone.map((row) => [row]),
    ...meetings.slice(0, MEETINGS_MOST),
    ...(beyond.length > 0 ? [beyond] : []),
  ].map((rows) => gateOf(rows, blueprint, planned));
}

/** In the order of their months, each part beginning with the first that the last has no room for. */
function byQuarter(rows: readonly PlanRow[]): PlanRow[][] {
  const parts: PlanRow[][] = [];
  for (const row of rows) {
    const part = parts.at(-1);
    if (part?.[0] && row.to < part[0].to + TOGETHER_WITHIN) part.push(row);
    else parts.push([row]);
  }
  return parts;
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
