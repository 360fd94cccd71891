import type { Tables } from '../tables.ts';

/** What the audit log keeps of a table. Expressions are SQL; `r` is a row, `o` and `n` a row before and after an update. */
export interface AuditedTable {
  kind: string;
  /** What a person calls a row. */
  name?: string;
  /** Columns whose values are kept, before and after. Never one that holds a secret, or a file. */
  shows: string[];
  /** Columns of which only is said that they have changed. */
  hides?: string[];
  /** What tells the row apart; `r.id` where it is left out. */
  id?: string;
  /** Its sector; `r.sector_id` where it is left out, null = it belongs to none. */
  sector?: string | null;
  /** The person who did it where nobody is signed in, as at a sign-in. */
  doneBy?: string;
  /** The column whose time says that the row counts as deleted. */
  mark?: string;
  /** The action of each event; null = not kept. "added", "changed" or what the mark says, "deleted" where it is left out. */
  insert?: string | null;
  update?: string | null;
  delete?: string | null;
  /** Rows of which inserts and deletions are kept; all where it is left out. */
  only?: string;
  /** Of this table nearly every statement changes nothing that is shown: a look at its columns is cheaper. */
  byColumn?: boolean;
}

const says = (action: string) => `'${action}'`;
const EMAIL = '(select u.email from app_user u where u.id = r.user_id)';
const PROCESS = "(select concat(p.code, ' ', p.name) from process p where p.id = r.process_id)";
const INITIATIVE = '(select i.name from initiative i where i.id = r.initiative_id)';

export const AUDITED: Partial<Record<keyof Tables, AuditedTable>> = {
  app_user: {
    kind: 'account',
    name: 'r.email',
    shows: ['email', 'first_name', 'last_name', 'is_admin'],
    hides: ['password_hash'],
    sector: null,
    doneBy: 'r.id',
    update: `case when o.password_hash is distinct from n.password_hash then 'passwordChanged'
      when o.is_admin and not n.is_admin then 'madeUser' when n.is_admin and not o.is_admin then 'madeAdministrator'
      else 'changed' end`,
  },
  session: {
    kind: 'session',
    shows: [],
    id: 'r.public_id',
    sector: null,
    doneBy: 'r.user_id',
    insert: says('signedIn'),
    update: null,
    delete: says('signedOut'),
    only: 'r.expires_at > now()',
  },
  password_reset: {
    kind: 'account',
    name: '(select u.email from app_user u where u.id = r.user_id)',
    shows: ['expires_at'],
    id: 'r.user_id',
    sector: null,
    insert: says('resetLinkMade'),
    update: null,
    delete: null,
  },
  sso_identity: {
    kind: 'account',
    name: '(select u.email from app_user u where u.id = r.user_id)',
    shows: ['issuer'],
    id: 'r.user_id',
    sector: null,
    doneBy: 'r.user_id',
    insert: says('linkedToProvider'),
  },
  second_factor: {
    kind: 'secondFactor',
    name: '(select u.email from app_user u where u.id = r.user_id)',
    shows: ['confirmed_at'],
    id: 'r.user_id',
    sector: null,
    doneBy: 'r.user_id',
    insert: null,
    update: `'turnedOn'`,
    delete: says('turnedOff'),
    only: 'r.confirmed_at is not null',
  },
  recovery_code: {
    kind: 'secondFactor',
    name: '(select u.email from app_user u where u.id = r.user_id)',
    shows: ['used_at'],
    id: 'r.user_id',
    sector: null,
    doneBy: 'r.user_id',
    insert: null,
    update: `'recoveryCodeUsed'`,
    delete: null,
  },
  api_token: {
    kind: 'token',
    name: 'r.name',
    shows: ['name', 'scope', 'expires_at'],
    sector: null,
    doneBy: 'r.user_id',
    update: null,
  },
  invitation: {
    kind: 'invitation',
    name: 'r.email',
    shows: ['email', 'makes_admin', 'expires_at', 'used_at'],
    sector: null,
    update: `case when o.used_at is null and n.used_at is not null then 'redeemed' else 'changed' end`,
  },
  sector_grant: {
    kind: 'sector',
    name: 'coalesce((select u.email from app_user u where u.id = r.user_id), (select t.name from team t where t.id = r.team_id))',
    shows: ['user_id', 'team_id', 'role'],
    id: 'coalesce(r.user_id, r.team_id)',
    insert: says('accessGiven'),
    // That whoever adds a sector owns it is said by the entry of the sector.
    only: 'exists (select from sector s where s.id = r.sector_id and s.created_at <> now())',
    update: says('accessChanged'),
    delete: says('accessTaken'),
  },
  team: { kind: 'settings', name: 'r.name', shows: ['name'], sector: null },
  team_member: { kind: 'settings', name: EMAIL, shows: ['team_id'], id: 'r.user_id', sector: null },
  workspace: {
    kind: 'settings',
    shows: [
      'company_name',
      'accent_colour',
      'document_template_name',
      'slides_template_name',
      'require_second_factor',
      'sector_access',
      'audit_months',
      'deleted_days',
      'export_months',
      'activity_months',
    ],
    hides: ['logo'],
    sector: null,
  },
  sector: {
    kind: 'sector',
    name: 'r.name',
    shows: ['name', 'description', 'reference_model', 'icon', 'profile', 'export_cover', 'access'],
    sector: 'r.id',
    mark: 'deleted_at',
    byColumn: true,
  },
  process: {
    kind: 'processes',
    name: "concat(r.code, ' ', r.name)",
    shows: ['code', 'name', 'level', 'description', 'parent_id'],
    mark: 'deleted_at',
  },
  process_suitability: { kind: 'suitability', name: PROCESS, shows: ['overrules'], id: 'r.process_id', insert: null },
  opportunity: {
    kind: 'opportunities',
    name: 'r.title',
    shows: [
      'title',
      'type',
      'description',
      'status',
      'effort',
      'entered_savings',
      'benefit_moves',
      'benefit_low',
      'benefit_likely',
      'benefit_high',
      'owner',
      'due_date',
    ],
    update: `case when o.status = n.status then 'changed' when n.status = 'proposed' then 'reopened' else n.status end`,
  },
  roi_input: {
    kind: 'inputs',
    name: PROCESS,
    shows: [
      'fte_count',
      'process_frequency',
      'average_salary',
      'average_runtime',
      'implementation_cost',
      'annual_run_cost',
      'automation_rate',
      'realisation',
    ],
    id: 'r.process_id',
  },
  roi_assumption: { kind: 'inputs', shows: ['changed'], id: 'r.sector_id' },
  scenario: { kind: 'scenarios', name: 'r.name', shows: ['name', 'description', 'assumptions'] },
  initiative: {
    kind: 'plan',
    name: 'r.name',
    shows: [
      'name',
      'description',
      'owner',
      'start_month',
      'end_month',
      'status',
      'cost_lines',
      'annual_run_cost',
      'effort_days',
      'gate',
      'risks',
      'measures',
      'baseline',
    ],
  },
  initiative_actual: {
    kind: 'actuals',
    name: `concat(${INITIATIVE}, ' ', r.month)`,
    shows: ['savings', 'cost', 'volume', 'measures'],
    id: "concat(r.initiative_id, ' ', r.month)",
  },
  plan_setting: { kind: 'plan', shows: ['start_month', 'capacity_days'], id: 'r.sector_id' },
  journey: {
    kind: 'journeys',
    name: 'r.name',
    shows: ['name', 'description', 'persona', 'touch_points'],
    mark: 'deleted_at',
  },
  insight: {
    kind: 'documents',
    name: 'r.title',
    shows: ['title', 'file_name', 'file_type', 'file_size'],
    mark: 'deleted_at',
  },
  process_import: {
    kind: 'import',
    name: 'r.file_name',
    shows: ['status', 'created', 'updated', 'skipped'],
    insert: null,
    update: `case n.status when 'completed' then 'done' when 'undone' then 'undone' else 'changed' end`,
    delete: null,
  },
  playbook: {
    kind: 'playbooks',
    name: "r.content ->> 'name'",
    shows: ['content'],
    sector: null,
    mark: 'deleted_at',
  },
  playbook_application: {
    kind: 'playbooks',
    name: 'r.playbook_name',
    shows: ['undone_at'],
    insert: says('applied'),
    update: says('undone'),
  },
  vendor: {
    kind: 'vendors',
    name: 'r.name',
    shows: [
      'name',
      'overview',
      'headquarters',
      'founded',
      'industry',
      'website',
      'capabilities',
      'products',
      'ai_capabilities',
    ],
    sector: null,
    mark: 'deleted_at',
  },
  sector_shortlist: {
    kind: 'vendors',
    name: '(select v.name from vendor v where v.id = r.vendor_id)',
    shows: ['note'],
    id: 'r.vendor_id',
    insert: says('kept'),
    delete: says('dropped'),
  },
  comment: { kind: 'comments', shows: ['text'], mark: 'deleted_at' },
  export_file: { kind: 'export', name: 'r.file_name', shows: ['format', 'title'], insert: says('done'), update: null },
  client_link: {
    kind: 'link',
    name: 'r.label',
    shows: ['label', 'expires_at', 'sections'],
    hides: ['password_hash'],
    mark: 'revoked_at',
  },
  client_link_opening: {
    kind: 'link',
    name: '(select l.label from client_link l where l.id = r.link_id)',
    shows: [],
    id: 'r.link_id',
    sector: '(select l.sector_id from client_link l where l.id = r.link_id)',
    insert: 'r.outcome',
    update: null,
    delete: null,
  },
};
