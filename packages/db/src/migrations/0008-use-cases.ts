import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table sector add column profile jsonb not null default '{}';
alter table process add column finding text;
alter table process_suitability add column finding jsonb;
alter table opportunity add column basis text, add column confidence double precision, add column use_case_id text;
update opportunity set basis = case
  when source = 'Added by hand' then 'person'
  when source like 'Playbook:%' then 'playbook'
  when source <> 'Built-in analyst' then 'model'
end;
create index opportunity_use_case on opportunity (sector_id, use_case_id) where use_case_id is not null
`;
