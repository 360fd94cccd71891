import { type Kysely, sql } from 'kysely';

/**
 * What a sector's card shows becomes columns of the sector. Triggers keep them, so that every write is counted in its
 * own transaction, whoever makes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Creating a trigger waits for open writes and holds off new ones: filling afterwards misses none.
  for (const statement of [ADD_COLUMNS, ...COUNTERS.flatMap(triggersOf), ...PRESENCE, FILL]) {
    await sql.raw(statement).execute(db);
  }
}

const ADD_COLUMNS = `
alter table sector
  add column process_count integer not null default 0,
  add column opportunity_count integer not null default 0,
  add column journey_count integer not null default 0,
  add column insight_count integer not null default 0,
  add column roi_result_count integer not null default 0`;

interface Counter {
  table: string;
  column: string;
  /** Whether the row \`r\` counts. */
  condition: string;
}

/** A subquery and no join: the plan of a trigger is kept, and a join chosen for one row is quadratic for thousands. */
const OF_PRESENT_PROCESS = '(select p.deleted_at is null from process p where p.id = r.process_id)';

const COUNTERS: Counter[] = [
  { table: 'process', column: 'process_count', condition: 'r.deleted_at is null' },
  { table: 'journey', column: 'journey_count', condition: 'r.deleted_at is null' },
  { table: 'insight', column: 'insight_count', condition: 'r.deleted_at is null' },
  {
    table: 'opportunity',
    column: 'opportunity_count',
    condition: `r.status <> 'rejected' and ${OF_PRESENT_PROCESS}`,
  },
  { table: 'roi_result', column: 'roi_result_count', condition: OF_PRESENT_PROCESS },
];

type Event = 'insert' | 'update' | 'delete';

/** The rows as they are now count, those as they were are taken off. */
function triggersOf({ table, column, condition }: Counter): string[] {
  const now = `select r.sector_id, 1 as n from new_rows r where ${condition}`;
  const before = `select r.sector_id, -1 as n from old_rows r where ${condition}`;
  const changes: Record<Event, string> = { insert: now, update: `${now} union all ${before}`, delete: before };
  return (['insert', 'update', 'delete'] as const).flatMap((event) =>
    trigger(
      table,
      event,
      `${table}_${event}_counted`,
      `update sector s set ${column} = s.${column} + d.n
       from (select c.sector_id, sum(c.n)::int as n from (${changes[event]}) c group by c.sector_id) d
       where s.id = d.sector_id and d.n <> 0`,
    ),
  );
}

const ROWS: Record<Event, string> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const trigger = (table: string, event: Event, name: string, statement: string): string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  `create trigger ${name} after ${event} on ${table} referencing ${ROWS[event]}
   for each statement execute function ${name}()`,
];

const COUNT_OPPORTUNITIES = `
  select count(*) from opportunity r where r.sector_id = s.id and r.status <> 'rejected' and ${OF_PRESENT_PROCESS}`;
const COUNT_RESULTS = `select count(*) from roi_result r where r.sector_id = s.id and ${OF_PRESENT_PROCESS}`;

/** What belongs to a process goes and comes back with it. */
const PRESENCE = [
  ...trigger(
    'process',
    'update',
    'process_presence_counted',
    `update sector s
     set opportunity_count = s.opportunity_count + d.opportunities, roi_result_count = s.roi_result_count + d.results
     from (
       select t.sector_id, sum(t.n * o.n)::int as opportunities, sum(t.n * x.n)::int as results
       from (
         select c.id, c.sector_id, sum(c.n) as n
         from (
           select id, sector_id, 1 as n from new_rows where deleted_at is null
           union all
           select id, sector_id, -1 from old_rows where deleted_at is null
         ) c
         group by c.id, c.sector_id
         having sum(c.n) <> 0
       ) t
       cross join lateral (
         select count(*) as n from opportunity where process_id = t.id and status <> 'rejected'
       ) o
       cross join lateral (select count(*) as n from roi_result where process_id = t.id) x
       group by t.sector_id
     ) d
     where s.id = d.sector_id`,
  ),
  // The rows below a deleted process may be gone before this runs: they cannot be taken off one by one.
  ...trigger(
    'process',
    'delete',
    'process_cascade_counted',
    `update sector s set opportunity_count = (${COUNT_OPPORTUNITIES}), roi_result_count = (${COUNT_RESULTS})
     where s.id in (select sector_id from old_rows where deleted_at is null)`,
  ),
];

const FILL = `
update sector s set
  process_count = (select count(*) from process where sector_id = s.id and deleted_at is null),
  journey_count = (select count(*) from journey where sector_id = s.id and deleted_at is null),
  insight_count = (select count(*) from insight where sector_id = s.id and deleted_at is null),
  opportunity_count = (${COUNT_OPPORTUNITIES}),
  roi_result_count = (${COUNT_RESULTS})`;
