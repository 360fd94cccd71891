import { AppError } from '@process-ai/contract/errors';
import type { Initiative, PlanSettings } from '@process-ai/contract/initiatives';
import { monthsLong } from './calendar-months.ts';

/**
 * An initiative as it is stored. Its opportunities are all that it was given, also those that are not accepted any
 * more: they count again as soon as they are.
 */
export type PlannedInitiative = Omit<Initiative, 'processIds' | 'area' | 'annualSavings' | 'oneOffCost'> & State;

interface State {
  /** The version in which it came to be as it is: lower than its version once a change was taken back. */
  state: number;
}

/** Settings as people set them: null = the assumption. */
export type StoredSettings = Pick<PlanSettings, 'startMonth' | 'version'> & { capacityDays: number | null } & State;

export interface StoredPlan {
  settings: StoredSettings;
  /** In their order. */
  initiatives: readonly PlannedInitiative[];
}

/** What of an initiative a person can change. */
export type InitiativeChanges = { [Field in keyof PlannedInitiative]?: PlannedInitiative[Field] | undefined };

type Initiatives = readonly PlannedInitiative[];

const MAX_MONTHS = 120;

/** Puts an initiative at the end; what it carries leaves those that carried it. */
export const withInitiative = (initiatives: Initiatives, added: PlannedInitiative): PlannedInitiative[] => [
  ...withoutOpportunities(initiatives, added.opportunityIds),
  { ...added, opportunityIds: unique(added.opportunityIds), dependsOn: unique(added.dependsOn) },
];

/** Changes what is given; an opportunity that it takes over leaves the initiative that carried it. */
export function withChanges(initiatives: Initiatives, id: string, changes: InitiativeChanges): PlannedInitiative[] {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const freed = changes.opportunityIds ? withoutOpportunities(initiatives, changes.opportunityIds, id) : initiatives;
  return freed.map((initiative) => {
    if (initiative.id !== id) return initiative;
    const changed: PlannedInitiative = { ...initiative, ...given };
    return { ...changed, opportunityIds: unique(changed.opportunityIds), dependsOn: unique(changed.dependsOn) };
  });
}

/** Takes one away; nothing depends on it any more, and its opportunities are unplanned. */
export const withoutInitiative = (initiatives: Initiatives, id: string): PlannedInitiative[] =>
  initiatives
    .filter((initiative) => initiative.id !== id)
    .map((initiative) =>
      initiative.dependsOn.includes(id)
        ? { ...initiative, dependsOn: initiative.dependsOn.filter((other) => other !== id) }
        : initiative,
    );

/** Those named first, in this order; the others follow in the order they had. */
export function inOrder(initiatives: Initiatives, ids: readonly string[]): PlannedInitiative[] {
  const byId = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  const named = unique(ids).map((id) => byId.get(id) ?? missing());
  const first = new Set(named);
  return [...named, ...initiatives.filter((initiative) => !first.has(initiative))];
}

/**
 * Throws what a plan cannot be: an end before its start, two measures under one id, a dependency on what does not exist, on itself, or around in
 * a circle.
 */
export function assertSound(initiatives: Initiatives): void {
  const byId = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  for (const { name, startMonth, endMonth, dependsOn, measures } of initiatives) {
    const months = monthsLong(startMonth, endMonth);
    if (months < 1) throw refused('endMonth', `${name}: the last month must not be before the first`);
    if (months > MAX_MONTHS) throw refused('endMonth', `${name}: an initiative can take ${MAX_MONTHS} months at most`);
    if (unique(measures.map(({ id }) => id)).length < measures.length) {
      throw refused('measures', `${name}: each measure needs an id of its own`);
    }
    if (dependsOn.some((id) => !byId.has(id))) {
      throw refused('dependsOn', `${name} depends on an initiative that does not exist`);
    }
  }
  const circle = circleIn(initiatives, byId);
  if (circle) {
    const names = [...circle, circle[0]].map((id) => byId.get(id ?? '')?.name);
    throw refused('dependsOn', `Initiatives cannot wait for each other: ${names.join(' → ')}`);
  }
}

/** The ids of initiatives each of which depends on the next, and the last on the first; undefined where there are none. */
function circleIn(initiatives: Initiatives, byId: ReadonlyMap<string, PlannedInitiative>): string[] | undefined {
  const done = new Set<string>();
  for (const { id: from } of initiatives) {
    const path: string[] = [];
    const open = [{ id: from, depth: 0 }];
    for (let next = open.pop(); next; next = open.pop()) {
      for (const left of path.splice(next.depth)) done.add(left);
      if (done.has(next.id)) continue;
      const at = path.indexOf(next.id);
      if (at >= 0) return path.slice(at);
      path.push(next.id);
      const depth = path.length;
      open.push(...(byId.get(next.id)?.dependsOn ?? []).map((id) => ({ id, depth })));
    }
    for (const left of path) done.add(left);
  }
  return undefined;
}

export const refused = (path: string, message: string): AppError =>
  new AppError('invalidInput', `${message}.`, { issues: [{ path, message }] });

/** Throws for an id that is not in the plan. */
export const initiativeOf = (initiatives: Initiatives, id: string): PlannedInitiative =>
  initiatives.find((initiative) => initiative.id === id) ?? missing();

function missing(): never {
  throw new AppError('initiativeMissing');
}

export function withoutOpportunities(
  initiatives: Initiatives,
  opportunityIds: readonly string[],
  except?: string,
): PlannedInitiative[] {
  const taken = new Set(opportunityIds);
  return initiatives.map((initiative) =>
    initiative.id !== except && initiative.opportunityIds.some((id) => taken.has(id))
      ? { ...initiative, opportunityIds: initiative.opportunityIds.filter((id) => !taken.has(id)) }
      : initiative,
  );
}

export const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)];
