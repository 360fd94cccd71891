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

/** `review` is no fourth of the map: what costs more than it brings stands below all four, whatever its size. */
export type Quadrant = 'startNow' | 'programme' | 'takeAlong' | 'question' | 'review';

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

/** What an initiative adds to the net present value. */
export const addsToCase = ({ value, cost }: Pick<Priority, 'value' | 'cost'>): number => value - cost;

/** What is worth doing first. */
export interface Priorities {
  /** The highest value first; much and dear are what reaches an equal share of what all that pay add and cost. */
  rows: readonly Priority[];
  /**
   * Those of the plan that are to begin first, in its order, and what the case counts of them (null = none of them);
   * the quadrant that all of these stand in, null where they stand in several.
   */
  begins: { names: readonly string[]; worth: { value: number; cost: number } | null; quadrant: Quadrant | null };
  /** Those that add much at low cost, and what they come to. */
  best: { names: readonly string[]; worth: { value: number; cost: number } };
  /** Those that add little at high cost; what brings least for its cost first. */
  toProve: readonly string[];
  /** What the plan has stopped, in its order; the case counts none of it. */
  stopped: readonly string[];
  /** How many are delivered, and how many more go on that the case does not count. */
  delivered: number;
  outside: number;
  /** What costs more than it brings and is not delivered, and by how much; the highest loss first. */
  losing: readonly { name: string; loss: number }[];
  /** The net present value without these. */
  npvWithout: number;
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
  const counted = new Set(rows.map(({ id }) => id));
  const opportunities = new Map(processes.flatMap((process) => process.opportunities.map((one) => [one.id, one])));
  const freedBy = freedWork(work);
  const weighed = rows.map(({ id, name, status, opportunityIds: ids }) => {
    return {
      id,
      name,
      kind: mainKind(ids.flatMap((one) => opportunities.get(one) ?? [])),
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
  const paying = open.filter((one) => !losesMoney(one));
  const share = { cost: mean(paying.map((one) => one.cost)), adds: mean(paying.map(addsToCase)) };
  const begins = beginsOf(planned);
  const begin = new Set(begins.map(({ id }) => id));
  const perCost = (a: (typeof weighed)[number], b: (typeof weighed)[number]) => a.value * b.cost - b.value * a.cost;
  const placed = weighed
    .map((one) => ({ ...one, quadrant: losesMoney(one) ? ('review' as const) : quadrantIn(one, share) }))
    .sort((a, b) => b.value - a.value);
  const begun = placed.filter(({ id }) => begin.has(id));
  const quadrants = new Set(begun.map(({ quadrant }) => quadrant));
  const losing = open
    .filter(losesMoney)
    .map(({ name, value: brings, cost: costs }) => ({ name, loss: costs - brings }))
    .sort((a, b) => b.loss - a.loss);
  const standing = placed.filter(({ isDelivered }) => !isDelivered);
  const best = standing.filter(({ quadrant }) => quadrant === 'startNow');
  const toProve = standing.filter(({ quadrant }) => quadrant === 'question').toSorted(perCost);
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
      quadrant: quadrants.size === 1 ? ([...quadrants][0] ?? null) : null,
    },
    stopped: (plan?.initiatives ?? []).filter(({ status }) => status === 'stopped').map(({ name }) => name),
    delivered: planned.rows.filter(({ status }) => status === 'delivered').length,
    outside: planned.rows.filter(({ id, status }) => status !== 'delivered' && !counted.has(id)).length,
    toProve: toProve.map(({ name }) => name),
    losing,
    npvWithout: found.headline.npv + losing.reduce((sum, { loss }) => sum + loss, 0),
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

/** Of 1 (days, one team) to 5 (a program of its own): what rules alone take, by default. */
const EFFORT_LITTLE = 2;

/** The highest value first; much is what reaches an equal share of what all save, and little is an effort of rules. */
export function effortPriorities(
  opportunities: readonly Pick<Opportunity, 'id' | 'title' | 'type' | 'effort' | 'countedSavings' | 'savingsBasis'>[],
  basis: MoneyBasis,
): EffortPriority[] {
  const rows = opportunities.filter((one) => one.savingsBasis === basis && one.countedSavings > 0);
  const share = mean(rows.map((one) => one.countedSavings));
  return rows
    .map((one) => ({
      id: one.id,
      name: one.title,
      kind: one.type,
      value: 1000 * one.countedSavings,
      effort: one.effort,
      quadrant: quadrantOf(one.countedSavings >= NEARLY * share, one.effort > EFFORT_LITTLE),
    }))
    .sort((a, b) => b.value - a.value);
}

/** What comes so near to a share has reached it: no verdict hangs on a few thousand. */
const NEARLY = 0.95;

const quadrantIn = (one: Pick<Priority, 'value' | 'cost'>, share: { cost: number; adds: number }): Quadrant =>
  quadrantOf(addsToCase(one) >= NEARLY * share.adds, NEARLY * one.cost > share.cost);

function quadrantOf(isValuable: boolean, isDear: boolean): Quadrant {
  if (isValuable) return isDear ? 'programme' : 'startNow';
  return isDear ? 'question' : 'takeAlong';
}

/** What saves most of them; of as much, what most are. */
export function mainKind(opportunities: readonly Pick<Opportunity, 'type' | 'countedSavings'>[]): OpportunityType {
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

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

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
