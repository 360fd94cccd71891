/** Of any table: which row it is and whose, and when and how often it was written. */
export const UNSHOWN_EVERYWHERE = 'id sector_id process_id user_id created_at updated_at updated_by version'.split(' ');

/** Columns of audited tables whose changes the audit log leaves out, by why; each table with its columns. */
export const UNSHOWN: Record<string, Record<string, string>> = {
  'is a secret, or tells of one': {
    api_token: 'prefix secret_hash',
    client_link: 'token_hash',
    invitation: 'token',
    password_reset: 'secret_hash',
    recovery_code: 'code_hash',
    second_factor: 'last_step secret',
    webhook: 'secret',
  },
  'is said by the entry itself: by whom, when, from where, which one': {
    client_link: 'answered_by created_by',
    client_link_opening: 'address link_id opened_at outcome user_agent',
    comment: 'by_name edited_at subject subject_id',
    evidence_decision: 'decided_at decided_by insight_id',
    export_file: 'file_name made_by',
    initiative_actual: 'entered_at entered_by initiative_id month',
    opportunity: 'decided_at decided_by',
    password_reset: 'used_at',
    playbook_application: 'applied_at playbook_name',
    process_import: 'completed_at file_name format',
    roi_input: 'cells',
    session: 'address expires_at last_seen_at public_id started_at user_agent',
    sector_shortlist: 'kept_at kept_by vendor_id',
    sso_identity: 'subject',
  },
  'follows from what is shown, from a file or from an analysis': {
    export_file: 'cover external_url figures file_id sector_revision',
    insight: 'evidence_basis facts figures file_id language notice pages sentences source summary_status uploaded_at',
    opportunity: 'basis confidence edited rationale source use_case_id',
    playbook_application: 'added',
    process: 'deletion_id finding import_id sort_key',
    process_import: 'file_id mapping undo',
    process_suitability: 'best_score finding',
    sector: 'insight_count is_sample journey_count opportunity_count process_count revision roi_calculated_at',
    vendor: 'facts_as_of',
    workspace: 'document_template logo_type slides_template',
  },
  'is how the product keeps it: order, origin, use, what an undo needs': {
    api_token: 'last_used_at',
    app_user: 'profile_image_url',
    initiative: 'position source state',
    journey: 'source',
    opportunity: 'position',
    plan_setting: 'state',
    webhook: 'failures',
  },
};
