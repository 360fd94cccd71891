import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AuditedTable } from './audited-table.ts';
import { AUDITED } from './audited-tables.ts';

/** Of more rows than these, an entry keeps their number only. */
const ROWS_SHOWN = 100;
const TEXT_MAX = 500;
const JSON_MAX_BYTES = 4000;

/** Any number, the same in every process. */
const LOCK = 6_215_042;

/**
 * Makes the triggers by which every write to an audited table adds its entry in its own transaction, whoever makes it.
 * They are derived from the tables as they are, so they are made anew when those or audited-tables.ts have changed.
 */
export async function installAuditTriggers(db: Kysely<unknown>): Promise<void> {
  const types = await typesOfColumns(db);
  const statements = [
    WRITE_AUDIT,
    ...Object.entries(AUDITED).flatMap(([name, table]) => triggersOf(name, table, types)),
  ];
  const mark = createHash('sha256').update(statements.join('\n')).digest('hex');
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const { rows } = await sql<{ mark: string }>`select obj_description('audit_entry'::regclass) as mark`.execute(tx);
    if (rows[0]?.mark === mark) return;
    await sql.raw(DROP_ALL).execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await sql.raw(`comment on table audit_entry is '${mark}'`).execute(tx);
  });
}

async function typesOfColumns(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{ place: string; type: string }>`
    select concat(table_name, '.', column_name) as place, data_type as type
    from information_schema.columns where table_schema = current_schema()
  `.execute(db);
  return new Map(rows.map(({ place, type }) => [place, type]));
}

const DROP_ALL = `
do $$ declare f record; begin
  for f in select oid::regprocedure as name from pg_proc
    where pronamespace = current_schema()::regnamespace and proname ~ '^audited_'
  loop execute format('drop function %s cascade', f.name); end loop;
end $$`;

/** Who does it is what the transaction was told (pool-dialect.ts); $1 to $8 are the arguments, whose names are those of columns. */
const WRITE_AUDIT = `
create or replace function audited_write(
  kind text, action text, done_by uuid, sector uuid, subject text, what text, count bigint, changes jsonb
) returns void language plpgsql as $$
declare
  who jsonb := nullif(current_setting('process_ai.who', true), '')::jsonb;
  person uuid := coalesce((who ->> 'userId')::uuid, $3);
begin
  insert into audit_entry (
    user_id, by_name, via, credential_id, address, user_agent, kind, action, sector_id, subject_id, what, count, changes
  )
  select person, (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = person),
    coalesce(who ->> 'via', 'system'), (who ->> 'credentialId')::uuid, who ->> 'address', who ->> 'userAgent',
    $1, $2, $4, $5, left($6, 300), $7, $8;
end $$`;

type Types = Map<string, string>;

function triggersOf(name: string, table: AuditedTable, types: Types): string[] {
  const { insert = "'added'", delete: deletion = "'deleted'", update } = table;
  const changed = update === undefined ? markAction(table) : update;
  return [
    ...(insert === null ? [] : trigger(name, 'insert', oneWay(name, table, types, 'new_rows', 'after', insert))),
    ...(deletion === null ? [] : trigger(name, 'delete', oneWay(name, table, types, 'old_rows', 'before', deletion))),
    ...(changed === null ? [] : updateTrigger(name, table, types, changed)),
  ];
}

const markAction = ({ mark }: AuditedTable) =>
  mark === undefined
    ? "'changed'"
    : `case when o.${mark} is null and n.${mark} is not null then 'deleted'
       when o.${mark} is not null and n.${mark} is null then 'restored' else 'changed' end`;

const ROWS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

const trigger = (name: string, event: keyof typeof ROWS, body: string): string[] => [
  functionOf(name, event, body),
  `create trigger audited_${name}_${event} after ${event} on ${name} ${ROWS[event]}
   for each statement execute function audited_${name}_${event}()`,
];

/** Migrations and erasures say that they are no deed of a person, or say it themselves. */
const functionOf = (name: string, event: string, body: string) => `
create function audited_${name}_${event}() returns trigger language plpgsql as $$
declare
  total bigint;
  one text;
begin
  if current_setting('process_ai.unaudited', true) = 'on' then return null; end if;
  ${body}
  return null;
end $$`;

/** Rows that came or went: one entry for the statement. */
function oneWay(name: string, table: AuditedTable, types: Types, rows: string, side: string, action: string): string {
  const { id, sector, doneBy, label } = placesOf(table);
  const from = `${rows} r${table.only === undefined ? '' : ` where ${table.only}`}`;
  const shown = table.shows.map((column) => `'${column}', ${valueOf(name, column, types)('r')}`);
  const values = `jsonb_build_object(${shown.join(', ')})`;
  const row = `jsonb_strip_nulls(jsonb_build_object('id', ${id}, 'name', left(${label}, 300), '${side}', ${values}))`;
  return `
  select count(*) into total from ${from};
  if total = 0 then return null; end if;
  perform audited_write('${table.kind}', min((${action})::text), (array_agg(${doneBy}))[1], (array_agg(${sector}))[1],
    case when total = 1 then min((${id})::text) end, min(${label}) filter (where total = 1), total,
    ${shown.length === 0 ? 'null' : `jsonb_agg(${row}) filter (where total <= ${ROWS_SHOWN})`})
  from ${from};`;
}

function updateTrigger(name: string, table: AuditedTable, types: Types, action: string): string[] {
  const columns = [...table.shows, ...(table.hides ?? []), ...(table.mark === undefined ? [] : [table.mark])];
  const pair = pairOf(name, table, types);
  const { id, sector, doneBy, label } = placesOf(table, 'n');
  if (table.byColumn) {
    const plain = (text: string) => text.replace(/\bo\./g, 'old.').replace(/\bn\./g, 'new.');
    const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    const values = [
      `'${table.kind}'`,
      action,
      doneBy,
      sector,
      `(${id})::text`,
      label,
      '1',
      `jsonb_build_array(${pair})`,
    ];
    const body = `if ${differs} then perform audited_write(${plain(values.join(', '))}); end if;`;
    return [
      functionOf(name, 'update', body),
      `create trigger audited_${name}_update after update of ${columns.join(', ')} on ${name}
       for each row execute function audited_${name}_update()`,
    ];
  }
  const list = [`(${placesOf(table).id})::text as row_id`, ...columns.map((column) => `r.${column}`)].join(', ');
  const differs = columns.map((column) => `o.${column} is distinct from n.${column}`).join(' or ');
  const entry = (rows: string, count: string, changes: string) => `
  perform audited_write('${table.kind}', d.action, (array_agg(d.done_by))[1], (array_agg(d.sector))[1],
    case when ${count} = 1 then min(d.id) end, case when ${count} = 1 then min(d.label) end, ${count}, ${changes})
  from (
    select ${action} as action, ${doneBy} as done_by, ${sector} as sector, (${id})::text as id, ${label} as label,
      ${pair} as pair
    from ${rows} where (${id})::text = (${placesOf(table, 'o').id})::text and (${differs})
  ) d
  group by d.action;`;
  // No join of all rows where they are many: the plan of a trigger is kept, and one chosen for a row is quadratic then.
  const body = `
  select count(*) into total from new_rows;
  if total <= ${ROWS_SHOWN} then
    ${entry('new_rows n, old_rows o', 'count(*)', 'jsonb_agg(d.pair)')}
    return null;
  end if;
  select count(*), min(row_id) into total, one from (
    select ${list} from new_rows r except all select ${list} from old_rows r
  ) c;
  if total > 0 then ${entry(
    `(select * from new_rows r where (${placesOf(table).id})::text = one) n,
      (select * from old_rows r where (${placesOf(table).id})::text = one) o`,
    'total',
    'null',
  )} end if;`;
  return trigger(name, 'update', body);
}

/** What is shown of one row that was updated: only what differs, before and after. */
function pairOf(name: string, table: AuditedTable, types: Types): string {
  const { id, label } = placesOf(table, 'n');
  const side = (alias: string) => {
    const shown = table.shows.map(
      (column) =>
        `'${column}', case when o.${column} is distinct from n.${column} then ${valueOf(name, column, types)(alias)} end`,
    );
    const hidden = (table.hides ?? []).map(
      (column) =>
        `'${column}', case when o.${column} is distinct from n.${column} and ${alias}.${column} is not null then '(not shown)' end`,
    );
    return `jsonb_strip_nulls(jsonb_build_object(${[...shown, ...hidden].join(', ')}))`;
  };
  return `jsonb_strip_nulls(jsonb_build_object('id', ${id}, 'name', left(${label}, 300), 'before', ${side('o')}, 'after', ${side('n')}))`;
}

function placesOf(table: AuditedTable, alias = 'r') {
  const at = (expression: string) => expression.replace(/\br\./g, `${alias}.`);
  const { id = 'r.id', sector = 'r.sector_id', doneBy, name } = table;
  return {
    id: at(id),
    sector: sector === null ? 'null::uuid' : at(sector),
    doneBy: doneBy === undefined ? 'null::uuid' : at(doneBy),
    label: name === undefined ? 'null::text' : at(name),
  };
}

/** The value of a column in an entry, cut where it is long. Throws for a column that is not there, or is a file. */
function valueOf(table: string, column: string, types: Types): (alias: string) => string {
  const type = types.get(`${table}.${column}`);
  if (type === undefined || type === 'bytea') throw new Error(`The audit log cannot show ${table}.${column}.`);
  if (type === 'text') return (alias) => `left(${alias}.${column}, ${TEXT_MAX})`;
  if (type !== 'jsonb') return (alias) => `${alias}.${column}`;
  return (alias) => {
    const value = `${alias}.${column}`;
    return `case when pg_column_size(${value}) <= ${JSON_MAX_BYTES} then ${value} else to_jsonb(left(${value}::text, ${TEXT_MAX})) end`;
  };
}
