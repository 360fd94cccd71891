import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type {
  Initiative,
  InitiativeInput,
  InitiativeMerge,
  InitiativeOrder,
  InitiativeSplit,
  InitiativeUpdate,
  Plan,
  PlanChange,
  PlanSettingsUpdate,
} from '@process-ai/contract/initiatives';
import { type BaselineOf, isCommitted, runsAMonth, withBaselines } from '@process-ai/domain/initiative-baseline';
import { merged, splitOff } from '@process-ai/domain/initiative-merge';
import {
  initiativeOf,
  inOrder,
  type PlannedInitiative,
  refused,
  withChanges,
  withInitiative,
  withoutInitiative,
} from '@process-ai/domain/initiative-plan';
import { type RecordedChange, undone } from '@process-ai/domain/initiative-undo';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { getSummary } from '../sectors/service.ts';
import { amountsOf } from '../values/service.ts';
import { toPlan } from './mapper.ts';
import { findChange, listAccepted, listKnown, listReported, listRuns, restoreActuals } from './repository.ts';
import { changing, type PlanBefore } from './service/changing.ts';
import { countPlannable } from './service/propose.ts';
import { employeesOf, storedPlan } from './service/stored-plan.ts';

export { propose } from './service/propose.ts';

export async function plan(app: App, sectorId: string): Promise<Plan> {
  const before = await readPlan(app, sectorId);
  return toPlan(before.stored, before);
}

/** By amounts that are at hand; with how many accepted opportunities a proposal would add to it. */
export async function planAndRest(app: App, sectorId: string, amounts: ReturnType<typeof amountsOf>) {
  const before = await readPlan(app, sectorId, amounts);
  const read = toPlan(before.stored, before);
  return { plan: read, plannable: read.unplanned.opportunityIds.length > 0 ? await countPlannable(app, before) : 0 };
}

async function readPlan(app: App, sectorId: string, known?: ReturnType<typeof amountsOf>): Promise<PlanBefore> {
  const { id, profile } = await getSummary(app, sectorId);
  const [stored, opportunities, amounts] = await Promise.all([
    storedPlan(app, id),
    listAccepted(app.db, id),
    known ?? amountsOf(app.db, id),
  ]);
  return { ...amounts, sectorId: id, stored, opportunities, employees: employeesOf(profile) };
}

export async function get(app: App, sectorId: string, initiativeId: string): Promise<Initiative> {
  const id = requireId(initiativeId, 'initiativeMissing');
  const { initiatives } = await plan(app, sectorId);
  const found = initiatives.find((initiative) => initiative.id === id);
  if (!found) throw new AppError('initiativeMissing');
  return found;
}

/** Takes a change back as a whole, while nobody has changed the same since. That is a change like any other. */
export async function undo(app: App, actor: Actor, sectorId: string, changeId: string): Promise<PlanChange> {
  const id = requireId(changeId, 'planChangeMissing');
  const takeBack = async (tx: App, { sectorId: ofSector, stored }: PlanBefore) => {
    const record = await findChange(tx.db, ofSector, id);
    if (!record) throw new AppError('planChangeMissing');
    return undone(stored, record as RecordedChange);
  };
  return changing(app, actor, sectorId, takeBack, (tx, ofSector) => restoreActuals(tx.db, ofSector, id));
}

/** What is absent stays; null puts the assumed capacity back. */
export const updateSettings = (
  app: App,
  actor: Actor,
  sectorId: string,
  { version, ...update }: PlanSettingsUpdate,
): Promise<PlanChange> =>
  changing(app, actor, sectorId, async (_tx, { stored: { settings, initiatives } }) => {
    if (version !== undefined && version !== settings.version) throw new AppError('editedMeanwhile');
    const { startMonth = settings.startMonth, capacityDays = settings.capacityDays } = update;
    return { initiatives, settings: { ...settings, startMonth, capacityDays } };
  });

export const create = (app: App, actor: Actor, sectorId: string, input: InitiativeInput): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (tx, before) => {
    const opportunityIds = await acceptedOf(tx, before, input.opportunityIds);
    const initiative = { ...input, ...ownIds(input), opportunityIds };
    return withInitiative(before.stored.initiatives, {
      ...initiative,
      id: app.newId(),
      baseline: null,
      source: personName(actor.user),
      version: 0,
      state: 0,
    });
  });

/** Absent fields stay. A version that is no longer the current one means that somebody else was faster. */
export const update = (
  app: App,
  actor: Actor,
  sectorId: string,
  initiativeId: string,
  { version, ...input }: InitiativeUpdate,
): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (tx, before) => {
    const id = requireId(initiativeId, 'initiativeMissing');
    const current = initiativeOf(before.stored.initiatives, id);
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    const opportunityIds = input.opportunityIds && (await kept(tx, before, current, input.opportunityIds));
    return withChanges(before.stored.initiatives, id, { ...input, ...ownIds(input), opportunityIds });
  });

/** Takes the initiative away: its opportunities are unplanned, and nothing waits for it any more. */
export const remove = (app: App, actor: Actor, sectorId: string, initiativeId: string): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (_tx, { stored: { initiatives } }) => {
    const id = requireId(initiativeId, 'initiativeMissing');
    return withoutInitiative(initiatives, initiativeOf(initiatives, id).id);
  });

export const merge = (
  app: App,
  actor: Actor,
  sectorId: string,
  { initiativeIds, name }: InitiativeMerge,
): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (tx, { sectorId: ofSector, stored: { initiatives } }, baselineOf) => {
    const ids = initiativeIds.map(initiativeId);
    const [, ...absorbed] = initiatives.filter(({ id }) => ids.includes(id));
    const reported = await listReported(tx.db, ofSector);
    const lost = absorbed.find(({ id }) => reported.has(id));
    if (lost) {
      const reason = 'has actual figures of its own, which cannot be merged: move its opportunities instead';
      throw refused('initiativeIds', `“${lost.name}” ${reason}`);
    }
    return merged(initiatives, ids, baselineOf, name);
  });

/** Makes an initiative of some of the accepted opportunities of another one, which keeps at least one. */
export const split = (
  app: App,
  actor: Actor,
  sectorId: string,
  wholeId: string,
  { opportunityIds, name }: InitiativeSplit,
): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (_tx, { stored: { initiatives }, opportunities }, baselineOf) => {
    const { id } = initiativeOf(initiatives, initiativeId(wholeId));
    const effort = new Map(
      opportunities.filter((one) => one.initiativeId === id).map((one) => [one.id, one.effort] as const),
    );
    const leaving = [...new Set(opportunityIds.map(opportunityId))];
    if (leaving.some((one) => !effort.has(one))) throw new AppError('opportunityMissing');
    if (leaving.length === effort.size) throw refused('opportunityIds', 'At least one opportunity has to stay');
    const part = { opportunityIds: leaving, name, newId: app.newId(), source: personName(actor.user) };
    return splitOff(initiatives, id, part, (one) => effort.get(one) ?? 0, baselineOf);
  });

/** From now on it is compared with its plan as it stands. */
export const setBaseline = (app: App, actor: Actor, sectorId: string, id: string): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (_tx, { stored: { initiatives } }, baselineOf) => {
    const current = initiativeOf(initiatives, initiativeId(id));
    if (!isCommitted(current.status)) {
      throw refused('status', `“${current.name}” is ${current.status}: only what is committed has a baseline`);
    }
    return withChanges(initiatives, current.id, { baseline: baselineOf(current) });
  });

export const order = (
  app: App,
  actor: Actor,
  sectorId: string,
  { initiativeIds }: InitiativeOrder,
): Promise<PlanChange> =>
  editing(app, actor, sectorId, async (_tx, { stored: { initiatives } }) =>
    inOrder(initiatives, initiativeIds.map(initiativeId)),
  );

const editing = (
  app: App,
  actor: Actor,
  sectorId: string,
  edit: (tx: App, before: PlanBefore, baselineOf: BaselineOf) => Promise<PlannedInitiative[]>,
): Promise<PlanChange> =>
  changing(app, actor, sectorId, async (tx, before) => {
    const { settings, initiatives } = before.stored;
    const baselineOf = await baselines(tx, actor, before);
    const wanted = await edit(tx, before, baselineOf);
    return { settings, initiatives: withBaselines(initiatives, wanted, baselineOf) };
  });

/** The plan of an initiative as it stands, with what its opportunities save today. */
async function baselines(
  tx: App,
  { user }: Actor,
  { sectorId, opportunities, amountOf }: PlanBefore,
): Promise<BaselineOf> {
  const runs = await listRuns(tx.db, sectorId);
  const processOf = new Map(opportunities.map(({ id, processId }) => [id, processId]));
  const frozen = { frozenAt: new Date().toISOString(), frozenBy: personName(user) };
  return ({ startMonth, endMonth, costLines, annualRunCost, measures, opportunityIds }) => {
    const accepted = opportunityIds.filter((id) => processOf.has(id));
    return {
      startMonth,
      endMonth,
      annualSavings: {
        measured: accepted.reduce((sum, id) => sum + amountOf(id).measured, 0),
        benchmark: accepted.reduce((sum, id) => sum + amountOf(id).benchmark, 0),
      },
      oneOffCost: costLines.reduce((sum, { amount }) => sum + amount, 0),
      annualRunCost,
      monthlyVolume: runsAMonth(new Set(accepted.flatMap((id) => processOf.get(id) ?? [])), runs),
      targets: Object.fromEntries(measures.map(({ id, target }) => [id, target])),
      ...frozen,
    };
  };
}

const initiativeId = (id: string) => requireId(id, 'initiativeMissing');
const opportunityId = (id: string) => requireId(id, 'opportunityMissing');

/** What is no id is an initiative that does not exist, as any unknown id here. */
const ownIds = ({ dependsOn }: { dependsOn?: string[] | undefined }) =>
  dependsOn ? { dependsOn: dependsOn.map((id) => id.toLowerCase()) } : {};

/** These opportunities, if all of them are accepted. */
async function acceptedOf(tx: App, { sectorId, opportunities }: PlanBefore, given: string[]): Promise<string[]> {
  const ids = [...new Set(given.map(opportunityId))];
  const accepted = new Set(opportunities.map(({ id }) => id));
  const others = ids.filter((id) => !accepted.has(id));
  if (others.length === 0) return ids;
  const known = await listKnown(tx.db, sectorId, others);
  if (known.size < others.length) throw new AppError('opportunityMissing');
  throw refused('opportunityIds', 'Only accepted opportunities can be planned: accept them first');
}

/** Those, and with them what it was given before and is not accepted at the moment: that counts again when it is. */
async function kept(tx: App, before: PlanBefore, current: PlannedInitiative, given: string[]): Promise<string[]> {
  const accepted = new Set(before.opportunities.map(({ id }) => id));
  const resting = current.opportunityIds.filter((id) => !accepted.has(id));
  const wanted = given.map(opportunityId).filter((id) => !resting.includes(id));
  return [...(await acceptedOf(tx, before, wanted)), ...resting];
}
