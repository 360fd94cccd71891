import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type ActualRow = Omit<Row<'initiative_actual'>, 'initiative_id' | 'sector_id'>;

/** What was entered for an initiative, the earliest month first. */
export const listActuals = (db: Database, sectorId: string, initiativeId: string): Promise<ActualRow[]> =>
  db
    .selectFrom('initiative_actual')
    .select(['month', 'savings', 'cost', 'volume', 'measures', 'entered_by', 'entered_at'])
    .where('sector_id', '=', sectorId)
    .where('initiative_id', '=', initiativeId)
    .orderBy('month')
    .execute();

/** What was entered for the initiatives of a sector, by their id, each by month. */
export async function listActualsOfSector(
  db: Database,
  sectorId: string,
): Promise<Map<string, Pick<ActualRow, 'month' | 'savings' | 'cost' | 'volume'>[]>> {
  const rows = await db
    .selectFrom('initiative_actual')
    .select(['initiative_id', 'month', 'savings', 'cost', 'volume'])
    .where('sector_id', '=', sectorId)
    .orderBy('month')
    .execute();
  return Map.groupBy(rows, ({ initiative_id }) => initiative_id);
}

type MeasuredRow = Pick<Row<'initiative'>, 'id' | 'name' | 'status' | 'measures'>;

export const findInitiative = (db: Database, sectorId: string, id: string): Promise<MeasuredRow | undefined> =>
  db
    .selectFrom('initiative')
    .select(['id', 'name', 'status', 'measures'])
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .executeTakeFirst();

export const upsertActuals = async (
  db: Database,
  sectorId: string,
  initiativeId: string,
  rows: readonly ActualRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('initiative_actual')
    .values(rows.map((row) => ({ ...row, initiative_id: initiativeId, sector_id: sectorId })))
    .onConflict((conflict) =>
      conflict.columns(['sector_id', 'initiative_id', 'month']).doUpdateSet((eb) => ({
        savings: eb.ref('excluded.savings'),
        cost: eb.ref('excluded.cost'),
        volume: eb.ref('excluded.volume'),
        measures: eb.ref('excluded.measures'),
        entered_by: eb.ref('excluded.entered_by'),
        entered_at: eb.ref('excluded.entered_at'),
      })),
    )
    .execute();
};

/** Takes away the months in which nothing is known any more. */
export const deleteMonths = async (
  db: Database,
  sectorId: string,
  initiativeId: string,
  months: readonly string[],
): Promise<void> => {
  if (months.length === 0) return;
  await db
    .deleteFrom('initiative_actual')
    .where('sector_id', '=', sectorId)
    .where('initiative_id', '=', initiativeId)
    .where('month', '=', sql<string>`any(${months}::text[])`)
    .execute();
};
