import { createHmac } from 'node:crypto';
import postgres from 'postgres';

const ROLE = 'process_ai';
/** Any number, the same in every process. */
const LOCK = 6_215_043;

/**
 * The URL by which the product uses the embedded server: as the owner of all that is its own, without the rights of a
 * superuser, who can read and run files of the machine. Makes the role, and hands over to it what an earlier version
 * made as the superuser. Its password follows from the superuser's, so that processes which share the server agree.
 */
export async function productUrl(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl);
  const password = createHmac('sha256', url.password).update(ROLE).digest('base64url');
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${LOCK})`;
      const [known] = await transaction`select from pg_roles where rolname = ${ROLE}`;
      if (!known) await transaction.unsafe(`create role ${ROLE} login password '${password}'`);
      await transaction.unsafe(HAND_OVER);
      // Names and sizes, which the page Storage adds up; what is written there it does not show.
      await transaction.unsafe(`grant execute on function pg_ls_waldir() to ${ROLE}`);
    });
  } finally {
    await sql.end();
  }
  url.username = ROLE;
  url.password = password;
  return url.href;
}

/** A sequence that belongs to a column goes with its table, and the type of a table's rows as well. */
const HAND_OVER = `
do $$
declare
  own oid := current_user::regrole;
  change text;
begin
  for change in
    with place as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select format('database %I', datname) from pg_database where datname = current_database() and datdba = own
    union all
    select format('schema %I', nspname) from place where nspowner = own
    union all
    select format(case relkind when 'S' then 'sequence %I.%I' when 'v' then 'view %I.%I' else 'table %I.%I' end, nspname, relname)
    from pg_class c join place p on p.oid = relnamespace
    where relowner = own and relkind in ('r', 'p', 'v', 'S')
      and not exists (
        select from pg_depend d where relkind = 'S' and d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      )
    union all
    select format('routine %s', f.oid::regprocedure) from pg_proc f join place p on p.oid = pronamespace where proowner = own
    union all
    select format('type %I.%I', nspname, typname) from pg_type join place p on p.oid = typnamespace
    where typowner = own and typtype in ('e', 'd')
  loop
    execute format('alter %s owner to ${ROLE}', change);
  end loop;
end $$`;
