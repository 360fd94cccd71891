import type { Journey, TouchPoint } from '@process-ai/contract/journeys';
import type { Benefit, Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint, BlueprintProcess } from './blueprint.ts';
import { freedWork, measuredWork } from './blueprint-people.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { countedOnly } from './counted-opportunities.ts';
import type { Lane } from './journey-drawing.ts';
import { monthIn } from './plan-months.ts';

/** What an initiative, or a wave of the roadmap, changes at a touchpoint. */
export interface StageChange {
  /** Null = accepted, and in no initiative that goes on. */
  initiative: string | null;
  /** Whether the initiative that carried it is stopped. */
  isStopped: boolean;
  /** The months of its work, as `PlanRow.when`; null without an initiative. */
  when: string | null;
  /** Whether that lies far beyond the years of the case. */
  isFar: boolean;
  /** Titles of the opportunities, those that save most first. */
  opportunities: readonly string[];
  /** Hours of work a year that they free, by the measured savings of their processes; null = nothing is measured. */
  hours: number | null;
  /** Of what is not measured, the largest expected cut of handling or cycle time; null = none is expected. */
  shorter: Pick<Benefit, 'moves' | 'likely'> | null;
}

/** A touchpoint today, and what is done about it. */
export interface JourneyStage {
  touchPoint: TouchPoint;
  /** Who serves there once the work is done. */
  lane: Lane;
  /** Those that free most first; empty = it stays as it is. */
  changes: readonly StageChange[];
}

/** A journey before and after what counts: what is accepted, or proposed where nothing is decided. */
export interface ChangedJourney {
  journey: Journey;
  stages: readonly JourneyStage[];
  /** Whether a plan says what is done: what no initiative carries then changes nothing yet. */
  byPlan: boolean;
  /** How many of the stages something changes; by the plan, where there is one. */
  changed: number;
  /** Of these, those that only work far beyond the years of the case changes, and its first month; null = none. */
  far: { count: number; from: string } | null;
  /**
   * Of the stages that feel bad today the one that feels worst, one that stays as it is before one that no initiative
   * carries, and that before the others; null = none does.
   */
  worst: JourneyStage | null;
  /** How many feel as bad as that, itself among them. */
  worstAlike: number;
}

interface Counted {
  opportunity: Opportunity;
  hours: number;
}

/** A touchpoint is changed by the counted opportunities of its process and of all below it. */
export function changedJourneys(
  blueprint: Blueprint,
  planned: PlanView | null,
  work = measuredWork(blueprint),
  processes: readonly BlueprintProcess[] = countedOnly(blueprint.processes, blueprint.decided),
): ChangedJourney[] {
  const { journeys, brought, assumptions, plan, language = 'en' } = blueprint;
  if (journeys.length === 0) return [];
  const freedBy = freedWork(work);
  const steps = new Set(journeys.flatMap(({ touchPoints }) => touchPoints.map(({ processStep }) => processStep)));
  const byStep = Map.groupBy(
    processes.flatMap(({ path, opportunities }) => {
      const touched = path.filter(({ code }) => steps.has(code));
      if (touched.length === 0) return [];
      const counted = opportunities.map((opportunity): Counted => {
        const one = brought.get(opportunity.id);
        return { opportunity, hours: one ? assumptions.hoursPerYear * freedBy(one) : 0 };
      });
      return touched.map(({ code }) => ({ code, counted }));
    }),
    ({ code }) => code,
  );
  const rows = planned?.rows ?? [];
  const far = new Set(planned?.later);
  const carrier = new Map(rows.flatMap((row) => row.opportunityIds.map((id) => [id, row] as const)));
  const stopped = stoppedOpportunities(plan);
  const stageOf = (touchPoint: TouchPoint): JourneyStage => {
    const below = touchPoint.processMissing ? [] : (byStep.get(touchPoint.processStep) ?? []);
    const all = below.flatMap((one) => one.counted);
    // What is stopped changes nothing, and is told only where nothing else counts.
    const counted = all.filter(({ opportunity: { id } }) => carrier.has(id) || !stopped.has(id));
    const byRow = Map.groupBy(counted, ({ opportunity: { id } }) => carrier.get(id) ?? null);
    const changes =
      counted.length === 0 && all.length > 0
        ? [{ ...changeOf(null, all, false), isStopped: true, hours: null, shorter: null }]
        : [...byRow].map(([row, some]) => changeOf(row, some, row !== null && far.has(row)));
    return {
      touchPoint,
      lane: servedBy(touchPoint, counted),
      changes: changes.sort(byWeight),
    };
  };
  return journeys.map((journey) => {
    const stages = journey.touchPoints.map(stageOf);
    const byPlan = planned?.follows === 'plan';
    const changed = stages.filter((stage) => becomesOf(stage, byPlan) === 'changed').length;
    return { journey, stages, byPlan, changed, far: farOf(stages, planned, language), ...worstOf(stages, byPlan) };
  });
}

/** What becomes of a touchpoint: unplanned = no initiative carries what counts for it; stopped = one did. */
export type Becomes = 'stays' | 'unplanned' | 'stopped' | 'changed';

export function becomesOf({ changes }: Pick<JourneyStage, 'changes'>, byPlan: boolean): Becomes {
  if (changes.length === 0) return 'stays';
  if (!byPlan || changes.some(({ initiative }) => initiative !== null)) return 'changed';
  return changes.every(({ isStopped }) => isStopped) ? 'stopped' : 'unplanned';
}

/** Where agentic work that counts lets an agent alone serve the customer, and it matters most to them. */
export function agentsAlone({
  journeys,
  processes,
  decided,
  plan,
}: Pick<Blueprint, 'journeys' | 'processes' | 'decided' | 'plan'>): TouchPoint[] {
  const alone = journeys
    .flatMap(({ touchPoints }) => touchPoints)
    .filter(({ momentThatMatters, type, processMissing }) => momentThatMatters && type === 'agent' && !processMissing);
  if (alone.length === 0) return [];
  const stopped = stoppedOpportunities(plan);
  const changed = new Set(
    countedOnly(processes, decided).flatMap(({ path, opportunities }) =>
      opportunities.some(({ id, type }) => type === 'agentic' && !stopped.has(id)) ? path.map(({ code }) => code) : [],
    ),
  );
  return alone.filter(({ processStep }) => changed.has(processStep));
}

/** Ids of those that a stopped initiative carried. */
const stoppedOpportunities = (plan: Blueprint['plan'] | undefined): ReadonlySet<string> =>
  new Set(
    plan?.initiatives.filter(({ status }) => status === 'stopped').flatMap(({ opportunityIds }) => opportunityIds),
  );

function farOf(
  stages: readonly JourneyStage[],
  planned: PlanView | null,
  language: NonNullable<Blueprint['language']>,
): ChangedJourney['far'] {
  const count = stages.filter(({ changes }) => changes.length > 0 && changes.every(({ isFar }) => isFar)).length;
  if (count === 0 || !planned) return null;
  return { count, from: monthIn(language)(planned, Math.min(...planned.later.map(({ from }) => from))) };
}

/** An agent serves where agentic work counts; where it is of another kind, no person and no agent does. */
function servedBy({ type }: TouchPoint, counted: readonly Counted[]): Lane {
  if (counted.length === 0) return 'unchanged';
  return type === 'agent' && counted.every(({ opportunity }) => opportunity.type !== 'agentic') ? 'automated' : type;
}

function changeOf(row: PlanRow | null, counted: readonly Counted[], isFar: boolean): StageChange {
  const ordered = counted.toSorted(
    (a, b) => b.hours - a.hours || b.opportunity.countedSavings - a.opportunity.countedSavings,
  );
  const hours = ordered.reduce((sum, one) => sum + one.hours, 0);
  const [shorter] = ordered
    .map(({ opportunity: { benefit } }) => benefit)
    .filter(({ moves }) => moves === 'handling time' || moves === 'cycle time')
    .toSorted((a, b) => b.likely - a.likely);
  return {
    initiative: row?.name ?? null,
    when: row?.when ?? null,
    isFar,
    isStopped: false,
    opportunities: [...new Set(ordered.map(({ opportunity }) => opportunity.title))],
    hours: hours > 0 ? hours : null,
    shorter: hours > 0 || !shorter ? null : { moves: shorter.moves, likely: shorter.likely },
  };
}

/** What frees most first; after it what lies far away, and what no initiative carries. */
const byWeight = (a: StageChange, b: StageChange) =>
  Number(a.isFar) - Number(b.isFar) ||
  Number(a.initiative === null) - Number(b.initiative === null) ||
  (b.hours ?? 0) - (a.hours ?? 0);

function worstOf(stages: readonly JourneyStage[], byPlan: boolean): Pick<ChangedJourney, 'worst' | 'worstAlike'> {
  const feelings = stages.flatMap(({ touchPoint: { emotion } }) => emotion ?? []);
  const least = Math.min(0, ...feelings);
  const worst = least < 0 ? stages.filter(({ touchPoint }) => touchPoint.emotion === least) : [];
  const that = (becomes: Becomes) => worst.find((stage) => becomesOf(stage, byPlan) === becomes);
  return { worst: that('stays') ?? that('stopped') ?? that('unplanned') ?? worst[0] ?? null, worstAlike: worst.length };
}
