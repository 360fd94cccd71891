import type { Database } from '@process-ai/db/connect';
import type { Overrules } from '@process-ai/db/tables/processes';
import { sql } from 'kysely';

export type { Overrules };

export const listOverrules = async (db: Database, sectorId: string): Promise<Map<string, Overrules>> => {
  const rows = await db
    .selectFrom('process_suitability')
    .select(['process_id', 'overrules'])
    .where('sector_id', '=', sectorId)
    .where('overrules', '<>', sql<Overrules>`'{}'::jsonb`)
    .execute();
  return new Map(rows.map(({ process_id, overrules }) => [process_id, overrules]));
};

export const findOverrules = async (db: Database, processId: string): Promise<Overrules> => {
  const row = await db
    .selectFrom('process_suitability')
    .select('overrules')
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return row?.overrules ?? {};
};

export const saveOverrules = async (
  db: Database,
  sectorId: string,
  processId: string,
  overrules: Overrules,
  bestScore: number | null,
): Promise<void> => {
  await db
    .insertInto('process_suitability')
    .values({ process_id: processId, sector_id: sectorId, overrules, best_score: bestScore })
    .onConflict((conflict) =>
      conflict.column('process_id').doUpdateSet({ overrules, best_score: bestScore, updated_at: new Date() }),
    )
    .execute();
};

export interface BestScore {
  processId: string;
  score: number;
}

/** Best scores of processes that were analysed, in one statement; a person's answers stay. */
export const saveBestScores = async (db: Database, sectorId: string, rows: BestScore[]): Promise<void> => {
  await sql`
    insert into process_suitability (process_id, best_score, sector_id)
    select t.*, ${sectorId}::uuid
    from unnest(${rows.map((row) => row.processId)}::uuid[], ${rows.map((row) => row.score)}::float8[]) as t
    on conflict (process_id) do update set best_score = excluded.best_score, updated_at = now()
  `.execute(db);
};

/** Best scores of the processes that were analysed, by process. */
export const listBestScores = async (db: Database, sectorId: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('process_suitability')
    .select(['process_id', 'best_score'])
    .where('sector_id', '=', sectorId)
    .execute();
  return new Map(rows.flatMap(({ process_id, best_score }) => (best_score === null ? [] : [[process_id, best_score]])));
};
