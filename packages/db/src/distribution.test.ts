import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './testing.ts';

/**
 * Where Citus would put each table: spread over the servers by sector, copied to all of them, or on the coordinator
 * alone. What it asks of them is in its documentation, "Creating and Modifying Distributed Objects".
 */
const PLACES: Record<'by sector' | 'on every server' | 'on one', string> = {
  'by sector': `
    client_link client_link_opening comment comment_mention evidence evidence_decision export_file initiative
    initiative_actual initiative_opportunity insight journey opportunity plan_change plan_setting playbook_application presence process
    process_import process_suitability roi_assumption roi_input saved_view scenario sector sector_event sector_favorite
    sector_grant sector_shortlist`,
  'on every server': 'app_user team team_member vendor workspace',
  'on one': `
    api_token audit_entry backup_run cleanup file_removal idempotency_key invitation job job_item known_origin
    password_reset pending_sign_in playbook recovery_code second_factor session sign_in_throttle sso_identity
    stored_file stored_file_chunk webhook webhook_delivery`,
};

type Place = keyof typeof PLACES;
const placeOf = new Map(
  Object.entries(PLACES).flatMap(([place, tables]) =>
    tables
      .trim()
      .split(/\s+/)
      .map((name) => [name, place as Place]),
  ),
);

interface Table {
  name: string;
  /** Columns, and whether each may be null. */
  columns: Record<string, boolean>;
  uniques: string[][];
  /** The columns of each index without a condition, in their order. */
  indexes: string[][];
  references: { columns: string[]; to: string; toColumns: string[] }[];
  /** Triggers by what they are called for. */
  triggers: { rows: number; statements: number };
}

let database: Awaited<ReturnType<typeof testDatabase>>;
let tables: Table[];
beforeAll(async () => {
  database = await testDatabase();
  tables = await database.sql<Table[]>`
    select c.relname as name,
      (select jsonb_object_agg(attname, not attnotnull) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select jsonb_agg((
          select jsonb_agg(coalesce(a.attname, 'an expression') order by k.place)
          from unnest(i.indkey::int2[]) with ordinality k(attnum, place)
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        ) order by i.indexrelid) from pg_index i where i.indrelid = c.oid and i.indisunique), '[]') as uniques,
      coalesce((select jsonb_agg((
          select jsonb_agg(coalesce(a.attname, 'an expression') order by k.place)
          from unnest(i.indkey::int2[]) with ordinality k(attnum, place)
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        ) order by i.indexrelid) from pg_index i where i.indrelid = c.oid and i.indpred is null), '[]') as indexes,
      coalesce((select jsonb_agg(jsonb_build_object('to', f.confrelid::regclass::text,
          'columns', (select jsonb_agg(attname order by place) from unnest(f.conkey) with ordinality k(n, place)
            join pg_attribute on attrelid = f.conrelid and attnum = n),
          'toColumns', (select jsonb_agg(attname order by place) from unnest(f.confkey) with ordinality k(n, place)
            join pg_attribute on attrelid = f.confrelid and attnum = n)
        ) order by f.conname) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as references,
      (select jsonb_build_object('rows', count(*) filter (where tgtype & 1 = 1),
          'statements', count(*) filter (where tgtype & 1 = 0))
        from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^kysely'
    order by c.relname
  `;
});
afterAll(() => database.drop());

/** The column by which a table is spread. */
const keyOf = (table: string) => (table === 'sector' ? 'id' : 'sector_id');
const isSpread = (table: string) => placeOf.get(table) === 'by sector';

/** What stands against the place of a table, as Citus asks it. */
function obstaclesOf({ name, columns, uniques, references, triggers }: Table): string[] {
  const key = keyOf(name);
  const found: string[] = [];
  if (isSpread(name)) {
    if (!(key in columns)) found.push(`has no \`${key}\``);
    else if (columns[key]) found.push(`\`${key}\` may be null`);
    for (const unique of uniques) {
      if (!unique.includes(key)) found.push(`key (${unique.join(', ')}) without \`${key}\``);
    }
  }
  for (const { columns: from, to, toColumns } of references) {
    const isTogether = from.some((column, at) => column === key && toColumns[at] === keyOf(to));
    const arrow = `${from.join(', ')} → ${to}`;
    if (isSpread(name) && isSpread(to) && !isTogether) found.push(`${arrow} without the sector`);
    if (isSpread(name) && placeOf.get(to) === 'on one') found.push(`${arrow}, which is on one server`);
    if (!isSpread(name) && isSpread(to)) found.push(`${arrow}, which is spread`);
  }
  if (placeOf.get(name) !== 'on one') {
    for (const [kind, count] of Object.entries(triggers)) if (count > 0) found.push(`triggers for ${kind}: ${count}`);
  }
  return found;
}

test('each table has a place, and SCALING.md says what stands against it', () => {
  expect([...placeOf.keys()].toSorted()).toEqual(tables.map(({ name }) => name));
  const rows = tables.map((table) => {
    const obstacles = obstaclesOf(table);
    return `| \`${table.name}\` | ${placeOf.get(table.name)} | ${obstacles.join('; ') || 'nothing'} |`;
  });
  const scaling = readFileSync(new URL('../../../.github/SCALING.md', import.meta.url), 'utf8');
  const written = scaling.split('\n').filter((line) => /^\| `\w+` \| (by sector|on )/.test(line));
  expect(written.join('\n')).toBe(rows.join('\n'));
});

test('what is below a sector refers to rows of the same one, by an index that begins with both columns', () => {
  const within = tables.flatMap(({ name, indexes, references }) =>
    references
      .filter(({ to }) => isSpread(name) && isSpread(to) && to !== 'sector')
      .map(({ columns, to }) => ({
        reference: `${name} → ${to}`,
        hasSector: columns.includes('sector_id'),
        hasIndex: indexes.some(
          (index) => new Set([...index.slice(0, columns.length), ...columns]).size === columns.length,
        ),
      })),
  );
  expect(within.length).toBeGreaterThan(10);
  expect(within.filter(({ hasSector, hasIndex }) => !hasSector || !hasIndex)).toEqual([]);
});

test('no other index of a sector can be taken for that by which references to processes are checked', () => {
  // While PostgreSQL knows too little of new rows both look as good to it, and the wrong one reads the whole sector.
  const below = ['process', 'opportunity', 'roi_input', 'process_suitability', 'initiative_opportunity'];
  const several = tables.filter(
    ({ name, indexes }) => below.includes(name) && indexes.filter(([first]) => first === 'sector_id').length > 1,
  );
  expect(several.map(({ name }) => name)).toEqual([]);
});
