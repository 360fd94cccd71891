import { type Kysely, sql } from 'kysely';

/**
 * Amounts are derived when they are read: an opportunity keeps what was proposed of its benefit, and a figure that a
 * person entered; ROI results go, and a sector keeps when they were asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...OPPORTUNITIES, ...RESULTS]) await sql.raw(statement).execute(db);
}

/** By type, where nobody has said a benefit: a judgement, as DEFAULT_BENEFIT of the contract. */
const LIKELY = benefitBy({ automation: '0.3', ai: '0.2', agentic: '0.25' });
const LOW = benefitBy({ automation: '0.15', ai: '0.1', agentic: '0.1' });
const HIGH = benefitBy({ automation: '0.45', ai: '0.35', agentic: '0.4' });

function benefitBy(share: Record<'automation' | 'ai' | 'agentic', string>): string {
  const cases = Object.entries(share).map(([type, value]) => `when '${type}' then ${value}`);
  return `case type ${cases.join(' ')} end`;
}

const OPPORTUNITIES = [
  `alter table opportunity
     add column entered_savings double precision,
     add column benefit_moves text not null default 'handling time',
     add column benefit_low double precision,
     add column benefit_likely double precision,
     add column benefit_high double precision`,
  // What a person edited or entered stands; what an analyst, a model or a playbook said is derived from now on.
  `update opportunity set
     entered_savings = case when edited or basis = 'person' then estimated_savings end,
     benefit_low = ${LOW}, benefit_likely = ${LIKELY}, benefit_high = ${HIGH}`,
  `alter table opportunity
     alter column benefit_moves drop default,
     alter column benefit_low set not null,
     alter column benefit_likely set not null,
     alter column benefit_high set not null,
     drop column estimated_savings`,
];

const ofPresentProcess = '(select p.deleted_at is null from process p where p.id = r.process_id)';

const RESULTS = [
  'alter table sector add column roi_calculated_at timestamptz',
  'update sector s set roi_calculated_at = (select max(computed_at) from roi_result r where r.sector_id = s.id)',
  'drop table roi_result',
  ...['insert', 'update', 'delete'].map((event) => `drop function roi_result_${event}_counted()`),
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
         select count(*) as n from opportunity where process_id = t.id and status <> 'rejected'
       ) o
       group by t.sector_id
     ) d
     where s.id = d.sector_id;
     return null; end $$`,
  `create or replace function process_cascade_counted() returns trigger language plpgsql as $$ begin
     update sector s set opportunity_count = (
       select count(*) from opportunity r where r.sector_id = s.id and r.status <> 'rejected' and ${ofPresentProcess}
     )
     where s.id in (select sector_id from old_rows where deleted_at is null);
     return null; end $$`,
  'alter table sector drop column roi_result_count',
];
