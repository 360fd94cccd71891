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

/**
 * By the tenth of the simulated runs that is worst for each driver: from there on the plan is not what was decided. Only
 * what is reported each month sets it off: savings, by the driver that takes most of them, cost, and delay.
 */
function leaving({ case: found, language = 'en' }: Blueprint): string[] {
  const { percent, plain } = NUMBERS[language];
  const { leaves } = STEERING_WORDS[language];
  const planned = new Map(found?.breakEvens.map((one) => [one.driver, one.planned] as const));
  const ends = (found?.swings ?? []).flatMap(({ driver, low, high, npvAtLow, npvAtHigh }) =>
    npvAtLow === npvAtHigh ? [] : [{ driver, at: npvAtLow < npvAtHigh ? low : high }],
  );
  const endOf = (name: Driver) => ends.find(({ driver }) => driver === name)?.at;
  const [cost, delay] = [endOf('cost'), endOf('delay')];
  const saved = ends.flatMap(({ driver, at }) =>
    driver === 'cost' || driver === 'delay' ? [] : [at / (planned.get(driver) ?? 1)],
  );
  return [
    ...(saved.length > 0 ? [leaves.savings(percent(100 * Math.min(...saved), 0))] : []),
    ...(cost === undefined ? [] : [leaves.cost(percent(100 * cost, 0))]),
    ...(delay === undefined ? [] : [leaves.delay(plain(delay))]),
  ];
}
