import { type Kysely, sql } from 'kysely';

/**
 * What is below a sector has the sector in each of its keys, and refers to rows of the same sector only. So a database
 * that is spread over several servers by sector can keep and check it on one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...REFERENCES.map(dropReference),
    ...NEW_COLUMNS,
    ...Object.entries(KEYS).map(([table, columns]) => replaceKey(table, columns)),
    ...INDEXES,
    ...REFERENCES.map(addReference),
    ...COUNTERS,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

const NEW_COLUMNS = [
  'alter table client_link_opening add column sector_id uuid',
  'update client_link_opening o set sector_id = l.sector_id from client_link l where l.id = o.link_id',
  'alter table client_link_opening alter column sector_id set not null',
  'alter table comment_mention add column sector_id uuid',
  'update comment_mention m set sector_id = c.sector_id from comment c where c.id = m.comment_id',
  'alter table comment_mention alter column sector_id set not null',
];

/**
 * The primary keys. Where an id says most, it stands first: PostgreSQL then never takes such a key for an index of the
 * sector, through which it would read all of one for a single row. It does that where it knows too little of the rows,
 * as of those just imported, and a check made for each of 20,000 processes takes half a minute. Where the rows of a
 * sector are asked for together and nothing refers to them, the key is the index of the sector as well.
 */
const KEYS: Record<string, string> = {
  client_link: 'id, sector_id',
  client_link_opening: 'id, sector_id',
  comment: 'id, sector_id',
  comment_mention: 'comment_id, sector_id, user_id',
  evidence: 'sector_id, insight_id, position',
  export_file: 'id, sector_id',
  initiative: 'id, sector_id',
  initiative_actual: 'sector_id, initiative_id, month',
  initiative_opportunity: 'sector_id, opportunity_id',
  insight: 'id, sector_id',
  journey: 'id, sector_id',
  opportunity: 'id, sector_id',
  plan_change: 'id, sector_id',
  playbook_application: 'id, sector_id',
  presence: 'id, sector_id',
  process: 'id, sector_id',
  process_import: 'id, sector_id',
  process_suitability: 'sector_id, process_id',
  roi_input: 'sector_id, process_id',
  saved_view: 'id, sector_id',
  scenario: 'id, sector_id',
  sector_event: 'id, sector_id',
};

const replaceKey = (table: string, columns: string) =>
  `alter table ${table} drop constraint ${table}_pkey, add primary key (${columns})`;

/** Each reference by two columns has an index that begins with them: the primary key, opportunity_sector, or one of these. */
const INDEXES = [
  'drop index evidence_sector',
  'drop index evidence_process',
  'create index evidence_process on evidence (process_id, sector_id)',
  'drop index initiative_actual_sector',
  'drop index initiative_opportunity_sector',
  'create index initiative_opportunity_opportunity on initiative_opportunity (opportunity_id)',
  'drop index initiative_opportunity_initiative',
  'create index initiative_opportunity_initiative on initiative_opportunity (initiative_id, sector_id)',
  'drop index process_parent',
  'create index process_parent on process (parent_id, sector_id)',
  'drop index process_suitability_sector',
  'create index process_suitability_process on process_suitability (process_id)',
  'drop index roi_input_sector',
  'create index roi_input_process on roi_input (process_id)',
  'drop index client_link_opening_link',
  'create index client_link_opening_link on client_link_opening (link_id, sector_id, opened_at)',
  // A hash of 256 random bits is no other's.
  'alter table client_link drop constraint client_link_token_hash_key',
  'create index client_link_token on client_link (token_hash)',
  ...['export_file', 'insight', 'process_import'].flatMap((table) => [
    `drop index ${table}_file`,
    `create unique index ${table}_file on ${table} (file_id, sector_id)`,
  ]),
];

/** Table, column, to what it refers, and how. */
const REFERENCES: [string, string, string, string][] = [
  ['process', 'parent_id', 'process', 'deferrable initially deferred'],
  ['opportunity', 'process_id', 'process', 'on delete cascade'],
  ['process_suitability', 'process_id', 'process', 'on delete cascade'],
  ['roi_input', 'process_id', 'process', 'on delete cascade'],
  ['evidence', 'process_id', 'process', 'on delete cascade'],
  ['evidence', 'insight_id', 'insight', 'on delete cascade'],
  ['initiative_actual', 'initiative_id', 'initiative', 'on delete cascade'],
  ['initiative_opportunity', 'initiative_id', 'initiative', 'on delete cascade'],
  ['initiative_opportunity', 'opportunity_id', 'opportunity', 'on delete cascade'],
  ['client_link_opening', 'link_id', 'client_link', 'on delete cascade'],
  ['comment_mention', 'comment_id', 'comment', 'on delete cascade'],
];

const dropReference = ([table, column]: (typeof REFERENCES)[number]) =>
  `alter table ${table} drop constraint ${table}_${column}_fkey`;
const addReference = ([table, column, to, how]: (typeof REFERENCES)[number]) =>
  `alter table ${table} add constraint ${table}_${column}_fkey
   foreign key (${column}, sector_id) references ${to} (id, sector_id) ${how}`;

const OF_PRESENT_PROCESS =
  '(select p.deleted_at is null from process p where p.id = r.process_id and p.sector_id = r.sector_id)';

const counted = (event: string, changes: string) =>
  `create or replace function opportunity_${event}_counted() returns trigger language plpgsql as $$ begin
     update sector s set opportunity_count = s.opportunity_count + d.n
     from (select c.sector_id, sum(c.n)::int as n from (${changes}) c group by c.sector_id) d
     where s.id = d.sector_id and d.n <> 0;
     return null; end $$`;
const NOW = `select r.sector_id, 1 as n from new_rows r where r.status <> 'rejected' and ${OF_PRESENT_PROCESS}`;
const BEFORE = `select r.sector_id, -1 as n from old_rows r where r.status <> 'rejected' and ${OF_PRESENT_PROCESS}`;

/** Those of 0005 and 0009 that look from one table into another, by both columns. */
const COUNTERS = [
  counted('insert', NOW),
  counted('update', `${NOW} union all ${BEFORE}`),
  counted('delete', BEFORE),
  `create or replace function process_presence_counted() returns trigger language plpgsql as $$ begin
     update sector s set opportunity_count = s.opportunity_count + d.opportunities
     from (
       select t.sector_id, sum(t.n * o.n)::int as opportunities
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
         select count(*) as n from opportunity
         where process_id = t.id and sector_id = t.sector_id and status <> 'rejected'
       ) o
       group by t.sector_id
     ) d
     where s.id = d.sector_id;
     return null; end $$`,
  `create or replace function process_cascade_counted() returns trigger language plpgsql as $$ begin
     update sector s set opportunity_count = (
       select count(*) from opportunity r where r.sector_id = s.id and r.status <> 'rejected' and ${OF_PRESENT_PROCESS}
     )
     where s.id in (select sector_id from old_rows where deleted_at is null);
     return null; end $$`,
];
