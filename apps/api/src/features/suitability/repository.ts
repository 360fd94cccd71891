import type { ProcessFinding } from '@process-ai/contract/findings';
import type { Database } from '@process-ai/db/connect';
import type { Overrules } from '@process-ai/db/tables/suitability';
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

export const findOverrules = async (db: Database, sectorId: string, processId: string): Promise<Overrules> => {
  const row = await db
    .selectFrom('process_suitability')
    .select('overrules')
    .where('sector_id', '=', sectorId)
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return row?.overrules ?? {};
};

export const findFinding = async (
  db: Database,
  sectorId: string,
  processId: string,
): Promise<ProcessFinding | null> => {
  const row = await db
    .selectFrom('process_suitability')
    .select('finding')
    .where('sector_id', '=', sectorId)
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return (row?.finding as ProcessFinding | null | undefined) ?? null;
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
      conflict
        .columns(['sector_id', 'process_id'])
        .doUpdateSet({ overrules, best_score: bestScore, updated_at: new Date() }),
    )
    .execute();
};

export interface Analysed {
  processId: string;
  /** Best score of the three tracks, 0–100. */
  score: number;
  finding: ProcessFinding;
}

/** What an analysis left behind, in one statement; a person's answers stay. */
export const saveAnalysed = async (db: Database, sectorId: string, rows: Analysed[]): Promise<void> => {
  await sql`
    insert into process_suitability (process_id, best_score, finding, sector_id)
    select t.process_id, t.score, t.finding::jsonb, ${sectorId}::uuid
    from unnest(
      ${rows.map((row) => row.processId)}::uuid[],
      ${rows.map((row) => row.score)}::float8[],
      ${rows.map((row) => JSON.stringify(row.finding))}::text[]
    ) as t (process_id, score, finding)
    on conflict (sector_id, process_id)
    do update set best_score = excluded.best_score, finding = excluded.finding, updated_at = now()
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
