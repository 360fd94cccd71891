import { type Kysely, sql } from 'kysely';

/** To what rows of the same sector refer. */
const REFERRED = ['process', 'opportunity', 'insight', 'initiative'] as const;

/** Table, column, and to which of them it refers. */
const REFERENCES: [string, string, (typeof REFERRED)[number], string][] = [
  ['process', 'parent_id', 'process', 'deferrable initially deferred'],
  ['opportunity', 'process_id', 'process', 'on delete cascade'],
  ['process_suitability', 'process_id', 'process', 'on delete cascade'],
  ['roi_input', 'process_id', 'process', 'on delete cascade'],
  ['evidence', 'process_id', 'process', 'on delete cascade'],
  ['evidence', 'insight_id', 'insight', 'on delete cascade'],
  ['initiative_actual', 'initiative_id', 'initiative', 'on delete cascade'],
  ['initiative_opportunity', 'initiative_id', 'initiative', 'on delete cascade'],
  ['initiative_opportunity', 'opportunity_id', 'opportunity', 'on delete cascade'],
];

/**
 * What is below a sector refers to rows of that sector only, and the database holds it. So a database that is spread
 * over several servers by sector can check it on one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of REFERRED) {
    await sql`alter table ${sql.table(table)} add unique (sector_id, id)`.execute(db);
  }
  for (const [table, column, referred, more] of REFERENCES) {
    const name = sql.id(`${table}_${column}_fkey`);
    await sql`
      alter table ${sql.table(table)} drop constraint ${name}, add constraint ${name}
        foreign key (sector_id, ${sql.id(column)}) references ${sql.table(referred)} (sector_id, id) ${sql.raw(more)}
    `.execute(db);
  }
}
