import { type Kysely, sql } from 'kysely';

/** What is committed already stays without a baseline until its plan changes: its savings of that day are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table initiative add column baseline jsonb`.execute(db);
  // Changes made before can still be taken back: what they put back has no baseline.
  await sql`
    update plan_change set record = jsonb_set(record, '{touched}', (
      select coalesce(jsonb_agg(
        case when jsonb_typeof(t -> 'before') = 'object' then jsonb_set(t, '{before,baseline}', 'null') else t end
        order by place
      ), '[]')
      from jsonb_array_elements(record -> 'touched') with ordinality as touched (t, place)
    ))
  `.execute(db);
}
