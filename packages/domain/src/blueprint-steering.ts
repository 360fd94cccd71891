import type { Driver } from '@process-ai/contract/business-case';
import type { Blueprint } from './blueprint.ts';
import { gatedRows, type PlanView } from './blueprint-plan.ts';
import { capitalized } from './capitalized.ts';
import { NUMBERS } from './language.ts';
import { monthIn } from './plan-months.ts';
import { STEERING_WORDS } from './story-words/steering-words.ts';

/** Who steers the plan: a body, or the way to it where something leaves its range. */
export interface SteeringBody {
  name: string;
  /** Roles. */
  who: string;
  rhythm: string;
  task: string;
}

/** From the owners, months and gates of the plan, and from the range that its business case reckons with; empty without a plan. */
export function steering(blueprint: Blueprint, planned: PlanView | null): SteeringBody[] {
  const { assumptions, case: found, language = 'en' } = blueprint;
  if (planned?.follows !== 'plan') return [];
  const words = STEERING_WORDS[language];
  const open = planned.rows.filter(({ status }) => status !== 'delivered');
  const all = open.length > 0 ? open : planned.rows;
  // What begins after the years of the case is steered once it has been moved into them.
  const inside = all.filter(({ leftOut }) => leftOut !== 'afterHorizon');
  const rows = inside.length > 0 ? inside : all;
  const month = (at: number) => monthIn(language)(planned, at);
  const last = Math.max(...rows.map(({ to }) => to));
  const gates = gatedRows(planned).length;
  const until = 12 * assumptions.years;
  const rhythm = [
    words.monthly(month(Math.min(...rows.map(({ from }) => from))), month(last)),
    ...(gates > 0 ? [words.atGates(gates)] : []),
    ...(found && last < until ? [words.quarterly(month(until))] : []),
  ];
  return [
    {
      name: words.committee.name,
      who: words.committee.who,
      rhythm: rhythm.join('; '),
      task: gates > 0 ? words.committee.task : words.committee.withoutGates,
    },
    {
      name: words.owners.name,
      who: words.owners.who(all.filter(({ owner }) => owner === null).length),
      rhythm: words.owners.rhythm,
      task: words.owners.task,
    },
    {
      name: words.escalation.name,
      who: words.escalation.who,
      rhythm: words.escalation.rhythm,
      task: capitalized([...leaving(blueprint), words.measure].join('; ')),
    },
  ];
}

/** What moves the savings, each in proportion. */
const OF_SAVINGS: ReadonlySet<Driver> = new Set(['volume', 'rate', 'adoption']);

/**
 * By the tenth of the simulated runs that is worst for each driver: from there on the plan is not what was decided. Told
 * as what the actual figures of each month show: savings and cost against the plan, and months of delay.
 */
function leaving({ case: found, language = 'en' }: Blueprint): string[] {
  const { percent, plain } = NUMBERS[language];
  const { leaves } = STEERING_WORDS[language];
  const swings = (found?.swings ?? []).filter(({ npvAtLow, npvAtHigh }) => npvAtLow !== npvAtHigh);
  // They stand in the order of what they move: the first alone says when the savings have left their range.
  const ofSavings = swings.find(({ driver }) => OF_SAVINGS.has(driver));
  return swings.flatMap((swing) => {
    const { driver, low, high, npvAtLow, npvAtHigh } = swing;
    const at = npvAtLow < npvAtHigh ? low : high;
    if (driver === 'delay') return [leaves.delay(plain(at))];
    if (driver === 'cost') return [leaves.cost(percent(100 * at, 0))];
    const planned = found?.breakEvens.find((one) => one.driver === driver)?.planned ?? 0;
    return swing === ofSavings && planned > 0 ? [leaves.savings(percent((100 * at) / planned, 0))] : [];
  });
}
