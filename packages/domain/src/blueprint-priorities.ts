import type { SectorCase } from '@process-ai/contract/business-case';
import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { Blueprint } from './blueprint.ts';
import { freedWork, measuredWork } from './blueprint-people.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { addMonths } from './calendar-months.ts';
import { NUMBERS } from './language.ts';
import { benefitsByYear } from './plan-case.ts';
import { storyWords } from './story-words/story-words.ts';

export type Quadrant = 'startNow' | 'programme' | 'takeAlong' | 'question';

/** An initiative, or a wave of the roadmap, as the business case weighs it. Amounts are in currency units. */
export interface Priority {
  id: string;
  name: string;
  /** What most of its savings come from. */
  kind: OpportunityType;
  /** One-off and run cost over the years of the case, as worth today. */
  cost: number;
  /** What it saves over these years from its own month on, as worth today. */
  value: number;
  /** FTE of work that it frees once it works. */
  fte: number;
  quadrant: Quadrant;
  /** Its work is done: it is neither begun, reviewed nor stopped. */
  isDelivered?: boolean;
}

/** Closer to its own cost than this share, what an initiative brings is level with it: no one is asked to stop it. */
const LEVEL_WITHIN = 0.01;

/** Whether it costs more than it brings. */
export const losesMoney = ({ value, cost }: Pick<Priority, 'value' | 'cost'>): boolean =>
  cost - value > LEVEL_WITHIN * cost;

/** What is worth doing first. */
export interface Priorities {
  /** The highest value first; high and low are told apart at the median of what is not delivered yet. */
  rows: readonly Priority[];
  /** Those of the plan that are to begin first, in its order, and what the case counts of them; null = none of them. */
  begins: { names: readonly string[]; worth: { value: number; cost: number } | null };
  /** Those of high value at low cost that bring more than they cost, and what they come to. */
  best: { names: readonly string[]; worth: { value: number; cost: number } };
  /** The name of what saves least of all for what it costs; null where that begins first, or is not the only one. */
  least: string | null;
  /** What costs more than it brings and is not delivered, and by how much; the highest loss first. */
  losing: readonly { name: string; loss: number }[];
  /** The net present value without these. */
  npvWithout: number;
  /** Names of what was stopped. */
  dropped: readonly string[];
  /** Names of what is planned and adds nothing to the case, or would only cost. */
  outside: readonly string[];
}

/** Null where the business case counts nothing. What is delivered is advised on no more. */
export function priorities(
  { case: found, plan, processes, assumptions, brought }: Blueprint,
  planned: PlanView | null,
  work = measuredWork({ assumptions, processes }),
): Priorities | null {
  if (!found || !planned) return null;
  const added = new Map(found.contributions.map((one) => [one.id, one]));
  const rows = planned.rows.filter(({ id, leftOut }) => leftOut === null && added.has(id));
  if (rows.length === 0) return null;
  const opportunities = new Map(processes.flatMap((process) => process.opportunities.map((one) => [one.id, one])));
  const freedBy = freedWork(work);
  const weighed = rows.map(({ id, name, status, opportunityIds: ids }) => {
    return {
      id,
      name,
      kind: kindOf(ids.flatMap((one) => opportunities.get(one) ?? [])),
      cost: added.get(id)?.presentCosts ?? 0,
      value: added.get(id)?.presentBenefits ?? 0,
      fte: ids.reduce((sum, one) => {
        const found = brought.get(one);
        return found ? sum + freedBy(found) : sum;
      }, 0),
      isDelivered: status === 'delivered',
    };
  });
  const open = weighed.filter(({ isDelivered }) => !isDelivered);
  const [cost, value] = [median(open.map((one) => one.cost)), median(open.map((one) => one.value))];
  const begins = beginsOf(planned);
  const begin = new Set(begins.map(({ id }) => id));
  const begun = weighed.filter(({ id }) => begin.has(id));
  const perCost = (a: (typeof weighed)[number], b: (typeof weighed)[number]) => a.value * b.cost - b.value * a.cost;
  const [least, next] = open.toSorted(perCost);
  const isLeast = least && next && perCost(least, next) < 0 && !begin.has(least.id);
  const placed = weighed
    .map((one) => ({ ...one, quadrant: quadrantOf(one.value >= value, one.cost > cost) }))
    .sort((a, b) => b.value - a.value);
  const losing = open
    .filter(losesMoney)
    .map(({ name, value: brings, cost: costs }) => ({ name, loss: costs - brings }))
    .sort((a, b) => b.loss - a.loss);
  const best = placed.filter((one) => !one.isDelivered && one.quadrant === 'startNow' && one.value >= one.cost);
  return {
    rows: placed,
    best: {
      names: best.map(({ name }) => name),
      worth: {
        value: best.reduce((sum, one) => sum + one.value, 0),
        cost: best.reduce((sum, one) => sum + one.cost, 0),
      },
    },
    begins: {
      names: begins.map(({ name }) => name),
      worth:
        begun.length === 0
          ? null
          : {
              value: begun.reduce((sum, one) => sum + one.value, 0),
              cost: begun.reduce((sum, one) => sum + one.cost, 0),
            },
    },
    least: isLeast ? least.name : null,
    losing,
    npvWithout: found.headline.npv + losing.reduce((sum, { loss }) => sum + loss, 0),
    dropped: (plan?.initiatives ?? []).filter(({ status }) => status === 'stopped').map(({ name }) => name),
    outside: planned.rows.filter(({ leftOut }) => leftOut === 'doesNotPay').map(({ name }) => name),
  };
}

/** What is to begin first; of a plan under way, where some has not begun, the first of that. */
function beginsOf({ begins, rows }: PlanView): readonly PlanRow[] {
  const waits = rows.filter(({ status }) => status !== 'running' && status !== 'delivered');
  if (waits.length === 0) return begins;
  const first = Math.min(...waits.map(({ from }) => from));
  return waits.filter(({ from }) => from === first);
}

/** An opportunity by what it saves and what it takes, where no business case weighs initiatives. */
export interface EffortPriority extends Pick<Priority, 'id' | 'name' | 'kind' | 'quadrant'> {
  /** Currency units a year, all on one basis. */
  value: number;
  /** 1–5. */
  effort: number;
}

/** The highest value first; high and low are told apart at the median, of value and of effort. */
export function effortPriorities(
  opportunities: readonly Pick<Opportunity, 'id' | 'title' | 'type' | 'effort' | 'countedSavings' | 'savingsBasis'>[],
  basis: MoneyBasis,
): EffortPriority[] {
  const rows = opportunities.filter((one) => one.savingsBasis === basis && one.countedSavings > 0);
  const [value, effort] = [median(rows.map((one) => one.countedSavings)), median(rows.map((one) => one.effort))];
  return rows
    .map((one) => ({
      id: one.id,
      name: one.title,
      kind: one.type,
      value: 1000 * one.countedSavings,
      effort: one.effort,
      quadrant: quadrantOf(one.countedSavings >= value, one.effort > effort),
    }))
    .sort((a, b) => b.value - a.value);
}

function quadrantOf(isValuable: boolean, isDear: boolean): Quadrant {
  if (isValuable) return isDear ? 'programme' : 'startNow';
  return isDear ? 'question' : 'takeAlong';
}

function kindOf(opportunities: readonly Pick<Opportunity, 'type' | 'countedSavings'>[]): OpportunityType {
  const worth = (type: OpportunityType) => {
    const own = opportunities.filter((one) => one.type === type);
    return [own.reduce((sum, { countedSavings }) => sum + countedSavings, 0), own.length] as const;
  };
  const [first = 'automation'] = (['automation', 'ai', 'agentic'] as const).toSorted((a, b) => {
    const [left, right] = [worth(a), worth(b)];
    return right[0] - left[0] || right[1] - left[1];
  });
  return first;
}

function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const middle = Math.floor(inOrder.length / 2);
  return inOrder.length % 2 === 1 ? (inOrder[middle] ?? 0) : ((inOrder[middle - 1] ?? 0) + (inOrder[middle] ?? 0)) / 2;
}

/** What begins together, with its benefits in each year of the case; the waves together are all benefits. */
export interface CaseWave {
  /** "From Apr 2026", or the wave of the roadmap. */
  name: string;
  /** Currency units, of year 0 and on. */
  benefits: readonly number[];
}

/** What begins within so many months of the first is a wave; then the next, and the last holds the rest. */
const WAVE_MONTHS = 6;
const WAVES_MOST = 4;

export function caseWaves(
  { initiatives, scenario, follows, startMonth }: SectorCase,
  assumptions: Blueprint['assumptions'],
  language: FileLanguage = 'en',
): CaseWave[] {
  const words = storyWords(language);
  const paying = initiatives.filter(({ annualSavings }) => annualSavings > 0);
  const first = Math.min(...paying.map((one) => one.startMonth));
  const waveOf = (month: number) => Math.min(WAVES_MOST - 1, Math.floor((month - first) / WAVE_MONTHS));
  const groups =
    follows === 'plan'
      ? Map.groupBy(
          paying.toSorted((a, b) => a.startMonth - b.startMonth),
          (one) => waveOf(one.startMonth),
        )
      : Map.groupBy(paying, ({ id }) => id);
  return [...groups.values()].map((members) => {
    const begins = Math.min(...members.map((one) => one.startMonth));
    return {
      name:
        follows !== 'plan' || startMonth === null
          ? words.wave(members[0]?.name ?? '')
          : words.waveFrom(NUMBERS[language].month(addMonths(startMonth, begins - 1))),
      benefits: benefitsByYear({ initiatives: members, assumptions, scenario: scenario.assumptions }),
    };
  });
}
