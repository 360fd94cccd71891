import { type Kysely, sql } from 'kysely';

/**
 * The log of who did what from where. It only grows: an entry goes when it is older than the workspace keeps them, and
 * until then the most that can happen to it is that words are taken out of it, as when a person or a client is erased.
 * What writes it stands in audit/audit-triggers.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What an erasure may take out of an entry. */
const WORDS = ['by_name', 'address', 'user_agent', 'what', 'changes'];

const STATEMENTS = [
  `create table audit_entry (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default clock_timestamp(),
    user_id uuid,
    by_name text,
    via text not null,
    credential_id uuid,
    address text,
    user_agent text,
    kind text not null,
    action text not null,
    sector_id uuid,
    subject_id text,
    what text,
    count integer not null default 1,
    changes jsonb
  )`,
  'create index audit_entry_at on audit_entry using brin (at)',
  'create index audit_entry_user on audit_entry (user_id, id)',
  'create index audit_entry_sector on audit_entry (sector_id, id)',
  'create index audit_entry_kind on audit_entry (kind, id)',
  `create index audit_entry_account on audit_entry (subject_id, id)
    where kind in ('session', 'account', 'secondFactor')`,
  'alter table workspace add column audit_months integer not null default 24 check (audit_months between 6 and 120)',
  `create function audit_entry_guarded() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at < now() - make_interval(months => (select audit_months from workspace)) then return old; end if;
    elsif tg_op = 'UPDATE' then
      if to_jsonb(new) - '{${WORDS.join(',')}}'::text[] = to_jsonb(old) - '{${WORDS.join(',')}}'::text[]
        ${WORDS.map((word) => `and (new.${word} is null or new.${word} is not distinct from old.${word})`).join(' ')}
      then return new; end if;
    end if;
    raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger audit_entry_guarded before update or delete on audit_entry
    for each row execute function audit_entry_guarded()`,
  `create trigger audit_entry_not_emptied before truncate on audit_entry
    for each statement execute function audit_entry_guarded()`,
];
