import type { PlanChange } from '@process-ai/contract/initiatives';
import { SectorProfileInput } from '@process-ai/contract/sectors';
import { assertSound, type StoredPlan } from '@process-ai/domain/initiative-plan';
import { type RecordedChange, recordChange } from '@process-ai/domain/initiative-undo';
import type { Actor, App } from '../../../app.ts';
import { personName } from '../../../person-name.ts';
import { type Done, recordDone } from '../../activity/service.ts';
import { inSector } from '../../sectors/service.ts';
import { amountsOf } from '../../values/service.ts';
import { linksOf, type PlanFacts, toPlan, toRow, toSettingsRow } from '../mapper.ts';
import {
  deleteInitiatives,
  findSettings,
  insertChange,
  listAccepted,
  type PlannableRow,
  saveInitiatives,
  savePositions,
  saveSettings,
} from '../repository.ts';
import { employeesOf, storedPlan } from './stored-plan.ts';

export interface PlanBefore {
  sectorId: string;
  stored: StoredPlan;
  /** Accepted ones, with who carries them. */
  opportunities: PlannableRow[];
  /** What each saves a year: no plan changes that. */
  amountOf: PlanFacts['amountOf'];
  processes: PlanFacts['processes'];
  employees: number;
}

/**
 * One change of a plan in one transaction: `change` says what the plan becomes, and what that touches is written, with
 * a record by which it can be taken back. `takenBack` follows where the change is that another one is undone.
 */
export async function changing(
  app: App,
  { user }: Actor,
  sectorId: string,
  change: (tx: App, before: PlanBefore) => Promise<StoredPlan>,
  takenBack?: (tx: App, sectorId: string) => Promise<void>,
): Promise<PlanChange> {
  return inSector(app, sectorId, async (tx, sector) => {
    const profile = SectorProfileInput.parse(sector.profile);
    const stored = await storedPlan(tx, sector.id);
    // From the first change on it no longer depends on today in which month the plan begins.
    const isFirst = (await findSettings(tx.db, sector.id)) === undefined;
    const before: PlanBefore = {
      sectorId: sector.id,
      stored,
      opportunities: await listAccepted(tx.db, sector.id),
      ...(await amountsOf(tx.db, sector.id)),
      employees: employeesOf(profile),
    };
    const wanted = await change(tx, before);
    assertSound(wanted.initiatives);
    const { plan: after, record } = recordChange(stored, wanted);

    const changeId = app.newId();
    const touched = new Set(record.touched.map(({ id }) => id));
    const left = after.initiatives.map((initiative, position) => ({ ...initiative, position }));
    const gone = record.touched.filter(({ state }) => state === null).map(({ id }) => id);
    await insertChange(tx.db, sector.id, { id: changeId, made_by: personName(user), record }, gone);
    await deleteInitiatives(tx.db, sector.id, gone);
    const changed = left.filter(({ id }) => touched.has(id));
    await saveInitiatives(tx.db, sector.id, changed.map(toRow), changed.flatMap(linksOf));
    await savePositions(
      tx.db,
      sector.id,
      left.map(({ id }) => id),
    );
    await takenBack?.(tx, sector.id);
    if (isFirst || record.settings) await saveSettings(tx.db, sector.id, toSettingsRow(after.settings));

    const { kind, action, ...about } = eventOf(record, changeId, after);
    await recordDone(tx, sector.id, { kind, action: takenBack ? 'undone' : action, ...about });

    const carriers = new Map(left.flatMap(({ id, opportunityIds }) => opportunityIds.map((one) => [one, id] as const)));
    const opportunities = before.opportunities.map((one) => ({ ...one, initiativeId: carriers.get(one.id) ?? null }));
    return {
      changeId,
      initiativeIds: changed.map(({ id }) => id),
      plan: toPlan(after, { ...before, opportunities }),
    };
  });
}

/** What is taken away can be brought back by its change; anything else is about the initiatives that it touched. */
function eventOf({ touched }: RecordedChange, changeId: string, after: StoredPlan): Done {
  const gone = touched.filter(({ state }) => state === null);
  if (gone.length > 0) {
    const what = gone.length === 1 ? gone[0]?.before?.name : null;
    return { kind: 'plan', action: 'deleted', subjects: [changeId], count: gone.length, what };
  }
  const created = touched.filter(({ before }) => before === null);
  const subjects = (created.length > 0 ? created : touched).map(({ id }) => id);
  const what = after.initiatives.find(({ id }) => id === subjects[0])?.name;
  const action = created.length > 0 ? 'added' : 'changed';
  return subjects.length > 0 ? { kind: 'plan', action, subjects, what } : { kind: 'plan', action };
}
