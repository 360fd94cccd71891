import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type ScenarioRow = Row<'scenario'>;

const inSector = (db: Database, sectorId: string) =>
  db.selectFrom('scenario').selectAll().where('sector_id', '=', sectorId);

/** In the order in which they were made. */
export const listScenarios = (db: Database, sectorId: string): Promise<ScenarioRow[]> =>
  inSector(db, sectorId).orderBy('created_at').orderBy('id').execute();

export const findScenario = (db: Database, sectorId: string, id: string): Promise<ScenarioRow | undefined> =>
  inSector(db, sectorId).where('id', '=', id).executeTakeFirst();

type ScenarioColumns = Pick<ScenarioRow, 'name' | 'description' | 'assumptions' | 'updated_by'>;

export const insertScenario = (
  db: Database,
  row: ScenarioColumns & Pick<ScenarioRow, 'id' | 'sector_id'>,
): Promise<ScenarioRow> =>
  db
    .insertInto('scenario')
    .values({ ...row, created_at: sql<Date>`clock_timestamp()` })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateScenario = (
  db: Database,
  sectorId: string,
  id: string,
  changes: ScenarioColumns,
): Promise<ScenarioRow> =>
  db
    .updateTable('scenario')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteScenario = async (db: Database, sectorId: string, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('scenario')
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
