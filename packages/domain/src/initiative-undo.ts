import { AppError } from '@process-ai/contract/errors';
import { assertSound, type PlannedInitiative, type StoredPlan, type StoredSettings } from './initiative-plan.ts';

/**
 * What a change of the plan touched, so that it can be taken back while the same stands as the change left it. States
 * tell that and not versions, so that several changes can be taken back one after the other, the last one first.
 */
export interface RecordedChange {
  /** Each initiative as it was (null = it did not exist), and its state afterwards (null = it was taken away). */
  touched: { id: string; before: PlannedInitiative | null; state: number | null }[];
  order: { before: string[]; after: string[] };
  /** Null where the settings stayed. */
  settings: { before: StoredSettings; state: number } | null;
}

/** Finds out what a change touched, and raises the versions of that. A state that was there before comes back as it was. */
export function recordChange(before: StoredPlan, after: StoredPlan): { plan: StoredPlan; record: RecordedChange } {
  const earlier = new Map(before.initiatives.map((initiative) => [initiative.id, initiative]));
  const initiatives = after.initiatives.map((initiative) => {
    const known = earlier.get(initiative.id);
    return known && isSame(known, initiative) ? known : inNextVersion(initiative, known);
  });
  const left = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  const settings = isSame(before.settings, after.settings)
    ? before.settings
    : inNextVersion(after.settings, before.settings);
  return {
    plan: { initiatives, settings },
    record: {
      touched: [
        ...before.initiatives
          .filter((initiative) => left.get(initiative.id) !== initiative)
          .map((initiative) => ({
            id: initiative.id,
            before: initiative,
            state: left.get(initiative.id)?.state ?? null,
          })),
        ...initiatives.filter(({ id }) => !earlier.has(id)).map(({ id, state }) => ({ id, before: null, state })),
      ],
      order: { before: idsOf(before.initiatives), after: idsOf(initiatives) },
      settings: settings === before.settings ? null : { before: before.settings, state: settings.state },
    },
  };
}

/** What is new has version 0, and what came back a state of its own already. */
function inNextVersion<T extends { version: number; state: number }>(wanted: T, known: T | undefined): T {
  const version = (known ?? wanted).version + 1;
  const cameBack = known ? wanted.state !== known.state : wanted.version > 0;
  return { ...wanted, version, state: cameBack ? wanted.state : version };
}

/**
 * The plan without a change: what it touched as it was, the rest as it is.
 * @throws AppError planChangedSince, where the same was changed since
 */
export function undone(plan: StoredPlan, { touched, order, settings }: RecordedChange): StoredPlan {
  const now = new Map(plan.initiatives.map((initiative) => [initiative.id, initiative]));
  for (const { id, before, state } of touched) {
    const current = now.get(id);
    if ((current?.state ?? null) === state) continue;
    const name = current?.name ?? before?.name ?? 'An initiative';
    throw changedSince(current ? `“${name}” has been changed since.` : `“${name}” has been deleted since.`);
  }
  if (settings && plan.settings.state !== settings.state) {
    throw changedSince('the settings of the plan have been changed since.');
  }

  const isTouched = new Set(touched.map(({ id }) => id));
  const restored = touched.flatMap(({ before }) => before ?? []);
  const kept = plan.initiatives.filter(({ id }) => !isTouched.has(id));
  const carried = new Map(kept.flatMap(({ name, opportunityIds }) => opportunityIds.map((id) => [id, name] as const)));
  const elsewhere = restored.flatMap(({ opportunityIds }) => opportunityIds.flatMap((id) => carried.get(id) ?? []))[0];
  if (elsewhere !== undefined) throw changedSince(`“${elsewhere}” carries some of its opportunities now.`);

  const initiatives = arranged(
    [...kept, ...restored],
    idsOf(plan.initiatives),
    order,
    touched.length === 0 && !settings,
  );
  try {
    assertSound(initiatives);
  } catch (error) {
    throw error instanceof AppError ? changedSince('other initiatives have been tied to this one since.') : error;
  }
  return { initiatives, settings: settings?.before ?? plan.settings };
}

/** In the order from before the change where nobody has moved anything since; else where each stands now. */
function arranged(
  initiatives: PlannedInitiative[],
  now: string[],
  { before, after }: RecordedChange['order'],
  isOrderAlone: boolean,
): PlannedInitiative[] {
  const known = new Set(after);
  const present = new Set(now);
  const isAsLeft = isEqual(
    now.filter((id) => known.has(id)),
    after.filter((id) => present.has(id)),
  );
  if (isOrderAlone && !isAsLeft) throw changedSince('the order has been changed since.');
  const basis = isAsLeft ? before : now;
  const others = (isAsLeft ? now : before).filter((id) => !basis.includes(id));
  const place = new Map([...basis, ...others].map((id, at) => [id, at]));
  return initiatives.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

const changedSince = (detail: string) => new AppError('planChangedSince', detail);
const idsOf = (initiatives: readonly PlannedInitiative[]) => initiatives.map(({ id }) => id);
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The same but for version and state; opportunities have no order of their own. */
const isSame = (a: object, b: object): boolean => a === b || isEqual(plain(a), plain(b));

const plain = (whole: object) =>
  Object.entries(whole)
    .filter(([key]) => key !== 'version' && key !== 'state')
    .map(([key, value]) => [key, key === 'opportunityIds' ? value.toSorted() : value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
