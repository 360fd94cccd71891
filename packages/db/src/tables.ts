import type { Selectable } from 'kysely';
import type { SectorEventTable } from './tables/activity.ts';
import type { InitiativeActualTable } from './tables/actuals.ts';
import type { AuditEntryTable } from './tables/audit.ts';
import type {
  KnownOriginTable,
  PasswordResetTable,
  PendingSignInTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  SignInThrottleTable,
  SsoIdentityTable,
} from './tables/auth.ts';
import type { BackupRunTable } from './tables/backups.ts';
import type { CleanupTable } from './tables/cleanup.ts';
import type { ClientLinkOpeningTable, ClientLinkTable } from './tables/client-links.ts';
import type { CommentMentionTable, CommentTable } from './tables/comments.ts';
import type { EvidenceDecisionTable, EvidenceTable } from './tables/evidence.ts';
import type { ExportFileTable } from './tables/exports.ts';
import type { FileRemovalTable, StoredFileChunkTable, StoredFileTable } from './tables/files.ts';
import type { IdempotencyKeyTable } from './tables/idempotency.ts';
import type { ProcessImportTable } from './tables/imports.ts';
import type {
  InitiativeOpportunityTable,
  InitiativeTable,
  PlanChangeTable,
  PlanSettingTable,
} from './tables/initiatives.ts';
import type { InsightTable } from './tables/insights.ts';
import type { InvitationTable } from './tables/invitations.ts';
import type { JobItemTable, JobTable } from './tables/jobs.ts';
import type { JourneyTable } from './tables/journeys.ts';
import type { OpportunityTable } from './tables/opportunities.ts';
import type { PlaybookApplicationTable, PlaybookTable } from './tables/playbooks.ts';
import type { PresenceTable } from './tables/presence.ts';
import type { ProcessTable } from './tables/processes.ts';
import type { RoiAssumptionTable, RoiInputTable } from './tables/roi.ts';
import type { SavedViewTable } from './tables/saved-views.ts';
import type { ScenarioTable } from './tables/scenarios.ts';
import type { SectorGrantTable } from './tables/sector-access.ts';
import type { SectorFavoriteTable, SectorTable } from './tables/sectors.ts';
import type { ProcessSuitabilityTable } from './tables/suitability.ts';
import type { TeamMemberTable, TeamTable } from './tables/teams.ts';
import type { ApiTokenTable } from './tables/tokens.ts';
import type { AppUserTable } from './tables/users.ts';
import type { SectorShortlistTable, VendorTable } from './tables/vendors.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables/webhooks.ts';
import type { WorkspaceTable } from './tables/workspace.ts';

/**
 * The tables as Kysely sees them. Column and field differ only by snake and camel case.
 * Every child of a sector carries `sector_id`, so that no query has to join its way up (performance: a generic plan
 * scans the whole child table otherwise).
 */
export interface Tables {
  app_user: AppUserTable;
  audit_entry: AuditEntryTable;
  session: SessionTable;
  invitation: InvitationTable;
  api_token: ApiTokenTable;
  password_reset: PasswordResetTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  pending_sign_in: PendingSignInTable;
  sso_identity: SsoIdentityTable;
  known_origin: KnownOriginTable;
  sign_in_throttle: SignInThrottleTable;
  sector: SectorTable;
  sector_favorite: SectorFavoriteTable;
  sector_grant: SectorGrantTable;
  team: TeamTable;
  team_member: TeamMemberTable;
  sector_event: SectorEventTable;
  comment: CommentTable;
  comment_mention: CommentMentionTable;
  presence: PresenceTable;
  process: ProcessTable;
  opportunity: OpportunityTable;
  saved_view: SavedViewTable;
  process_suitability: ProcessSuitabilityTable;
  process_import: ProcessImportTable;
  roi_assumption: RoiAssumptionTable;
  roi_input: RoiInputTable;
  scenario: ScenarioTable;
  journey: JourneyTable;
  insight: InsightTable;
  evidence: EvidenceTable;
  evidence_decision: EvidenceDecisionTable;
  initiative: InitiativeTable;
  initiative_opportunity: InitiativeOpportunityTable;
  initiative_actual: InitiativeActualTable;
  plan_setting: PlanSettingTable;
  plan_change: PlanChangeTable;
  playbook: PlaybookTable;
  playbook_application: PlaybookApplicationTable;
  vendor: VendorTable;
  sector_shortlist: SectorShortlistTable;
  workspace: WorkspaceTable;
  cleanup: CleanupTable;
  export_file: ExportFileTable;
  stored_file: StoredFileTable;
  stored_file_chunk: StoredFileChunkTable;
  file_removal: FileRemovalTable;
  client_link: ClientLinkTable;
  client_link_opening: ClientLinkOpeningTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  job: JobTable;
  job_item: JobItemTable;
  idempotency_key: IdempotencyKeyTable;
  backup_run: BackupRunTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
